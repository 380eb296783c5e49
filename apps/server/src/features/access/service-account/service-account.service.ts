// Public to other features.
import type { ServiceAccount } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { AppError, notFound } from '../../../http/errors.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { joinTeam, leaveTeam } from '../team/membership.queries.ts';
import { getTeam } from '../team/team.service.ts';
import { deleteUser } from '../user/user.queries.ts';
import { endSessions } from '../user-session/user-session.service.ts';
import {
  findServiceAccount,
  insertServiceAccount,
  listServiceAccounts,
  listTeamsOfAccounts,
  type ServiceAccountRow,
  updateServiceAccount,
} from './service-account.queries.ts';
import { viewServiceAccount } from './service-account.view.ts';

/** @throws AppError 404 */
export async function getServiceAccount(db: Database, name: string): Promise<ServiceAccountRow> {
  const account = await findServiceAccount(db, name);
  if (!account) throw notFound('service account');
  return account;
}

export async function describeServiceAccounts(db: Database): Promise<ServiceAccount[]> {
  return describe(db, await listServiceAccounts(db));
}

export async function describeServiceAccount(db: Database, name: string): Promise<ServiceAccount> {
  const [account] = await describe(db, [await getServiceAccount(db, name)]);
  if (!account) throw new Error('The service account was not described');
  return account;
}

async function describe(db: Database, rows: readonly ServiceAccountRow[]): Promise<ServiceAccount[]> {
  const memberships = await listTeamsOfAccounts(
    db,
    rows.map((row) => row.user_id),
  );
  const teams = Map.groupBy(memberships, (row) => row.user_id);
  return rows.map((row) => viewServiceAccount(row, teams.get(row.user_id) ?? []));
}

/** @throws AppError 409 when a user or service account has the name */
export async function createServiceAccount(
  db: Database,
  actor: Actor,
  { name, description }: { name: string; description: string | null },
): Promise<ServiceAccount> {
  return inTransaction(db, async (trx) => {
    if ((await insertServiceAccount(trx, { name, description, createdAt: actor.at })) === 0) {
      throw new AppError('service_account.name_taken', {
        status: 409,
        title: 'The name is taken',
        detail: `A user or service account named "${name}" already exists.`,
      });
    }
    await recordAudit(trx, actor, 'service_account.created', name, { description });
    return describeServiceAccount(trx, name);
  });
}

/** A suspended account is refused at once, whatever it comes with. @throws AppError 404 */
export async function changeServiceAccount(
  db: Database,
  actor: Actor,
  name: string,
  change: { description: string | null; suspended: boolean },
): Promise<ServiceAccount> {
  return inTransaction(db, async (trx) => {
    const account = await getServiceAccount(trx, name);
    await updateServiceAccount(trx, account.user_id, change);
    if (change.suspended) await endSessions(trx, account.user_id);
    await recordAudit(trx, actor, 'service_account.changed', name, change);
    return describeServiceAccount(trx, name);
  });
}

/** Its keys and tokens go with it. @throws AppError 404 */
export async function deleteServiceAccount(db: Database, actor: Actor, name: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const account = await getServiceAccount(trx, name);
    await deleteUser(trx, account.user_id);
    await recordAudit(trx, actor, 'service_account.deleted', name);
  });
}

/** Puts an account into a team, or takes it out; no error when it is so already. @throws AppError 404 */
export async function changeAccountTeam(
  db: Database,
  actor: Actor,
  name: string,
  teamUuid: string,
  isMember: boolean,
): Promise<ServiceAccount> {
  return inTransaction(db, async (trx) => {
    const account = await getServiceAccount(trx, name);
    const team = await getTeam(trx, teamUuid);
    await setMembership(trx, actor, account, team, isMember);
    return describeServiceAccount(trx, name);
  });
}

async function setMembership(
  trx: Transaction,
  actor: Actor,
  account: ServiceAccountRow,
  team: { team_id: number; uuid: string },
  isMember: boolean,
): Promise<void> {
  const change = isMember ? joinTeam : leaveTeam;
  if ((await change(trx, account.user_id, team.team_id)) === 0) return;
  const action = isMember ? 'service_account.team_joined' : 'service_account.team_left';
  await recordAudit(trx, actor, action, account.username, { team: team.uuid });
}
