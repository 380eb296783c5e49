import { versionKey } from '@waybill/version';
import type { Bounds, OsvEvent } from '../advisory.ts';
import { compareBounds, compareEvents } from '../compare-range.ts';
import {
  type Interval,
  intervalOfBounds,
  intervalsOfEvents,
  isCovered,
  mergeIntervals,
} from '../interval.ts';
import { EVERY_HI, OPEN_HI } from '../version-zone.ts';

const VERSIONS = ['0.0.0-0', '1.0.0', '1.0.1', '1.2.0', '1.2.1-rc.1', '1.2.1', '2.0.0', '2.0.1', '3.0.0'];
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];
const ROUNDS = 1_500;

/** Only intervals without an end contain unreadable versions, too. */
const ENDS: readonly (readonly [events: OsvEvent[], hi: string])[] = [
  [[{ introduced: '0' }], EVERY_HI],
  [[{ introduced: '0' }, { limit: '*' }], EVERY_HI],
  [[{ introduced: '1.0.0' }], OPEN_HI],
  [[{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }], OPEN_HI],
];

const keyOf = (version: string) => (/^\d/.test(version) ? versionKey('semver', version) : undefined);

/**
 * True if intervals of keys agree with the comparison of versions, and with what their points state.
 * @public loaded by `runMutations`
 */
export function isRight(): boolean {
  if (!ENDS.every(([events, hi]) => intervalsOfEvents(events, keyOf)?.at(-1)?.hi === hi)) return false;
  const random = numbers(1);
  for (let round = 0; round < ROUNDS; round++) {
    if (!areEventsRight(random) || !areBoundsRight(random) || !areSetsRight(random)) return false;
  }
  return true;
}

function areEventsRight(random: (below: number) => number): boolean {
  const events = Array.from({ length: 1 + random(5) }, () => eventOf(random));
  const intervals = intervalsOfEvents(events, keyOf);
  const fixes = events.flatMap((event) => ('fixed' in event ? [event.fixed] : []));
  return (
    agrees(intervals, (version) => compareEvents('semver', version, events).verdict) &&
    (intervals ?? []).every((interval) => isFixRight(interval, fixes))
  );
}

function areBoundsRight(random: (below: number) => number): boolean {
  const bounds = boundsOf(random);
  const interval = intervalOfBounds(bounds, keyOf);
  const fixes = bounds.endExcluding === undefined ? [] : [bounds.endExcluding];
  return (
    agrees(interval && [interval], (version) => compareBounds('semver', version, bounds).verdict) &&
    (interval === undefined || isFixRight(interval, fixes))
  );
}

/** An interval names a fix where it ends at one, and there alone. */
function isFixRight({ hi, fixed }: Interval, fixes: readonly string[]): boolean {
  return fixed === fixes.find((fix) => keyOf(fix) === hi);
}

function agrees(intervals: readonly Interval[] | undefined, verdictOf: (version: string) => string): boolean {
  return VERSIONS.every((version) => {
    const key = keyOf(version) ?? '';
    const isInside = intervals?.some(({ lo, hi }) => lo <= key && key < hi);
    return (
      verdictOf(version) === (isInside === undefined ? 'cannot_tell' : isInside ? 'affected' : 'not_affected')
    );
  });
}

function areSetsRight(random: (below: number) => number): boolean {
  const letter = () => LETTERS[random(LETTERS.length)] ?? '';
  const intervals = Array.from({ length: random(5) }, (_, n): Interval => {
    const ends = { lo: letter(), hi: letter() };
    return random(2) === 0 ? ends : { ...ends, fixed: `${ends.hi}-${n}` };
  });
  const merged = mergeIntervals(intervals);
  const holds = (list: readonly Interval[], at: string) => list.some(({ lo, hi }) => lo <= at && at < hi);
  const one = { lo: letter(), hi: letter() };
  return (
    LETTERS.every((at) => holds(intervals, at) === holds(merged, at)) &&
    // A copy has no holes that would be left out.
    [...merged].every(({ lo, hi }, index) => lo < hi && (merged[index - 1]?.hi ?? '') < lo) &&
    merged.every(({ hi, fixed }) => fixed === firstFixAt(intervals, hi)) &&
    (one.lo >= one.hi ||
      isCovered(one, merged) === LETTERS.every((at) => !holds([one], at) || holds(merged, at)))
  );
}

/** Among intervals that end at a key, the one that begins first counts. */
function firstFixAt(intervals: readonly Interval[], end: string): string | undefined {
  const ending = intervals.filter(({ lo, hi, fixed }) => lo < hi && hi === end && fixed !== undefined);
  return ending.toSorted((a, b) => (a.lo < b.lo ? -1 : a.lo > b.lo ? 1 : 0))[0]?.fixed;
}

function eventOf(random: (below: number) => number): OsvEvent {
  const version = VERSIONS[random(VERSIONS.length)] ?? '';
  const kind = random(20);
  if (kind === 0) return { limit: '*' };
  if (kind === 1) return { fixed: 'unreadable' };
  if (kind === 2) return { introduced: '0' };
  if (kind < 5) return { limit: version };
  if (kind < 12) return { introduced: version };
  return kind < 16 ? { fixed: version } : { last_affected: version };
}

function boundsOf(random: (below: number) => number): Bounds {
  const bounds: Bounds = {};
  for (const bound of ['startIncluding', 'startExcluding', 'endIncluding', 'endExcluding'] as const) {
    if (random(3) === 0)
      bounds[bound] = random(30) === 0 ? 'unreadable' : (VERSIONS[random(VERSIONS.length)] ?? '');
  }
  return bounds;
}

/** Whole numbers below a bound that depend on nothing but the seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
