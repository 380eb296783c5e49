import { describe, expect, it } from 'vitest';
import { instantOf } from './local-time.ts';

describe('a time without a zone', () => {
  it.each([
    ['2026-02-09T23:30:04.987', 'Europe/Madrid', '2026-02-09T22:30:04.987Z'],
    ['2026-07-20T13:11:00.000', 'Europe/Madrid', '2026-07-20T11:11:00.000Z'],
    ['2026-07-20T13:11:00.000', 'UTC', '2026-07-20T13:11:00.000Z'],
    ['2026-07-20T13:11:00.001', 'Asia/Kolkata', '2026-07-20T07:41:00.001Z'],
    // The hour that an autumn night has twice: summer time, the first of the two.
    ['2026-10-25T02:30:00.000', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T01:59:59.999', 'Europe/Madrid', '2026-10-24T23:59:59.999Z'],
    ['2026-10-25T03:00:00.000', 'Europe/Madrid', '2026-10-25T02:00:00.000Z'],
    ['2026-04-05T02:30:00.000', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
    // The hour that a spring night leaves out: as much later.
    ['2026-03-29T02:30:00.000', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:30:00.000', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
    ['1969-12-31T23:59:59.500', 'America/New_York', '1970-01-01T04:59:59.500Z'],
  ])('%s in %s is %s', (local, zone, expected) => {
    expect(instantOf({ local }, zone).toISOString()).toBe(expected);
  });

  it('needs a zone that exists', () => {
    expect(() => instantOf({ local: '2026-02-09T23:30:04.987' }, 'Europe/Nowhere')).toThrow(RangeError);
  });
});
