/** A time as H2 stores it: what the clock on the wall showed, with no zone. */
export interface LocalTime {
  /** `YYYY-MM-DDTHH:MM:SS.mmm` */
  readonly local: string;
}

const dayMs = 86_400_000;

/**
 * The instant at which clocks in a zone showed a time. An autumn hour that occurs twice means the first, as
 * in Dependency-Track. A time that a spring night skips is moved forward by the skipped amount. An invalid
 * time yields an invalid date.
 * @param zone name of the IANA database, such as `Europe/Madrid`
 * @throws RangeError for a zone that is not known
 *
 * @example
 * instantOf({ local: '2026-07-01T12:00:00.000' }, 'Europe/Madrid').toISOString() // '2026-07-01T10:00:00.000Z'
 */
export function instantOf({ local }: LocalTime, zone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  const before = offsetMs(asUtc - dayMs, zone);
  const after = offsetMs(asUtc + dayMs, zone);
  const fits = [before, after].filter((offset) => offsetMs(asUtc - offset, zone) === offset);
  return new Date(asUtc - (fits.length > 0 ? Math.max(...fits) : before));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset of a zone's clocks from UTC at an instant. */
function offsetMs(instant: number, zone: string): number {
  const format = formats.get(zone) ?? makeFormat(zone);
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const shown = Date.UTC(
    Number(parts.year),
    Number(parts.month) - 1,
    Number(parts.day),
    Number(parts.hour),
    Number(parts.minute),
    Number(parts.second),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
