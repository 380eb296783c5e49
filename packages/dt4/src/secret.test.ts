import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptSecret, readSecretKey } from './secret.ts';
import { Dt4Error } from './source-error.ts';
import { writeSecretKey } from './testing/write-java.ts';

function encrypt(key: Uint8Array, plain: string): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv);
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

describe('a secret', () => {
  it.each(['', 'a', 'Geheimnis äöü 42', '🦊 株式会社', 'x'.repeat(5000), '\uFEFFwith a mark'])(
    'comes out as it went in: %j',
    (plain) => {
      for (const length of [16, 24, 32]) {
        const key = randomBytes(length);
        expect(decryptSecret(key, encrypt(key, plain))).toBe(plain);
      }
    },
  );

  it('does not come out with another key', () => {
    const secrets = Array.from({ length: 20 }, () => encrypt(randomBytes(32), 'a secret of twenty'));
    const other = randomBytes(32);
    expect(secrets.filter((secret) => decryptSecret(other, secret) === 'a secret of twenty')).toEqual([]);
    expect(secrets.filter((secret) => decryptSecret(other, secret) === undefined).length).toBeGreaterThan(15);
  });

  it.each(['', 'plain', 'AAAA', '<secret>', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='])(
    'is not what %j is',
    (stored) => {
      expect(decryptSecret(new Uint8Array(32), stored)).toBeUndefined();
    },
  );
});

describe('the file of the key', () => {
  it('is raw, or a serialized object', () => {
    const key = randomBytes(32);
    expect([...readSecretKey(key)]).toEqual([...key]);
    expect([...readSecretKey(writeSecretKey(key))]).toEqual([...key]);
  });

  it.each([0, 15, 31, 33, 2376])('is refused with %i bytes', (length) => {
    expect(() => readSecretKey(new Uint8Array(length))).toThrow(`${length} bytes`);
    expect(() => readSecretKey(writeSecretKey(new Uint8Array(5)))).toThrow(Dt4Error);
  });
});
