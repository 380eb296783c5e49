import type { Bounds } from './advisory.ts';

/**
 * The bounds of one comparison with a version, such as `>= 1.2`. Without an operator, or with `=`, they hold
 * that version alone.
 */
export function boundOf(operator: string, version: string): Bounds {
  switch (operator) {
    case '>=':
      return { startIncluding: version };
    case '>':
      return { startExcluding: version };
    case '<=':
      return { endIncluding: version };
    case '<':
      return { endExcluding: version };
    default:
      return { startIncluding: version, endIncluding: version };
  }
}
