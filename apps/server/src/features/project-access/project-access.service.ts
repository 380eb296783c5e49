// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import {
  deleteTeamTag,
  findRules,
  holdAccess,
  insertTeamTag,
  keepReached,
  listAllProjectIds,
  listIdsWithTag,
  replaceDerived,
  shareAccess,
} from './project-access.queries.ts';

export { holdAccess };

/**
 * `project_acl` stores each team's access to projects, row by row (docs/adr/0025). Rows that are not mapped
 * by hand follow from tags and parents. Every change of these calls {@link refreshAccess} in its own
 * transaction, after the change and after all other locks. If there are such rules, one transaction at a time
 * derives rows. Two concurrent ones would leave a row that neither change allows. Otherwise they share the
 * lock, which keeps the rules from changing meanwhile.
 */
export async function refreshAccess(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  const { derives: isAlone } = await findRules(trx);
  await (isAlone ? holdAccess(trx) : shareAccess(trx));
  const { inherited, derives } = await findRules(trx);
  if (!derives) return;
  if (!isAlone) await holdAccess(trx);
  await derive(trx, projectIds, inherited);
}

async function derive(trx: Transaction, projectIds: readonly number[], inherited: boolean): Promise<number> {
  return replaceDerived(trx, await keepReached(trx, projectIds, inherited), inherited);
}

/** After the setting that has children follow their parents was changed. */
export async function refreshAllAccess(trx: Transaction): Promise<void> {
  await holdAccess(trx);
  const { inherited } = await findRules(trx);
  await derive(trx, await listAllProjectIds(trx), inherited);
}

/** Gives a team all projects with a tag, or takes them. @returns whether that changed something */
export async function changeTeamTag(
  trx: Transaction,
  teamId: number,
  tagId: number,
  isGiven: boolean,
): Promise<boolean> {
  await holdAccess(trx);
  const changed = await (isGiven ? insertTeamTag : deleteTeamTag)(trx, teamId, tagId);
  if (changed === 0) return false;
  const { inherited } = await findRules(trx);
  await derive(trx, await listIdsWithTag(trx, tagId), inherited);
  return true;
}

/** Mends what does not follow from tags and from the projects above. @returns how many rows were wrong */
export async function healAccess(db: Database): Promise<number> {
  return inTransaction(db, async (trx) => {
    await holdAccess(trx);
    const { inherited, derives } = await findRules(trx);
    return derives ? derive(trx, await listAllProjectIds(trx), inherited) : 0;
  });
}
