import type { ViolationGrouping } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, sql, streamRows } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import type { SelectedGroups } from '../../bulk/bulk-selection.ts';
import { violationCondition, violationTables } from '../violation-condition.queries.ts';
import type { ViolationFilter } from '../violation-filter.ts';

/** Groups by their ids: uuids of policies, of projects, or of a component, which stands for all that are the same. */
export type ViolationGroupFilter = SelectedGroups<ViolationGrouping>;

/** Refs of the violations that a list shows under a filter, in the order in which they are decided about. */
export async function* streamViolationRefs(
  db: Database,
  filter: ViolationFilter,
  groups: ViolationGroupFilter | undefined,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const ofGroups = groups ? inGroups(groups, scope) : sql`true`;
  const rows = streamRows(
    db,
    sql<{ ref: string }>`select c.uuid::text || ':' || v.uuid::text as ref
      from ${violationTables(filter, false)} join component c on c.project_id = v.project_id and c.component_id = v.component_id
      where ${violationCondition(filter, scope)} and ${ofGroups}
      order by v.project_id, v.component_id, v.condition_id`,
    5_000,
  );
  for await (const batch of rows) yield batch.map(({ ref }) => ref);
}

function inGroups({ by, ids, areExcluded }: ViolationGroupFilter, scope: ProjectScope): RawBuilder<unknown> {
  const members = {
    POLICY: sql`o.uuid = any(${ids}::uuid[])`,
    PROJECT: sql`p.uuid = any(${ids}::uuid[])`,
    COMPONENT: sql`v.identity_id = any(array(select same.identity_id from component same
      where same.uuid = any(${ids}::uuid[]) and ${visible(scope, sql.ref('same.project_id'))}))`,
  }[by];
  return areExcluded ? sql`not (${members})` : members;
}
