import type { MachineProbes, ProcessorProbes } from './machine-probes.ts';
import type { BenchResult, Figure } from './report.ts';

export type Size = 'S' | 'M' | 'L';

/** The selected part of a workload. */
export interface BenchChoice {
  /** Text in the names of what is measured; all of it when absent. */
  only?: string | undefined;
  /** The length of a run that can take any time. */
  minutes?: number | undefined;
}

/** A workload. */
export interface Bench {
  id: string;
  title: string;
  /** True if the command fails when the goal of a figure is missed; absent: no goal is that strict. */
  isGate?(figure: Figure): boolean;
  run(size: Size, probes: MachineProbes, choice?: BenchChoice): Promise<BenchResult>;
}

/** A benchmark of the packages, which needs no database. */
export interface PureBench {
  id: string;
  title: string;
  isPure: true;
  run(size: Size, probes: ProcessorProbes): Promise<BenchResult>;
}

/** True if a goal is missed that must not be. */
export function isFailed(bench: Bench | PureBench, figures: readonly Figure[]): boolean {
  if (isPure(bench)) return false;
  return figures.some((figure) => figure.met === false && bench.isGate?.(figure));
}

export function isPure(bench: Bench | PureBench): bench is PureBench {
  return 'isPure' in bench;
}
