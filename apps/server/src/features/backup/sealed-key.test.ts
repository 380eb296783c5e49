import { describe, expect, it } from 'vitest';
import { openKey, sealKey } from './sealed-key.ts';

describe('the secret key in a backup', () => {
  it('is opened by its passphrase and by no other, and is in no two backups the same', () => {
    const key = Buffer.from('a key of this installation');
    const sealed = sealKey(key, 'correct horse');
    expect(openKey(`${sealed}\n`, 'correct horse')).toEqual(key);
    expect(() => openKey(sealed, 'correct hoarse')).toThrow(/passphrase does not open/);
    expect(sealKey(key, 'correct horse')).not.toBe(sealed);
    expect(sealed).not.toContain(key.toString('base64'));
  });

  it('is told to be damaged when it is cut', () => {
    expect(() => openKey('v1.131072.8.1.AAAA', 'x')).toThrow(/damaged/);
  });
});
