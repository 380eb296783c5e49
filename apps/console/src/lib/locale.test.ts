import { expect, test } from 'vitest';
import { resolveLocale } from './locale.ts';

test.each([
  [null, 'de', 'de'],
  [null, 'de-AT', 'de'],
  [null, 'ja-JP', 'ja'],
  [null, 'fi', 'en'],
  ['ja', 'de', 'ja'],
  ['xx', 'de', 'en'],
  [null, '', 'en'],
])('stored %s and browser %s give %s', (stored, browser, expected) => {
  expect(resolveLocale(stored, browser)).toBe(expected);
});
