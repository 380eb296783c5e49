// Public to other features.
import type { Database } from '../../../db/database.ts';
import { listUserPermissions } from '../permission/permission.queries.ts';
import { viewPermission } from '../permission/permission.view.ts';
import type { UserRow } from './user.queries.ts';
import { type UserView, viewNestedTeam } from './user.view.ts';
import { listTeamsOfUsers } from './user-details.queries.ts';

export { viewUser } from './user.view.ts';

/** Users as the API shows them, with their teams and direct permissions, in the order given. */
export async function describeUsers<T>(
  db: Database,
  rows: readonly UserRow[],
  view: UserView<T>,
): Promise<T[]> {
  const userIds = rows.map((row) => row.user_id);
  const teams = Map.groupBy(await listTeamsOfUsers(db, userIds), (team) => team.user_id);
  const permissions = Map.groupBy(await listUserPermissions(db, userIds), (item) => item.user_id);
  return rows.map((row) =>
    view(row, {
      teams: (teams.get(row.user_id) ?? []).map((team) => viewNestedTeam(team)),
      permissions: (permissions.get(row.user_id) ?? []).map(viewPermission),
    }),
  );
}

export async function describeUser<T>(db: Database, row: UserRow, view: UserView<T>): Promise<T> {
  const [user] = await describeUsers(db, [row], view);
  if (!user) throw new Error('The user was not described');
  return user;
}
