import type { RawBuilder } from 'kysely';
import { rowsOf, sql, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import type { ViolationChange } from './decide-violations.ts';
import type { ViolationRef } from './violation-ref.ts';

/** Violations of which somebody has decided otherwise than a change says: one name for each. */
export async function listOverwritten(
  trx: Transaction,
  refs: readonly ViolationRef[],
  { state, suppressed }: ViolationChange,
  scope: ProjectScope,
): Promise<string[]> {
  const differs: RawBuilder<unknown>[] = [
    ...(state === undefined ? [] : [sql`a.state <> ${state}`]),
    ...(suppressed === undefined ? [] : [sql`a.suppressed <> ${suppressed}::bool`]),
  ];
  if (differs.length === 0) return [];
  const rows = await rowsOf(
    trx,
    sql<{ name: string }>`select distinct v.component_id::text || ':' || v.condition_id as name
      from unnest(${refs.map((ref) => ref.component)}::uuid[], ${refs.map((ref) => ref.violation)}::uuid[])
        as k(component, violation)
      join component c on c.uuid = k.component
      join violation v on v.project_id = c.project_id and v.component_id = c.component_id and v.uuid = k.violation
      join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
        and a.condition_id = v.condition_id
      where (a.state <> 'NOT_SET' or a.suppressed) and (${sql.join(differs, sql` or `)})
        and ${visible(scope, sql.ref('c.project_id'))}`,
  );
  return rows.map((row) => row.name);
}
