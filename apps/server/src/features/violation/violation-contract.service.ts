import type {
  ConditionSubject,
  PolicyConditionOperator,
  PolicyViolation,
  ViolationAnalysis,
} from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../db/database.ts';
import { readInBatches } from '../../db/list/batches.ts';
import type { Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { requireComponent, viewComponentsByKey } from '../component/component-reference.service.ts';
import { viewBarePolicy, viewViolatedCondition } from '../policy/policy.service.ts';
import { typeOf } from '../policy/violation-words.ts';
import {
  findAnalysis,
  type KeyedCommentRow,
  listComments,
  listCommentsOf,
} from './decision/violation-analysis.queries.ts';
import { viewAnalysis } from './decision/violation-analysis.view.ts';
import type { ViolationFilter } from './violation-filter.ts';
import { findKey, listByKey, type ViolationRow } from './violation-list.queries.ts';
import { chooseViolations } from './violation-portfolio.queries.ts';

type ComponentView = Awaited<ReturnType<typeof viewComponentsByKey>>[number]['view'];

/** Violations as the contract has them, one page or all. */
export async function listPolicyViolations(
  db: Database,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
  now: Date,
): Promise<CountedList<PolicyViolation>> {
  const keys = await chooseViolations(db, filter, page, scope);
  return readInBatches(keys, async (batch) => describe(db, await listByKey(db, batch), now));
}

async function describe(db: Database, rows: readonly ViolationRow[], now: Date): Promise<PolicyViolation[]> {
  const components = new Map(
    (await viewComponentsByKey(db, rows, now)).map(({ componentId, view }) => [componentId, view]),
  );
  const decided = rows.filter((row) => row.state !== null);
  const comments = Map.groupBy(
    decided.length > 0 ? await listCommentsOf(db, decided) : [],
    (row) => `${row.component_id} ${row.condition_id}`,
  );
  return rows.flatMap((row) => {
    const component = components.get(row.component_id);
    const trail = comments.get(`${row.component_id} ${row.condition_id}`) ?? [];
    return component ? [viewPolicyViolation(row, component, trail)] : [];
  });
}

function viewPolicyViolation(
  row: ViolationRow,
  component: ComponentView,
  trail: readonly KeyedCommentRow[],
): PolicyViolation {
  const { metrics: _, directDependencies: __, ...rest } = component;
  const shown = { authors: [], ...rest };
  return {
    uuid: row.uuid,
    type: typeOf(row.type),
    timestamp: row.since.getTime(),
    ...(shown.project ? { project: shown.project } : {}),
    component: shown,
    policyCondition: {
      ...viewViolatedCondition({
        uuid: row.condition_uuid,
        subject: row.subject as ConditionSubject,
        operator: row.operator as PolicyConditionOperator,
        value: row.value,
      }),
      policy: viewBarePolicy({
        uuid: row.policy_uuid,
        name: row.policy_name,
        operator: row.policy_operator,
        state: row.policy_state,
        include_children: row.policy_include_children,
        only_latest: row.policy_only_latest,
        is_global: row.policy_is_global,
      }),
    },
    ...(row.state === null
      ? {}
      : { analysis: viewAnalysis({ state: row.state, suppressed: row.suppressed ?? false }, trail) }),
  };
}

/** Undefined when nobody has decided anything. @throws 404 without such a component or violation, 403 */
export async function getViolationAnalysis(
  db: Database,
  component: string,
  violation: string,
  scope: ProjectScope,
): Promise<ViolationAnalysis | undefined> {
  await requireComponent(db, component, scope);
  const key = requireVisible(await findKey(db, component, violation, scope), 'policy violation');
  const analysis = await findAnalysis(db, key);
  return analysis && viewAnalysis(analysis, await listComments(db, key));
}
