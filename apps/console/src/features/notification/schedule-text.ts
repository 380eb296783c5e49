import { t } from '@lingui/core/macro';
import { CronError, type CronField, nextOf, parseCron } from '@waybill/cron';

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

/** What is wrong with a schedule, in the user's language. */
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

/** The next times of a schedule; none of one that cannot be read. */
export function nextRuns(text: string, count: number, from: Date): Date[] {
  const runs: Date[] = [];
  try {
    const cron = parseCron(text);
    for (let next = nextOf(cron, from); next && runs.length < count; next = nextOf(cron, next))
      runs.push(next);
  } catch (error) {
    if (!(error instanceof CronError)) throw error;
  }
  return runs;
}
