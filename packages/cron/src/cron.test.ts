import { describe, expect, it } from 'vitest';
import { nextOf, parseCron } from './index.ts';

const next = (text: string, after: string) => nextOf(parseCron(text), new Date(after))?.toISOString();

describe('a cron text', () => {
  it.each([
    ['0 * * * *', '2026-11-28T20:59:59Z', '2026-11-28T21:00:00.000Z'],
    ['0 * * * *', '2026-11-28T21:00:00Z', '2026-11-28T22:00:00.000Z'],
    ['*/15 9-17 * * mon-fri', '2026-11-28T20:00:00Z', '2026-11-30T09:00:00.000Z'],
    ['30 8 1 jan,jul *', '2026-11-28T20:00:00Z', '2027-01-01T08:30:00.000Z'],
    ['0 0 29 2 *', '2026-11-28T20:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['0 0 * * 7', '2026-11-28T20:00:00Z', '2026-11-29T00:00:00.000Z'],
    // Both days limited: either suffices.
    ['0 0 13 * 5', '2026-11-28T20:00:00Z', '2026-12-04T00:00:00.000Z'],
    ['5/20 23 31 12 *', '2026-11-28T20:00:00Z', '2026-12-31T23:05:00.000Z'],
  ])('%s after %s is %s', (text, after, expected) => {
    expect(next(text, after)).toBe(expected);
  });

  it.each([
    ['0 8 * * *', 'Europe/Berlin', '2026-11-28T20:00:00Z', '2026-11-29T07:00:00.000Z'],
    ['0 8 * * *', 'Asia/Tokyo', '2026-11-28T20:00:00Z', '2026-11-28T23:00:00.000Z'],
    ['0 8 * * mon', 'Asia/Tokyo', '2026-11-28T20:00:00Z', '2026-11-29T23:00:00.000Z'],
    // The clock goes from 02:00 to 03:00 in spring, and from 03:00 back to 02:00 in autumn.
    ['30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['30 2 * * *', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
  ])('%s of %s after %s is %s', (text, zone, after, expected) => {
    expect(nextOf(parseCron(text, zone), new Date(after))?.toISOString()).toBe(expected);
  });

  it('has no zone that is none', () => {
    expect(() => parseCron('0 8 * * *', 'Europe/Atlantis')).toThrow('"Europe/Atlantis" is no time zone');
  });

  it('may name a day that never comes', () => {
    expect(next('0 0 31 2 *', '2026-11-28T20:00:00Z')).toBeUndefined();
  });

  it.each([
    '',
    '* * * *',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * * 13 *',
    '* * * * 8',
    '*/0 * * * *',
    '5-1 * * * *',
    'a * * * *',
    '1-2-3 * * * *',
    '@daily',
    '0 0 * * * *',
    '0 0 L * *',
    '0 0 * * 5L',
    '0 0 * * 5#2',
    '2026-01-01T00:00:00Z',
  ])('refuses "%s"', (text) => {
    expect(() => parseCron(text)).toThrow(RangeError);
  });
});
