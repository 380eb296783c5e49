import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import {
  defineJob,
  type JobContext,
  type JobDefinition,
  PermanentJobError,
  stopIfAborted,
} from '../../jobs/job.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { forgetEndedTasks, type NewTask } from '../../jobs/task.ts';
import { readSetting } from '../config-property/setting.service.ts';
import { findIntegration, integrations } from './integration.registry.ts';
import { readCadenceMs } from './integration.settings.ts';
import type { Integration, UploadRun } from './integration.ts';
import { countTargets, listTargets } from './target.queries.ts';
import { storeOutcomes } from './upload.queries.ts';
import { troubleOf } from './upload-error.ts';

/** Tasks of this kind have the integration as their subject. */
export const uploadKind = 'integration.upload';

/** As in the contract (§20.5). */
const firstAfterMs = 5 * 60_000;
const keptHours = 24;
const batchSize = 100;

/** One run at a time, on whichever node: its queue is worked on by one. */
export function uploadTask(id: string): NewTask & { subject: string } {
  return {
    kind: uploadKind,
    subject: id,
    input: { integration: id },
    queue: `integration:${id}`,
    priority: 20,
  };
}

export function uploadJob(context: Context): JobDefinition {
  return defineJob<{ integration: string }>({
    kind: uploadKind,
    async run({ integration: id }, job) {
      const integration = findIntegration(id);
      if (!integration) throw new PermanentJobError(`There is no integration "${id}"`);
      const obstacle = await integration.findObstacle(job.db);
      if (obstacle) throw new PermanentJobError(obstacle.text);
      await inTransaction(job.db, (trx) => forgetEndedTasks(trx, uploadKind, id, keptHours));
      return { ...(await upload(context, integration, job)) };
    },
  });
}

/** Uploads come round as their settings say, the first ones a while after the start. */
export function recurringUploads(startedAt: Date, now: () => Date): Recurring[] {
  return integrations.map((integration) => ({
    name: `upload to ${integration.id}`,
    task: uploadTask(integration.id),
    async intervalMs(db: Database) {
      return now().getTime() - startedAt.getTime() < firstAfterMs ? undefined : uploadsMs(db, integration);
    },
    plan: {
      setting: `integrations/${cadenceName(integration)}`,
      everyMs: (db: Database) => uploadsMs(db, integration),
    },
  }));
}

/** Undefined for a system that cannot be reached as it is set up. */
async function uploadsMs(db: Database, integration: Integration): Promise<number | undefined> {
  return (await integration.findObstacle(db)) === undefined ? cadenceOf(db, integration) : undefined;
}

function cadenceName({ id }: Pick<Integration, 'id'>): string {
  return `${id === 'fortify-ssc' ? 'fortify.ssc' : id}.sync.cadence`;
}

export function cadenceOf(db: Database, integration: Pick<Integration, 'id'>): Promise<number> {
  return readCadenceMs(db, cadenceName(integration));
}

interface UploadResult {
  sent: number;
  failed: number;
}

async function upload(context: Context, integration: Integration, job: JobContext): Promise<UploadResult> {
  const result = { sent: 0, failed: 0 };
  /** Each error is reported once, however many projects meet it. */
  const troubles = new Set<string>();
  const workDir = path.join(context.config.dataDir, 'integration', job.token);
  await mkdir(workDir, { recursive: true });
  const run = await startRun(context, integration, job, { workDir, result, troubles });
  let ended: string | undefined;
  try {
    await integration.upload(run);
  } catch (error) {
    stopIfAborted(job.signal);
    ended = troubleOf(error).told;
    troubles.add(ended);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  await tell(job, integration, [...troubles]);
  if (ended !== undefined) throw new PermanentJobError(ended);
  return result;
}

interface RunState {
  readonly workDir: string;
  readonly result: UploadResult;
  readonly troubles: Set<string>;
}

async function startRun(
  { secrets, outgoing }: Context,
  integration: Integration,
  job: JobContext,
  { workDir, result, troubles }: RunState,
): Promise<UploadRun> {
  const { db } = job;
  const { id, title } = integration;
  const rule = await integration.ruleOf(db);
  const total = await countTargets(db, rule);
  const progress = () => {
    const done = result.sent + result.failed;
    const percent = Math.min(99, (100 * done) / Math.max(1, total));
    job.progress(percent, 'uploading', { part: title, unit: 'items', done, total });
  };
  progress();
  return {
    db,
    secrets,
    outgoing,
    job,
    workDir,
    baseUrl: await readSetting(db, 'general', 'base.url'),
    async *targets() {
      for (let afterId = 0; ; ) {
        const batch = await listTargets(db, id, rule, { task: job.token, afterId, limit: batchSize });
        const last = batch.at(-1);
        if (!last) return;
        yield batch;
        afterId = last.project_id;
      }
    },
    async settle(outcomes) {
      await inTransaction(db, (trx) => storeOutcomes(trx, id, job.token, job.now(), outcomes));
      for (const { trouble } of outcomes) {
        if (trouble) troubles.add(trouble.told);
        result[trouble ? 'failed' : 'sent'] += 1;
      }
      progress();
    },
  };
}

/** Once for a run (contract §19.2), and without a word of projects that readers of messages may not see. */
async function tell(job: JobContext, { title }: Integration, troubles: readonly string[]): Promise<void> {
  if (troubles.length === 0) return;
  for (const trouble of troubles) job.warn(trouble);
  await inTransaction(job.db, (trx) =>
    recordEvent(trx, {
      scope: 'SYSTEM',
      group: 'INTEGRATION',
      level: 'ERROR',
      subject: {
        title: 'Integration Error',
        content: `Findings could not be uploaded to ${title}: ${troubles.slice(0, 5).join(' ')}`,
      },
    }),
  );
}
