import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** An API key taken apart: looked up by the public part, proved by the secret (contract §2). */
export interface ParsedApiKey {
  publicId: string;
  secret: string;
}

export interface NewApiKey extends ParsedApiKey {
  /** The whole key as shown once to the person who makes it. */
  key: string;
}

const prefix = 'odt_';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const secretLength = 32;
const legacyPublicIdLength = 5;

/** @param publicId of the key that is regenerated; absent: a new one */
export function generateApiKey(publicId = randomText(8)): NewApiKey {
  const secret = randomText(secretLength);
  return { publicId, secret, key: `${prefix}${publicId}_${secret}` };
}

/**
 * The prefix is ignored: the predecessor lets it be configured and does not check it. The rest is recognized
 * by its length.
 */
const currentKey = /^(?:\S{0,64}_)([A-Za-z0-9]{5}|[A-Za-z0-9]{8})_([A-Za-z0-9]{32}|[A-Za-z0-9]{27})$/;
const legacyKey = /^\S{0,64}?([A-Za-z0-9]{32})$/;

/** Reads a key of today's form (`odt_<public id>_<secret>`) or of the legacy one (32 letters, a prefix before them or not). */
export function parseApiKey(text: string): ParsedApiKey | undefined {
  const current = currentKey.exec(text);
  if (current) return { publicId: current[1] ?? '', secret: current[2] ?? '' };
  const legacy = legacyKey.exec(text)?.[1];
  if (legacy === undefined) return undefined;
  return {
    publicId: legacy.slice(0, legacyPublicIdLength),
    secret: legacy.slice(legacyPublicIdLength),
  };
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha3-256').update(secret, 'utf8').digest();
}

export function isSecretOf(secret: string, storedHash: Buffer): boolean {
  const given = hashSecret(secret);
  return given.length === storedHash.length && timingSafeEqual(given, storedHash);
}

export function maskApiKey(publicId: string): string {
  return `${prefix}${publicId}${'*'.repeat(secretLength)}`;
}

function randomText(length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += alphabet[randomInt(alphabet.length)];
  return text;
}
