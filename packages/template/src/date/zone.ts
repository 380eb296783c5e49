import { LruCache } from './lru-cache.ts';

/** A time zone: its name, and its offset from UTC at an instant, in milliseconds, positive to the east. */
export interface Zone {
  readonly id: string;
  offsetMs(instantMs: number): number;
}

const FIXED = /^(?:(?:GMT|UTC)?([+-])(\d{1,2})(?::?([0-5]\d))?|Z|UTC|GMT)$/;
const LONG_OFFSET = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?/;
const MINUTE_MS = 60_000;
const formats = new LruCache<Intl.DateTimeFormat>(64);

/** A zone by its IANA name (`Europe/Berlin`), as `UTC`, `GMT`, `Z`, or as an offset (`+02:00`, `GMT+2`). */
export function findZone(id: string): Zone | undefined {
  const fixed = FIXED.exec(id);
  if (fixed) {
    const offset = signedMs(fixed[1], fixed[2], fixed[3]);
    return Math.abs(offset) < 24 * 60 * MINUTE_MS ? { id, offsetMs: () => offset } : undefined;
  }
  const format = zoneFormat('en-US', id, 'longOffset');
  return format && { id, offsetMs: (instantMs) => offsetOf(format, instantMs) };
}

/** The name of a zone at an instant, short (`CET`) or long (`Central European Standard Time`). */
export function zoneName(zone: Zone, instantMs: number, length: 'short' | 'long'): string {
  if (zone.id === 'Z') return 'UTC';
  if (zone.id === 'GMT' || (zone.id === 'UTC' && length === 'short')) return zone.id;
  if (FIXED.test(zone.id) && /\d/.test(zone.id)) return `GMT${clockText(zone.offsetMs(instantMs), ':')}`;
  const name = partOf(zoneFormat('en-US', zone.id, length), instantMs);
  if (!/^GMT[+-]/.test(name)) return name;
  // American English has no short names for European zones, British English has.
  return partOf(zoneFormat('en-GB', zone.id, length), instantMs);
}

/** An offset as `+HH`, minutes and the separator between them. */
export function clockText(offsetMs: number, separator: string): string {
  const minutes = Math.trunc(Math.abs(offsetMs) / MINUTE_MS);
  const sign = offsetMs < 0 ? '-' : '+';
  return `${sign}${twoDigits(Math.trunc(minutes / 60))}${separator}${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function offsetOf(format: Intl.DateTimeFormat, instantMs: number): number {
  const [, sign, hours, minutes, seconds] = LONG_OFFSET.exec(partOf(format, instantMs)) ?? [];
  const wholeMinutes = signedMs(sign, hours, minutes);
  return wholeMinutes + (sign === '-' ? -1000 : 1000) * Number(seconds ?? 0);
}

function signedMs(sign: string | undefined, hours = '0', minutes = '0'): number {
  const size = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

function partOf(format: Intl.DateTimeFormat | undefined, instantMs: number): string {
  return format?.formatToParts(instantMs).find((part) => part.type === 'timeZoneName')?.value ?? '';
}

function zoneFormat(
  locale: string,
  timeZone: string,
  timeZoneName: 'longOffset' | 'short' | 'long',
): Intl.DateTimeFormat | undefined {
  return formats.get(`${locale} ${timeZoneName} ${timeZone}`, () => {
    try {
      return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
    } catch {
      // The platform knows no zone of that name; this is how it says so.
      return undefined;
    }
  });
}
