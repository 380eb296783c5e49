import { type Bracket, readBrackets } from '../../range/bracket-range.ts';
import type { Constraint } from '../../range/constraint.ts';

/**
 * Reads a range of Maven (`[1.0,2.0),[3.0,)`; https://maven.apache.org/pom.html#dependency-version-requirement-specification).
 * A bare version, which Maven takes as a wish, stands for itself.
 */
export function readMavenRange(text: string): Constraint[][] {
  return readBrackets(text).map((part) => {
    return typeof part === 'string' ? [{ comparator: '=', version: part }] : bracketConstraints(part);
  });
}

/** The constraints of one interval between brackets. */
export function bracketConstraints({ from, isFromIncluded, to, isToIncluded }: Bracket): Constraint[] {
  if (from !== undefined && from === to && isFromIncluded && isToIncluded)
    return [{ comparator: '=', version: from }];
  const constraints: Constraint[] = [];
  if (from !== undefined) constraints.push({ comparator: isFromIncluded ? '>=' : '>', version: from });
  if (to !== undefined) constraints.push({ comparator: isToIncluded ? '<=' : '<', version: to });
  return constraints;
}
