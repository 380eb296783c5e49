import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Secrets } from '../../../config/secrets.ts';

/** How a private key of Ed25519 begins in PKCS #8, and a public one in SubjectPublicKeyInfo (RFC 8410 §10). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiStart = Buffer.from('302a300506032b6570032100', 'hex');

/** The key that an installation signs bundles with. It follows from the secret key, so nothing has to be kept. */
export function signingKey(secrets: Secrets): KeyObject {
  const key = Buffer.concat([pkcs8Start, secrets.derive('data bundle')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The public half of a key, as bundles and settings name it: 32 bytes in base64url. */
export function publicKeyOf(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return der.subarray(spkiStart.length).toString('base64url');
}

export function signText(key: KeyObject, text: string): string {
  return sign(null, Buffer.from(text), key).toString('base64url');
}

/** Whether a text was signed by the owner of a public key. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const raw = Buffer.from(publicKey, 'base64url');
  if (raw.length !== 32) return false;
  const key = createPublicKey({ key: Buffer.concat([spkiStart, raw]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

/** What people compare by eye: the beginning of the digest of a public key, in groups. */
export function fingerprintOf(publicKey: string): string {
  const digest = createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex');
  return (digest.slice(0, 32).match(/.{4}/g) ?? []).join(' ');
}
