import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';

/** argon2id with the library's defaults (19 MiB, 2 passes), the parameters OWASP names. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export interface PasswordCheck {
  matches: boolean;
  /** The stored hash is of an old kind and should be replaced now that the password is at hand. */
  isOutdated: boolean;
}

/**
 * Compares a password with a stored hash: ours, or one that came with an imported user (bcrypt over the lower-case
 * hex SHA-512 of the password, contract §2).
 */
export async function checkPassword(password: string, storedHash: string): Promise<PasswordCheck> {
  if (storedHash.startsWith('$2')) {
    const digest = createHash('sha512').update(password, 'utf8').digest('hex');
    const matches = await verifyBcrypt(digest, storedHash);
    return { matches, isOutdated: matches };
  }
  return { matches: await verify(storedHash, password), isOutdated: false };
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that the time of an answer does not tell which user names exist. */
export async function pretendToCheckPassword(password: string): Promise<void> {
  decoy ??= hashPassword('a password that nobody has');
  await checkPassword(password, await decoy);
}
