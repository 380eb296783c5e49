import type { Transaction } from '../../db/database.ts';
import { defineJob, type JobContext, JobInterrupted } from '../../jobs/job.ts';
import { processBomKind } from '../../jobs/way-giver.ts';
import { recordProcessingFailed } from './bom.events.ts';
import { findImport, type ImportKey } from './bom.queries.ts';
import { eventProject, processImport, projectDeleted } from './ingest/process-import.ts';
import type { BomReaders } from './reader/bom-readers.ts';

/** Brings a project in line with an uploaded BOM; one BOM of a project at a time (see the queue it is put in). */
export function processBomJob(readers: BomReaders) {
  return defineJob<ImportKey>({
    kind: processBomKind,
    run: (key, context) => processUnlessDeleted(key, readers, context),
    onGivenUp: recordFailure,
  });
}

/** An import that fails because its project was deleted meanwhile is done: nothing is left to import into. */
async function processUnlessDeleted(key: ImportKey, readers: BomReaders, context: JobContext) {
  try {
    return await processImport(key, readers, context);
  } catch (error) {
    if (error instanceof JobInterrupted || (await findImport(context.db, key))) throw error;
    return projectDeleted;
  }
}

/** Every accepted upload ends in a processed import or in this event, unless its project is deleted. */
async function recordFailure(trx: Transaction, key: ImportKey, cause: string): Promise<void> {
  const row = await findImport(trx, key);
  // A worker can end after the import was stored and before its task was.
  if (!row || row.processed_at) return;
  const document = { sha256: row.sha256.toString('hex'), format: 'Unknown', specVersion: 'Unknown' };
  await recordProcessingFailed(trx, eventProject(row), document, cause);
}
