import { expect, test } from 'vitest';
import { parseOldHash } from './old-search-hash.ts';

test.each([
  ['/search/HASH/abc', { subject: 'HASH', value: 'abc' }],
  ['/search/PACKAGE_URL/pkg%3Anpm%2Fa%401', { subject: 'PACKAGE_URL', value: 'pkg:npm/a@1' }],
  [
    '/search/COORDINATES/group=org/name=lib/version=1',
    { subject: 'COORDINATES', group: 'org', name: 'lib', version: '1' },
  ],
  [
    '/search/COORDINATES/group=/name=lib/version=',
    { subject: 'COORDINATES', group: '', name: 'lib', version: '' },
  ],
  ['/search/PIZZA/x', undefined],
  ['main', undefined],
  ['', undefined],
])('reads %j', (hash, search) => {
  expect(parseOldHash(hash)).toEqual(search);
});
