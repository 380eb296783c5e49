import type { Transaction } from '../../../db/database.ts';
import { textError } from '../../../http/errors.ts';
import { hasAdministrator, lockAdministrators } from './administrator.queries.ts';

/**
 * Makes a change that may take the right to manage access from somebody, unless nobody who can sign in would be left
 * with it: only the command line could mend that. Users of a directory or provider do not count: nobody could sign in
 * while it is away.
 * @throws AppError 409, and what the change throws
 */
export async function keepingAdministrator<T>(trx: Transaction, change: () => Promise<T>): Promise<T> {
  await lockAdministrators(trx);
  const hadOne = await hasAdministrator(trx);
  const result = await change();
  if (hadOne && !(await hasAdministrator(trx))) {
    throw textError(
      'access.last_administrator',
      409,
      'No user who can sign in would have the permission ACCESS_MANAGEMENT any longer. Give it to another user first.',
    );
  }
  return result;
}
