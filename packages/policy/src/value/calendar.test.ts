import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPeriod, dayNumberOf, formatDay } from './calendar.ts';
import { readPeriod } from './period.ts';

const MS_PER_DAY = 86_400_000;

function day(text: string): number {
  return dayNumberOf(Date.parse(text));
}

function add(from: string, text: string): string {
  const period = readPeriod(text);
  if (!period.ok) throw new Error(period.problem.message);
  return formatDay(addPeriod(day(from), period.value));
}

describe('addPeriod', () => {
  it.each([
    ['2024-01-31', 'P1M', '2024-02-29'],
    ['2023-01-31', 'P1M', '2023-02-28'],
    ['1900-01-31', 'P1M', '1900-02-28'],
    ['2000-01-31', 'P1M', '2000-02-29'],
    ['2024-01-31', 'P3M', '2024-04-30'],
    ['2024-02-29', 'P1Y', '2025-02-28'],
    ['2024-02-29', 'P4Y', '2028-02-29'],
    ['2024-01-31', 'P1M1D', '2024-03-01'],
    ['2024-12-31', 'P1D', '2025-01-01'],
    ['2024-11-30', 'P2M', '2025-01-30'],
    ['2023-03-01', 'P365D', '2024-02-29'],
    ['2026-11-20', 'P1Y6M2W3D', '2028-06-06'],
    ['1969-12-31', 'P1D', '1970-01-01'],
    ['2000-01-01', 'P400000Y', '402000-01-01'],
  ])('%s and %s is %s', (from, period, to) => {
    expect(add(from, period)).toBe(to);
  });

  it('knows the calendar of any day', () => {
    const dayNumber = fc.integer({ min: -719_528, max: 2_900_000 });
    fc.assert(
      fc.property(dayNumber, fc.nat(100_000), (number, days) => {
        expect(formatDay(number)).toBe(new Date(number * MS_PER_DAY).toISOString().slice(0, 10));
        expect(addPeriod(number, { months: 0, days })).toBe(number + days);
      }),
    );
  });

  it('adds months as Date does where the day exists', () => {
    const dayNumber = fc.integer({ min: -30_000, max: 60_000 });
    fc.assert(
      fc.property(dayNumber, fc.nat(500), (number, months) => {
        const date = new Date(number * MS_PER_DAY);
        fc.pre(date.getUTCDate() <= 28);
        date.setUTCMonth(date.getUTCMonth() + months);
        expect(addPeriod(number, { months, days: 0 })).toBe(date.getTime() / MS_PER_DAY);
      }),
    );
  });
});

describe('readPeriod', () => {
  it.each([
    ['P365D', { months: 0, days: 365 }],
    ['P1Y6M', { months: 18, days: 0 }],
    ['p2w', { months: 0, days: 14 }],
    ['+P1W1D', { months: 0, days: 8 }],
    ['-P-1Y', { months: 12, days: 0 }],
    ['P1W-6D', { months: 0, days: 1 }],
  ])('reads %s', (text, value) => {
    expect(readPeriod(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['P0D', 'period_not_positive'],
    ['P-1D', 'period_not_positive'],
    ['-P1Y', 'period_not_positive'],
    ['P1Y-1M', 'period_not_positive'],
    ['P', 'value_unreadable'],
    ['PT5H', 'value_unreadable'],
    ['P1DT1H', 'value_unreadable'],
    ['P1.5D', 'value_unreadable'],
    ['365', 'value_unreadable'],
    ['P1D1Y', 'value_unreadable'],
    ['P2147483648D', 'value_unreadable'],
    [`P${'9'.repeat(240)}Y`, 'value_unreadable'],
    ['P306783379W', 'value_unreadable'],
  ])('refuses %s: %s', (text, code) => {
    expect(readPeriod(text)).toMatchObject({ ok: false, problem: { code } });
  });
});
