import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/**
 * A key that signs releases: Ed25519, in PEM as `openssl genpkey -algorithm ed25519` makes it.
 * Signatures and public keys are those of minisign (https://jedisct1.github.io/minisign/, "Signature format"), so that `minisign -V` verifies them.
 */
export interface SigningKey {
  key: KeyObject;
  /** Eight bytes that tell keys apart; minisign takes random ones, here they follow from the public key. */
  id: Buffer;
  publicKey: Buffer;
}

const KEY_ALGORITHM = 'Ed';
/** Of what is signed, the BLAKE2b-512 digest is. */
const HASHED_ALGORITHM = 'ED';

/** @throws {Error} when the text is no private Ed25519 key */
export function readSigningKey(pem: string): SigningKey {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Error(`The key is of the type "${key.asymmetricKeyType}"; one of Ed25519 was expected.`);
  }
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url');
  const id = createHash('sha256').update(publicKey).digest().subarray(0, 8);
  return { key, id, publicKey };
}

/** The file that whoever verifies a release needs. */
export function formatPublicKey({ id, publicKey }: SigningKey): string {
  const bytes = Buffer.concat([Buffer.from(KEY_ALGORITHM), id, publicKey]);
  return `untrusted comment: minisign public key ${nameOf(id)}\n${bytes.toString('base64')}\n`;
}

/**
 * The signature of a file. Ed25519 has no randomness, so the same file, comment and key are the same signature.
 * @param comment is signed as well, and shown by who verifies; one line
 */
export function signFile(content: Buffer, comment: string, { key, id }: SigningKey): string {
  if (/[\r\n]/.test(comment)) throw new Error('The comment of a signature is one line.');
  const signature = sign(null, createHash('blake2b512').update(content).digest(), key);
  const global = sign(null, Buffer.concat([signature, Buffer.from(comment)]), key);
  const head = Buffer.concat([Buffer.from(HASHED_ALGORITHM), id, signature]);
  return [
    `untrusted comment: signature by the key ${nameOf(id)}`,
    head.toString('base64'),
    `trusted comment: ${comment}`,
    global.toString('base64'),
    '',
  ].join('\n');
}

/** As minisign prints it: the number that the eight bytes are, least significant first. */
function nameOf(id: Buffer): string {
  return id.readBigUInt64LE().toString(16).toUpperCase().padStart(16, '0');
}
