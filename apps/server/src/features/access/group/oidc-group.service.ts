import { type Database, inTransaction } from '../../../db/database.ts';
import { isUuid, newUuid } from '../../../db/uuid.ts';
import {
  type AppError,
  notFound,
  textError,
  unreadable,
  ValidationError,
  violation,
} from '../../../http/errors.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import {
  deleteOidcGroup,
  findOidcGroup,
  insertOidcGroup,
  lockOidcGroups,
  type OidcGroupRow,
  renameOidcGroup,
  setGroupName,
} from './oidc-group.queries.ts';

export { listOidcGroups } from './oidc-group.queries.ts';

const nameTaken = (name: string): AppError =>
  textError('oidc_group.name_taken', 409, `A group with the name "${name}" already exists.`);

/** @throws AppError 404 */
export async function getOidcGroup(db: Database, uuid: string): Promise<OidcGroupRow> {
  const group = await findOidcGroup(db, uuid);
  if (!group) throw notFound('OpenID Connect group');
  return group;
}

/** @throws AppError 409 when the name is taken */
export async function createOidcGroup(db: Database, actor: Actor, name: string): Promise<OidcGroupRow> {
  return inTransaction(db, async (trx) => {
    const group = await insertOidcGroup(trx, { uuid: newUuid(), name });
    if (!group) throw nameTaken(name);
    await recordAudit(trx, actor, 'oidc_group.created', group.uuid, { name });
    return group;
  });
}

/** @throws AppError 404, 400 for an id that is none, 409 when the name is taken */
export async function updateOidcGroup(
  db: Database,
  actor: Actor,
  change: { uuid: string; name: string },
): Promise<OidcGroupRow> {
  if (change.uuid.trim() === '') throw new ValidationError([violation('uuid', 'must be present', null)]);
  if (!isUuid(change.uuid)) throw unreadable(`uuid: "${change.uuid}" is not a UUID`);
  return inTransaction(db, async (trx) => {
    await lockOidcGroups(trx);
    const group = await getOidcGroup(trx, change.uuid);
    if ((await renameOidcGroup(trx, group.oidc_group_id, change.name)) === 0) throw nameTaken(change.name);
    await recordAudit(trx, actor, 'oidc_group.renamed', group.uuid, { from: group.name, to: change.name });
    return { ...group, name: change.name };
  });
}

/** Gives a group a name for people. @param displayName undefined: none, and the provider may say one @throws AppError 404 */
export async function nameOidcGroup(
  db: Database,
  actor: Actor,
  uuid: string,
  displayName: string | undefined,
): Promise<OidcGroupRow> {
  return inTransaction(db, async (trx) => {
    const group = await getOidcGroup(trx, uuid);
    await setGroupName(trx, group.oidc_group_id, displayName);
    const detail = { group: group.name, name: displayName ?? null };
    await recordAudit(trx, actor, 'oidc_group.named', group.uuid, detail);
    return { ...group, display_name: displayName ?? null, named_by_hand: displayName !== undefined };
  });
}

/** Memberships that followed from it end when their users sign in again. @throws AppError 404 */
export async function removeOidcGroup(db: Database, actor: Actor, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const group = await getOidcGroup(trx, uuid);
    await deleteOidcGroup(trx, group.oidc_group_id);
    await recordAudit(trx, actor, 'oidc_group.deleted', group.uuid, { name: group.name });
  });
}
