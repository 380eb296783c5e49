import type { Bench } from '../../bench.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { atMost, reported } from '../../report.ts';
import { fullPass, matchAgain } from './full-pass.ts';

const limits = { S: 60, M: 60, L: 300 } as const;

/** B8: every identity against every range, every match written, every counter counted; and the same when nothing has changed. */
export const b8: Bench = {
  id: 'B8',
  title: 'Full pass: all matches and all counters anew',
  async run(size) {
    return onPortfolio(size, async ({ db, portfolio }) => {
      const again = await matchAgain(db);
      const { matching, counting } = await fullPass(db);
      return {
        id: 'B8',
        title: this.title,
        size,
        runs: 1,
        figures: [
          atMost('all matches and all counters', matching + counting, 's', limits[size]),
          reported('of it matching and storing', matching, 's'),
          reported('of it counting projects', counting, 's'),
          reported('all matches again, nothing changed', again, 's'),
          reported('matches written', portfolio.matches, ''),
          atMost('peak of the process that does it', process.resourceUsage().maxRSS / 1_000, 'MB', 512),
        ],
        notes: [
          `${portfolio.identities} identities, ${portfolio.projects} projects with ${portfolio.components} components`,
        ],
      };
    });
  },
};
