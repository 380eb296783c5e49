import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

export interface SavedViewRow {
  uuid: string;
  list: string;
  name: string;
  search: string;
  columns: string | null;
}

/** A view as a user sees it. */
export interface ListedViewRow extends SavedViewRow {
  /** Name of the team that it is shared with. */
  team: string | null;
  /** Name of its owner; null for the user's own. */
  shared_by: string | null;
}

export type SavedViewContent = Pick<SavedViewRow, 'name' | 'search' | 'columns'>;

const columns = sql`w.uuid, w.list, w.name, w.search, w.columns`;

/** A user's own views, and those that are shared with some teams; with a UUID, that one alone. */
export async function listSavedViews(
  db: Database,
  userId: number,
  teamIds: readonly number[],
  uuid?: string,
): Promise<ListedViewRow[]> {
  return rowsOf(
    db,
    sql<ListedViewRow>`select ${columns}, t.name as team,
        case when w.user_id <> ${userId} then u.username end as shared_by
      from saved_view w join app_user u on u.user_id = w.user_id left join team t on t.team_id = w.team_id
      where (w.user_id = ${userId} or w.team_id = any(${teamIds}::int[]))
        and (${uuid ?? null}::uuid is null or w.uuid = ${uuid ?? null}::uuid)
      order by lower(w.name), w.saved_view_id`,
  );
}

/** Shares a view of a user with a team, or with none. False when the user has no such view. */
export async function shareSavedView(
  trx: Transaction,
  userId: number,
  uuid: string,
  teamId: number | null,
): Promise<boolean> {
  const shared = sql`update saved_view set team_id = ${teamId} where user_id = ${userId} and uuid = ${uuid}`;
  return (await runSql(trx, shared)) > 0;
}

/** The number of a user's views. Another transaction that adds one waits until this one ends. */
export async function countSavedViews(trx: Transaction, userId: number): Promise<number> {
  await findRow(trx, sql`select 1 from app_user where user_id = ${userId} for no key update`);
  const found = await findRow(
    trx,
    sql<{ count: number }>`select count(*)::int as count from saved_view where user_id = ${userId}`,
  );
  return found?.count ?? 0;
}

/** Undefined when the user has a view of the list by that name. */
export async function insertSavedView(
  trx: Transaction,
  userId: number,
  view: SavedViewRow,
): Promise<SavedViewRow | undefined> {
  return findRow(
    trx,
    sql<SavedViewRow>`insert into saved_view as w (uuid, user_id, list, name, search, columns)
      values (${view.uuid}, ${userId}, ${view.list}, ${view.name}, ${view.search}, ${view.columns})
      on conflict (user_id, list, name) do nothing returning ${columns}`,
  );
}

/** True if the user has another view of the same list by that name. */
export async function hasNamesake(
  trx: Transaction,
  userId: number,
  uuid: string,
  name: string,
): Promise<boolean> {
  const found = await findRow(
    trx,
    sql`select 1 from saved_view w join saved_view o on o.user_id = w.user_id and o.list = w.list
      where w.user_id = ${userId} and w.uuid = ${uuid} and o.uuid <> w.uuid and o.name = ${name}`,
  );
  return found !== undefined;
}

/** Undefined when the user has no such view. */
export async function changeSavedView(
  trx: Transaction,
  userId: number,
  uuid: string,
  view: SavedViewContent,
): Promise<SavedViewRow | undefined> {
  return findRow(
    trx,
    sql<SavedViewRow>`update saved_view w
      set name = ${view.name}, search = ${view.search}, columns = ${view.columns}
      where w.user_id = ${userId} and w.uuid = ${uuid} returning ${columns}`,
  );
}

/** @returns the view that is gone; undefined when the user has no such view */
export async function deleteSavedView(
  trx: Transaction,
  userId: number,
  uuid: string,
): Promise<SavedViewRow | undefined> {
  return findRow(
    trx,
    sql<SavedViewRow>`delete from saved_view w where w.user_id = ${userId} and w.uuid = ${uuid} returning ${columns}`,
  );
}
