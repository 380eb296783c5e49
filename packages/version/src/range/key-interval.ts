/** The versions whose key is at least `lo` and below `hi`, compared as plain text (memcmp). */
export interface KeyInterval {
  readonly lo: string;
  readonly hi: string;
}

/** Below or equal to every key: the start of an interval that is open at its beginning. */
export const KEY_MIN = '';

/** Above every key: the end of an interval that is open at its end. */
export const KEY_MAX = '~~';

/** The interval of all versions. */
export const ALL_VERSIONS: KeyInterval = Object.freeze({ lo: KEY_MIN, hi: KEY_MAX });

/**
 * The smallest text above a key and below all greater keys; no key holds a character as small as a space.
 *
 * @example
 * afterKey('12.') // '12. '
 */
export function afterKey(key: string): string {
  return `${key} `;
}

/**
 * The interval as a list, which is empty when the interval is.
 *
 * @example
 * intervalOf('12.', '13.') // [{ lo: '12.', hi: '13.' }]
 * intervalOf('13.', '12.') // []
 */
export function intervalOf(lo: string, hi: string): KeyInterval[] {
  return lo < hi ? [{ lo, hi }] : [];
}

/**
 * The least sorted list of disjoint intervals that covers the given ones.
 *
 * @example
 * uniteIntervals([{ lo: 'b', hi: 'd' }, { lo: 'a', hi: 'b' }, { lo: 'x', hi: 'y' }])
 * // [{ lo: 'a', hi: 'd' }, { lo: 'x', hi: 'y' }]
 */
export function uniteIntervals(intervals: readonly KeyInterval[]): KeyInterval[] {
  const sorted = intervals
    .filter(({ lo, hi }) => lo < hi)
    .sort((a, b) => (a.lo < b.lo ? -1 : a.lo > b.lo ? 1 : 0));
  const united: KeyInterval[] = [];
  for (const next of sorted) {
    const last = united.at(-1);
    if (!last || next.lo > last.hi) united.push(next);
    else if (next.hi > last.hi) united[united.length - 1] = { lo: last.lo, hi: next.hi };
  }
  return united;
}

/**
 * The intersection of two lists of intervals.
 *
 * @example
 * intersectIntervals([{ lo: 'a', hi: 'd' }], [{ lo: 'b', hi: 'c' }, { lo: 'd', hi: 'e' }]) // [{ lo: 'b', hi: 'c' }]
 */
export function intersectIntervals(a: readonly KeyInterval[], b: readonly KeyInterval[]): KeyInterval[] {
  const common: KeyInterval[] = [];
  for (const left of a) {
    for (const right of b) {
      const lo = left.lo > right.lo ? left.lo : right.lo;
      const hi = left.hi < right.hi ? left.hi : right.hi;
      if (lo < hi) common.push({ lo, hi });
    }
  }
  return uniteIntervals(common);
}

/**
 * All versions that a list of intervals leaves out.
 *
 * @example
 * complementIntervals([{ lo: 'b', hi: 'c' }]) // [{ lo: KEY_MIN, hi: 'b' }, { lo: 'c', hi: KEY_MAX }]
 */
export function complementIntervals(intervals: readonly KeyInterval[]): KeyInterval[] {
  const gaps: KeyInterval[] = [];
  let lo = KEY_MIN;
  for (const interval of uniteIntervals(intervals)) {
    gaps.push(...intervalOf(lo, interval.lo));
    lo = interval.hi;
  }
  return [...gaps, ...intervalOf(lo, KEY_MAX)];
}

/**
 * True if a key is in one of the intervals.
 *
 * @example
 * const interval = { lo: versionKey('semver', '1.2.0'), hi: versionKey('semver', '1.3.0') };
 * includesKey([interval], versionKey('semver', '1.2.9')) // true
 * includesKey([interval], versionKey('semver', '1.3.0')) // false
 */
export function includesKey(intervals: readonly KeyInterval[], key: string): boolean {
  return intervals.some(({ lo, hi }) => lo <= key && key < hi);
}
