import type { Bench } from '../../bench.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { atLeast, atMost } from '../../report.ts';
import { timeClients } from '../../requests.ts';

const clients = 50;
const seconds = 20;

/** B16: pages of the project list and searches in it, from many clients at once. */
export const b16: Bench = {
  id: 'B16',
  title: 'Project list and search with metrics, 50 clients',
  async run(size, probes) {
    return onPortfolio(size, async ({ admin, portfolio }) => {
      const paths = Array.from({ length: 40 }, (_, n) =>
        n % 4 === 3
          ? `api/v1/project?pageSize=100&pageNumber=1&searchText=application-${n * 7}`
          : `api/v1/project?pageSize=100&pageNumber=${1 + (n % 10)}&sortName=lastInheritedRiskScore&sortOrder=desc`,
      );
      const { perSecond, p95 } = await timeClients(admin, paths, clients, seconds);
      return {
        id: 'B16',
        title: this.title,
        size,
        runs: 1,
        figures: [
          atLeast('answers', perSecond, 'per second', 500),
          atLeast('of an empty answer with one query (M6)', perSecond / probes.httpQuery, '×', 0.25),
          atMost('p95', p95, 'ms', 120),
        ],
        notes: [
          `${portfolio.projects} projects; pages of 100 by risk score, every fourth request a search; clients and server share the machine`,
        ],
      };
    });
  },
};
