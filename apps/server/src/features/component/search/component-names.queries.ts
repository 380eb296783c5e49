import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { containsPattern } from '../../../db/list/search.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';

export interface ComponentNameRow {
  group_name: string | null;
  name: string;
}

/** So many identities are looked at for each way in which a text can fit: a part of any name must not cost more. */
const maxLookedAt = 400;
const maxFound = 8;
/** The index of names knows groups of three letters; for fewer, only what begins with them is looked for. */
const leastPart = 3;

/**
 * The names of visible components that a text fits, the best first: the same, then those that begin with it, then
 * those that have it anywhere, shorter ones before longer ones. Identities stand for all components that have them, so
 * the portfolio's size makes no difference.
 */
export async function listComponentNames(
  db: Database,
  text: string,
  scope: ProjectScope,
): Promise<ComponentNameRow[]> {
  const wanted = text.toLowerCase();
  const contained = containsPattern(text);
  const looked = sql`select i.identity_id, i.group_name, i.name`;
  const isShown = sql`exists (select 1 from component c
    where c.identity_id = i.identity_id and ${visible(scope, sql.ref('c.project_id'))})`;
  const anywhere =
    wanted.length < leastPart
      ? sql``
      : sql`union all (${looked}, 2 as rank from identity i
          where lower(i.name) like ${contained} limit ${maxLookedAt})`;
  return rowsOf(
    db,
    sql<ComponentNameRow>`select i.group_name, i.name
      from ((${looked}, 0 as rank from identity i where lower(i.name) = ${wanted} limit ${maxLookedAt})
        union all (${looked}, 1 as rank from identity i
          where lower(i.name) like ${contained.slice(1)} limit ${maxLookedAt})
        ${anywhere}) i
      where ${isShown}
      group by i.group_name, i.name
      order by min(i.rank), length(i.name), i.name, i.group_name nulls first
      limit ${maxFound}`,
  );
}
