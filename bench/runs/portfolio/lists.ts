import type { Endpoints } from '@waybill/api-contract';
import { endpointTable } from '@waybill/api-contract/server';
import type { Bench } from '../../bench.ts';
import { type FilterSamples, filtersOf } from '../../portfolio/filter-samples.ts';
import { findingSamples, findingTexts, sampleOf } from '../../portfolio/finding-samples.ts';
import { onPortfolio, projectOfSize } from '../../portfolio/on-portfolio.ts';
import { atMost, type Figure, percentile } from '../../report.ts';
import { type Caller, timeRounds } from '../../requests.ts';

const rounds = 20;
const limit = 200;
const slowestNamed = 4;

export const vulnerabilitySamples: FilterSamples = {
  source: ['GITHUB'],
  severity: ['CRITICAL'],
  exploited: ['true'],
  minEpss: ['0.1'],
  maxEpss: ['0.01'],
  minCvss: ['9'],
  maxCvss: ['4'],
  publishedSince: ['2025-01-01'],
  publishedUntil: ['2015-01-01'],
  affecting: ['true'],
  cwe: ['79'],
  withoutCwe: ['true'],
};

/** Every sort and every filter of the lists of findings and vulnerabilities, first and later pages. */
export const lists: Bench = {
  id: 'lists',
  title: 'Lists by every sort and filter',
  async run(size, _probes, { only = '' } = {}) {
    return onPortfolio(size, async ({ db, admin, portfolio }) => {
      const largest = await projectOfSize(db, 75_000);
      const ofFindings = `api/waybill/v1/project/${largest.uuid}/findings`;
      const samples = findingSamples(await sampleOf(db, largest.id));
      // Groups have every record anyway.
      const { everyRecord: _, ...samplesOfGroups } = samples;
      const figures: Figure[] = [];
      const measure = async (name: string, path: string, all: readonly string[]) => {
        const queries = all.filter((query) => `${name} ${query}`.includes(only));
        figures.push(...(await timeList(admin, name, path, queries)));
      };
      await measure('findings', ofFindings, [
        ...sortsOf('GET /api/waybill/v1/project/{uuid}/findings'),
        ...filtersOf('GET /api/waybill/v1/project/{uuid}/findings', samples, findingTexts),
        'pageNumber=2',
        'pageNumber=500',
      ]);
      await measure('findings without a severity', `${ofFindings}/unrated`, ['minEpss=0.1']);
      for (const by of ['FLAW', 'COMPONENT']) {
        const queries = [
          ...sortsOf('GET /api/waybill/v1/project/{uuid}/findings/groups'),
          ...filtersOf('GET /api/waybill/v1/project/{uuid}/findings/groups', samplesOfGroups, findingTexts),
        ].map((query) => `by=${by}&${query}`);
        await measure(`findings by ${by.toLowerCase()}`, `${ofFindings}/groups`, queries);
      }
      await measure('vulnerabilities', 'api/waybill/v1/vulnerabilities', [
        ...sortsOf('GET /api/waybill/v1/vulnerabilities'),
        ...filtersOf('GET /api/waybill/v1/vulnerabilities', vulnerabilitySamples, ['CVE-2020-1']),
        'pageNumber=500',
      ]);
      return {
        id: 'lists',
        title: this.title,
        size,
        runs: rounds,
        figures,
        notes: [
          `the project has ${largest.components} components and ${largest.findings} findings, the portfolio ${portfolio.findings} findings of ${portfolio.vulnerabilities} vulnerabilities`,
          'over HTTP, pages of 100 rows with their totals; each figure is the p95 of one sort or filter',
        ],
      };
    });
  },
};

/** Both directions of each field that the contract declares. */
function sortsOf(key: keyof Endpoints): string[] {
  const fields = endpointTable[key].paged?.sort ?? [];
  return [
    '',
    ...fields.flatMap((field) => [`sortName=${field}&sortOrder=asc`, `sortName=${field}&sortOrder=desc`]),
  ];
}

/** The slowest of a list's queries by name. */
async function timeList(
  caller: Caller,
  name: string,
  path: string,
  queries: readonly string[],
): Promise<Figure[]> {
  const paths = queries.map((query) => `${path}?pageSize=100&${query}`);
  const times = await timeRounds(caller, paths, rounds);
  const all = paths
    .map((each, at) => ({ query: queries[at], p95: percentile(times.get(each) ?? [], 0.95) }))
    .sort((a, b) => b.p95 - a.p95);
  // The report names the slowest; who looks for the cause wants them all.
  for (const { query, p95 } of all)
    process.stderr.write(`${p95.toFixed(0).padStart(6)} ms  ${name} ${query}\n`);
  return all
    .slice(0, slowestNamed)
    .map(({ query, p95 }, at) =>
      atMost(
        `${name}, ${at === 0 ? `slowest of ${paths.length}` : 'next'}: ${query || 'as it comes'}, p95`,
        p95,
        'ms',
        limit,
      ),
    );
}
