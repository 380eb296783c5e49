import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { getUser, type UserRow } from '../access/user/user.service.ts';

/** The caller's account. An API key is no user. @throws AppError 401 (contract §2) */
export async function ownUser(db: Database, caller: Principal): Promise<UserRow> {
  if (caller.userKind === undefined) {
    throw new AppError('session.not_a_user', { status: 401, title: 'The caller is not a user', as: 'empty' });
  }
  return getUser(db, caller.userKind, caller.name);
}
