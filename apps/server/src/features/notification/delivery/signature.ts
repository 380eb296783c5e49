import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const minBytes = 24;
const maxBytes = 64;
const newBytes = 32;

/** A secret that nobody knows yet. */
export function newSigningSecret(): string {
  return prefix + randomBytes(newBytes).toString('base64');
}

/** The key that a secret stands for; undefined for a text that is none. */
export function signingKey(secret: string): Buffer | undefined {
  const encoded = secret.slice(prefix.length);
  if (!secret.startsWith(prefix) || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return undefined;
  const key = Buffer.from(encoded, 'base64');
  return key.length >= minBytes && key.length <= maxBytes ? key : undefined;
}

/**
 * The headers by which a receiver tells that a message is ours and new, as https://www.standardwebhooks.com has them: HMAC SHA-256 of
 * the key of the delivery, the time and the body.
 * @param secret as {@link signingKey} reads it
 * @throws RangeError for one that is none
 */
export function signatureHeaders(
  secret: string,
  id: string,
  at: Date,
  body: string,
): Readonly<Record<string, string>> {
  const key = signingKey(secret);
  if (!key) throw new RangeError('The signing secret is none');
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
