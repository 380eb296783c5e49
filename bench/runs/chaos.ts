import type { Bench } from '../bench.ts';
import { usualMinutes } from './chaos/course.ts';
import { runChaos } from './chaos/run-chaos.ts';

/** Kills server, worker, database and connections during every kind of work, over loopback only. */
export const chaos: Bench = {
  id: 'chaos',
  title: 'server, worker, database and connections are killed during every kind of work',
  isGate: () => true,
  async run(size, _probes, choice) {
    const minutes = choice?.minutes ?? usualMinutes;
    const { figures, notes } = await runChaos({
      workMs: minutes * 60_000,
      log: (line) => process.stderr.write(`${line}\n`),
    });
    return { id: this.id, title: this.title, size, runs: 1, figures, notes };
  },
};
