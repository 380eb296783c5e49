import type { Bench } from '../../bench.ts';
import { onPortfolio, withRestrictedCallers } from '../../portfolio/on-portfolio.ts';
import { atMost, percentile } from '../../report.ts';
import { type Caller, timeRounds, warmRounds } from '../../requests.ts';

const rounds = 40;
const path = 'api/v1/metrics/portfolio/90/days';

/** B12: 90 days of the portfolio's metrics, for users with full and with partial access. */
export const b12: Bench = {
  id: 'B12',
  title: 'Chart of the portfolio, 90 days',
  async run(size) {
    return onPortfolio(size, async (server) => {
      const p95 = async (caller: Caller) =>
        percentile((await timeRounds(caller, [path], rounds, warmRounds)).get(path) ?? [], 0.95);
      const figures = [atMost('unrestricted, p95', await p95(server.admin), 'ms', 20)];
      await withRestrictedCallers(server, [10, 1_000, 5_000], async (callers) => {
        for (const caller of callers)
          figures.push(atMost(`who sees ${caller.projects} projects, p95`, await p95(caller), 'ms', 250));
      });
      return {
        id: 'B12',
        title: this.title,
        size,
        runs: rounds,
        figures,
        notes: [`over HTTP, after ${warmRounds} rounds`],
      };
    });
  },
};
