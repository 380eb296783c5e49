import { ReadBudget } from '../../outgoing/read-budget.ts';

/**
 * The maximum a service may send for one package. A page has some 100 kB, and all pages are in memory at
 * once.
 * @param pages the maximum number of pages; a repeated attempt counts as one
 */
export function questionBudget(pages: number): ReadBudget {
  return new ReadBudget('for one package', { bytes: 64 * 1_048_576, pages: 2 * pages, totalMs: 1_800_000 });
}
