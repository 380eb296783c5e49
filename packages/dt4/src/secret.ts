import { createDecipheriv } from 'node:crypto';
import { isJavaStream } from './java-stream.ts';
import { readSerializedKey } from './serialized.ts';
import { Dt4Error } from './source-error.ts';

const keyLengths = [16, 24, 32];
const ivLength = 16;

/**
 * The AES key of a file `secret.key`: 16, 24 or 32 raw bytes, or the serialized object that older installations wrote.
 * @throws Dt4Error for any other file
 *
 * @example
 * readSecretKey(new Uint8Array(32)).length // 32
 */
export function readSecretKey(file: Uint8Array): Uint8Array {
  const key = isJavaStream(file) ? readSerializedKey(file) : file;
  if (keyLengths.includes(key.length)) return key;
  throw new Dt4Error(
    `The secret key has ${key.length} bytes. "secret.key" of Dependency-Track has 32, or is a serialized Java object.`,
  );
}

/**
 * Decrypts a stored secret: Base64 of an initialization vector of 16 bytes and AES-CBC with PKCS #5 padding.
 * @returns undefined when the key does not fit or the text is no such secret; a wrong key passes once in some hundred times, so
 *   that more than one secret proves it
 *
 * @example
 * decryptSecret(Buffer.alloc(32), 'AAAAAAAAAAAAAAAAAAAAAA==') // undefined
 */
export function decryptSecret(key: Uint8Array, stored: string): string | undefined {
  const bytes = Buffer.from(stored, 'base64');
  if (bytes.length < 2 * ivLength || bytes.length % ivLength !== 0) return undefined;
  const iv = bytes.subarray(0, ivLength);
  try {
    const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv);
    const plain = Buffer.concat([decipher.update(bytes.subarray(ivLength)), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    return undefined;
  }
}
