// Public to other features.
import { createHash } from 'node:crypto';
import { askPasswordThread } from './password-thread.ts';

export { passwordQueue } from './password-thread.ts';

/**
 * Longest password, in characters. It does not limit people or their password managers, and keeps what is no password
 * from being hashed.
 */
export const maxPasswordLength = 1024;

/** argon2id, in the one thread that hashes. @throws AppError 429 when too many are waiting */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await askPasswordThread({ kind: 'hash', password });
  if (hash === undefined) throw new Error('The password was not hashed');
  return hash;
}

export interface PasswordCheck {
  matches: boolean;
  /** The stored hash is of an old kind and should be replaced now that the password is at hand. */
  isOutdated: boolean;
}

/**
 * Compares a password with a stored hash: ours, or one that came with an imported user (bcrypt over the lower-case
 * hex SHA-512 of the password, contract §2).
 * @throws AppError 429 when too many are waiting
 */
export async function checkPassword(password: string, storedHash: string): Promise<PasswordCheck> {
  if (storedHash.startsWith('$2')) {
    const digest = createHash('sha512').update(password, 'utf8').digest('hex');
    const { matches = false } = await askPasswordThread({
      kind: 'bcrypt',
      password: digest,
      hash: storedHash,
    });
    return { matches, isOutdated: matches };
  }
  const { matches = false } = await askPasswordThread({ kind: 'argon2', password, hash: storedHash });
  return { matches, isOutdated: false };
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that the time of an answer does not tell which user names exist. */
export async function pretendToCheckPassword(password: string): Promise<void> {
  decoy ??= hashPassword('a password that nobody has').catch((error) => {
    decoy = undefined;
    throw error;
  });
  await checkPassword(password, await decoy);
}
