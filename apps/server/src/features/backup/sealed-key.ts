import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { BackupError } from './backup-error.ts';

/** Where the secret key of the installation lies in a backup. */
export const sealedKeyName = 'secret-key.sealed';

/** As costly as a sign-in: a passphrase can be guessed for as long as somebody has the backup. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

/** Encrypts the secret key by a passphrase (scrypt, AES-256-GCM). The text says how, so that later ones may cost more. */
export function sealKey(key: Buffer, passphrase: string): string {
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), nonce);
  const body = Buffer.concat([cipher.update(key), cipher.final()]);
  const parts = [salt, nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64'));
  return ['v1', cost.N, cost.r, cost.p, ...parts].join('.');
}

/** @throws BackupError when the passphrase is another one, or the text is damaged */
export function openKey(sealed: string, passphrase: string): Buffer {
  const [version, n, r, p, ...parts] = sealed.trim().split('.');
  const [salt, nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64'));
  if (version !== 'v1' || !salt || !nonce || !tag || !body) {
    throw new BackupError(`"${sealedKeyName}" of the backup is damaged. Take another backup.`);
  }
  try {
    const own = { N: Number(n), r: Number(r), p: Number(p), maxmem: cost.maxmem };
    const decipher = createDecipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, own), nonce);
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch (cause) {
    throw new BackupError(
      `The passphrase does not open "${sealedKeyName}" of the backup. Give the one that the backup was made with.`,
      { cause },
    );
  }
}
