import type { Permission, UserPrincipal } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { keepingAdministrator } from '../administrator/administrator.service.ts';
import { requirePermission } from '../permission/permission.service.ts';
import type { UserRow } from './user.queries.ts';
import { getUserOfAnyKind } from './user.service.ts';
import { viewUser } from './user.view.ts';
import { describeUser } from './user-details.service.ts';
import { grantToUser, withdrawFromUser } from './user-permission.queries.ts';

/** @returns undefined when the user held it already. @throws AppError 404 */
export async function grantUserPermission(
  db: Database,
  actor: Actor,
  username: string,
  permission: string,
): Promise<UserPrincipal | undefined> {
  return changePermission(db, username, permission, async (trx, user, granted) => {
    if ((await grantToUser(trx, user.user_id, [granted])) === 0) return false;
    await recordAudit(trx, actor, 'user.permission_granted', user.username, { permission: granted });
    return true;
  });
}

/** @returns undefined when the user did not hold it. @throws AppError 404, 409 for the last administrator */
export async function withdrawUserPermission(
  db: Database,
  actor: Actor,
  username: string,
  permission: string,
): Promise<UserPrincipal | undefined> {
  return changePermission(db, username, permission, async (trx, user, withdrawn) => {
    const change = () => withdrawFromUser(trx, user.user_id, withdrawn);
    if ((await keepingAdministrator(trx, change)) === 0) return false;
    await recordAudit(trx, actor, 'user.permission_withdrawn', user.username, { permission: withdrawn });
    return true;
  });
}

async function changePermission(
  db: Database,
  username: string,
  permission: string,
  change: (trx: Transaction, user: UserRow, permission: Permission) => Promise<boolean>,
): Promise<UserPrincipal | undefined> {
  return inTransaction(db, async (trx) => {
    const user = await getUserOfAnyKind(trx, username);
    const hasChanged = await change(trx, user, requirePermission(permission));
    return hasChanged ? describeUser(trx, user, viewUser) : undefined;
  });
}
