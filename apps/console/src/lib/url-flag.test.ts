import * as v from 'valibot';
import { expect, test } from 'vitest';
import { flagSearch, textSearch, uuidsSearch, wordSearch, wordsSearch } from './url-flag.ts';

test.each([
  [true, true],
  ['true', true],
  ['false', undefined],
  ['yes', undefined],
  [undefined, undefined],
])('the flag %j means %j', (value, meaning) => {
  expect(v.parse(flagSearch, value)).toBe(meaning);
});

test.each([
  [' a ', 'a'],
  [7, '7'],
  ['', undefined],
  [['a', 'b'], undefined],
  [undefined, undefined],
])('the text %j means %j', (value, meaning) => {
  expect(v.parse(textSearch, value)).toBe(meaning);
});

test.each([
  ['HIGH', 'HIGH'],
  ['other', undefined],
  [['HIGH', 'LOW'], undefined],
  ['', undefined],
  [undefined, undefined],
])('the word %j, of those that are known, is %j', (value, meaning) => {
  expect(v.parse(wordSearch(['HIGH', 'LOW']), value)).toBe(meaning);
});

test.each([
  ['HIGH', ['HIGH']],
  [
    ['LOW', 'HIGH', 'LOW', 'other'],
    ['HIGH', 'LOW'],
  ],
  ['other', undefined],
  [[], undefined],
  [7, undefined],
  [undefined, undefined],
])('of the known words, %j are %j', (value, meaning) => {
  expect(v.parse(wordsSearch(['HIGH', 'LOW']), value)).toEqual(meaning);
});

test('ids of things are taken once each, and nothing else is one', () => {
  const [a, b] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
  expect(v.parse(uuidsSearch, [a, b, a, 'all'])).toEqual([a, b]);
  expect(v.parse(uuidsSearch, a)).toEqual([a]);
  expect(v.parse(uuidsSearch, 'all')).toBeUndefined();
  expect(v.parse(uuidsSearch, undefined)).toBeUndefined();
});
