import type { MachineProbes } from './machine-probes.ts';
import type { BenchResult } from './report.ts';

export type Size = 'S' | 'M' | 'L';

/** A workload of benchmarks.md. */
export interface Bench {
  id: string;
  title: string;
  run(size: Size, probes: MachineProbes): Promise<BenchResult>;
}
