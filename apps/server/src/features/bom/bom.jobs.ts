import type { Transaction } from '../../db/database.ts';
import { defineJob } from '../../jobs/job.ts';
import { recordProcessingFailed } from './bom.events.ts';
import { findImport, type ImportKey } from './bom.queries.ts';
import { processBomKind } from './bom-kind.ts';
import { eventProject, processImport } from './ingest/process-import.ts';
import type { BomReaders } from './reader/bom-readers.ts';

/** Brings a project in line with an uploaded BOM; one BOM of a project at a time (see the queue it is put in). */
export function processBomJob(readers: BomReaders) {
  return defineJob<ImportKey>({
    kind: processBomKind,
    run: (key, context) => processImport(key, readers, context),
    onGivenUp: tellOfFailure,
  });
}

/** Every accepted upload ends in a processed import or in this event; a deleted project has nobody to be told. */
async function tellOfFailure(trx: Transaction, key: ImportKey, cause: string): Promise<void> {
  const row = await findImport(trx, key);
  // A worker can end after the import was stored and before its task was.
  if (!row || row.processed_at) return;
  const document = { sha256: row.sha256.toString('hex'), format: 'Unknown', specVersion: 'Unknown' };
  await recordProcessingFailed(trx, eventProject(row), document, cause);
}
