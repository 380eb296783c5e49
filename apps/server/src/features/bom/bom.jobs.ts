import { inTransaction } from '../../db/database.ts';
import { defineJob, type JobContext, JobInterrupted, PermanentJobError } from '../../jobs/job.ts';
import { recordProcessingFailed } from './bom.events.ts';
import { findAttempts, findImport } from './bom.queries.ts';
import { processBomKind } from './bom-kind.ts';
import { eventProject, processImport } from './ingest/process-import.ts';
import type { BomThreads } from './thread/bom-threads.ts';

export interface ProcessBomInput {
  bomId: number;
}

const maxAttempts = 5;

/** Brings a project in line with an uploaded BOM; one BOM of a project at a time (see the queue it is put in). */
export function processBomJob(threads: BomThreads) {
  return defineJob<ProcessBomInput>({
    kind: processBomKind,
    maxAttempts,
    priority: 0,
    async run({ bomId }, context) {
      try {
        return await processImport(bomId, threads, context);
      } catch (error) {
        if (!(error instanceof JobInterrupted)) await tellOfFailure(bomId, error, context);
        throw error;
      }
    },
  });
}

/** Tells of a failure once: when no further attempt follows. */
async function tellOfFailure(bomId: number, error: unknown, { db, token }: JobContext): Promise<void> {
  const isLast = error instanceof PermanentJobError || (await findAttempts(db, token)) >= maxAttempts;
  const row = isLast ? await findImport(db, bomId) : undefined;
  if (!row) return;
  const cause = error instanceof Error ? error.message : String(error);
  const document = { sha256: row.sha256.toString('hex'), format: 'Unknown', specVersion: 'Unknown' };
  await inTransaction(db, (trx) => recordProcessingFailed(trx, eventProject(row), document, cause));
}
