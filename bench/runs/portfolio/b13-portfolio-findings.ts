import { endpointTable } from '@waybill/api-contract/server';
import type { Bench } from '../../bench.ts';
import { filtersOf } from '../../portfolio/filter-samples.ts';
import { findingTexts, portfolioSamples, sampleOf } from '../../portfolio/finding-samples.ts';
import { onPortfolio, projectOfSize, withRestrictedCallers } from '../../portfolio/on-portfolio.ts';
import { slowestPages } from '../../portfolio/slowest-pages.ts';
import { atMost, type Figure } from '../../report.ts';
import type { Caller } from '../../requests.ts';

const rounds = 8;
const list = 'GET /api/waybill/v1/findings';
const path = 'api/waybill/v1/findings';

/**
 * B13: the findings of the whole portfolio by every sort and filter, for users with full and with partial
 * access.
 */
export const b13: Bench = {
  id: 'B13',
  title: 'Findings of all projects by every sort and filter',
  async run(size) {
    return onPortfolio(size, async (server) => {
      const { admin, db, portfolio } = server;
      const { id } = await projectOfSize(db, 1_000);
      const filters = filtersOf(list, portfolioSamples(await sampleOf(db, id)), findingTexts);
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
      const figures = await slowestPages('who sees all', admin, path, queries, rounds);
      await withRestrictedCallers(server, [10, 200, 1_000, 5_000], async (callers) => {
        for (const caller of callers)
          figures.push(
            ...(await slowestPages(`who sees ${caller.projects} projects`, caller, path, ordered, rounds)),
          );
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
