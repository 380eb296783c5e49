import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../../config/secrets.ts';
import { fingerprintOf, isSignedBy, publicKeyOf, signingKey, signText } from './bundle-key.ts';

const keyOf = (text: string) => signingKey(createSecrets(Buffer.from(text)));

describe('the key that signs bundles', () => {
  const key = keyOf('a secret key of one');
  const publicKey = publicKeyOf(key);

  it('is the same whenever it is made from the same secret key', () => {
    expect(publicKeyOf(keyOf('a secret key of one'))).toBe(publicKey);
    expect(publicKeyOf(keyOf('a secret key of two'))).not.toBe(publicKey);
    expect(fingerprintOf(publicKey)).toMatch(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/);
  });

  it('tells its own texts from those that were changed, and from those of others', () => {
    const signature = signText(key, 'text');
    expect(isSignedBy(publicKey, 'text', signature)).toBe(true);
    expect(isSignedBy(publicKey, 'Text', signature)).toBe(false);
    expect(isSignedBy(publicKeyOf(keyOf('a secret key of two')), 'text', signature)).toBe(false);
    expect(isSignedBy('short', 'text', signature)).toBe(false);
    expect(isSignedBy(publicKey, 'text', 'short')).toBe(false);
  });
});
