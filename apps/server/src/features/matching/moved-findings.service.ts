// Public to other features.
/**
 * Findings of another installation: they keep the day on which they were found there. Those that a person made, and those of
 * vulnerabilities that nobody here has told of, are findings here as well; the others are found again by what the sources say.
 */
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { makeTemporary } from '../../db/temporary-tables.ts';
import { stopIfAborted } from '../../jobs/job.ts';
import { lockForUpload, recountComponents } from './matching.service.ts';
import {
  copyMovedFindings,
  dateMatches,
  endMovedMatches,
  freshFindings,
  insertMovedFindings,
  insertMovedMatches,
  markSettled,
  unsettledFindings,
} from './moved-findings.queries.ts';

export interface MovedFinding {
  /** Numbers there. */
  readonly componentOldId: number;
  readonly vulnOldId: number;
  /** In the words of the API. */
  readonly analyzer: string;
  readonly alternateIdentifier: string | null;
  readonly referenceUrl: string | null;
  readonly foundAt: Date;
}

/** Makes room for staged findings. Once in a transaction. */
export async function openMovedFindings(trx: Transaction): Promise<void> {
  await makeTemporary(trx, 'stage_moved_finding');
}

export async function stageMovedFindings(trx: Transaction, findings: readonly MovedFinding[]): Promise<void> {
  await copyMovedFindings(trx, findings);
}

export { firstFindings, foundVulnerabilities } from './moved-findings.queries.ts';

/** Stores staged findings of the components in `moved_component` and the vulnerabilities in `moved_vuln`. Counts follow by the caller. */
export async function storeMovedFindings(
  trx: Transaction,
): Promise<{ readonly written: number; readonly present: number }> {
  const counts = await insertMovedFindings(trx);
  await insertMovedMatches(trx);
  await dateMatches(trx, freshFindings);
  return counts;
}

export { isAnyUnsettled } from './moved-findings.queries.ts';

/** Matches that end in one transaction, at most. */
const batch = 5_000;

/**
 * After sources were mirrored: what they find as well keeps the day of then, and what only the other installation had found ends, where
 * they know the vulnerability.
 */
export async function settleMovedFindings(
  db: Database,
  signal: AbortSignal,
): Promise<{ readonly settled: number; readonly ended: number }> {
  const settled = await inTransaction(db, async (trx) => {
    await lockForUpload(trx);
    await dateMatches(trx, unsettledFindings);
    return markSettled(trx);
  });
  let ended = 0;
  for (;;) {
    stopIfAborted(signal);
    const components = await inTransaction(db, async (trx) => {
      await lockForUpload(trx);
      const gone = await endMovedMatches(trx, batch);
      await recountComponents(trx, gone);
      return gone.length;
    });
    ended += components;
    if (components === 0) return { settled, ended };
  }
}
