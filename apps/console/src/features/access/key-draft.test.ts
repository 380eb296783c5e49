import type { ManagedApiKey } from '@waybill/api-contract';
import { describe, expect, it } from 'vitest';
import { keyRules, keyValues } from './key-draft.ts';

const key: ManagedApiKey = {
  publicId: 'abcdefgh',
  maskedKey: 'odt_abcdefgh****',
  legacy: false,
  created: 1,
  comment: 'Nightly',
  expires: new Date('2026-05-31T12:00:00').getTime(),
  projects: [
    { uuid: 'a', name: 'Shop', version: '1', withChildren: false },
    { uuid: 'b', name: 'Suite', withChildren: true },
  ],
  accessTeams: [{ uuid: 'c', name: 'Owners' }],
};

describe('the form of a key', () => {
  it('sends back what is stored when nothing was changed', () => {
    expect(keyRules(keyValues(key), key)).toEqual({
      comment: 'Nightly',
      expires: key.expires,
      projects: [
        { uuid: 'a', withChildren: false },
        { uuid: 'b', withChildren: true },
      ],
      accessTeams: [{ uuid: 'c' }],
    });
  });

  it('takes a day as a whole, and what is emptied away', () => {
    const { expires } = keyRules({ ...keyValues(key), lastDay: '2026-06-01' }, key);
    expect(new Date(expires ?? 0)).toEqual(new Date('2026-06-01T23:59:59.999'));
    const freed = keyRules({ ...keyValues(key), lastDay: '', limited: false, accessTeams: [] }, key);
    expect(freed).toEqual({ comment: 'Nightly', accessTeams: [] });
  });

  it('counts a project that is chosen both ways with all below it', () => {
    const both = { value: 'a', label: 'Shop 1' };
    const { projects } = keyRules({ ...keyValues(key), projects: [both], trees: [both] }, key);
    expect(projects).toEqual([{ uuid: 'a', withChildren: true }]);
  });
});
