import { expect, test } from 'vitest';
import { coverableOf, coveredShare } from './covered-share.ts';

test('internal components that no source covers are left out', () => {
  expect(coverableOf({ components: 10, intended: 4, judgeable: 6 })).toBe(6);
  expect(coveredShare({ components: 10, intended: 4, judgeable: 6 })).toBe(1);
});

test('the share is whole only when nothing is left', () => {
  expect(coveredShare({ components: 1_000_000, intended: 0, judgeable: 999_999 })).toBe(0.999);
  expect(coveredShare({ components: 3, intended: 0, judgeable: 2 })).toBe(0.666);
  expect(coveredShare({ components: 0, intended: 0, judgeable: 0 })).toBe(1);
});
