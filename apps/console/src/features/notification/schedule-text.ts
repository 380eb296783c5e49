import { t } from '@lingui/core/macro';
import { CronError, type CronField, isTimeZone, nextOf, parseCron } from '@waybill/cron';

function fieldWord(field: CronField): string {
  const words: Record<CronField, string> = {
    minute: t`minute`,
    hour: t`hour`,
    'day of the month': t`day of the month`,
    month: t`month`,
    'day of the week': t`day of the week`,
  };
  return words[field];
}

/** Describes the fault of a schedule in the user's language. */
export function scheduleProblem(text: string): string | undefined {
  try {
    return nextOf(parseCron(text), new Date()) ? undefined : t`This day never comes.`;
  } catch (error) {
    if (!(error instanceof CronError)) throw error;
    if (error.field === undefined)
      return t`Enter five fields: minute, hour, day of the month, month, and day of the week.`;
    return t`“${error.part}” isn't valid for the field ${fieldWord(error.field)}.`;
  }
}

/** The zone of a schedule that names none. */
export const usualZone = 'UTC';

/** True if a text names a time zone; none is UTC. */
export function isKnownZone(zone: string): boolean {
  return zone === '' || isTimeZone(zone);
}

/** The next times of a schedule; none of one that cannot be read, or whose zone is none. */
export function nextRuns(text: string, zone: string, count: number, from: Date): Date[] {
  if (!isKnownZone(zone)) return [];
  const runs: Date[] = [];
  try {
    const cron = parseCron(text, zone || usualZone);
    for (let next = nextOf(cron, from); next && runs.length < count; next = nextOf(cron, next))
      runs.push(next);
  } catch (error) {
    if (!(error instanceof CronError)) throw error;
  }
  return runs;
}
