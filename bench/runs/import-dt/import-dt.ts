import pg from 'pg';
import type { Bench } from '../../bench.ts';
import { withBenchDatabase } from '../../database.ts';
import { driftOf } from '../../drift.ts';
import { atLeast, atMost, type Figure } from '../../report.ts';
import { fillDependencyTrack } from './dependency-track.ts';
import { killImports } from './kills.ts';
import { runImport } from './run-import.ts';

const componentsPerProject = 250;
const installations = { S: { projects: 400 }, M: { projects: 4_000 }, L: { projects: 20_000 } };

/**
 * A Dependency-Track on PostgreSQL that moves in: 100,000 components, a million, or five. `--only kills` kills the import 30 times
 * instead, and compares what is there at the end with what an unbroken one leaves.
 */
export const importDt: Bench = {
  id: 'import-dt',
  title: 'a Dependency-Track that moves in',
  async run(size, _probes, { only } = {}) {
    const { projects } = installations[size];
    return withBenchDatabase(async ({ db, url }) => {
      const there = await createDatabase(url, 'dtrack');
      await fillDependencyTrack(there, { projects, componentsPerProject });
      const first = await runImport(url, there);
      const notes = [
        `${projects * componentsPerProject} components in ${projects} projects, no source mirrored`,
      ];
      if (only?.includes('kill')) {
        const broken = await createDatabase(url, 'broken');
        const { killed, isEqual } = await killImports(there, { url, seconds: first.seconds }, broken);
        const figures: Figure[] = [
          atLeast('runs that were killed', killed, '', 1),
          atMost('results that differ', isEqual ? 0 : 1, '', 0),
        ];
        return { id: 'import-dt', title: this.title, size, runs: 1, figures, notes };
      }
      const drift = await driftOf(db);
      const second = await runImport(url, there);
      const share = (projects * componentsPerProject) / 1_000_000;
      return {
        id: 'import-dt',
        title: this.title,
        size,
        runs: 1,
        figures: [
          atMost('from nothing to the last counter', first.seconds, 's', 300 * share),
          atMost('peak of the process', first.peak, 'MB', 512),
          atMost('a second run that finds nothing new', second.seconds, 's', 60 * share),
          atMost('its peak', second.peak, 'MB', 512),
          atMost('counters that differ', drift, '', 0),
        ],
        notes,
      };
    });
  },
};

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const there = new URL(url);
  there.pathname = `/${name}`;
  return there.href;
}
