import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import type { Counts } from '../metrics/counts.ts';
import { currentProjectMetrics } from '../metrics/metrics.service.ts';
import { type BadgeField, drawBadge } from './badge-svg.ts';

/** White text on each of these has a contrast of at least 4.5. */
const colors = {
  critical: '#b3202c',
  high: '#b34700',
  medium: '#806000',
  low: '#2e6da4',
  unassigned: '#666666',
  good: '#1e7b34',
} as const;

export type BadgeKind = 'vulns' | 'violations';

/** A project's figures as a picture. @throws 404, 403 */
export async function badgeOf(
  db: Database,
  kind: BadgeKind,
  projectUuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<string> {
  const { counts } = await currentProjectMetrics(db, projectUuid, scope, now);
  const fields = kind === 'vulns' ? vulnerabilityFields(counts) : violationFields(counts);
  const shown = fields.filter(({ count }) => count > 0);
  const none: BadgeField[] = [{ text: 'none', color: colors.good }];
  return drawBadge(
    kind === 'vulns' ? 'vulnerabilities' : 'policy violations',
    shown.length === 0 ? none : shown.map(({ count, word, color }) => ({ text: `${count} ${word}`, color })),
  );
}

interface CountedField {
  readonly count: number;
  readonly word: string;
  readonly color: string;
}

function vulnerabilityFields({ c4, c3, c2, c1, c0 }: Counts): CountedField[] {
  return [
    { count: c4, word: 'critical', color: colors.critical },
    { count: c3, word: 'high', color: colors.high },
    { count: c2, word: 'medium', color: colors.medium },
    { count: c1, word: 'low', color: colors.low },
    { count: c0, word: 'unassigned', color: colors.unassigned },
  ];
}

function violationFields({ pv_fail, pv_warn, pv_info }: Counts): CountedField[] {
  return [
    { count: pv_fail, word: 'fail', color: colors.critical },
    { count: pv_warn, word: 'warn', color: colors.medium },
    { count: pv_info, word: 'info', color: colors.low },
  ];
}
