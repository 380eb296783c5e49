import type { MachineProbes, ProcessorProbes } from './machine-probes.ts';
import type { BenchResult } from './report.ts';

export type Size = 'S' | 'M' | 'L';

/** What of a workload is wanted. */
export interface BenchChoice {
  /** Text in the names of what is measured; all of it when absent. */
  only?: string | undefined;
}

/** A workload. */
export interface Bench {
  id: string;
  title: string;
  /** A goal that is missed fails the command. */
  isGate?: true;
  run(size: Size, probes: MachineProbes, choice?: BenchChoice): Promise<BenchResult>;
}

/** A benchmark of the packages, which needs no database. */
export interface PureBench {
  id: string;
  title: string;
  isPure: true;
  run(size: Size, probes: ProcessorProbes): Promise<BenchResult>;
}

export function isPure(bench: Bench | PureBench): bench is PureBench {
  return 'isPure' in bench;
}
