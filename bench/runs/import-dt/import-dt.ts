import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Bench } from '../../bench.ts';
import { withBenchDatabase } from '../../database.ts';
import { driftOf } from '../../drift.ts';
import { peakResident } from '../../process-memory.ts';
import { atMost } from '../../report.ts';
import { fillDependencyTrack } from './dependency-track.ts';

const cli = fileURLToPath(new URL('../../../apps/server/src/cli/main.ts', import.meta.url));
const componentsPerProject = 250;
const installations = { S: { projects: 400 }, M: { projects: 4_000 }, L: { projects: 20_000 } };

/** A Dependency-Track on PostgreSQL that moves in: 100,000 components, a million, or five. */
export const importDt: Bench = {
  id: 'import-dt',
  title: 'a Dependency-Track that moves in',
  async run(size) {
    const { projects } = installations[size];
    return withBenchDatabase(async ({ db, url }) => {
      const there = await createDatabase(url);
      await fillDependencyTrack(there, { projects, componentsPerProject });
      const first = await importFrom(url, there);
      const drift = await driftOf(db);
      const second = await importFrom(url, there);
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
        notes: [`${projects * componentsPerProject} components in ${projects} projects, no source mirrored`],
      };
    });
  },
};

async function createDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create database dtrack');
  } finally {
    await client.end();
  }
  const there = new URL(url);
  there.pathname = '/dtrack';
  return there.href;
}

/** Runs the command as people do. @throws when it fails, or a row is not accounted for */
async function importFrom(url: string, there: string): Promise<{ seconds: number; peak: number }> {
  const begin = performance.now();
  const child = spawn(process.execPath, [cli, 'import', 'dt', '--from', there], {
    env: { ...process.env, WAYBILL_DATABASE_URL: url, WAYBILL_SECRET_KEY: 'a key for this benchmark' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [text, errors, peak] = ['', '', 0];
  child.stdout.on('data', (data: Buffer) => {
    text += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  const watch = setInterval(() => {
    peak = Math.max(peak, peakResident(child.pid ?? 0));
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0 || !text.includes('\n0 rows are not accounted for.')) {
    throw new Error(`The import ended with ${code}: ${errors}${text}`);
  }
  return { seconds: (performance.now() - begin) / 1000, peak };
}
