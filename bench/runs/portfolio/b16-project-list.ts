import { sql } from 'kysely';
import { type Database, runSql } from '../../../apps/server/src/db/database.ts';
import type { Bench } from '../../bench.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { atLeast, atMost, reported } from '../../report.ts';
import { timeClients } from '../../requests.ts';

const clients = 50;
const seconds = 20;
const writeEveryMs = 20;

/** Begins and ends transactions that write a row; answers what ends that. */
function writeAllTheTime(db: Database): () => Promise<void> {
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      await runSql(
        db,
        sql`update project set active = active where project_id = (select min(project_id) from project)`,
      );
      await new Promise((soon) => setTimeout(soon, writeEveryMs));
    }
  };
  const done = write();
  return async () => {
    isOver = true;
    await done;
  };
}

/** B16: pages of the project list and searches in it, from many clients at once. */
export const b16: Bench = {
  id: 'B16',
  title: 'Project list and search with metrics, 50 clients',
  async run(size, probes) {
    return onPortfolio(size, async ({ db, admin, portfolio }) => {
      const paths = Array.from({ length: 40 }, (_, n) =>
        n % 4 === 3
          ? `api/v1/project?pageSize=100&pageNumber=1&searchText=application-${n * 7}`
          : `api/v1/project?pageSize=100&pageNumber=${1 + (n % 10)}&sortName=lastInheritedRiskScore&sortOrder=desc`,
      );
      const { perSecond, p95 } = await timeClients(admin, paths, clients, seconds);
      const stop = writeAllTheTime(db);
      const written = await timeClients(admin, paths, clients, seconds).finally(stop);
      return {
        id: 'B16',
        title: this.title,
        size,
        runs: 1,
        figures: [
          atLeast('answers', perSecond, 'per second', 500),
          atLeast('of an empty answer with one query (M6)', perSecond / probes.httpQuery, '×', 0.25),
          atMost('p95', p95, 'ms', 120),
          reported(
            `answers while something is written every ${writeEveryMs} ms`,
            written.perSecond,
            'per second',
          ),
          reported('p95 of these', written.p95, 'ms'),
        ],
        notes: [
          'a page is kept while nothing in the database changes: the first figures are of a portfolio that is looked at, the last two of one that always changes',
          `${portfolio.projects} projects; pages of 100 by risk score, every fourth request a search; clients and server share the machine`,
        ],
      };
    });
  },
};
