import { permissions } from '@waybill/api-contract';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { defaultTeams, firstAdministrator, permissionDescriptions } from './access-defaults.ts';
import { hashPassword } from './password/password.ts';
import { upsertPermissions } from './permission/permission.queries.ts';
import { joinTeam } from './team/membership.queries.ts';
import { findTeamByName, grantToTeam, insertTeam, listTeams } from './team/team.queries.ts';
import { findUser, insertUser, listUsers } from './user/user.queries.ts';
import { grantToUser } from './user/user-permission.queries.ts';

/**
 * Permissions always; teams and the first administrator only in an installation that has no managed user or no team
 * (contract §25), so that what an operator deleted does not come back. Nodes that only work leave the administrator to
 * one that serves: that is where `WAYBILL_ADMIN_PASSWORD` is set.
 */
export async function seedAccess(context: Context): Promise<void> {
  const { config, db } = context;
  const isNew = (await listUsers(db, 'managed')).length === 0 || (await listTeams(db)).length === 0;
  // Hashing takes a while; not inside the transaction.
  const passwordHash =
    isNew && config.role !== 'worker'
      ? await hashPassword(config.adminPassword ?? firstAdministrator.password)
      : undefined;
  await inTransaction(db, async (trx) => {
    await upsertPermissions(
      trx,
      permissions.map((name) => ({ name, description: permissionDescriptions[name] })),
    );
    if (isNew) for (const team of defaultTeams) await ensureTeam(trx, team);
    if (passwordHash === undefined) return;
    await ensureAdministrator(trx, passwordHash, config.adminPassword === undefined, context.now());
  });
}

async function ensureTeam(trx: Transaction, team: (typeof defaultTeams)[number]): Promise<void> {
  if (await findTeamByName(trx, team.name)) return;
  const teamId = await insertTeam(trx, { uuid: newUuid(), name: team.name });
  await grantToTeam(trx, teamId, team.permissions);
}

async function ensureAdministrator(
  trx: Transaction,
  passwordHash: string,
  forcePasswordChange: boolean,
  now: Date,
): Promise<void> {
  const { username, fullname, email, team } = firstAdministrator;
  if (await findUser(trx, 'managed', username)) return;
  const userId = await insertUser(trx, {
    kind: 'managed',
    username,
    fullname,
    email,
    passwordHash,
    forcePasswordChange,
    nonExpiryPassword: true,
    lastPasswordChange: now,
    createdAt: now,
  });
  const administrators = await findTeamByName(trx, team);
  if (userId === undefined || !administrators)
    throw new Error('The first administrator could not be created');
  await grantToUser(trx, userId, permissions);
  await joinTeam(trx, userId, administrators.team_id);
}
