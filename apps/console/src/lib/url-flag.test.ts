import * as v from 'valibot';
import { expect, test } from 'vitest';
import { flagSearch, textSearch } from './url-flag.ts';

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
