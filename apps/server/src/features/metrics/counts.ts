// Public to other features.
import type { Severity } from '@waybill/api-contract';
import { type ViolationCounts, violationCounters } from '../project-counter/violation-counters.ts';

/** The counters by severity. */
export type SeverityColumn = 'c4' | 'c3' | 'c2' | 'c1' | 'c0';

const columnOfSeverity: Readonly<Record<Severity, SeverityColumn>> = {
  CRITICAL: 'c4',
  HIGH: 'c3',
  MEDIUM: 'c2',
  LOW: 'c1',
  // Informational ones are counted as low.
  INFO: 'c1',
  UNASSIGNED: 'c0',
};

/** Which counters tell of vulnerabilities of these severities, each once. */
export function severityColumns(severities: readonly Severity[]): SeverityColumn[] {
  return [...new Set(severities.map((severity) => columnOfSeverity[severity]))];
}

/** Counters of a component, project or portfolio as the database holds them. */
export interface Counts extends ViolationCounts {
  comps: number;
  vcomps: number;
  c4: number;
  c3: number;
  c2: number;
  c1: number;
  c0: number;
  /** Rows, not alias groups; suppressed ones are not in it. */
  findings: number;
  audited: number;
  suppressed: number;
}

/** Counts that held from one moment to another. */
export interface CountsInterval {
  counts: Counts;
  firstAt: Date;
  lastAt: Date;
}

/** The changes of one day or of ten minutes, see table `project_delta`. */
export interface DeltaRow extends Counts {
  first_at: Date;
  last_at: Date;
}

/**
 * The counts after each change, oldest first, worked out backwards from today's counts. The first interval is the
 * state before the first change in the window, if the subject existed then.
 * @param deltas changes within the window, oldest first
 * @param from start of the window, or the moment the subject came to be if that is later
 */
export function intervalsFromDeltas(
  current: Counts,
  deltas: readonly DeltaRow[],
  from: Date,
  now: Date,
): CountsInterval[] {
  const intervals: CountsInterval[] = [];
  let counts = current;
  let until = now;
  for (const delta of [...deltas].reverse()) {
    intervals.push({ counts, firstAt: delta.last_at, lastAt: until });
    counts = subtract(counts, delta);
    until = delta.first_at;
  }
  if (from < until && (deltas.length === 0 || counts.comps > 0)) {
    intervals.push({ counts, firstAt: from, lastAt: until });
  }
  return intervals.reverse();
}

/** All of them. */
export const counters = [
  'comps',
  'vcomps',
  'c4',
  'c3',
  'c2',
  'c1',
  'c0',
  'findings',
  'audited',
  'suppressed',
  ...violationCounters,
] as const satisfies readonly (keyof Counts)[];

function subtract(counts: Counts, delta: Counts): Counts {
  const result = { ...counts };
  for (const key of counters) result[key] -= delta[key];
  return result;
}

export function sameCounts(a: Counts, b: Counts): boolean {
  return counters.every((key) => a[key] === b[key]);
}

/** Alias groups with a vulnerability, all severities. */
export function vulnerabilitiesOf(counts: Counts): number {
  return counts.c4 + counts.c3 + counts.c2 + counts.c1 + counts.c0;
}

/** Contract §16: critical 10, high 5, medium 3, low 1, unassigned 5. */
export function riskScore(counts: Pick<Counts, 'c4' | 'c3' | 'c2' | 'c1' | 'c0'>): number {
  return counts.c4 * 10 + counts.c3 * 5 + counts.c2 * 3 + counts.c1 + counts.c0 * 5;
}
