import type {
  CreateRepositoryBody,
  Repository,
  RepositoryType,
  UpdateRepositoryBody,
} from '@waybill/api-contract';
import type { Secrets } from '../../config/secrets.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { isUuid, newUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import {
  AppError,
  illegalArgument,
  notFound,
  textError,
  ValidationError,
  violation,
} from '../../http/errors.ts';
import { shownUrl } from '../../outgoing/outgoing-error.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { hiddenValue } from '../party/contract-shapes.ts';
import { askAgain } from './latest/latest.jobs.ts';
import {
  changeRepository,
  deleteRepository,
  forgetAnswers,
  insertRepository,
  lockOrder,
  lockRepository,
  type RepositoryRow,
  storeOrder,
} from './repository.queries.ts';
import { viewRepository } from './repository.view.ts';

/** @throws 409 when the type has the identifier, 400 for an address or a type that cannot be asked */
export async function createRepository(
  { db, secrets }: Context,
  actor: Actor,
  body: CreateRepositoryBody,
): Promise<Repository> {
  const { type } = body;
  if (!type) throw new ValidationError([violation('type', 'must not be null', type)]);
  if (type === 'UNSUPPORTED') throw illegalArgument('There are no repositories of the type UNSUPPORTED.');
  requireAddress(body.url);
  return inTransaction(db, async (trx) => {
    const added = await insertRepository(trx, {
      uuid: newUuid(),
      type,
      identifier: body.identifier,
      ...changeable(body, undefined, secrets),
    });
    if (!added) {
      throw textError('repository.taken', 409, 'A repository with the specified identifier already exists.');
    }
    await askAgain(trx, added.type);
    await recordChange(trx, actor, 'repository.created', added);
    return viewRepository(added);
  });
}

/** Changes everything but type, identifier and place (contract §17). @throws 404, 400 for an address, also one that the stored password is not for */
export async function updateRepository(
  { db, secrets }: Context,
  actor: Actor,
  body: UpdateRepositoryBody,
): Promise<Repository> {
  return inTransaction(db, async (trx) => {
    const before = body.uuid && isUuid(body.uuid) ? await lockRepository(trx, body.uuid) : undefined;
    if (!before) throw notFound('repository');
    requireAddress(body.url);
    requireOwnPassword(before, body);
    const after = await changeRepository(
      trx,
      before.repository_id,
      changeable(body, before.password, secrets),
    );
    if (!after) throw notFound('repository');
    await forgetAnswers(trx, before.repository_id);
    await askAgain(trx, after.type);
    await recordChange(trx, actor, 'repository.changed', after);
    return viewRepository(after);
  });
}

export async function removeRepository({ db }: Context, actor: Actor, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockRepository(trx, uuid);
    if (!row) throw notFound('repository');
    await forgetAnswers(trx, row.repository_id);
    await deleteRepository(trx, row.repository_id);
    await askAgain(trx, row.type);
    await recordChange(trx, actor, 'repository.deleted', row);
  });
}

/** @throws 409 when the list is not that of the type's repositories, since one was added or deleted meanwhile */
export async function orderRepositories(
  { db }: Context,
  actor: Actor,
  type: RepositoryType,
  uuids: readonly string[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockOrder(trx, type);
    const wanted = new Set(uuids.map((uuid) => uuid.toLowerCase()));
    const isComplete = wanted.size === uuids.length && wanted.size === before.length;
    if (!isComplete || !before.every((uuid) => wanted.has(uuid))) {
      throw new AppError('repository.other_list', {
        status: 409,
        title: 'These are not all repositories of this type',
        detail: `The type ${type} has ${before.length} repositories, and each must be named once.`,
      });
    }
    if (before.every((uuid, place) => uuid === uuids[place])) return;
    await storeOrder(trx, uuids);
    await askAgain(trx, type);
    await recordAudit(trx, actor, 'repository.reordered', type, { uuids });
  });
}

/** The changed members of a body. Without authentication there are no credentials. */
function changeable(
  body: CreateRepositoryBody | UpdateRepositoryBody,
  storedPassword: string | null | undefined,
  secrets: Secrets,
) {
  const needsCredentials = body.authenticationRequired ?? false;
  return {
    url: body.url,
    enabled: body.enabled ?? false,
    internal: body.internal ?? false,
    authentication_required: needsCredentials,
    username: needsCredentials ? body.username || null : null,
    password: needsCredentials ? storablePassword(body.password, storedPassword, secrets) : null,
  };
}

/** Nothing, and what stands for a password in answers, keep the stored one. */
function storablePassword(
  given: string | null | undefined,
  stored: string | null | undefined,
  secrets: Secrets,
): string | null {
  return !given || given === hiddenValue ? (stored ?? null) : secrets.encrypt(given);
}

/**
 * A stored password is only sent to the host it was stored for, so moving a repository requires it again.
 * @throws 400
 */
function requireOwnPassword(stored: RepositoryRow, body: UpdateRepositoryBody): void {
  const keepsStored = !body.password || body.password === hiddenValue;
  if (!stored.password || !body.authenticationRequired || !keepsStored) return;
  const { origin } = new URL(stored.url);
  if (new URL(body.url).origin === origin) return;
  throw illegalArgument(`The stored password is for ${origin}. Include the password for the new address.`);
}

function requireAddress(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : undefined;
  if (protocol === 'http:' || protocol === 'https:') return;
  throw illegalArgument(`The URL of a repository begins with http:// or https://, which "${url}" does not.`);
}

async function recordChange(
  trx: Transaction,
  actor: Actor,
  action: string,
  { type, identifier, uuid, url, enabled, internal }: RepositoryRow,
): Promise<void> {
  await recordAudit(trx, actor, action, uuid, {
    type,
    identifier,
    url: shownUrl(new URL(url)),
    enabled,
    internal,
  });
}
