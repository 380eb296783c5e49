import { Cron as Croner } from 'croner';

/** The points of time that a cron text names, by the clock of a time zone. */
export type Cron = Pick<Croner, 'nextRun'>;

/** The fields of a cron text, in their order. */
const fields = ['minute', 'hour', 'day of the month', 'month', 'day of the week'] as const;
export type CronField = (typeof fields)[number];

/**
 * A text that is no cron text.
 *
 * @example
 * new CronError('"61" is no minute', '61', 'minute').field // 'minute'
 */
export class CronError extends RangeError {
  override name = 'CronError';
  /** The field that cannot be read; undefined where there are more or fewer than five. */
  readonly field: CronField | undefined;
  /** The text of the faulty part. */
  readonly part: string;

  constructor(message: string, part: string, field?: CronField) {
    super(message);
    this.part = part;
    this.field = field;
  }
}

/** As in crontab(5): the library also knows nicknames, single dates, `L`, `W` and `#`, which the contract does not. */
const ofCrontab = /^[\d*?,/a-z-]+$/i;
const extension = /\d[LW]\b|\bL\b/i;

/**
 * Reads the five fields of a cron text (crontab(5)): numbers, words such as `mon` and `jan`, ranges, lists and steps.
 * Sunday is 0 or 7. Where both days are limited either suffices. A time that the clock leaves out in spring is when it goes on.
 *
 * @param zone whose clock counts, by its name of the IANA
 * @throws {CronError} with a sentence that names the field
 * @throws {RangeError} for a zone that is none
 * @example
 * nextOf(parseCron('0,30 8 * * mon-fri'), new Date('2026-11-28T20:00:00Z'))?.toISOString() // '2026-11-30T08:00:00.000Z'
 */
export function parseCron(text: string, zone = 'UTC'): Cron {
  if (!isTimeZone(zone)) throw new RangeError(`"${zone}" is no time zone`);
  const parts = text.trim().split(/\s+/);
  if (parts.length !== fields.length)
    throw new CronError(
      `"${text}" has not the five fields minute, hour, day, month and day of the week`,
      text,
    );
  for (const [place, field] of fields.entries()) {
    const part = parts[place] ?? '';
    const alone = fields.map((_, other) => (other === place ? part : '*')).join(' ');
    if (!ofCrontab.test(part) || extension.test(part) || !read(alone, zone))
      throw new CronError(`"${part}" is no ${field}`, part, field);
  }
  const cron = read(parts.join(' '), zone);
  if (!cron) throw new CronError(`"${text}" cannot be read`, text);
  return cron;
}

function read(text: string, timezone: string): Cron | undefined {
  try {
    return new Croner(text, { mode: '5-part', sloppyRanges: true, timezone, paused: true });
  } catch {
    return undefined;
  }
}

/**
 * True if a text names a time zone.
 *
 * @example
 * isTimeZone('Europe/Berlin') // true
 */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * The first point of time after another; undefined for one that never comes, such as a 31st of February.
 *
 * @example
 * nextOf(parseCron('0 8 * * mon'), new Date('2026-11-28T20:00:00Z'))?.toISOString() // '2026-11-30T08:00:00.000Z'
 */
export function nextOf(cron: Cron, after: Date): Date | undefined {
  return cron.nextRun(after) ?? undefined;
}
