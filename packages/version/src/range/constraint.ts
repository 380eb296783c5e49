import type { SchemeId } from '../registry.ts';
import { versionKey } from '../versions.ts';
import {
  afterKey,
  complementIntervals,
  intervalOf,
  KEY_MAX,
  KEY_MIN,
  type KeyInterval,
  uniteIntervals,
} from './key-interval.ts';
import { RangeSyntaxError } from './range-problem.ts';

/** How a version has to stand to the one of a constraint. */
export type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A comparator and the version it is applied to. */
export interface Constraint {
  readonly comparator: Comparator;
  readonly version: string;
}

/** The key of a version in a range; throws a {@link RangeSyntaxError} when the version is unreadable. */
export function requireKey(scheme: SchemeId, version: string): string {
  const key = versionKey(scheme, version);
  if (key === undefined) throw new RangeSyntaxError(`Version '${version}' is not readable as ${scheme}`);
  return key;
}

/** The versions that a comparator lets through, given the key of its version. */
export function comparatorIntervals(comparator: Comparator, key: string): KeyInterval[] {
  switch (comparator) {
    case '=':
      return intervalOf(key, afterKey(key));
    case '!=':
      return complementIntervals(intervalOf(key, afterKey(key)));
    case '<':
      return intervalOf(KEY_MIN, key);
    case '<=':
      return intervalOf(KEY_MIN, afterKey(key));
    case '>':
      return intervalOf(afterKey(key), KEY_MAX);
    case '>=':
      return intervalOf(key, KEY_MAX);
  }
}

/** The versions that pass every one of some tests: those that no test leaves out. */
export function allOf(tests: readonly (readonly KeyInterval[])[]): KeyInterval[] {
  return complementIntervals(tests.flatMap(complementIntervals));
}

/** The versions that pass at least one of some tests. */
function anyOf(tests: readonly (readonly KeyInterval[])[]): KeyInterval[] {
  return uniteIntervals(tests.flat());
}

/**
 * The versions that meet all constraints of at least one alternative. Throws a {@link RangeSyntaxError} when a version
 * is unreadable in the scheme.
 */
export function intervalsOfAlternatives(
  scheme: SchemeId,
  alternatives: readonly (readonly Constraint[])[],
): KeyInterval[] {
  return anyOf(
    alternatives.map((constraints) =>
      allOf(
        constraints.map(({ comparator, version }) =>
          comparatorIntervals(comparator, requireKey(scheme, version)),
        ),
      ),
    ),
  );
}
