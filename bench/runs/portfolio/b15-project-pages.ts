import type { Bench } from '../../bench.ts';
import { onPortfolio, projectOfSize } from '../../portfolio/on-portfolio.ts';
import { atMost, type Figure, percentile } from '../../report.ts';
import { timeRounds, warmRounds } from '../../requests.ts';

const rounds = 40;

/** B15: first pages of a project. */
export const b15: Bench = {
  id: 'B15',
  title: 'Findings, components and graph of one project',
  async run(size) {
    return onPortfolio(size, async ({ db, admin }) => {
      const figures: Figure[] = [];
      for (const [components, limit] of [
        [300, 30],
        [15_000, 120],
      ] as const) {
        const project = await projectOfSize(db, components);
        const pages = {
          findings: `api/waybill/v1/project/${project.uuid}/findings?pageSize=100&pageNumber=1`,
          components: `api/v1/component/project/${project.uuid}?pageSize=100&pageNumber=1`,
          'root of the graph': `api/v1/dependencyGraph/project/${project.uuid}/directDependencies`,
        };
        const times = await timeRounds(admin, Object.values(pages), rounds, warmRounds);
        for (const [name, page] of Object.entries(pages))
          figures.push(
            atMost(
              `${project.components} components, ${project.findings} findings: ${name}, p95`,
              percentile(times.get(page) ?? [], 0.95),
              'ms',
              limit,
            ),
          );
      }
      const project = await projectOfSize(db, 8_000);
      const coverage = `api/waybill/v1/project/${project.uuid}/coverage`;
      const times = await timeRounds(admin, [coverage], rounds, warmRounds);
      figures.push(
        atMost(
          `${project.components} components: coverage, p95`,
          percentile(times.get(coverage) ?? [], 0.95),
          'ms',
          100,
        ),
      );
      const notes = [`over HTTP, pages of 100 rows with their totals, after ${warmRounds} rounds`];
      return { id: 'B15', title: this.title, size, runs: rounds, figures, notes };
    });
  },
};
