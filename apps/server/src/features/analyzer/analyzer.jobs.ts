import { type Database, inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import {
  defineJob,
  type JobContext,
  type JobDefinition,
  PermanentJobError,
  stopIfAborted,
} from '../../jobs/job.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { forgetEndedTasks, type NewTask } from '../../jobs/task.ts';
import { analysisCadence, analysisCadenceMs } from '../config-property/analysis-cadence.ts';
import { analyzers, findAnalyzer } from './analyzer.registry.ts';
import { readValidityMs } from './analyzer.settings.ts';
import type { Analyzer } from './analyzer.ts';
import { addNewDue, addOldDue, hasWork, type OldLimits } from './analyzer-due.queries.ts';
import type { AnalyzerId } from './analyzer-ids.ts';
import { findState } from './analyzer-state.queries.ts';
import { type AskResult, askForDue } from './ask.service.ts';

/** Tasks of these kinds have the analyzer as their subject: everything, and what is due between two of these. */
export const refreshKind = 'analyzer.refresh';
export const askKind = 'analyzer.ask';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** As in the contract (§22, §23). */
const firstAfterMs = 6 * hourMs;
/** New components do not wait for a day, and one that is in trouble is asked less and less often. */
const lookEveryMs = minuteMs;
const mostSeldomMs = hourMs;
const lookKeptHours = 24;
/** Identities that are looked at in one transaction. */
const lookSize = 20_000;

/** Asks an analyzer about what is due; analyzers do not wait for one another. */
export function askTask(id: AnalyzerId): NewTask & { subject: string } {
  return { kind: askKind, subject: id, input: { analyzer: id }, queue: `analyzer:${id}`, priority: 15 };
}

export function refreshTask(id: AnalyzerId): NewTask & { subject: string } {
  return { ...askTask(id), kind: refreshKind, priority: 20 };
}

/** Asks about identities that came, and again about those that could not be asked about. */
export function askJob(context: Context): JobDefinition {
  return defineJob<{ analyzer: string }>({
    kind: askKind,
    async run(input, job) {
      await inTransaction(job.db, (trx) => forgetEndedTasks(trx, askKind, input.analyzer, lookKeptHours));
      return { ...(await run(context, input.analyzer, job, async () => undefined)) };
    },
  });
}

/** Asks about everything that has no answer within the time that answers are kept. */
export function refreshJob(context: Context): JobDefinition {
  return defineJob<{ analyzer: string }>({
    kind: refreshKind,
    async run(input, job) {
      return { ...(await run(context, input.analyzer, job, noteOld)) };
    },
  });
}

async function run(
  context: Context,
  id: string,
  job: JobContext,
  prepare: (analyzer: Analyzer, job: JobContext) => Promise<void>,
): Promise<AskResult> {
  const analyzer = findAnalyzer(id);
  if (!analyzer) throw new PermanentJobError(`There is no analyzer "${id}"`);
  const obstacle = await analyzer.findObstacle(job.db);
  if (obstacle !== undefined) throw new PermanentJobError(obstacle.text);
  await inTransaction(job.db, (trx) => addNewDue(trx, analyzer.id));
  await prepare(analyzer, job);
  return askForDue(analyzer, context, job);
}

async function noteOld(analyzer: Analyzer, job: JobContext): Promise<void> {
  const answeredBefore = new Date(job.now().getTime() - (await readValidityMs(job.db)));
  await noteAnsweredBefore(analyzer, job, answeredBefore);
}

/** Notes everything of which there is no answer since a time. */
export async function noteAnsweredBefore(
  { id }: Analyzer,
  { db, signal }: JobContext,
  answeredBefore: Date,
): Promise<void> {
  for (let afterId: number | undefined = 0; afterId !== undefined; ) {
    stopIfAborted(signal);
    const limits: OldLimits = { afterId, limit: lookSize, answeredBefore };
    afterId = await inTransaction(db, (trx) => addOldDue(trx, id, limits));
  }
}

/** Undefined for an analyzer that cannot be asked. */
async function refreshesMs(db: Database, analyzer: Analyzer): Promise<number | undefined> {
  return (await analyzer.findObstacle(db)) === undefined ? analysisCadenceMs(db) : undefined;
}

/** Everything comes round as the setting says, what is new as soon as it is seen. */
export function recurringQuestions(startedAt: Date, now: () => Date): Recurring[] {
  const isEarly = (afterMs: number) => now().getTime() - startedAt.getTime() < afterMs;
  return analyzers.flatMap((analyzer) => [
    {
      name: `ask ${analyzer.id}`,
      task: refreshTask(analyzer.id),
      intervalMs: async (db: Database) => (isEarly(firstAfterMs) ? undefined : refreshesMs(db, analyzer)),
      plan: { setting: analysisCadence, everyMs: (db: Database) => refreshesMs(db, analyzer) },
    },
    {
      name: `ask ${analyzer.id} about new components`,
      task: askTask(analyzer.id),
      async intervalMs(db: Database) {
        if ((await analyzer.findObstacle(db)) !== undefined || !(await hasWork(db, analyzer.id)))
          return undefined;
        const { failures = 0 } = (await findState(db, analyzer.id)) ?? {};
        return failures === 0 ? lookEveryMs : Math.min(mostSeldomMs, lookEveryMs * 5 * 2 ** (failures - 1));
      },
    },
  ]);
}
