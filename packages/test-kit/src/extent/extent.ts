import { pairwise, product } from './pairwise.ts';

/** True if everything is to be tested: `npm run test:all`, which a release runs. `npm test` takes samples of products. */
const isWhole = process.env.WAYBILL_TESTS === 'all';

/** Of a hundred runs of a property, so many in `npm test`. */
const sampledPercent = 30;

/**
 * How often a property is tried: so often in `npm run test:all`, about a third as often in `npm test`.
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
 * How much a test takes on: `whole` in `npm run test:all`, `usual` in `npm test`. Everything that the test asserts holds
 * for both.
 * @example const componentCount = extent({ whole: 5_000, usual: 1_000 });
 */
export function extent<T>({ whole, usual }: { whole: T; usual: T }): T {
  return isWhole ? whole : usual;
}
