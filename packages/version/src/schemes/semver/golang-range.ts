import { readAlternatives } from '../../range/comparator-range.ts';
import type { Constraint } from '../../range/constraint.ts';

/**
 * Reads a range of Go modules: comparators (`>=v1.2.0, <v1.3.0 || v2.0.0`), or the form that `retract` has in a go.mod
 * file, a version or a closed interval (`[v1.0.0, v1.9.9]`; https://go.dev/ref/mod#go-mod-file-retract).
 */
export function readGolangRange(text: string): Constraint[][] {
  const interval = /^\s*\[\s*([^\s,[\]]+)\s*,\s*([^\s,[\]]+)\s*\]\s*$/.exec(text);
  if (!interval) return readAlternatives(text);
  return [
    [
      { comparator: '>=', version: interval[1] ?? '' },
      { comparator: '<=', version: interval[2] ?? '' },
    ],
  ];
}
