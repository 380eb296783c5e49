import { createHash, randomInt } from 'node:crypto';

/** Without letters that are read as digits (Crockford's base 32). */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const groupLength = 4;
const codesAtOnce = 10;

/** Ten random codes of 80 bits, such as `4f7k-x2mq-09ab-r6ts`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesAtOnce }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
    ).join('-'),
  );
}

/** The stored digest of a code. Case, hyphens, and O for zero make no difference. */
export function recoveryCodeDigest(typed: string): Buffer {
  const plain = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return createHash('sha3-256').update(plain).digest();
}
