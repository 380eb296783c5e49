import { describe, expect, it } from 'vitest';
import { isLastWindow, knownUntil, nextWindow, resumable } from './nvd-window.ts';

const now = new Date('2026-03-01T12:00:00Z');
const time = (text: string) => new Date(text).toISOString();
const asOf = time('2026-03-01T11:59:00Z');

describe('windows of changes', () => {
  it('are at most 120 days long and end now', () => {
    expect(nextWindow(undefined, now)).toEqual({});
    expect(nextWindow(Date.parse('2025-01-01T00:00:00Z'), now)).toEqual({
      from: time('2025-01-01'),
      to: time('2025-05-01'),
    });
    const last = nextWindow(Date.parse('2026-02-01T00:00:00Z'), now);
    expect(last).toEqual({ from: time('2026-02-01'), to: now.toISOString() });
    expect(isLastWindow(last, now)).toBe(true);
    expect(isLastWindow({}, now)).toBe(false);
  });

  it.each<[string, Parameters<typeof knownUntil>[0], string | undefined, boolean, string]>([
    ['all CVEs: the newest of them', {}, time('2026-02-20'), false, time('2026-02-20')],
    ['no CVE at all: the answer', {}, undefined, false, asOf],
    ['a change of the future: the answer', {}, time('2027-01-01'), false, asOf],
    [
      'a window of long ago: its end',
      { from: time('2025-01-01'), to: time('2025-05-01') },
      undefined,
      false,
      time('2025-05-01'),
    ],
    [
      'the last window: the newest change',
      { from: time('2026-02-01'), to: now.toISOString() },
      time('2026-02-20'),
      true,
      time('2026-02-20'),
    ],
    [
      'the last window without a change: where it began',
      { from: time('2026-02-01'), to: now.toISOString() },
      undefined,
      true,
      time('2026-02-01'),
    ],
    [
      'one that was the last when it began, an hour ago: a day before now, since changes are shown late',
      { from: time('2026-02-01'), to: time('2026-03-01T11:00:00Z') },
      undefined,
      false,
      time('2026-02-28T12:00:00Z'),
    ],
    [
      'the same with a newer change: that',
      { from: time('2026-02-01'), to: time('2026-03-01T11:00:00Z') },
      time('2026-03-01T10:00:00Z'),
      false,
      time('2026-03-01T10:00:00Z'),
    ],
  ])('are known after %s', (_what, window, newest, isLast, expected) => {
    expect(knownUntil(window, { newest, asOf, isLast }, now)).toBe(expected);
  });

  it('are taken up again for two days, and only when they begin at the same time', () => {
    const cursor = {
      from: time('2026-02-01'),
      to: time('2026-03-01'),
      startIndex: 4_000,
      asOf,
      startedAt: asOf,
    };
    const window = nextWindow(Date.parse('2026-02-01T00:00:00Z'), now);
    expect(resumable(JSON.stringify(cursor), window, now)).toEqual(cursor);
    expect(resumable(JSON.stringify(cursor), {}, now)).toBeUndefined();
    expect(resumable(JSON.stringify(cursor), window, new Date('2026-03-04T12:00:00Z'))).toBeUndefined();
    for (const text of [null, '', '7', '{}', '{"startIndex":"1"}']) {
      expect(resumable(text, window, now)).toBeUndefined();
    }
  });
});
