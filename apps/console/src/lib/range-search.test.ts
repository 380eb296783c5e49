import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rangeTimes } from '../ui/charts/chart-range.ts';
import { rangeOf, rangeSearchEntries, rangeToSearch } from './range-search.ts';

const read = (address: object) => rangeOf(v.parse(v.object(rangeSearchEntries), address));

test.each([
  [{}, { days: 90 }],
  [{ range: '30' }, { days: 30 }],
  [{ range: 31 }, { days: 90 }],
  [{ from: '2026-01-01' }, { from: '2026-01-01', to: undefined }],
  [
    { from: '2026-01-01', to: '2026-02-01', range: 7 },
    { from: '2026-01-01', to: '2026-02-01' },
  ],
  [
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '2026-02-01', to: undefined },
  ],
  [{ from: '2026-13-01' }, { days: 90 }],
])('the address %j means %j', (address, range) => {
  expect(read(address)).toEqual(range);
  expect(read(rangeToSearch(read(address)))).toEqual(range);
});

test('a range ends with its last day, and never after now', () => {
  const now = Date.UTC(2026, 2, 10, 12);
  expect(rangeTimes({ days: 7 }, now)).toEqual({ fromMs: Date.UTC(2026, 2, 3, 12), toMs: now });
  expect(rangeTimes({ from: '2026-01-01', to: '2026-01-31' }, now)).toEqual({
    fromMs: Date.UTC(2026, 0, 1),
    toMs: Date.UTC(2026, 1, 1),
  });
  expect(rangeTimes({ from: '2026-03-10' }, now).toMs).toBe(now);
});
