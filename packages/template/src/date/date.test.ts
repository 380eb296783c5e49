import { describe, expect, it } from 'vitest';
import { errorOf, render } from '../testing/render.ts';
import { LruCache } from './lru-cache.ts';

const DAY = Date.UTC(2026, 0, 4, 15, 5, 9, 7); // a Sunday
const SUMMER = Date.UTC(2026, 6, 1, 12);

function formatted(instant: number | Date, pattern: string, timeZone = 'UTC'): string {
  return render('{{ v|date(p, timeZone=z) }}', { v: instant, p: pattern, z: timeZone });
}

function reread(text: string, pattern: string, timeZone = 'UTC'): string {
  const source = `{{ v|date("yyyy-MM-dd'T'HH:mm:ss.SSSX", p, z) }}`;
  return render(source, { v: text, p: pattern, z: timeZone });
}

describe('date patterns', () => {
  it.each([
    [DAY, 'yyyy-MM-dd HH:mm:ss.SSS', '2026-01-04 15:05:09.007'],
    [DAY, 'y yy yyy yyyyy', '2026 26 2026 02026'],
    [DAY, 'M MM MMM MMMM L LLLL', '1 01 Jan January 1 January'],
    [DAY, 'd dd D DDD F E EEEE u', '4 04 4 004 1 Sun Sunday 7'],
    [DAY, 'H h k K a', '15 3 15 3 PM'],
    [Date.UTC(2026, 0, 4), 'H h k K a', '0 12 24 0 AM'],
    [Date.UTC(2026, 0, 4, 12), 'H h k K a', '12 12 12 0 PM'],
    [DAY, 'm s S SS SSSSSS', '5 9 7 07 007000'],
    [DAY, 'w ww YYYY W G', '1 01 2026 1 AD'],
    [Date.UTC(2027, 0, 1), 'w YYYY W D', '53 2026 0 1'],
    [Date.UTC(2026, 11, 31), 'w YYYY W D F', '53 2026 5 365 5'],
    [Date.UTC(2024, 11, 30), 'w YYYY W', '1 2025 5'],
    [Date.UTC(2026, 1, 8), 'W', '1'],
    [Date.UTC(2026, 1, 9), 'W', '2'],
    [DAY, "yyyy'T'MM'o''clock'''", "2026T01o'clock'"],
    [DAY, 'X XX XXX Z z zzzz', 'Z Z Z +0000 UTC Coordinated Universal Time'],
    [DAY, "''yyyy/MM, dd", "'2026/01, 04"],
    [-62198755200000, 'G y yyyy', 'BC 2 0002'],
    [DAY, '', ''],
  ])('%d by %s is %s', (instant, pattern, text) => {
    expect(formatted(instant, pattern)).toBe(text);
  });

  it.each([
    [SUMMER, 'Europe/Berlin', 'HH X XX XXX Z', '14 +02 +0200 +02:00 +0200'],
    [DAY, 'Europe/Berlin', 'HH X z zzzz', '16 +01 CET Central European Standard Time'],
    [SUMMER, 'Asia/Kolkata', 'HH:mm X XXX', '17:30 +05 +05:30'],
    [SUMMER, 'America/St_Johns', 'HH:mm XXX', '09:30 -02:30'],
    [SUMMER, 'America/New_York', 'HH z', '08 EDT'],
    [SUMMER, '+02:00', 'HH z', '14 GMT+02:00'],
    [SUMMER, 'GMT-3', 'HH XXX z', '09 -03:00 GMT-03:00'],
    [SUMMER, 'UTC+0130', 'HH:mm', '13:30'],
    [SUMMER, 'GMT', 'z Z', 'GMT +0000'],
    [SUMMER, 'Z', 'z', 'UTC'],
    [Date.UTC(1880, 0, 1), 'Europe/Berlin', 'HH:mm:ss', '00:53:28'],
    [Date.UTC(1880, 0, 1, 12), 'America/New_York', 'HH:mm:ss', '07:03:58'],
  ])('%d in %s by %s is %s', (instant, zone, pattern, text) => {
    expect(formatted(instant, pattern, zone)).toBe(text);
  });

  it.each(['GMT+99', 'Mars/Base', '', '+24:00', 'GMT+1:99'])("there is no zone '%s'", (zone) => {
    expect(errorOf('{{ 0|date("y", timeZone=z) }}', { z: zone })).toMatchObject({ code: 'arguments' });
  });

  it('without arguments a date is in ISO 8601 in the zone of the options', () => {
    expect(render('{{ v|date }}', { v: SUMMER }, { timeZone: 'Europe/Berlin' })).toBe(
      '2026-07-01T14:00:00+0200',
    );
    expect(render('{{ v }}', { v: new Date(SUMMER) }, { timeZone: 'Europe/Berlin' })).toBe(
      'Wed Jul 01 14:00:00 CEST 2026',
    );
  });

  it('a pattern that is too long is an error', () => {
    expect(errorOf('{{ 0|date(p) }}', { p: 'y '.repeat(1000) })).toMatchObject({ code: 'arguments' });
  });

  it('a date that is not valid is an error', () => {
    expect(errorOf('{{ v|date }}', { v: new Date(Number.NaN) })).toMatchObject({ code: 'value' });
    expect(errorOf('{{ v|date }}', { v: 1e300 })).toMatchObject({ code: 'value' });
  });
});

describe('dates in texts', () => {
  it.each([
    ['2026-11-20T15:29:33Z', '2026-11-20T15:29:33.000Z'],
    ['2026-11-20T15:29:33+0200', '2026-11-20T13:29:33.000Z'],
    ['2026-11-20T15:29:33.123456789-01:30', '2026-11-20T16:59:33.123Z'],
    ['2026-11-20T15:29', '2026-11-20T15:29:00.000Z'],
    ['2026-11-20 15:29:33,5+02', '2026-11-20T13:29:33.500Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s is read as ISO 8601', (text, iso) => {
    expect(render(`{{ v|date("yyyy-MM-dd'T'HH:mm:ss.SSSX") }}`, { v: text })).toBe(iso);
  });

  it('a text without an offset shows the clock of the zone, also around a change of the clocks', () => {
    const source = '{{ v|date("yyyy-MM-dd HH:mm XXX", timeZone="Europe/Berlin") }}';
    expect(render(source, { v: '2026-07-01T08:00' })).toBe('2026-07-01 08:00 +02:00');
    expect(render(source, { v: '2026-03-29T01:59' })).toBe('2026-03-29 01:59 +01:00');
    expect(render(source, { v: '2026-03-29T03:00' })).toBe('2026-03-29 03:00 +02:00');
    expect(render(source, { v: '2026-10-25T04:00' })).toBe('2026-10-25 04:00 +01:00');
  });

  it.each([
    '2026-13-01',
    '2026-02-30',
    '2026-01-01T24:00',
    '2026-01-01T00:60',
    '2026-01-01T00:00:61',
    '20 Nov',
    '',
  ])("'%s' is no date", (text) => {
    expect(errorOf('{{ v|date }}', { v: text })).toMatchObject({ code: 'value', subject: 'date' });
  });

  it('a text without an offset needs a zone that exists', () => {
    const source = '{{ v|date("y", timeZone="Mars/Base") }}';
    expect(errorOf(source, { v: '2026-01-01' })).toMatchObject({ subject: 'date' });
  });

  it.each([
    ['20261120', 'yyyyMMdd', '2026-11-20T00:00:00.000Z'],
    ['20.11.26 3:04 PM', 'dd.MM.yy h:mm a', '2026-11-20T15:04:00.000Z'],
    ['12:04 am', 'hh:mm a', '1970-01-01T00:04:00.000Z'],
    ['Fri, 20 Nov 2026 15:29:33 +0100', 'EEE, dd MMM yyyy HH:mm:ss Z', '2026-11-20T14:29:33.000Z'],
    ['Friday 20 november 2026', 'EEEE d LLLL y', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T15:29:33.250Z', "yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T15:29:33.250Z'],
    ['24:00 UTC', 'kk:mm z', '1970-01-01T00:00:00.000Z'],
    ['11:00 PM', 'KK:mm a', '1970-01-01T23:00:00.000Z'],
    ['20Nov2026', 'ddMMMyyyy', '2026-11-20T00:00:00.000Z'],
  ])("'%s' is read by %s", (text, pattern, iso) => {
    expect(reread(text, pattern)).toBe(iso);
  });

  it.each([
    ['2026', 'yyyy-MM'],
    ['2026-11 ', 'yyyy-MM'],
    ['x', 'yyyy'],
    ['Nix', 'MMM'],
    ['Foo', 'EEE'],
    ['3 XM', 'h a'],
    ['3 nowhere', 'H z'],
    ['3 +99', 'H X'],
  ])("'%s' cannot be read by %s", (text, pattern) => {
    expect(errorOf('{{ v|date("y", p) }}', { v: text, p: pattern })).toMatchObject({ code: 'value' });
  });

  it.each(['w', 'b', "'"])('pattern %s cannot be used for reading', (pattern) => {
    expect(errorOf('{{ "1"|date("y", p) }}', { p: pattern })).toMatchObject({ code: 'arguments' });
  });
});

describe('LruCache', () => {
  it('keeps what was used last and nothing that could not be made', () => {
    const cache = new LruCache<number>(2);
    let made = 0;
    const make = () => ++made;
    cache.get('a', make);
    cache.get('b', make);
    cache.get('a', make);
    cache.get('c', make);
    expect([cache.get('a', make), cache.get('c', make), cache.get('b', make)]).toEqual([1, 3, 4]);
    expect([cache.get('d', () => undefined), cache.get('d', make)]).toEqual([undefined, 5]);
  });
});
