import type { VexFormat } from '@waybill/api-contract';
import { inTransaction, type Transaction } from '../../../db/database.ts';
import { type JobContext, PermanentJobError, stopIfAborted, untilAborted } from '../../../jobs/job.ts';
import type { DocumentReaders } from '../../bom/reader/shared-readers.ts';
import { lockForUpload } from '../../matching/matching.service.ts';
import { readOriginal } from '../../original/original.service.ts';
import { recordVexProcessed } from '../vex.events.ts';
import { findVexImport, finishVexImport, type VexImportRow, type VexKey } from '../vex.queries.ts';
import { forgetOlderStatements, insertVexStatements } from '../vex-statement.queries.ts';
import { decideTargets } from './decide-targets.ts';
import { outcomesOf, sumsOf } from './outcomes.ts';
import { planDocument } from './plan-document.ts';
import { lockUnprocessed } from './vex-apply.queries.ts';

type ReadVex = Extract<Awaited<ReturnType<DocumentReaders['readVex']>>, { ok: true }>['vex'];

/** The progress of a document at the start of each step, in percent of the usual time. */
const progressOf = { reading: 5, finding: 20, applying: 35 } as const;

/** The number of newest documents of a project whose statements are kept. */
const listedDocuments = 10;

/** The commenter in the trail (contract §8). */
const commenters: Readonly<Record<VexFormat, string>> = {
  CYCLONEDX: 'CycloneDX VEX',
  OPENVEX: 'OpenVEX',
  CSAF: 'CSAF VEX',
};
/** The formats as events name them. */
const eventFormats: Readonly<Record<VexFormat, string>> = {
  CYCLONEDX: 'CycloneDX',
  OPENVEX: 'OpenVEX',
  CSAF: 'CSAF',
};

/**
 * Applies a document. A reader process reads its claims from the original, they are matched with the project,
 * and one transaction decides about every affected finding and stores the result of each claim.
 */
export async function applyVex(
  key: VexKey,
  readers: DocumentReaders,
  context: JobContext,
): Promise<Record<string, unknown>> {
  const { db, signal } = context;
  const enter = (stage: keyof typeof progressOf) => context.progress(progressOf[stage], stage);
  const row = await findVexImport(db, key);
  if (!row) return { outcome: 'project deleted' };
  if (row.processed_at) return { outcome: 'processed before' };
  enter('reading');
  const vex = await untilAborted(read(row, readers, context), signal);
  stopIfAborted(signal);
  enter('finding');
  const format = vex.format.toUpperCase() as VexFormat;
  const plan = await planDocument(db, key.projectId, vex.claims, { isLoose: format === 'CYCLONEDX' });
  stopIfAborted(signal);
  enter('applying');
  const result = await inTransaction(db, async (trx) => {
    await lockForUpload(trx);
    if (!(await lockUnprocessed(trx, key.projectId, key.vexId))) return undefined;
    const decided = await decideTargets(trx, row, plan.targets, commenters[format], (ratio) => {
      stopIfAborted(signal);
      const { applying } = progressOf;
      context.progress(applying + ratio * (95 - applying), 'applying');
    });
    const outcomes = outcomesOf(vex.claims, plan, decided);
    const sums = sumsOf(outcomes, decided);
    await store(trx, key, outcomes);
    const { specVersion } = vex;
    await finishVexImport(trx, key, { ...sums, format, specVersion }, context.now());
    await forgetOlderStatements(trx, key.projectId, listedDocuments);
    await recordVexProcessed(trx, row, { format: eventFormats[format], specVersion });
    return sums;
  });
  if (!result) return { outcome: 'processed before' };
  const { not_applied: notApplied, reasons: _, ...sums } = result;
  context.log.info({ format, ...sums, notApplied }, 'VEX processed');
  return { outcome: 'applied', format, ...sums, notApplied };
}

async function read(row: VexImportRow, readers: DocumentReaders, { db }: JobContext): Promise<ReadVex> {
  const bytes = await readOriginal(db, row.sha256);
  if (!bytes) throw new PermanentJobError('The uploaded document is no longer stored');
  const result = await readers.readVex(bytes);
  if (!result.ok) throw new PermanentJobError(result.detail);
  return result.vex;
}

const statementBatch = 5_000;

async function store(trx: Transaction, key: VexKey, rows: ReturnType<typeof outcomesOf>): Promise<void> {
  for (let i = 0; i < rows.length; i += statementBatch) {
    await insertVexStatements(trx, key, rows.slice(i, i + statementBatch));
  }
}
