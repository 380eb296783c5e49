import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PureBench } from '../bench.ts';
import { atMost, type Figure, percentile, reported } from '../report.ts';

const program = join(import.meta.dirname, '../../apps/console/test/graph-frames.ts');

interface Watched {
  name: string;
  framesMs: number[];
  longTasksMs: number[];
}

interface Measured {
  /** From the address to a picture that can be used. */
  openedMs: number;
  /** Boxes of the picture at most. */
  boxes: number;
  measured: Watched[];
}

/** The dependency graph of a project in Chromium, with as many components as projects have at most. */
export const graph: PureBench = {
  id: 'graph',
  title: 'a graph of 20,000 nodes and 100,000 edges in Chromium: frames, long tasks',
  isPure: true,
  async run(size) {
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    const { openedMs, boxes, measured }: Measured = JSON.parse(stdout);
    const figures = [
      reported('opened', openedMs, 'ms'),
      reported('boxes in the picture', boxes, ''),
      ...measured.flatMap(figuresOf),
    ];
    return { id: 'graph', title: this.title, size, runs: 1, figures, notes: [] };
  },
};

function figuresOf({ name, framesMs, longTasksMs }: Watched): Figure[] {
  return [
    reported(`${name}: frame p50`, percentile(framesMs, 0.5), 'ms'),
    atMost(`${name}: frame p95`, percentile(framesMs, 0.95), 'ms', 50),
    reported(`${name}: tasks over 50 ms`, longTasksMs.length, ''),
    reported(`${name}: longest task`, Math.max(0, ...longTasksMs), 'ms'),
  ];
}
