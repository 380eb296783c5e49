import { expect, test } from 'vitest';
import { parseOldHash, parseOldSearch } from './old-search-hash.ts';

test.each([
  ['/search/HASH/abcd', 'hash:abcd'],
  ['/search/PACKAGE_URL/pkg%3Anpm%2Fa%401', 'purl:pkg:npm/a@1'],
  ['/search/COORDINATES/group=org/name=lib/version=1', 'group:org name:lib version:1'],
  ['/search/COORDINATES/group=/name=my lib/version=', 'name:"my lib"'],
  ['/search/PIZZA/x', undefined],
  ['main', undefined],
  ['', undefined],
])('reads %j', (hash, query) => {
  expect(parseOldHash(hash)).toBe(query);
});

test.each([
  [{ subject: 'CPE', value: 'cpe:/a:acme' }, 'cpe:cpe:/a:acme'],
  [{ subject: 'COORDINATES', name: 'lib', version: 2 }, 'name:lib version:2'],
  [{ subject: 'toString', value: 'x' }, undefined],
  [{ q: 'lib' }, undefined],
])('reads %j', (search, query) => {
  expect(parseOldSearch(search)).toBe(query);
});
