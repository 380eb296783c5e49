import { atMost, type Figure, percentile } from '../report.ts';
import { type Caller, timeRounds } from '../requests.ts';

/** Milliseconds that a page may take. */
const limit = 200;
const slowestNamed = 6;

/** The p95 of the slowest pages of a list among some sorts and filters. @param queries what follows the size of the page */
export async function slowestPages(
  who: string,
  caller: Caller,
  path: string,
  queries: readonly string[],
  rounds: number,
): Promise<Figure[]> {
  const paths = queries.map((query) => `${path}?pageSize=100&${query}`);
  const times = await timeRounds(caller, paths, rounds);
  return paths
    .map((each, at) => ({ query: queries[at], p95: percentile(times.get(each) ?? [], 0.95) }))
    .sort((a, b) => b.p95 - a.p95)
    .slice(0, slowestNamed)
    .map(({ query, p95 }, at) =>
      atMost(
        `${who}, ${at === 0 ? `slowest of ${paths.length}` : 'next'}: ${query || 'as it comes'}, p95`,
        p95,
        'ms',
        limit,
      ),
    );
}
