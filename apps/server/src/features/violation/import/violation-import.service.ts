// Public to other features.
import { type ViolationAnalysisState, violationAnalysisStates } from '@waybill/api-contract';
import type { Transaction } from '../../../db/database.ts';
import type { FactsByKey } from '../../../db/followed-rows.ts';
import type { ImportResult } from '../../../db/import-result.ts';
import { lockForUpload } from '../../matching/matching.service.ts';
import {
  listPlacedProjects,
  readDecided,
  type StoredViolation,
  storeImportedAnalyses,
  storeImportedComments,
  storeImportedViolations,
  type ViolationPlace,
  writeDecided,
} from '../../policy-evaluation/imported-violation.service.ts';
import { lockViolations, recountViolations } from '../../policy-evaluation/violation-count.service.ts';

/** A violation as another installation has it. */
export type ImportedViolation = ViolationPlace & {
  readonly uuid: string;
  /** When it was first found. */
  readonly at: Date;
};

export type ImportedViolationAnalysis = ViolationPlace & {
  readonly state: string;
  readonly suppressed: boolean;
  /** When it last changed. */
  readonly at: Date;
};

export type ImportedViolationComment = ViolationPlace & {
  readonly at: Date;
  readonly commenter: string | null;
  readonly comment: string;
};

/**
 * Takes over what another installation has found. A violation is found anew here, by the same conditions; it gets the UUID and the day that it had there. What
 * is not found here is kept among the violations of the past.
 */
export async function importViolations(
  trx: Transaction,
  violations: readonly ImportedViolation[],
  at: Date,
): Promise<StoredViolation[]> {
  await lockPlaces(trx, violations);
  const became = await storeImportedViolations(trx, numbered(violations), at);
  return violations.map((_, n) => became.get(n) ?? 'known');
}

/** Adds decisions; where somebody has decided here, that decision stays. */
export async function importViolationAnalyses(
  trx: Transaction,
  analyses: readonly ImportedViolationAnalysis[],
): Promise<ImportResult[]> {
  const projectIds = await lockPlaces(trx, analyses);
  const usable = numbered(analyses).filter(({ state }) => isState(state));
  const made = await storeImportedAnalyses(trx, usable);
  await recountViolations(trx, projectIds);
  return analyses.map(({ state }, n) => {
    if (!isState(state)) return { outcome: 'refused', note: `There is no state "${state}".` };
    const isNew = made.get(n);
    if (isNew === undefined) return { outcome: 'refused', note: 'Its violation is not here.' };
    if (isNew) return { outcome: 'written' };
    return { outcome: 'merged', note: 'Somebody has decided here already. That decision stays.' };
  });
}

/** Follows decisions about violations, by the UUIDs of these. */
export const followViolationAnalyses = (trx: Transaction, at: Date) => ({
  read: (uuids: readonly string[]) => readDecided(trx, uuids),
  change: async (changes: FactsByKey): Promise<ReadonlyMap<string, string>> => {
    const odd = [...changes].flatMap(([uuid, { state }]) =>
      state === undefined || isState(String(state)) ? [] : [[uuid, `There is no state "${state}".`] as const],
    );
    const refused = new Map(odd);
    const usable = new Map([...changes].filter(([uuid]) => !refused.has(uuid)));
    await recountViolations(trx, await writeDecided(trx, usable, at));
    return refused;
  },
});

/** Adds lines to trails with their authors and times, in the order given. */
export async function importViolationComments(
  trx: Transaction,
  comments: readonly ImportedViolationComment[],
): Promise<ImportResult[]> {
  await lockPlaces(trx, comments);
  const done = await storeImportedComments(trx, numbered(comments));
  return comments.map((_, n) =>
    done.has(n) ? { outcome: 'written' } : { outcome: 'refused', note: 'Its decision is not here.' },
  );
}

async function lockPlaces(trx: Transaction, places: readonly ViolationPlace[]): Promise<number[]> {
  await lockForUpload(trx);
  const projectIds = await listPlacedProjects(trx, [...new Set(places.map(({ project }) => project))]);
  await lockViolations(trx, projectIds);
  return projectIds;
}

function numbered<T extends object>(rows: readonly T[]): (T & { readonly n: number })[] {
  return rows.map((row, n) => ({ ...row, n }));
}

function isState(state: string): state is ViolationAnalysisState {
  return violationAnalysisStates.some((it) => it === state);
}
