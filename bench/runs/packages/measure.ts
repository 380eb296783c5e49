import { median } from '../../report.ts';

/** The number of measurements of a pass; the median counts. */
export const RUNS = 5;

const WARM_UPS = 2;

/** Keeps the results of passes, so the compiler cannot remove their work. */
let kept: unknown;

/** ns of one call: `pass` makes `calls` of them and returns something that depends on all. */
export function nsPerCall(calls: number, pass: () => unknown): number {
  return nsSideBySide(calls, { pass }).pass;
}

/**
 * ns of one call of each pass. They take turns, so that a moment in which the machine is busy meets all of them; two
 * rounds warm up.
 */
export function nsSideBySide<Name extends string>(
  calls: number,
  passes: Readonly<Record<Name, () => unknown>>,
): Record<Name, number> {
  const names = Object.keys(passes) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let run = -WARM_UPS; run < RUNS; run++) {
    for (const name of names) {
      const started = performance.now();
      kept = passes[name]();
      if (kept === undefined) throw new Error('A pass must return what it made');
      if (run >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  const nsOf = (name: Name) => (median(times.get(name) ?? []) * 1e6) / calls;
  return Object.fromEntries(names.map((name) => [name, nsOf(name)])) as Record<Name, number>;
}

/** Calls a second, from ns a call. */
export function perSecond(ns: number): number {
  return 1e9 / ns;
}
