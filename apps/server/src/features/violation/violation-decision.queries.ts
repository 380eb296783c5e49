import { type Database, sql, streamRows } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import type { ViolationFilter } from './violation-filter.ts';
import { violationCondition, violationTables } from './violation-list.queries.ts';

/** Refs of the violations that a list shows under a filter, in the order in which they are decided about. */
export async function* streamViolationRefs(
  db: Database,
  filter: ViolationFilter,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const rows = streamRows(
    db,
    sql<{ ref: string }>`select c.uuid::text || ':' || v.uuid::text as ref
      from ${violationTables(filter, true)} where ${violationCondition(filter, scope)}
      order by v.project_id, v.component_id, v.condition_id`,
    5_000,
  );
  for await (const batch of rows) yield batch.map(({ ref }) => ref);
}
