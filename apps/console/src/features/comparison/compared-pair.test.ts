import { expect, test } from 'vitest';
import { otherVersion } from './compared-pair.ts';

const versions = ['c', 'b', 'a'].map((uuid) => ({ uuid, active: true }));

test.each([
  ['c', 'b'],
  ['b', 'a'],
  ['a', 'c'],
])('version %s is compared with %s', (uuid, other) => {
  expect(otherVersion({ uuid, versions })).toBe(other);
});

test('a single version is compared with nothing', () => {
  expect(otherVersion({ uuid: 'a', versions: [{ uuid: 'a', active: true }] })).toBeUndefined();
  expect(otherVersion({ uuid: 'a' })).toBeUndefined();
});
