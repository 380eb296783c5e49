import { refreshSpread } from '../../../apps/server/src/features/finding-spread/spread.service.ts';
import type { Bench } from '../../bench.ts';
import { onPortfolio, withRestrictedCallers } from '../../portfolio/on-portfolio.ts';
import { atMost, type Figure, percentile, reported } from '../../report.ts';
import { type Caller, timeRounds, warmRounds } from '../../requests.ts';

const rounds = 20;
const most = { unrestricted: 50, restricted: 1_000 } as const;

const paths = {
  'by vulnerability (contract), most projects first':
    'api/v1/finding/grouped?pageSize=100&pageNumber=1&sortName=vulnerability.affectedProjectCount&sortOrder=desc',
  'by vulnerability': 'api/waybill/v1/findings/groups?by=FLAW&pageSize=100',
  'by vulnerability, most projects first':
    'api/waybill/v1/findings/groups?by=FLAW&pageSize=100&sortName=projects&sortOrder=desc',
  'by component': 'api/waybill/v1/findings/groups?by=COMPONENT&pageSize=100',
  'by project': 'api/waybill/v1/findings/groups?by=PROJECT&pageSize=100',
} as const;

/** B14: the findings of the whole portfolio in groups, after they have been counted. */
export const b14: Bench = {
  id: 'B14',
  title: 'Findings of all projects in groups',
  async run(size) {
    return onPortfolio(size, async (server) => {
      const { tookMs } = await refreshSpread(server.db, new Date(), new AbortController().signal);
      const figures: Figure[] = [reported('counting how far everything is spread', tookMs / 1_000, 's')];
      const measure = async (who: string, caller: Caller, limit: number, warmUp?: number) => {
        const times = await timeRounds(caller, Object.values(paths), rounds, warmUp);
        for (const [name, path] of Object.entries(paths))
          figures.push(atMost(`${who}: ${name}, p95`, percentile(times.get(path) ?? [], 0.95), 'ms', limit));
      };
      await measure('who sees all', server.admin, most.unrestricted, warmRounds);
      await withRestrictedCallers(server, [10, 200, 1_000], async (callers) => {
        for (const caller of callers)
          await measure(`who sees ${caller.projects} projects`, caller, most.restricted);
      });
      return {
        id: 'B14',
        title: this.title,
        size,
        runs: rounds,
        figures,
        notes: ['over HTTP, pages of 100 groups'],
      };
    });
  },
};
