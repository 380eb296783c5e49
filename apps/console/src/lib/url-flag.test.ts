import * as v from 'valibot';
import { expect, test } from 'vitest';
import { flagSearch, textSearch, wordSearch, wordsSearch } from './url-flag.ts';

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
