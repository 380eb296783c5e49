import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PureBench } from '../bench.ts';
import { atMost, type Figure, percentile, reported } from '../report.ts';

const program = join(import.meta.dirname, '../../apps/console/test/scroll-frames.ts');

interface Scrolled {
  name: string;
  framesMs: number[];
  longTasksMs: number[];
  /** Until everything in view is loaded, once the scroller rests. */
  filledMs: number;
}

interface Measured {
  scrolled: Scrolled[];
  /** Asked of the server in all. */
  blocks: number;
  /** Rows in the document at the end. */
  drawn: number;
}

/** A list of 100,000 rows in Chromium, of which a server gives 100 at a time after 40 ms. */
export const scroll: PureBench = {
  id: 'scroll',
  title: 'a server list of 100,000 rows scrolled in Chromium: frames, long tasks',
  isPure: true,
  async run(size) {
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    const { scrolled, blocks, drawn }: Measured = JSON.parse(stdout);
    const figures = [
      ...scrolled.flatMap(figuresOf),
      reported('blocks asked for', blocks, ''),
      reported('rows drawn', drawn, ''),
    ];
    return { id: 'scroll', title: this.title, size, runs: 1, figures, notes: [] };
  },
};

function figuresOf({ name, framesMs, longTasksMs, filledMs }: Scrolled): Figure[] {
  return [
    reported(`${name}: frame p50`, percentile(framesMs, 0.5), 'ms'),
    atMost(`${name}: frame p95`, percentile(framesMs, 0.95), 'ms', 50),
    reported(`${name}: tasks over 50 ms`, longTasksMs.length, ''),
    atMost(`${name}: longest task`, Math.max(0, ...longTasksMs), 'ms', 200),
    reported(`${name}: all in view loaded`, filledMs, 'ms'),
  ];
}
