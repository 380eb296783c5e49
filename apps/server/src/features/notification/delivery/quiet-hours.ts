/** When a rule is silent. */
export interface QuietHours {
  /** An IANA time zone, such as Europe/Berlin. */
  readonly zone: string;
  /** Minutes after midnight, by the clock of the zone. Until is the first minute that is not quiet; where it is not later, of the next day. */
  readonly from: number;
  readonly until: number;
  /** The days on which they begin: 1 is Monday, 7 Sunday. */
  readonly days: readonly number[];
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** @throws RangeError for a zone that is none */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
}

export function isQuiet({ zone, from, until, days }: QuietHours, at: Date): boolean {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  const day = weekdays.indexOf(parts.get('weekday') ?? '') + 1;
  const dayBefore = day === 1 ? 7 : day - 1;
  if (from < until) return days.includes(day) && minute >= from && minute < until;
  return (days.includes(day) && minute >= from) || (days.includes(dayBefore) && minute < until);
}
