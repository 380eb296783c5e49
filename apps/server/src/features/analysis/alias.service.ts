// Public to other features.
import type { Transaction } from '../../db/database.ts';
import type { AnalysisKey } from '../decision-record/decision-record.service.ts';
import { type AliasFinding, listAliasFindings } from './analysis.queries.ts';

/** The other records of the flaws of findings that are findings of the same components, by the places of the findings. */
export function listAliases(trx: Transaction, keys: readonly AnalysisKey[]): Promise<AliasFinding[]> {
  return listAliasFindings(trx, keys);
}
