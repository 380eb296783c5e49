import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Everything that needs the installation's key; the key itself stays in here. */
export interface Secrets {
  /** Encrypts a text for the database (AES-256-GCM, random nonce). */
  encrypt(plain: string): string;
  /** @throws when the text was not made with this key */
  decrypt(sealed: string): string;
  /** A key of its own for a purpose, such as signing tokens. 32 bytes. */
  derive(purpose: string): Uint8Array;
  /** Stored in the database, so that a wrong key is refused at start. */
  readonly fingerprint: Buffer;
}

/** @param key the installation's key, any length of at least 16 bytes */
export function createSecrets(key: Buffer): Secrets {
  if (key.length < 16) throw new Error('The secret key must have at least 16 bytes');
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', key, 'waybill', purpose, 32));
  const sealKey = derive('database values');
  return {
    derive,
    fingerprint: createHash('sha256').update(derive('fingerprint')).digest(),
    encrypt(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')}`;
    },
    decrypt(sealed) {
      if (!sealed.startsWith('v1.')) throw new Error('Not a sealed text of this installation');
      const bytes = Buffer.from(sealed.slice(3), 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
