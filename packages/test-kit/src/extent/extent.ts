import { pairwise, product } from './pairwise.ts';

/** True to test everything: `npm run test:all`, as a release does. `npm test` takes samples of products. */
const isWhole = process.env.WAYBILL_TESTS === 'all';

/** The percentage of property runs in `npm test`. */
const sampledPercent = 30;

/**
 * The number of runs of a property: all in `npm run test:all`, about a third in `npm test`.
 * @example fc.assert(property, { numRuns: runs(500) })
 */
export function runs(whole: number): number {
  return isWhole ? whole : Math.max(1, Math.ceil((whole * sampledPercent) / 100));
}

/**
 * The cases of a product such as every sort with every filter for every caller: all of them in `npm run test:all`, rows
 * with every pair of values in `npm test`.
 * @param seed chooses the rows; a fixed one, so that a run is like the one before
 * @example it.each(cases({ sort: ['name', 'date'], caller: ['admin', 'viewer'] }, 1))('…', ({ sort, caller }) => {})
 */
export function cases<T extends Record<string, readonly unknown[]>>(dimensions: T, seed: number) {
  return isWhole ? product(dimensions) : pairwise(dimensions, seed);
}

/**
 * The size of a test: `whole` in `npm run test:all`, `usual` in `npm test`. All assertions of the test must
 * hold for both.
 * @example const componentCount = extent({ whole: 5_000, usual: 1_000 });
 */
export function extent<T>({ whole, usual }: { whole: T; usual: T }): T {
  return isWhole ? whole : usual;
}
