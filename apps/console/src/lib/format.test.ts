import { expect, test, vi } from 'vitest';
import { createFormatter, progressPercent } from './format.ts';

test.each([
  [0, 10, 0],
  [5, 0, 0],
  [10, 10, 100],
  [12, 10, 100],
  [1, 3, 33.3],
])('%d of %d is %d percent', (done, total, expected) => {
  expect(progressPercent(done, total)).toBe(expected);
});

test('a share that is not nothing never reads as nothing', () => {
  const { percent } = createFormatter('en');
  expect([0, 0.0001, 0.0004, 0.0005, 0.5].map((ratio) => percent(ratio))).toEqual([
    '0%',
    '<\u00a00.1%',
    '<\u00a00.1%',
    '0.1%',
    '50%',
  ]);
  const { share } = createFormatter('en');
  expect([0.94, 0.941, 0, 0.0001].map(share)).toEqual(['94.0%', '94.1%', '0.0%', '<\u00a00.1%']);
  expect([0.00004, 0.00005].map((ratio) => percent(ratio, 2))).toEqual(['<\u00a00.01%', '0.01%']);
});

test('values read in the language of the user, absent ones as a dash', () => {
  const german = createFormatter('de');
  expect(german.number(1234.5)).toBe('1.234,5');
  expect(german.percent(0.123)).toMatch(/^12,3\s%$/);
  expect(german.date('2026-11-20T10:00:00Z')).toBe('20. Nov. 2026');
  expect(german.date(undefined)).toBe('–');
  expect(german.dateTime('nonsense')).toBe('–');
  const english = createFormatter('en');
  expect(english.bytes(1_234_567)).toBe('1.2 MB');
  expect(english.bytes(637)).toBe('637\u00a0B');
  expect(english.relative(0, 3 * 86_400_000)).toBe('3 days ago');
  expect(english.age(0, 3 * 86_400_000)).toBe('3d ago');
  expect(german.age(0, 3 * 60_000)).toBe('vor 3 Min.');
});

test('a day without a time is the same one in every time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const { date } = createFormatter('en');
  expect([date('2026-02-22'), date('2026-02-22T00:00:00Z')]).toEqual(['Feb 22, 2026', 'Feb 21, 2026']);
  vi.unstubAllEnvs();
});
