import { Cron as Croner } from 'croner';

/** The points of time that a cron text names, as fields of UTC. */
export type Cron = Pick<Croner, 'nextRun'>;

/** Five fields as in crontab(5): the library also knows seconds, nicknames, single dates, and extensions, which the contract does not. */
const fiveFields = /^\s*[\d*?,/a-z-]+(\s+[\d*?,/a-z-]+){4}\s*$/i;
const extension = /\d[LW]\b|\bL\b/i;

/**
 * Reads minute, hour, day of the month, month and day of the week. Where both days are limited either suffices.
 * @throws RangeError with a sentence that names the field
 */
export function parseCron(text: string): Cron {
  if (!fiveFields.test(text))
    throw new RangeError(`"${text}" has not the five fields minute, hour, day, month and day of the week`);
  if (extension.test(text)) throw new RangeError(`"${text}" has L or W, which only some programs know`);
  try {
    return new Croner(text.trim(), { mode: '5-part', sloppyRanges: true, timezone: 'UTC', paused: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^CronPattern: /, '') : String(error);
    throw new RangeError(`"${text}" cannot be read: ${reason}`);
  }
}

/** The first point of time after another, in UTC; undefined for one that never comes, such as a 31st of February. */
export function nextOf(cron: Cron, after: Date): Date | undefined {
  return cron.nextRun(after) ?? undefined;
}
