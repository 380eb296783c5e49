import { sql } from 'kysely';
import { inTransaction, rowsOf } from '../../../apps/server/src/db/database.ts';
import { recountProjects } from '../../../apps/server/src/features/matching/matching.service.ts';
import type { Bench } from '../../bench.ts';
import { driftOf } from '../../drift.ts';
import { onPortfolio, projectOfSize } from '../../portfolio/on-portfolio.ts';
import { atMost, median, reported } from '../../report.ts';

const runs = 9;
const projectsAtOnce = 500;

/** B11: counters of a project counted anew, and those of the whole portfolio. Adjusting them by a change costs less. */
export const b11: Bench = {
  id: 'B11',
  title: 'Metrics of a project of 9,000 components and of the portfolio, counted anew',
  async run(size) {
    return onPortfolio(size, async ({ db, portfolio }) => {
      const project = await projectOfSize(db, 9_000);
      const times: number[] = [];
      for (let run = 0; run <= runs; run++) {
        const started = performance.now();
        await inTransaction(db, (trx) => recountProjects(trx, [project.id]));
        if (run > 0) times.push(performance.now() - started);
      }
      const projects = await rowsOf(db, sql<{ id: number }>`select project_id as id from project order by 1`);
      const started = performance.now();
      for (let at = 0; at < projects.length; at += projectsAtOnce) {
        const ids = projects.slice(at, at + projectsAtOnce).map(({ id }) => id);
        await inTransaction(db, (trx) => recountProjects(trx, ids));
      }
      const whole = performance.now() - started;
      const drift = await driftOf(db);
      return {
        id: 'B11',
        title: this.title,
        size,
        runs,
        figures: [
          atMost('project', median(times), 'ms', 30),
          atMost('portfolio', (whole * 1000) / portfolio.components, 'µs per component', 2),
          reported('portfolio, whole', whole / 1000, 's'),
          atMost('counters that differ', drift, '', 0),
        ],
        notes: [
          `the project has ${project.components} components and ${project.findings} findings`,
          `the portfolio has ${portfolio.components} components and ${portfolio.findings} findings`,
        ],
      };
    });
  },
};
