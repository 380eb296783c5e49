// Public to other features.
import type { ReportViolation, ReportViolations } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { versionedName } from '../../http/text.ts';
import { viewViolation } from './violation.view.ts';
import { everyViolation, type ViolationFilter } from './violation-filter.ts';
import { listByKey, type ViolationRow } from './violation-list.queries.ts';
import { chooseGravest, countByDecision } from './violation-report.queries.ts';

/**
 * The violations of some projects that nobody has approved or suppressed, the gravest first, and how many others there are.
 * In a collection, components name their projects.
 */
export async function openViolations(
  db: Database,
  { projectIds, isCollection }: { projectIds: readonly number[]; isCollection: boolean },
  scope: ProjectScope,
  most: number,
): Promise<ReportViolations> {
  const all: ViolationFilter = { ...everyViolation, projectIds, withSuppressed: true };
  const open: ViolationFilter = { ...all, withSuppressed: false, analysis: ['NOT_SET', 'REJECTED'] };
  const [counts, keys] = await Promise.all([
    countByDecision(db, all, scope),
    chooseGravest(db, open, scope, most),
  ]);
  if (!counts) throw new Error('An aggregate without group always has a row');
  const rows = await listByKey(db, keys);
  return {
    total: counts.fail + counts.warn + counts.info,
    ...counts,
    rows: rows.map((row) => viewReportViolation(row, isCollection)),
  };
}

function viewReportViolation(row: ViolationRow, isOfMany: boolean): ReportViolation {
  const { uuid, type, state, since, policy, condition, component, analysis } = viewViolation(row);
  return {
    uuid,
    type,
    state,
    policy,
    condition,
    component: {
      name: component.name,
      ...present('group', component.group),
      ...present('version', component.version),
      ...(isOfMany ? { project: versionedName(row.project_name, row.project_version) } : {}),
    },
    since,
    analysis: analysis.state,
  };
}
