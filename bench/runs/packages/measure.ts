import { median } from '../../report.ts';

/** How often a pass is measured; the median counts. */
export const RUNS = 5;

/** What passes made: kept, so that the compiler cannot leave their work out. */
let kept: unknown;

/** ns of one call: `pass` makes `calls` of them and returns something that depends on all. Two passes warm up. */
export function nsPerCall(calls: number, pass: () => unknown): number {
  for (let warmUp = 0; warmUp < 2; warmUp++) kept = pass();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    kept = pass();
    times.push(performance.now() - started);
  }
  if (kept === undefined) throw new Error('A pass must return what it made');
  return (median(times) * 1e6) / calls;
}

/** Calls a second, from ns a call. */
export function perSecond(ns: number): number {
  return 1e9 / ns;
}
