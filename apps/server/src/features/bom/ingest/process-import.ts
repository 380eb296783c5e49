import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { type JobContext, PermanentJobError, stopIfAborted, untilAborted } from '../../../jobs/job.ts';
import { recordComponentsAdded } from '../../matching/finding-events.ts';
import { lockForUpload } from '../../matching/matching.service.ts';
import { readOriginal } from '../../original/original.service.ts';
import { lockProject, noteImport } from '../../project/project-import.service.ts';
import { type EventDocument, recordConsumed, recordProcessed } from '../bom.events.ts';
import {
  type FinishedImport,
  findImport,
  findLastImport,
  finishImport,
  type ImportKey,
  isSuperseded,
  type LastImport,
  type PendingImport,
} from '../bom.queries.ts';
import type { PreparedBom } from '../prepare/prepared-bom.ts';
import type { BomReaders } from '../reader/bom-readers.ts';
import { type IngestRules, isRuleCurrent, readIngestRules } from './ingest-rules.ts';
import { Stopwatch } from './stopwatch.ts';
import { storeBom } from './store-bom.ts';

/** The result of an import whose project was deleted. */
export const projectDeleted = { outcome: 'project deleted' };

/** The progress of an import at the start of each step, in percent of the usual time. */
const progressOf = { reading: 5, storing: 30, matching: 60, counting: 90 } as const;

/**
 * Processes an accepted BOM. A reader process reads and normalizes the original, and one transaction updates
 * the project. A BOM equal to the last one only leaves its import record. So does one that is processed after
 * a later upload, because the queue does not keep the order of concurrent or retried uploads.
 */
export async function processImport(
  key: ImportKey,
  readers: BomReaders,
  context: JobContext,
): Promise<Record<string, unknown>> {
  const { db } = context;
  const row = await findImport(db, key);
  if (!row) return projectDeleted;
  if (row.processed_at) return { outcome: 'processed before' };
  const watch = new Stopwatch();
  const enter = (stage: keyof typeof progressOf) => {
    watch.enter(stage);
    context.progress(progressOf[stage], stage);
  };
  enter('reading');
  const rules = await readIngestRules(db);
  const repeated = await finishRepeated(row, rules, context);
  if (repeated) return { ...repeated, seconds: watch.seconds() };
  const bom = await untilAborted(prepare(row, rules, readers, db), context.signal);
  for (const warning of bom.warnings) context.warn(warning);
  stopIfAborted(context.signal);
  const result = await inTransaction(db, (trx) => store(trx, row, bom, rules, context.now(), enter));
  if (!result) return processImport(key, readers, context);
  const seconds = watch.seconds();
  context.log.info({ components: bom.components.length, ...result, seconds }, 'BOM processed');
  return { ...result, components: bom.components.length, services: bom.services.length, seconds };
}

/** The bytes of the last import again, under the same rules: nothing has to be read. */
async function finishRepeated(row: PendingImport, rules: IngestRules, context: JobContext) {
  return inTransaction(context.db, async (trx) => {
    if (!(await lockProject(trx, row.project_id))) return projectDeleted;
    const last = await findLastImport(trx, row.project_id);
    if (!last || last.content_hash === null) return undefined;
    if (last.rules_hash !== rules.hash || !last.sha256.equals(row.sha256)) return undefined;
    await finish(trx, row, repeatOf(last), context.now());
    return { outcome: 'unchanged', components: last.components, services: last.services };
  });
}

async function prepare(
  row: PendingImport,
  rules: IngestRules,
  readers: BomReaders,
  db: Database,
): Promise<PreparedBom> {
  const bytes = await readOriginal(db, row.sha256);
  if (!bytes) throw new PermanentJobError('The uploaded document is no longer stored');
  const result = await readers.prepare(bytes, rules.settings);
  if (!result.ok) throw new PermanentJobError(result.detail);
  return result.bom;
}

/** @returns undefined when the patterns of internal components changed meanwhile: then it has to be read again */
async function store(
  trx: Transaction,
  row: PendingImport,
  bom: PreparedBom,
  rules: IngestRules,
  at: Date,
  enter: (stage: 'storing' | 'matching' | 'counting') => void,
) {
  const projectId = row.project_id;
  const project = await lockProject(trx, projectId);
  if (!project) return projectDeleted;
  if (project.is_collection) {
    throw new PermanentJobError('The project has become a collection project, which has no components');
  }
  await lockForUpload(trx);
  if (!(await isRuleCurrent(trx, rules))) return undefined;
  const done = finishedBy(bom, rules);
  if (await isSuperseded(trx, keyOf(row))) {
    await finishImport(trx, keyOf(row), { ...done, contentHash: null }, at);
    await tell(trx, row, done);
    return { outcome: 'superseded' };
  }
  const last = await findLastImport(trx, projectId);
  if (last?.content_hash === bom.contentHash) {
    await finish(trx, row, done, at);
    return { outcome: 'unchanged' };
  }
  const stored = await storeBom(trx, projectId, bom, at, enter);
  await finish(trx, row, done, at);
  await recordComponentsAdded(trx, projectId, at);
  return { outcome: 'stored', ...stored };
}

async function finish(trx: Transaction, row: PendingImport, done: FinishedImport, at: Date): Promise<void> {
  await noteImport(trx, row.project_id, at, `${done.format} ${done.specVersion}`);
  await finishImport(trx, keyOf(row), done, at);
  await tell(trx, row, done);
}

async function tell(trx: Transaction, row: PendingImport, done: FinishedImport): Promise<void> {
  const project = eventProject(row);
  const document: EventDocument = {
    sha256: row.sha256.toString('hex'),
    format: done.format,
    specVersion: done.specVersion,
  };
  await recordConsumed(trx, project, document);
  await recordProcessed(trx, project, document);
}

function keyOf(row: PendingImport): ImportKey {
  return { projectId: row.project_id, bomId: row.bom_id };
}

export function eventProject(row: PendingImport) {
  return { projectId: row.project_id, uuid: row.project_uuid, name: row.name, version: row.version };
}

function finishedBy(bom: PreparedBom, rules: IngestRules): FinishedImport {
  return {
    contentHash: bom.contentHash,
    rulesHash: rules.hash,
    format: bom.format,
    specVersion: bom.specVersion,
    serialNumber: bom.serialNumber,
    bomVersion: bom.version,
    components: bom.components.length,
    services: bom.services.length,
  };
}

function repeatOf(last: LastImport): FinishedImport {
  return {
    contentHash: last.content_hash,
    rulesHash: last.rules_hash ?? '',
    format: last.format,
    specVersion: last.spec_version,
    serialNumber: last.serial_number,
    bomVersion: last.bom_version,
    components: last.components,
    services: last.services,
  };
}
