import type { Database } from '../../../db/database.ts';
import type { Coverage } from '../event/coverage.service.ts';
import type { OpenEvent, Step } from '../event/outbox.queries.ts';
import type { SummarySubject } from '../event/summary.ts';
import { wordsOfSummary } from '../event/titles.ts';
import { filterSummary } from '../filter/filter-summary.service.ts';
import { findingSummary, violationSummary } from '../summary/build-summary.service.ts';
import { listNextProjects, listOpenFindings, listOpenViolations, type OpenPlace } from './open.queries.ts';

/** Projects, and components with findings or violations, that one message is about. */
const projectsPerStep = 100;
const componentsPerStep = 500;

interface Place extends OpenPlace {
  readonly phase: 'findings' | 'violations';
}

const start: Place = { phase: 'findings', projectId: 0, componentId: 0 };

/** Tells a rule of what is open in the projects that it covers: some summaries instead of a message for each finding. */
export async function tellOfOpen(db: Database, event: OpenEvent, coverage: Coverage): Promise<Step> {
  const { ruleId, progress } = event.subject as { ruleId: number; progress?: Place };
  const place = progress ?? start;
  const rule = coverage.ruleOf(ruleId);
  const nothing: Step = { messages: [], progress: undefined };
  if (!rule) return nothing;
  const wants = {
    findings: rule.groups.includes('NEW_VULNERABILITY') || rule.groups.includes('NEW_VULNERABLE_DEPENDENCY'),
    violations: rule.groups.includes('POLICY_VIOLATION'),
  };
  const nextPhase = place.phase === 'findings' ? { ...start, phase: 'violations' as const } : undefined;
  if (!wants[place.phase]) return { messages: [], progress: nextPhase };
  const within = await coverage.projectsOfRule(ruleId);
  const projectIds = await listNextProjects(db, place.projectId, within, projectsPerStep);
  const last = projectIds.at(-1);
  if (last === undefined) return { messages: [], progress: nextPhase };
  const { subject, components, end } = await readPart(db, { ruleId, at: event.at }, place, projectIds);
  const isThrough = components < componentsPerStep;
  const next: Place = isThrough ? { ...place, projectId: last + 1, componentId: 0 } : { ...place, ...end };
  const group =
    subject.kind === 'finding-summary' ? 'NEW_VULNERABILITIES_SUMMARY' : 'NEW_POLICY_VIOLATIONS_SUMMARY';
  const base = { at: event.at, scope: 'PORTFOLIO' as const, group, level: 0 };
  const left = await filterSummary(rule, subject, { ...base, ...wordsOfSummary(subject) });
  if (left.projects.length === 0) return { messages: [], progress: next };
  const message = {
    ...base,
    ...wordsOfSummary(left),
    projectId: undefined,
    subject: left,
    ruleIds: [ruleId],
  };
  return { messages: [message], progress: next };
}

interface Part {
  readonly subject: SummarySubject;
  /** The number of components read. */
  readonly components: number;
  /** The last of them. */
  readonly end: OpenPlace;
}

async function readPart(
  db: Database,
  { ruleId, at }: { ruleId: number; at: Date },
  place: Place,
  projectIds: readonly number[],
): Promise<Part> {
  if (place.phase === 'findings') {
    const rows = await listOpenFindings(db, projectIds, place, componentsPerStep);
    const since = earliest(
      at,
      rows.map((row) => row.found_at),
    );
    const open = rows.filter((row) => !row.suppressed);
    return { subject: await findingSummary(db, { ruleId, since }, open), ...extentOf(rows, place) };
  }
  const rows = await listOpenViolations(db, projectIds, place, componentsPerStep);
  const since = earliest(
    at,
    rows.map((row) => row.since),
  );
  const open = rows.filter((row) => !row.suppressed);
  return { subject: await violationSummary(db, { ruleId, since }, open), ...extentOf(rows, place) };
}

function extentOf(rows: readonly { project_id: number; component_id: number }[], place: OpenPlace) {
  const last = rows.at(-1);
  const end = last ? { projectId: last.project_id, componentId: last.component_id } : place;
  return { components: new Set(rows.map((row) => `${row.project_id} ${row.component_id}`)).size, end };
}

function earliest(at: Date, times: readonly Date[]): string {
  const first = times.reduce((least, time) => Math.min(least, time.getTime()), at.getTime());
  return new Date(first).toISOString();
}
