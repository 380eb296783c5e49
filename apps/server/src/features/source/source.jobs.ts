import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { defineJob, type JobContext, type JobDefinition, PermanentJobError } from '../../jobs/job.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { enqueue, forgetEndedTasks, type NewTask } from '../../jobs/task.ts';
import { readNumber } from '../config-property/setting.service.ts';
import { analyzeAdvisories } from './ingest/store.queries.ts';
import { findSource, sources } from './source.registry.ts';
import type { MirrorResult, Source, SourceId } from './source.ts';
import { isSourceRead } from './source-state.queries.ts';

/** Tasks of these kinds have the source as their subject: whole runs, and looks for changes between them. */
export const mirrorKind = 'source.mirror';
export const lookKind = 'source.look';

/** A run is taken up again after every crash; trouble with the source itself ends it at once. */
const maxAttempts = 25;
const hourMs = 3_600_000;
const minuteMs = 60_000;
/** Checks for changes run every few minutes. Their history is in the records. */
const lookKeptHours = 24;
/** The contract mirrors these some seconds after each start (contract §22). Scores follow the NVD. */
const mirroredAtStart: ReadonlySet<SourceId> = new Set(['nvd', 'github', 'osv', 'vulndb']);
/** From so many changes on, the planner's idea of the tables is out of date. */
const manyChanges = 5_000;

/** The task that mirrors a source; sources do not wait for one another. */
export function mirrorTask(source: SourceId): NewTask & { subject: string } {
  return {
    kind: mirrorKind,
    input: { source },
    subject: source,
    queue: `source:${source}`,
    priority: 20,
    maxAttempts,
  };
}

/** The task that looks for changes of a source. It waits for a run of the same source. */
function lookTask(source: SourceId): NewTask & { subject: string } {
  return { ...mirrorTask(source), kind: lookKind };
}

export function mirrorJob(context: Context): JobDefinition {
  return defineJob<{ source: SourceId }>({
    kind: mirrorKind,
    async run(input, job) {
      const { source, result } = await runSource(context, input.source, job, false);
      await inTransaction(job.db, (trx) => recordMirroring(trx, source, result));
      if (source.id === 'nvd') await followWithScores(job.db);
      return { ...result };
    },
    async onGivenUp(trx, input, cause) {
      const source = findSource(input.source);
      if (source) await recordMirroring(trx, source, new Error(cause));
    },
  });
}

/** Checks for changes. Task and parts show errors, because a message every few minutes would help nobody. */
export function lookJob(context: Context): JobDefinition {
  return defineJob<{ source: SourceId }>({
    kind: lookKind,
    async run(input, job) {
      await inTransaction(job.db, (trx) => forgetEndedTasks(trx, lookKind, input.source, lookKeptHours));
      const { result } = await runSource(context, input.source, job, true);
      return { ...result };
    },
  });
}

async function runSource(
  { config, secrets, outgoing }: Context,
  id: SourceId,
  job: JobContext,
  changesOnly: boolean,
): Promise<{ source: Source; result: MirrorResult }> {
  const source = findSource(id);
  if (!source) throw new PermanentJobError(`There is no source "${id}"`);
  const obstacle = await source.findObstacle(job.db);
  if (obstacle !== undefined) throw new PermanentJobError(obstacle.text);
  const workDir = path.join(config.dataDir, 'mirror', source.id);
  await mkdir(workDir, { recursive: true });
  const { db, signal, now, progress, warn } = job;
  const result = await source.mirror({
    db,
    secrets,
    outgoing,
    changesOnly,
    signal,
    now,
    dataDir: config.dataDir,
    workDir,
    progress,
    warn,
  });
  if (result.changed >= manyChanges) await inTransaction(db, analyzeAdvisories);
  return { source, result };
}

/** Tells that a mirror ended (contract §18, §19.2). */
async function recordMirroring(
  trx: Transaction,
  source: Source,
  outcome: MirrorResult | Error,
): Promise<void> {
  const failed = outcome instanceof Error;
  await recordEvent(trx, {
    scope: 'SYSTEM',
    group: 'DATASOURCE_MIRRORING',
    level: failed ? 'ERROR' : 'INFORMATIONAL',
    subject: {
      title: `${source.titleInNotifications ?? source.title} Mirroring`,
      content: failed
        ? outcome.message
        : `${outcome.records} records read, ${outcome.changed} new or changed.`,
    },
  });
}

/** Scores come after the CVEs they are of (contract §18.5); an unchanged file costs one request. */
async function followWithScores(db: Database): Promise<void> {
  const obstacle = await findSource('epss')?.findObstacle(db);
  if (obstacle === undefined) await inTransaction(db, (trx) => enqueue(trx, mirrorTask('epss')));
}

/**
 * Mirrors come round as their settings say, the first ones a while after the start (contract §22). Between them sources that
 * can be asked for changes are, once they have been read.
 */
export function recurringMirrors(startedAt: number = performance.now()): Recurring[] {
  const isEarly = (source: Source) => performance.now() - startedAt < source.firstRunAfterMs;
  return sources.flatMap((source) => [
    {
      name: `mirror ${source.id}`,
      task: mirrorTask(source.id),
      atStart: mirroredAtStart.has(source.id),
      intervalMs: async (db) => (isEarly(source) ? undefined : cadenceMs(db, source)),
      plan: { setting: `task-scheduler/${source.cadence}`, everyMs: (db) => cadenceMs(db, source) },
    },
    {
      name: `look for changes of ${source.id}`,
      task: lookTask(source.id),
      intervalMs: async (db) => (isEarly(source) ? undefined : lookMs(db, source)),
      ...(source.poll === undefined
        ? {}
        : { plan: { setting: `vuln-source/${source.poll}`, everyMs: (db) => lookMs(db, source) } }),
    },
  ]);
}

/** Time between two looks for changes; undefined when there are none. */
export async function lookMs(db: Database, source: Source): Promise<number | undefined> {
  if (source.poll === undefined || (await source.findObstacle(db)) !== undefined) return undefined;
  const minutes = await readNumber(db, 'vuln-source', source.poll);
  if (minutes === undefined || minutes <= 0 || !(await isSourceRead(db, source.id))) return undefined;
  return minutes * minuteMs;
}

/** Time between two mirrors; undefined when there are none by themselves. */
export async function cadenceMs(db: Database, source: Source): Promise<number | undefined> {
  if ((await source.findObstacle(db)) !== undefined) return undefined;
  const hours = await readNumber(db, 'task-scheduler', source.cadence);
  return hours === undefined || hours <= 0 ? undefined : hours * hourMs;
}
