import { versionKey } from '../versions.ts';
import { type Comparator, comparatorIntervals } from './constraint.ts';
import {
  ALL_VERSIONS,
  afterKey,
  complementIntervals,
  includesKey,
  intersectIntervals,
  intervalOf,
  KEY_MAX,
  KEY_MIN,
  type KeyInterval,
  uniteIntervals,
} from './key-interval.ts';
import type { VersRange } from './vers.ts';

interface Bound {
  readonly comparator: Comparator;
  readonly key: string;
}

/**
 * The versions of a `vers` range as sorted, disjoint intervals of keys; `'recheck'` when one of its versions is
 * unreadable.
 *
 * Constraints are sorted by version. A run of lower bounds and the run of upper bounds behind it make one interval,
 * from the first of the one to the last of the other, which is what the specification's simplification leaves of
 * them. Single versions are added, and those after `!=` are taken away; where there is nothing but these, they are
 * taken from all versions. Source: https://github.com/package-url/vers-spec, "How to check if a version is in a range".
 *
 * @example
 * versIntervals(parseVers('vers:npm/1.0.0|>=2.0.0|<3.0.0')) // [{ lo: '1.', hi: '1. ' }, { lo: '2.', hi: '3.' }]
 * versIntervals(parseVers('vers:npm/latest')) // 'recheck'
 */
export function versIntervals(range: VersRange): KeyInterval[] | 'recheck' {
  if (range.constraints.length === 0) return isWhole(range) ? [ALL_VERSIONS] : [];
  const bounds = readBounds(range);
  if (!bounds) return 'recheck';
  const excluded = bounds.filter(({ comparator }) => comparator === '!=');
  const included =
    excluded.length === bounds.length
      ? [ALL_VERSIONS]
      : uniteIntervals([
          ...pairedIntervals(bounds),
          ...points(bounds.filter(({ comparator }) => comparator === '=')),
        ]);
  return intersectIntervals(included, complementIntervals(points(excluded)));
}

/**
 * True if a version is in a `vers` range. Undefined if either is unreadable, unless the range covers all
 * versions or none.
 *
 * @example
 * versContains(parseVers('vers:npm/1.0.0|>=2.0.0|<3.0.0'), '2.1.0') // true
 * versContains(parseVers('vers:npm/1.0.0'), 'latest') // undefined
 * versContains(parseVers('vers:npm/*'), 'latest') // true
 */
export function versContains(range: VersRange, version: string): boolean | undefined {
  if (range.constraints.length === 0) return isWhole(range);
  const intervals = versIntervals(range);
  const key = versionKey(range.scheme, version);
  if (intervals === 'recheck' || key === undefined) return undefined;
  return includesKey(intervals, key);
}

/** True if a range without constraints means all versions, false if it means none. */
function isWhole({ name }: VersRange): boolean {
  return name !== 'none';
}

function readBounds({ scheme, constraints }: VersRange): Bound[] | undefined {
  const bounds: Bound[] = [];
  for (const { comparator, version } of constraints) {
    const key = versionKey(scheme, version);
    if (key === undefined) return undefined;
    bounds.push({ comparator, key });
  }
  return bounds.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function pairedIntervals(bounds: readonly Bound[]): KeyInterval[] {
  const intervals: KeyInterval[] = [];
  let lo: string | undefined;
  let hi: string | undefined;
  let isFirst = true;
  for (const { comparator, key } of bounds) {
    if (comparator === '>' || comparator === '>=') {
      if (hi !== undefined) {
        intervals.push(...intervalOf(lo ?? KEY_MIN, hi));
        lo = undefined;
        hi = undefined;
      }
      lo ??= comparator === '>' ? afterKey(key) : key;
      isFirst = false;
    } else if (comparator === '<' || comparator === '<=') {
      hi = comparator === '<' ? key : afterKey(key);
      if (isFirst) lo = KEY_MIN;
      isFirst = false;
    }
  }
  if (lo !== undefined) intervals.push(...intervalOf(lo, hi ?? KEY_MAX));
  return intervals;
}

function points(bounds: readonly Bound[]): KeyInterval[] {
  return bounds.flatMap(({ key }) => comparatorIntervals('=', key));
}
