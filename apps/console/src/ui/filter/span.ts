/** A part of a scale; without a bound it is open at that end. Both bounds belong to it. */
export interface Span<Bound> {
  from?: Bound;
  to?: Bound;
}

/** Days, by their dates or counted back from today. */
export type DaySpan = Span<string> | { days: number };

const numberText = /^\d+(?:\.\d+)?$/;
const dayText = /^\d{4}-\d{2}-\d{2}$/;
const daysText = /^(\d{1,4})d$/;

function spanOf<Bound extends string | number>(
  text: string,
  separator: string | RegExp,
  read: (bound: string) => Bound | undefined,
): Span<Bound> | undefined {
  const bounds = text.split(separator).map((bound) => bound.trim());
  if (bounds.length !== 2) return undefined;
  const [from, to] = bounds.map((bound) => (bound === '' ? undefined : read(bound)));
  const isReadable = bounds.every((bound) => bound === '' || read(bound) !== undefined);
  if (!isReadable || (from === undefined && to === undefined)) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function readDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  // The thirty-first of a month that has thirty days is another day.
  return dayText.test(text) && date.getTime() > 0 && date.toISOString().startsWith(text) ? text : undefined;
}

function numberReader(least: number, most: number) {
  return (text: string): number | undefined => {
    const number = Number(text);
    return numberText.test(text) && number >= least && number <= most ? number : undefined;
  };
}

/** Reads `4..7`, `7..` or `..4`; undefined when it is none of these, or leaves the scale. */
export function parseSpan(text: string, least: number, most: number): Span<number> | undefined {
  return spanOf(text, '..', numberReader(least, most));
}

/** Reads `7d`, `2026-01-01..2026-01-31`, `2026-01-01..` or `..2026-01-31`. */
export function parseDaySpan(text: string): DaySpan | undefined {
  const days = Number(daysText.exec(text)?.[1] ?? 0);
  return days > 0 ? { days } : spanOf(text, '..', readDay);
}

export function formatSpan(span: Span<number> | DaySpan): string {
  return 'days' in span ? `${span.days}d` : `${span.from ?? ''}..${span.to ?? ''}`;
}

/** The spans that typed text may mean: `7` is a least or a most, `4-7` is both. */
export function typedSpans(text: string, least: number, most: number): Span<number>[] {
  const read = numberReader(least, most);
  const number = read(text.trim());
  if (number !== undefined) return [{ from: number }, { to: number }];
  const both = spanOf(text, /\.\.|[-–]/, read);
  return both ? [both] : [];
}

/** The same for days: a number counts them back from today. */
export function typedDaySpans(text: string): DaySpan[] {
  const typed = text.trim();
  const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (days > 0) return [{ days }];
  const day = readDay(typed);
  if (day !== undefined) return [{ from: day }, { to: day }];
  const both = parseDaySpan(typed.replace(/\s+(?:[-–]\s+)?/, '..'));
  return both ? [both] : [];
}
