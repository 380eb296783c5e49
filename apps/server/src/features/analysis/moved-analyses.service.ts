// Public to other features.
/**
 * Decisions that move in from another installation, with their trails, also about findings that are gone. They concern the components
 * in `moved_component` and the vulnerabilities in `moved_vuln`.
 */
import type { Transaction } from '../../db/database.ts';
import { makeTemporary } from '../../db/temporary-tables.ts';
import {
  copyMovedAnalyses,
  copyMovedComments,
  insertMovedAnalyses,
  insertMovedComments,
  type MovedAnalysis,
  type MovedAnalysisCounts,
  type MovedComment,
} from '../decision-record/moved-analyses.service.ts';
import { markDecided } from '../matching/special-component.service.ts';

/** Makes room for staged decisions. Once in a transaction. */
export async function openMovedAnalyses(trx: Transaction): Promise<void> {
  await makeTemporary(trx, 'stage_moved_analysis');
  await makeTemporary(trx, 'stage_moved_comment');
}

export async function stageMovedAnalyses(
  trx: Transaction,
  analyses: readonly MovedAnalysis[],
): Promise<void> {
  await copyMovedAnalyses(trx, analyses);
}

export async function stageMovedComments(trx: Transaction, comments: readonly MovedComment[]): Promise<void> {
  await copyMovedComments(trx, comments);
}

export {
  decidedVulnerabilities,
  isAnyDecidedHere,
  listKeptAnalyses,
} from '../decision-record/moved-analyses.service.ts';

/**
 * Adds the decisions that never came before and about which nobody has decided here, with their trails, and follows those
 * that have changed there since they came. Counts follow by the caller.
 * @returns what became of the rows of each
 */
export async function storeMovedAnalyses(trx: Transaction, at: Date): Promise<MovedAnalysisCounts> {
  const analyses = await insertMovedAnalyses(trx, at);
  const comments = await insertMovedComments(trx);
  await markDecided(trx);
  return { ...analyses, ...comments };
}
