import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '../../../apps/server/src/db/database.ts';
import type { Bench, Size } from '../../bench.ts';
import type { Figure } from '../../report.ts';
import { type BenchServer, withServer } from '../../server-process.ts';
import { measureAnalyzerPoliteness } from './analyzer-politeness.ts';
import { playAnalyzers } from './analyzers.ts';
import { commitFaults } from './faults.ts';
import { measure } from './measure.ts';
import type { Outsider } from './outsider.ts';
import { measurePoliteness } from './politeness.ts';
import { playRepositories } from './repositories.ts';
import { playFeeds, playSources } from './sources.ts';
import { measureVulnDbFiles } from './vulndb-files.ts';

/** Plays some outsiders, and makes them known to a server. */
type Play = (server: BenchServer, root: string, size: Size) => Promise<Outsider[]>;

interface Kind {
  name: string;
  play: Play;
  shareRun?: true;
}

/**
 * One line for each kind of outsider. The kinds of a line that share a run are measured together, others one
 * after the other. All outsiders of a server commit each fault at once.
 */
const servers: readonly (readonly Kind[])[] = [
  [
    { name: 'sources', play: playSources },
    { name: 'repositories', play: playRepositories, shareRun: true },
  ],
  [{ name: 'feeds', play: playFeeds }],
  [{ name: 'analyzers', play: playAnalyzers }],
];

/** Sources that are files of the machine. */
const files = { name: 'vulndb files', measure: measureVulnDbFiles };

/** Units of what is the same on a busy machine: verdicts, and what was written. Rates, limits on them and memory are not. */
const counted: ReadonlySet<string> = new Set(['', 'records', 'rows']);

/** The used share of limits. */
const limits: readonly { name: string; measure(): Promise<Figure[]> }[] = [
  { name: 'politeness', measure: measurePoliteness },
  { name: 'politeness to analyzers', measure: measureAnalyzerPoliteness },
];

/**
 * Every client of other hosts: the first run, unchanged, with 500 changed records, cut in the middle, and
 * resumed; then every possible fault; then the share of limits that two nodes use. B1 by page. About half an
 * hour; parts by name.
 */
export const outside: Bench = {
  id: 'outside',
  title: 'sources, package repositories and analyzers, their faults and their limits',
  isGate: ({ unit }) => counted.has(unit),
  async run(size, _probes, { only = '' } = {}) {
    const root = await mkdtemp(join(tmpdir(), 'waybill-outside-'));
    const figures: Figure[] = [];
    try {
      const isWanted = ({ name }: { name: string }) => only.split(',').some((part) => name.includes(part));
      for (const kinds of servers.map((all) => all.filter(isWanted))) {
        if (kinds.length > 0) figures.push(...(await runOn(kinds, root, size)));
      }
      if (isWanted(files)) figures.push(...(await files.measure(root, size)));
      for (const limit of limits.filter(isWanted)) figures.push(...(await limit.measure()));
    } finally {
      await rm(root, { recursive: true, force: true });
    }
    return { id: 'outside', title: this.title, size, runs: 1, figures, notes };
  },
};

const notes = [
  'rows are records that are known in another edition than before; each host is one of its own on this machine',
  'repositories are asked by one run, all types at once, at most 20 times a second each',
];

function runOn(kinds: readonly Kind[], root: string, size: Size): Promise<Figure[]> {
  return withServer(async (server) => {
    await stopSchedules(server);
    const figures: Figure[] = [];
    const outsiders: Outsider[] = [];
    try {
      for (const { play, shareRun } of kinds) {
        const played = await play(server, root, size);
        outsiders.push(...played);
        for (const group of shareRun ? [played] : played.map((one) => [one])) {
          figures.push(...(await measure(server, group)));
        }
      }
      return [...figures, ...(await commitFaults(server, outsiders))];
    } finally {
      for (const { host } of outsiders) {
        host.reset();
        await host.close();
      }
    }
  });
}

/** Nothing but what is measured asks. */
async function stopSchedules({ client, db }: BenchServer): Promise<void> {
  await sql`update config_property set value = '0'
    where group_name = 'task-scheduler' and property_name like '%.mirror.cadence'`.execute(db);
  const setting = (propertyName: string, propertyValue: string) => ({
    groupName: 'vuln-source',
    propertyName,
    propertyValue,
  });
  const polls = ['nvd', 'github.advisories', 'google.osv', 'kev'].map((source) =>
    setting(`${source}.poll.minutes`, '0'),
  );
  await client.send('POST', 'api/v1/configProperty/aggregate', [
    ...polls,
    setting('nvd.enabled', 'false'),
    setting('epss.enabled', 'true'),
    setting('kev.enabled', 'true'),
  ]);
}
