import { expect, test } from 'vitest';
import { compactCount } from './compact-count.ts';

test.each([
  [999, 'en', '999'],
  [1234, 'en', '1.2K'],
  [122_345, 'en', '122K'],
  [1_240_000, 'en', '1.2M'],
  [122_345, 'de', '122k'],
  [1234, 'de', '1,2k'],
  [12_345, 'de', '12k'],
  [2_400_000, 'de', '2,4M'],
  [122_345, 'ja', '12万'],
])('%d reads in little room in %s as %s', (value, locale, text) => {
  expect(compactCount(value, locale)).toBe(text);
});
