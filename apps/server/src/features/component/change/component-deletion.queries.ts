import { type Database, rowsOf, sql, streamRows, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import { type ComponentFilter, componentCondition, componentTables } from '../component.queries.ts';

/** What the list of a project's components shows. */
export interface ListedComponents {
  readonly projectId: number;
  readonly filter: ComponentFilter;
  readonly search: string | undefined;
}

/** Refs of the components that the list shows; what is nested in one comes before it. */
export async function* streamComponentRefs(
  db: Database,
  { projectId, filter, search }: ListedComponents,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const rows = streamRows(
    db,
    sql<{ uuid: string }>`with recursive up as (
        select c.component_id, c.uuid, d.parent_id, 0 as depth from ${componentTables}
        where ${componentCondition(projectId, filter, search)} and ${visible(scope, sql.ref('c.project_id'))}
        union all
        select u.component_id, u.uuid, o.parent_id, u.depth + 1
        from up u left join component_detail o on o.project_id = ${projectId} and o.component_id = u.parent_id
        where u.parent_id is not null)
      select uuid from up where parent_id is null order by depth desc, component_id`,
    5_000,
  );
  for await (const batch of rows) yield batch.map(({ uuid }) => uuid);
}

/** Components of a project by their uuids, where the caller may see it. */
export async function listComponentIds(
  trx: Transaction,
  projectId: number,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<{ component_id: number; uuid: string }[]> {
  return rowsOf(
    trx,
    sql<{ component_id: number; uuid: string }>`select c.component_id, c.uuid from component c
      where c.project_id = ${projectId} and c.uuid = any(${uuids}::uuid[])
        and ${visible(scope, sql.ref('c.project_id'))}`,
  );
}
