import type { CoverageCounts } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { isUnseen } from '../coverage/coverage-status.ts';
import { coverageOfProjects } from '../coverage/kept-coverage.service.ts';
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

/** The last is our own: it tells what nobody looked at. */
export type BadgeKind = 'vulns' | 'violations' | 'coverage';

/** A project's figures as a picture. @throws 404, 403 */
export async function badgeOf(
  db: Database,
  kind: BadgeKind,
  projectUuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<string> {
  const metrics = await currentProjectMetrics(db, projectUuid, scope, now);
  if (kind === 'violations') return drawCounts('policy violations', violationFields(metrics.counts));
  const fields = vulnerabilityFields(metrics.counts);
  if (kind === 'vulns') return drawCounts('vulnerabilities', fields);
  const { projectId, collectionLogic } = metrics;
  const project = { project_id: projectId, collection_logic: collectionLogic };
  const coverageOf = await coverageOfProjects(db, [project], scope);
  return drawCounts('vulnerabilities', fields, coverageOf(projectId));
}

function drawCounts(label: string, fields: readonly CountedField[], coverage?: CoverageCounts): string {
  const shown = fields.filter(({ count }) => count > 0);
  const counted = shown.map(({ count, word, color }) => ({ text: `${count} ${word}`, color }));
  const unseen = coverage && isUnseen(coverage, shown.length);
  const none = counted.length > 0 || unseen ? [] : [{ text: 'none', color: colors.good }];
  return drawBadge(label, [...counted, ...none, ...coverageFields(coverage, unseen ?? false)]);
}

/** Shows "not covered" instead of the numbers, or the number of uncovered components beside them. */
function coverageFields(coverage: CoverageCounts | undefined, isUnseen: boolean): BadgeField[] {
  const field = (text: string): BadgeField[] => [{ text, color: colors.unassigned }];
  if (isUnseen) return field(coverage?.status === 'EMPTY' ? 'no components' : 'not covered');
  return coverage && coverage.blind > 0 ? field(`${coverage.blind} not covered`) : [];
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
