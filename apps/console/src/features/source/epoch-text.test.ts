import { expect, test } from 'vitest';
import { toFieldText, toSeconds } from './epoch-text.ts';

test.each([
  ['1772366400', '2026-03-01T12:00:00'],
  ['0', ''],
  ['', ''],
  ['soon', ''],
  ['-5', ''],
])('%s seconds are %s in UTC', (seconds, text) => {
  expect(toFieldText(seconds)).toBe(text);
});

test.each([
  ['2026-03-01T12:00', '1772366400'],
  ['2026-03-01T12:00:00', '1772366400'],
  ['', '0'],
])('%s is stored as %s', (text, seconds) => {
  expect(toSeconds(text)).toBe(seconds);
});
