import type { Bench } from '../../bench.ts';
import { driftOf } from '../../drift.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { peakResident, resetPeak } from '../../process-memory.ts';
import { atMost, type Figure, percentile, reported } from '../../report.ts';
import { countFindings, listPackages, readEdition, withPlayedNpm } from './played-npm.ts';

const advisories = 500;
const editions = 6;
const limits = { any: 3, widest: 8 } as const;

/** B6: 500 changed advisories, from the request to read them to the last counter, once about any packages and once about the widest. */
export const b6: Bench = {
  id: 'B6',
  title: '500 changed advisories to findings, counters and events',
  async run(size) {
    return onPortfolio(size, (server) =>
      withPlayedNpm(server, async (npm) => {
        const { db, pid } = server;
        const figures: Figure[] = [];
        resetPeak(pid);
        for (const which of ['any', 'widest'] as const) {
          const packages = await listPackages(db, which, advisories);
          const times: number[] = [];
          const changes: number[] = [];
          for (let edition = 1; edition <= editions; edition++) {
            const before = await countFindings(db);
            const seconds = await readEdition(server, npm, which, packages, edition);
            changes.push(Math.abs((await countFindings(db)) - before));
            // The first one is new, not changed.
            if (edition > 1) times.push(seconds);
          }
          figures.push(
            atMost(`${which} packages, p95`, percentile(times, 0.95), 's', limits[which]),
            reported(`${which} packages, findings that come or go, at most`, Math.max(...changes), ''),
          );
        }
        const drift = await driftOf(db);
        figures.push(
          atMost('peak of the process', peakResident(pid), 'MB', 512),
          atMost('counters that differ', drift, '', 0),
        );
        return {
          id: 'B6',
          title: this.title,
          size,
          runs: editions - 1,
          figures,
          notes: [`${advisories} advisories of OSV are read by the source, all others are unchanged`],
        };
      }),
    );
  },
};
