import { endpointTable } from '@waybill/api-contract/server';
import type { Bench } from '../../bench.ts';
import { filtersOf } from '../../portfolio/filter-samples.ts';
import { findingTexts, portfolioSamples } from '../../portfolio/finding-samples.ts';
import { onPortfolio, projectOfSize, withRestrictedCallers } from '../../portfolio/on-portfolio.ts';
import { atMost, type Figure, percentile } from '../../report.ts';
import { type Caller, timeRounds } from '../../requests.ts';

const rounds = 8;
const limit = 200;
const slowestNamed = 6;
const list = 'GET /api/waybill/v1/findings';
const path = 'api/waybill/v1/findings';

/** B13: the findings of the whole portfolio by every sort and filter, for who sees all and for those who see a part. */
export const b13: Bench = {
  id: 'B13',
  title: 'Findings of all projects by every sort and filter',
  async run(size) {
    return onPortfolio(size, async (server) => {
      const { admin, db, portfolio } = server;
      const { id } = await projectOfSize(db, 1_000);
      const filters = filtersOf(list, await portfolioSamples(db, id), findingTexts);
      const sorts = endpointTable[list].paged?.sort ?? [];
      const ordered = sorts.flatMap((field) =>
        ['asc', 'desc'].map((direction) => `sortName=${field}&sortOrder=${direction}`),
      );
      const queries = [
        ...ordered,
        ...['', ...filters].flatMap((filter) => [
          filter,
          `${filter}&sortName=project.name&sortOrder=asc`,
          `${filter}&sortName=attribution.attributedOn&sortOrder=desc`,
        ]),
      ];
      const figures = await slowest('who sees all', admin, queries);
      await withRestrictedCallers(server, [10, 200, 1_000, 5_000], async (callers) => {
        for (const caller of callers)
          figures.push(...(await slowest(`who sees ${caller.projects} projects`, caller, ordered)));
      });
      figures.push(await deepPage(admin));
      return {
        id: 'B13',
        title: this.title,
        size,
        runs: rounds,
        figures,
        notes: [
          `${portfolio.findings} findings of ${portfolio.components} components in ${portfolio.projects} projects`,
          'over HTTP, pages of 100 rows with their totals, which are estimates where counting all would take longer; each figure is the p95 of one sort and filter',
        ],
      };
    });
  },
};

async function slowest(who: string, caller: Caller, queries: readonly string[]): Promise<Figure[]> {
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

/** The hundredth page of those that follow each other by their cursors, against the first. */
async function deepPage(caller: Caller): Promise<Figure> {
  let cursor = '';
  const times: number[] = [];
  for (let page = 1; page <= 100; page++) {
    const started = performance.now();
    const answer = await fetch(`${caller.url}${path}?pageSize=100${cursor && `&cursor=${cursor}`}`, {
      headers: caller.headers,
    });
    await answer.text();
    times.push(performance.now() - started);
    cursor = answer.headers.get('x-next-cursor') ?? '';
  }
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  return atMost(
    'pages 91 to 100 by cursor, of pages 2 to 11',
    mean(times.slice(90)) / mean(times.slice(1, 11)),
    '×',
    2,
  );
}
