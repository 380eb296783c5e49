/** The points of time that a cron text names, as fields of UTC. Five fields: minute, hour, day, month, day of the week. */
export interface Cron {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number>;
  /** Where both days and weekdays are limited, either suffices, as in crontab(5). */
  readonly eitherDay: boolean;
}

interface Field {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly words?: readonly string[];
}

const fields = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day of the month', min: 1, max: 31 },
  {
    name: 'month',
    min: 1,
    max: 12,
    words: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  },
  { name: 'day of the week', min: 0, max: 7, words: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
] as const satisfies readonly Field[];

/** @throws RangeError with a sentence that names the field */
export function parseCron(text: string): Cron {
  const parts = text.trim().split(/\s+/);
  const [minute, hour, day, month, weekday] = parts;
  if (parts.length !== 5 || !minute || !hour || !day || !month || !weekday)
    throw new RangeError(`"${text}" has not the five fields minute, hour, day, month and day of the week`);
  const weekdays = readField(weekday, fields[4]);
  if (weekdays.delete(7)) weekdays.add(0);
  return {
    minutes: readField(minute, fields[0]),
    hours: readField(hour, fields[1]),
    days: readField(day, fields[2]),
    months: readField(month, fields[3]),
    weekdays,
    eitherDay: !day.startsWith('*') && !weekday.startsWith('*'),
  };
}

function readField(text: string, field: Field): Set<number> {
  const values = new Set<number>();
  for (const item of text.split(',')) {
    const [, range, stepText] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(item) ?? [];
    const step = stepText === undefined ? 1 : Number(stepText);
    const bounds =
      range === undefined || step === 0 ? undefined : boundsOf(range, stepText !== undefined, field);
    if (!bounds) throw new RangeError(`"${item}" is no ${field.name}`);
    for (let value = bounds.from; value <= bounds.to; value += step) values.add(value);
  }
  return values;
}

function boundsOf(text: string, isStepped: boolean, field: Field): { from: number; to: number } | undefined {
  if (text === '*' || text === '?') return { from: field.min, to: field.max };
  const [first, last, more] = text.split('-');
  const from = numberOf(first, field);
  const to = last === undefined ? (isStepped ? field.max : from) : numberOf(last, field);
  if (more !== undefined || from === undefined || to === undefined || from > to) return undefined;
  return { from, to };
}

function numberOf(text: string | undefined, { min, max, words }: Field): number | undefined {
  const word = words?.indexOf(text?.toLowerCase() ?? '') ?? -1;
  if (word >= 0) return word + min;
  if (text === undefined || !/^\d{1,2}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** Longer than any gap between two 29ths of February on a given day of the week. */
const maxDays = 366 * 41;

/** The first point of time after another, in UTC; undefined for one that never comes, such as a 31st of February. */
export function nextOf(cron: Cron, after: Date): Date | undefined {
  const at = new Date(after);
  at.setUTCSeconds(0, 0);
  at.setUTCMinutes(at.getUTCMinutes() + 1);
  for (let day = 0; day < maxDays; day++) {
    if (isDay(cron, at)) {
      const found = timeOn(cron, at);
      if (found) return found;
    }
    at.setUTCHours(24, 0, 0, 0);
  }
  return undefined;
}

function isDay(cron: Cron, at: Date): boolean {
  if (!cron.months.has(at.getUTCMonth() + 1)) return false;
  const isOfMonth = cron.days.has(at.getUTCDate());
  const isOfWeek = cron.weekdays.has(at.getUTCDay());
  return cron.eitherDay ? isOfMonth || isOfWeek : isOfMonth && isOfWeek;
}

/** The first time of a day, from its hour and minute on. */
function timeOn(cron: Cron, from: Date): Date | undefined {
  const found = new Date(from);
  for (let hour = from.getUTCHours(); hour < 24; hour++) {
    if (!cron.hours.has(hour)) continue;
    const firstMinute = hour === from.getUTCHours() ? from.getUTCMinutes() : 0;
    for (let minute = firstMinute; minute < 60; minute++) {
      if (!cron.minutes.has(minute)) continue;
      found.setUTCHours(hour, minute, 0, 0);
      return found;
    }
  }
  return undefined;
}
