import { describe, expect, it } from 'vitest';
import { isQuiet, type QuietHours } from './quiet-hours.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const night: QuietHours = { zone: 'UTC', from: 22 * 60, until: 7 * 60, days: everyDay };
const lunch: QuietHours = { zone: 'UTC', from: 12 * 60, until: 13 * 60, days: everyDay };
// 2026-11-28 is a Saturday.
const weekend: QuietHours = { zone: 'Europe/Berlin', from: 0, until: 0, days: [6, 7] };

describe('quiet hours', () => {
  it.each<[QuietHours, string, boolean]>([
    [night, '2026-11-28T21:59:59Z', false],
    [night, '2026-11-28T22:00:00Z', true],
    [night, '2026-11-29T06:59:59Z', true],
    [night, '2026-11-29T07:00:00Z', false],
    [lunch, '2026-11-28T11:59:00Z', false],
    [lunch, '2026-11-28T12:00:00Z', true],
    [lunch, '2026-11-28T13:00:00Z', false],
    // A night that begins on Friday ends on Saturday.
    [{ ...night, days: [5] }, '2026-11-28T03:00:00Z', true],
    [{ ...night, days: [5] }, '2026-11-28T23:00:00Z', false],
    [{ ...night, days: [7] }, '2026-11-30T03:00:00Z', true],
    [weekend, '2026-11-27T22:59:00Z', false],
    [weekend, '2026-11-27T23:00:00Z', true],
    [weekend, '2026-11-29T22:59:00Z', true],
    [weekend, '2026-11-29T23:00:00Z', false],
    // The clock of the zone counts, also where it is changed.
    [{ ...lunch, zone: 'Europe/Berlin' }, '2026-07-01T10:30:00Z', true],
    [{ ...lunch, zone: 'Europe/Berlin' }, '2026-12-01T10:30:00Z', false],
    [{ ...lunch, zone: 'Asia/Kathmandu' }, '2026-12-01T06:20:00Z', true],
    [{ ...night, days: [] }, '2026-11-28T23:00:00Z', false],
  ])('%o at %s', (hours, at, expected) => {
    expect(isQuiet(hours, new Date(at))).toBe(expected);
  });
});
