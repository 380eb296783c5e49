// Public to other features.
import type { Transaction } from '../../../db/database.ts';
import type { FactsByKey } from '../../../db/followed-rows.ts';
import type { ImportResult } from '../../../db/import-result.ts';
import { emptyTemporary } from '../../../db/temporary-tables.ts';
import {
  addPoints,
  countPoints,
  deletePortfolioDays,
  dropMeasuredHere,
  listProjectKinds,
  type PortfolioPoint,
  type ProjectPoint,
  storePortfolioDays,
  storeProjectHistory,
} from './history-import.queries.ts';

export type { PortfolioPoint } from './history-import.queries.ts';

/** What can be kept of the past of a project: its own counts; nothing of a collection, whose past is that of its members; or it is not here. */
type HistoryOf = 'counted' | 'collection' | 'missing';

/** Takes the past of projects, in as many batches as it comes in. */
export interface HistoryImport {
  historyOf(project: string): HistoryOf;
  add(points: readonly ProjectPoint[]): Promise<void>;
  /** Writes it. @returns of how many points the project was counted here already, and of how many not */
  finish(at: Date): Promise<{ readonly written: number; readonly measuredHere: number }>;
}

/** @param projects UUIDs of those whose past may come */
export async function startHistoryImport(
  trx: Transaction,
  projects: readonly string[],
): Promise<HistoryImport> {
  const kinds = await listProjectKinds(trx, projects);
  await emptyTemporary(trx, 'moved_point');
  return {
    historyOf: (project) => kinds.get(project) ?? 'missing',
    add: async (points) => {
      await addPoints(trx, points);
    },
    finish: async (at) => {
      const measuredHere = await dropMeasuredHere(trx, at);
      const written = await countPoints(trx);
      if (written > 0) await storeProjectHistory(trx);
      return { written, measuredHere };
    },
  };
}

/** Adds days of the portfolio that were not measured here. */
export async function importPortfolioDays(
  trx: Transaction,
  points: readonly PortfolioPoint[],
): Promise<ImportResult[]> {
  const added = await storePortfolioDays(trx, points);
  return points.map((_, n) =>
    added.has(n) ? { outcome: 'written' } : { outcome: 'merged', note: 'That day was measured here.' },
  );
}

/** Takes days of the portfolio back. */
export const takeBackDays = (trx: Transaction) => ({
  takeBack: (came: FactsByKey) => deletePortfolioDays(trx, [...came.keys()]),
});
