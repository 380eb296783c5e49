import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { defineJob, type JobDefinition, PermanentJobError } from '../../jobs/job.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { enqueue, type NewTask } from '../../jobs/task.ts';
import { readNumber } from '../config-property/setting.service.ts';
import { analyzeAdvisories } from './ingest/store.queries.ts';
import { findSource, sources } from './source.registry.ts';
import type { MirrorResult, Source, SourceId } from './source.ts';

/** Tasks of this kind have the source as their subject. */
export const mirrorKind = 'source.mirror';

/** A run is taken up again after every crash; trouble with the source itself ends it at once. */
const maxAttempts = 25;
const hourMs = 3_600_000;
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

export function mirrorJob({ config }: Context): JobDefinition {
  return defineJob<{ source: SourceId }>({
    kind: mirrorKind,
    async run(input, job) {
      const source = findSource(input.source);
      if (!source) throw new PermanentJobError(`There is no source "${input.source}"`);
      const obstacle = await source.findObstacle(job.db);
      if (obstacle !== undefined) throw new PermanentJobError(obstacle);
      const workDir = path.join(config.dataDir, 'mirror', source.id);
      await mkdir(workDir, { recursive: true });
      const { db, signal, now, progress, warn } = job;
      const result = await source.mirror({ db, signal, now, workDir, progress, warn });
      await inTransaction(db, (trx) => recordMirroring(trx, source, result));
      if (result.changed >= manyChanges) await inTransaction(job.db, analyzeAdvisories);
      if (source.id === 'nvd') await followWithScores(job.db);
      return { ...result };
    },
    async onGivenUp(trx, input, cause) {
      const source = findSource(input.source);
      if (source) await recordMirroring(trx, source, new Error(cause));
    },
  });
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
      title: `${source.title} Mirroring`,
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

/** Mirrors come round as their settings say, the first ones a while after the start (contract §22). */
export function recurringMirrors(startedAt: number = performance.now()): Recurring[] {
  return sources.map((source) => ({
    name: `mirror ${source.id}`,
    task: mirrorTask(source.id),
    async intervalMs(db) {
      if (performance.now() - startedAt < source.firstRunAfterMs) return undefined;
      return cadenceMs(db, source);
    },
  }));
}

/** Time between two mirrors; undefined when there are none by themselves. */
export async function cadenceMs(db: Database, source: Source): Promise<number | undefined> {
  if ((await source.findObstacle(db)) !== undefined) return undefined;
  const hours = await readNumber(db, 'task-scheduler', source.cadence);
  return hours === undefined || hours <= 0 ? undefined : hours * hourMs;
}
