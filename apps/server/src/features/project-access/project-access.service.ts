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
 * Which team sees which project stands in `project_acl`, row by row (docs/adr/0025). Rows that are not mapped by hand follow
 * from tags and from the projects above; whoever changes one of these calls {@link refreshAccess} in the same transaction,
 * behind the change and all other locks. Where rows follow from something, one transaction at a time does: two that each
 * look first would leave a row that neither of their changes allows. Otherwise they share the lock, which keeps the rules
 * from changing under them.
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
