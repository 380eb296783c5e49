import type { RepositoryType } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { defineJob, type JobContext, type JobDefinition, stopIfAborted } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { enqueue, forgetEndedTasks, type NewTask } from '../../../jobs/task.ts';
import { readNumber } from '../../config-property/setting.service.ts';
import { askForDuePackages, readFreshSince } from './ask-repositories.service.ts';
import { readAskedTypes } from './asked-types.ts';
import { type AskedTypes, addNewDue, addOldDue, type DueLimits, hasWork } from './due.queries.ts';

export const refreshKind = 'repository.refresh';
const lookKind = 'repository.look';
const againKind = 'repository.again';
/** What a refresh may have to wait for. */
export const shorterKinds = [lookKind, againKind];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Both as in the contract (§22, §23). */
const firstAfterMs = hourMs;
const defaultCadenceHours = 24;
/** New packages, and those whose repository could not be asked, do not wait for a day. */
const lookEveryMs = 5 * minuteMs;
const lookKeptHours = 24;
/** Packages that are looked at in one transaction. */
const lookSize = 20_000;

/** One after the other: each works on all that is due. */
const queue = 'repository';
export const refreshTask: NewTask & { subject: string } = {
  kind: refreshKind,
  subject: 'all',
  input: {},
  queue,
  priority: 20,
};
const lookTask: NewTask & { subject: string } = {
  kind: lookKind,
  subject: 'new',
  input: {},
  queue,
  priority: 20,
};

/** Asks for every package that was not asked for within the time that answers of scanners and repositories are kept. */
export function refreshJob(context: Context): JobDefinition {
  return defineJob<object>({
    kind: refreshKind,
    async run(_input, job) {
      const askedBefore = await readFreshSince(job.db, job.now());
      await addAllDue(job, await readAskedTypes(job.db), askedBefore);
      return { ...(await askForDuePackages(context, job)) };
    },
  });
}

async function addAllDue(job: JobContext, types: AskedTypes, askedBefore: Date): Promise<void> {
  let afterId: number | undefined = 0;
  while (afterId !== undefined) {
    stopIfAborted(job.signal);
    const limits: DueLimits = { afterId, limit: lookSize, askedBefore };
    afterId = await inTransaction(job.db, (trx) => addOldDue(trx, types, limits));
  }
}

/**
 * Looks at the packages of a type again, since a repository of theirs was added, changed or removed. Answers of the others
 * are still good, so that only the changed one is asked, and those behind it where it does not know a package.
 */
export async function askAgain(trx: Transaction, type: RepositoryType): Promise<void> {
  // No subject: a task that runs already may have read the repositories as they were before.
  await enqueue(trx, { kind: againKind, input: { type }, queue, priority: 20 });
}

export function againJob(context: Context): JobDefinition {
  return defineJob<{ type: RepositoryType }>({
    kind: againKind,
    async run({ type }, job) {
      await addAllDue(job, await readAskedTypes(job.db, type), job.now());
      return { ...(await askForDuePackages(context, job)) };
    },
  });
}

/** Asks for packages that came with new components, and again for what could not be asked. */
export function lookJob(context: Context): JobDefinition {
  return defineJob<object>({
    kind: lookKind,
    async run(_input, job) {
      await inTransaction(job.db, async (trx) => {
        await forgetEndedTasks(trx, lookKind, lookTask.subject, lookKeptHours);
        await addNewDue(trx, await readAskedTypes(trx));
      });
      return { ...(await askForDuePackages(context, job)) };
    },
  });
}

/** Time between two runs that ask for every package. */
export async function refreshIntervalMs(db: Database): Promise<number> {
  const hours = await readNumber(db, 'task-scheduler', 'repository.metadata.fetch.cadence');
  return (hours && hours > 0 ? hours : defaultCadenceHours) * hourMs;
}

/** The first refresh comes an hour after the start (contract §22), the first look once the server has settled. */
export function recurringLooks(startedAt: Date, now: () => Date): Recurring[] {
  const isEarly = (afterMs: number) => now().getTime() - startedAt.getTime() < afterMs;
  return [
    {
      name: 'latest versions',
      task: refreshTask,
      intervalMs: async (db) => (isEarly(firstAfterMs) ? undefined : refreshIntervalMs(db)),
    },
    {
      name: 'latest versions of new packages',
      task: lookTask,
      async intervalMs(db) {
        if (isEarly(lookEveryMs)) return undefined;
        return (await hasWork(db)) ? lookEveryMs : undefined;
      },
    },
  ];
}
