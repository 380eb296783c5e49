import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { ownerOf, type Principal } from '../../http/principal.ts';
import { stopIfAborted } from '../../jobs/job.ts';
import { enqueue } from '../../jobs/task.ts';
import { erasures, isNameInUse } from './erasure.queries.ts';

export const eraseKind = 'person.erase';

/** What stands in the place of a name. */
export const formerUser = 'former user';

/** What the task keeps: the name is sealed, since tasks outlive it. */
export interface EraseInput {
  readonly username: string;
  readonly by: string;
}

/**
 * Has the name of somebody who has left taken out of every trail, in the background: tables are read from end to end.
 * @returns the token of the task
 * @throws AppError 409 while an account or a team has the name
 */
export async function requestErasure(
  { db, secrets }: Context,
  caller: Principal,
  username: string,
): Promise<string> {
  const holder = await isNameInUse(db, username);
  if (holder !== undefined) throw inUse(username, holder);
  const input: EraseInput = { username: secrets.encrypt(username), by: caller.name };
  const subject = createHash('sha256').update(username).digest('hex');
  const task = { kind: eraseKind, subject, input: { ...input }, owner: ownerOf(caller), priority: 20 };
  return inTransaction(db, (trx) => enqueue(trx, task));
}

const inUse = (username: string, holder: 'account' | 'team') =>
  new AppError('erasure.in_use', {
    status: 409,
    title: 'The name is still in use',
    detail:
      holder === 'account'
        ? `There is an account "${username}". Delete it first.`
        : `There is a team "${username}", whose API keys sign with its name. Rename it first.`,
  });

/** How many rows of each place had the name. */
type Erased = Record<string, number>;

/** Each place in a transaction of its own: one that was stopped goes on with those that still have the name. */
export async function eraseName(db: Database, username: string, signal: AbortSignal): Promise<Erased> {
  const erased: Erased = {};
  for (const [place, erase] of Object.entries(erasures)) {
    stopIfAborted(signal);
    erased[place] = await inTransaction(db, (trx) => erase(trx, username, formerUser));
  }
  return erased;
}
