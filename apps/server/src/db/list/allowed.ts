import { type RawBuilder, sql } from 'kysely';

/** The table `allowed` of a statement. */
export function allowedTable(allowed: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  return sql`allowed as materialized (select p.project_id from project p where ${allowed ?? sql`true`})`;
}

/** True if a row belongs to a project in `allowed`, a table that is built once per statement. */
export function isAllowed(projectId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${projectId} in (select w.project_id from allowed w), false)`;
}

/**
 * The same as a list, by which the index of the first table passes over other projects. It is sorted each time that an index is
 * asked, so it is of no use to tables that are looked up row by row.
 */
export function isListed(projectId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${projectId} = any(array(select w.project_id from allowed w))`;
}
