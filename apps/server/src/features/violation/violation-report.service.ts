// Public to other features.
import type { ReportViolation, ReportViolations } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { viewViolation } from './violation.view.ts';
import { everyViolation, type ViolationFilter } from './violation-filter.ts';
import { listByKey, type ViolationRow } from './violation-list.queries.ts';
import { chooseGravest, countByDecision } from './violation-report.queries.ts';

/** The violations of a project that nobody has approved or suppressed, the gravest first, and how many others there are. */
export async function openViolations(
  db: Database,
  projectId: number,
  scope: ProjectScope,
  most: number,
): Promise<ReportViolations> {
  const all: ViolationFilter = { ...everyViolation, projectId, withSuppressed: true };
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
    rows: rows.map(viewReportViolation),
  };
}

function viewReportViolation(row: ViolationRow): ReportViolation {
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
    },
    since,
    analysis: analysis.state,
  };
}
