import { ReadBudget } from '../../outgoing/read-budget.ts';

/**
 * What a service may send for one package: a page has some 100 kB, and what is read of all pages is in memory at once.
 * @param pages how many are read at most; an attempt that is repeated counts as one
 */
export function questionBudget(pages: number): ReadBudget {
  return new ReadBudget('for one package', { bytes: 64 * 1_048_576, pages: 2 * pages, totalMs: 1_800_000 });
}
