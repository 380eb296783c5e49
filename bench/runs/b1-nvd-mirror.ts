import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer } from '@waybill/test-kit';
import type { Bench, Size } from '../bench.ts';
import { writeModifiedFeed, writeNvdFeeds } from '../generate/nvd-feed.ts';
import type { MachineProbes } from '../machine-probes.ts';
import { peakResident } from '../process-memory.ts';
import { atLeast, atMost, type BenchResult, median, reported } from '../report.ts';
import { mirror, setSources, withServer } from '../server-process.ts';

const cvesOf = { S: 66_000, M: 300_000, L: 300_000 } as const;
const runsOf = { S: 5, M: 3, L: 1 } as const;
const changed = 500;

/** B1, B3 and B4: a full NVD-shaped feed, the same again, and 500 changed records; memory of the process meanwhile. */
export const b1: Bench = {
  id: 'B1',
  title: 'mirror of an NVD-shaped feed (with B3 unchanged and changed, B4 memory)',
  async run(size, probes) {
    const samples = [];
    for (let run = 0; run < runsOf[size]; run++) samples.push(await measure(cvesOf[size]));
    return summarize(this.title, size, samples, probes);
  },
};

interface Sample {
  cves: number;
  criteria: number;
  megabytes: number;
  full: number;
  unchanged: number;
  changed: number;
  peak: number;
}

async function measure(cves: number): Promise<Sample> {
  const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
  const set = await writeNvdFeeds(root, cves);
  const sources = await startSourceServer({ root });
  try {
    return await withServer(async ({ client, pid }) => {
      await setSources(client, { nvd: sources.urls.nvd });
      const full = await mirror(client, 'nvd');
      await writeNvdFeeds(root, cves, 1);
      const unchanged = await mirror(client, 'nvd');
      await writeModifiedFeed(root, cves, changed);
      const withChanges = await mirror(client, 'nvd');
      return {
        cves,
        criteria: set.criteria,
        megabytes: set.bytes / 1e6,
        full,
        unchanged,
        changed: withChanges,
        peak: peakResident(pid),
      };
    });
  } finally {
    await sources.close();
    await rm(root, { recursive: true, force: true });
  }
}

function summarize(title: string, size: Size, samples: Sample[], probes: MachineProbes): BenchResult {
  const of = (figure: (sample: Sample) => number) => median(samples.map(figure));
  const floor = (sample: Sample) => sample.megabytes / probes.jsonParse + sample.criteria / probes.copyRows;
  return {
    id: 'B1',
    title,
    size,
    runs: samples.length,
    figures: [
      atLeast(
        'B1 rate',
        of((s) => s.cves / s.full),
        'CVE/s',
        2000,
      ),
      reported(
        'B1 match rows',
        of((s) => s.criteria / s.full),
        'rows/s',
      ),
      reported(
        'B1 time',
        of((s) => s.full),
        's',
      ),
      atMost(
        'B1 ratio to the floor M1 + M2',
        of((s) => s.full / floor(s)),
        '×',
        10,
      ),
      atMost(
        'B3 same records again',
        of((s) => (s.unchanged / s.megabytes) * 100),
        's per 100 MB',
        5,
      ),
      atMost(
        'B3 500 changed records',
        of((s) => s.changed),
        's',
        1,
      ),
      atMost(
        'B4 peak of the process',
        of((s) => s.peak),
        'MB',
        512,
      ),
    ],
    notes: [
      `${samples[0]?.cves.toLocaleString('en-US')} CVEs, ${samples[0]?.criteria.toLocaleString('en-US')} criteria, ${Math.round(samples[0]?.megabytes ?? 0)} MB unpacked`,
      'the peak is the resident size of the whole Node process, server included',
    ],
  };
}
