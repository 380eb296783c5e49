import type { RepositoryType } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { defineJob, type JobContext, type JobDefinition, stopIfAborted } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { enqueue, forgetEndedTasks, type NewTask } from '../../../jobs/task.ts';
import { type PackageType, packageTypes } from '../../component-shape/repository-type.ts';
import { readNumber } from '../../config-property/setting.service.ts';
import { askForDuePackages, readFreshSince } from './ask-repositories.service.ts';
import { readAskedTypes } from './asked-types.ts';
import { addNewDue, addOldDue, type DueLimits, hasNew, removeOtherDue } from './due.queries.ts';
import { listTypesToAsk } from './rest.ts';

/** Tasks of these kinds have the type as their subject: everything, and what is due between two of these. */
export const refreshKind = 'repository.refresh';
export const askKind = 'repository.ask';
const lookKind = 'repository.look';
const againKind = 'repository.again';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Both as in the contract (§22, §23). */
const firstAfterMs = hourMs;
const defaultCadenceHours = 24;
/** New packages, and those whose repository could not be asked, do not wait for a day. */
const lookEveryMs = 5 * minuteMs;
const keptHours = 24;
/** Packages that are looked at in one transaction. */
const lookSize = 20_000;

/** Each type has its own hosts, so that types do not wait for one another. */
const queueOf = (type: RepositoryType) => `repository:${type}`;

export function refreshTask(type: PackageType): NewTask & { subject: string } {
  return { kind: refreshKind, subject: type, input: { type }, queue: queueOf(type), priority: 20 };
}

function askTask(type: PackageType): NewTask & { subject: string } {
  return { ...refreshTask(type), kind: askKind };
}

const lookTask: NewTask & { subject: string } = {
  kind: lookKind,
  subject: 'new',
  input: {},
  queue: 'repository',
  priority: 20,
};

/** Asks for every package of a type that was not asked for within the time that answers of scanners and repositories are kept. */
export function refreshJob(context: Context): JobDefinition {
  return defineJob<{ type: RepositoryType }>({
    kind: refreshKind,
    async run({ type }, job) {
      await noteDue(job, type, await readFreshSince(job.db, job.now()));
      return { ...(await askForDuePackages(context, job, type, { isRefresh: true })) };
    },
  });
}

async function noteDue(job: JobContext, type: RepositoryType, askedBefore: Date): Promise<void> {
  const types = await readAskedTypes(job.db, type);
  for (let afterId: number | undefined = 0; afterId !== undefined; ) {
    stopIfAborted(job.signal);
    const limits: DueLimits = { afterId, limit: lookSize, askedBefore };
    afterId = await inTransaction(job.db, (trx) => addOldDue(trx, types, limits));
  }
}

/**
 * Queries the packages of a type again, because one of its repositories was added, changed, or removed.
 * Answers of the others remain valid. So only the changed one is queried, and those after it if it does not
 * have a package.
 */
export async function askAgain(trx: Transaction, type: RepositoryType): Promise<void> {
  // No subject: a task that runs already may have read the repositories as they were before.
  await enqueue(trx, { kind: againKind, input: { type }, queue: queueOf(type), priority: 20 });
}

export function againJob(context: Context): JobDefinition {
  return defineJob<{ type: RepositoryType }>({
    kind: againKind,
    async run({ type }, job) {
      await noteDue(job, type, job.now());
      return { ...(await askForDuePackages(context, job, type, { isAnew: true })) };
    },
  });
}

/** Asks for what is due of a type: packages that are new, and again those that could not be asked for. */
export function askJob(context: Context): JobDefinition {
  return defineJob<{ type: RepositoryType }>({
    kind: askKind,
    async run({ type }, job) {
      await inTransaction(job.db, (trx) => forgetEndedTasks(trx, askKind, type, keptHours));
      return { ...(await askForDuePackages(context, job, type)) };
    },
  });
}

/** Notes the packages that came with new components, and has the types asked of which something is due. */
export function lookJob(): JobDefinition {
  return defineJob<object>({
    kind: lookKind,
    async run(_input, job) {
      await inTransaction(job.db, async (trx) => {
        await forgetEndedTasks(trx, lookKind, lookTask.subject, keptHours);
        const asked = await readAskedTypes(trx);
        await removeOtherDue(trx, asked.types);
        const withNew = await addNewDue(trx, asked);
        const types = new Set([...withNew, ...(await listTypesToAsk(trx, job.now()))]);
        for (const type of types) await enqueue(trx, askTask(type));
      });
      return {};
    },
  });
}

/** Time between two runs that ask for every package. */
export async function refreshIntervalMs(db: Database): Promise<number> {
  const hours = await readNumber(db, 'task-scheduler', 'repository.metadata.fetch.cadence');
  return (hours && hours > 0 ? hours : defaultCadenceHours) * hourMs;
}

/** Undefined where no repository of the type is asked. */
async function refreshesMs(db: Database, type: PackageType): Promise<number | undefined> {
  return (await readAskedTypes(db, type)).types.length > 0 ? refreshIntervalMs(db) : undefined;
}

/** The first refresh comes an hour after the start (contract §22), the first look once the server has settled. */
export function recurringLooks(startedAt: Date, now: () => Date): Recurring[] {
  const isEarly = (afterMs: number) => now().getTime() - startedAt.getTime() < afterMs;
  return [
    ...packageTypes.map((type) => ({
      name: `latest versions of ${type}`,
      task: refreshTask(type),
      intervalMs: async (db: Database) => (isEarly(firstAfterMs) ? undefined : refreshesMs(db, type)),
      plan: {
        setting: 'task-scheduler/repository.metadata.fetch.cadence',
        everyMs: (db: Database) => refreshesMs(db, type),
      },
    })),
    {
      name: 'latest versions of new packages',
      task: lookTask,
      async intervalMs(db) {
        if (isEarly(lookEveryMs)) return undefined;
        const hasWork = (await hasNew(db)) || (await listTypesToAsk(db, now())).length > 0;
        return hasWork ? lookEveryMs : undefined;
      },
    },
  ];
}
