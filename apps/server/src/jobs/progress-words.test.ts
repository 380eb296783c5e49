import { expect, it } from 'vitest';
import { progressWords } from './progress-words.ts';

it.each([
  [{ part: 'nvdcve-2.0-2009', unit: 'bytes', done: 3_300_000 }, 'nvdcve-2.0-2009: 3300000 bytes'],
  [{ part: 'Go', unit: 'bytes', done: 5, total: 10 }, 'Go: 5 of 10 bytes'],
  [{ part: 'Go', unit: 'records', done: 7, total: 20 }, 'Go: 7 of 20 records'],
  [{ part: 'Go', unit: 'records', done: 2000, changed: 3 }, 'Go: 2000 records, 3 new or changed'],
] as const)('says %j in words', (detail, words) => {
  expect(progressWords(detail)).toBe(words);
});
