import type { Bounds, OsvEvent } from './advisory.ts';
import { EVERY_HI, EVERY_LO, justAfter, OPEN_HI } from './version-zone.ts';

/** A half-open interval of sortable keys: `lo <= key` and `key < hi`. */
export type Interval = {
  lo: string;
  hi: string;
  /** The version whose key is `hi`, where the record says that it is the one with the fix. */
  fixed?: string;
};

/** Every version, readable or not. */
export const EVERY_VERSION: Interval = { lo: EVERY_LO, hi: EVERY_HI };

/** Every version that its scheme can read. */
export const ORDINARY_VERSIONS: Interval = { lo: EVERY_LO, hi: OPEN_HI };

/** Turns a version into its key; undefined when the scheme cannot read it. */
export type KeyOf = (version: string) => string | undefined;

/** The interval of exactly one key. */
export function only(key: string): Interval {
  return { lo: key, hi: justAfter(key) };
}

/** The intervals of bounds; undefined when a bound cannot be read. No bound at all is every version. */
export function intervalOfBounds(bounds: Bounds, keyOf: KeyOf): Interval | undefined {
  if (hasNoBound(bounds)) return EVERY_VERSION;
  const lows: (string | undefined)[] = [EVERY_LO];
  const highs: (string | undefined)[] = [OPEN_HI];
  if (bounds.startIncluding !== undefined) lows.push(keyOf(bounds.startIncluding));
  if (bounds.startExcluding !== undefined) lows.push(after(keyOf(bounds.startExcluding)));
  const fixedAt = bounds.endExcluding === undefined ? undefined : keyOf(bounds.endExcluding);
  if (bounds.endExcluding !== undefined) highs.push(fixedAt);
  if (bounds.endIncluding !== undefined) highs.push(after(keyOf(bounds.endIncluding)));
  let lo = EVERY_LO;
  let hi = OPEN_HI;
  for (const low of lows) {
    if (low === undefined) return undefined;
    if (low > lo) lo = low;
  }
  for (const high of highs) {
    if (high === undefined) return undefined;
    if (high < hi) hi = high;
  }
  return { lo, hi, ...(hi === fixedAt && bounds.endExcluding ? { fixed: bounds.endExcluding } : {}) };
}

/** Says whether bounds leave every version in. */
export function hasNoBound(bounds: Bounds): boolean {
  return (
    bounds.startIncluding === undefined &&
    bounds.startExcluding === undefined &&
    bounds.endIncluding === undefined &&
    bounds.endExcluding === undefined
  );
}

/** Says whether OSV events leave every version in, whatever it looks like: introduced at 0 and never ended. */
export function isNeverEnded(events: readonly OsvEvent[]): boolean {
  return (
    events.every((event) => 'introduced' in event || ('limit' in event && event.limit === '*')) &&
    events.some((event) => 'introduced' in event && event.introduced === '0')
  );
}

/** An event at its key; `0` as introduction lies below every version. */
type KeyedEvent = { key: string; kind: 'introduced' | 'fixed' | 'last_affected'; version: string };

/**
 * The intervals of an OSV range; undefined when an event has a version that cannot be read.
 *
 * Events are taken in the order of their versions, those of one version in the order of the record. An introduction
 * or a fix counts from its version on, the last affected version ends just after it. Where limits are given, only
 * versions below the highest of them count. Source: https://ossf.github.io/osv-schema/#evaluation.
 */
export function intervalsOfEvents(events: readonly OsvEvent[], keyOf: KeyOf): Interval[] | undefined {
  if (isNeverEnded(events)) return [EVERY_VERSION];
  const keyed: KeyedEvent[] = [];
  let limit: string | undefined;
  for (const event of events) {
    if ('limit' in event) {
      const key = event.limit === '*' ? OPEN_HI : keyOf(event.limit);
      if (key === undefined) return undefined;
      if (limit === undefined || key > limit) limit = key;
      continue;
    }
    const read = keyedEvent(event, keyOf);
    if (!read) return undefined;
    keyed.push(read);
  }
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return walk(keyed, limit ?? OPEN_HI);
}

function keyedEvent(event: Exclude<OsvEvent, { limit: string }>, keyOf: KeyOf): KeyedEvent | undefined {
  if ('introduced' in event) {
    const key = event.introduced === '0' ? EVERY_LO : keyOf(event.introduced);
    return key === undefined ? undefined : { key, kind: 'introduced', version: event.introduced };
  }
  const kind = 'fixed' in event ? 'fixed' : 'last_affected';
  const version = 'fixed' in event ? event.fixed : event.last_affected;
  const key = keyOf(version);
  return key === undefined ? undefined : { key, kind, version };
}

/** Goes through events version by version: what holds at the version itself, and what holds from just after it. */
function walk(events: readonly KeyedEvent[], limit: string): Interval[] {
  const intervals: Interval[] = [];
  let openedAt: string | undefined;
  const open = (at: string) => {
    openedAt ??= at;
  };
  const close = (at: string, fixed?: string) => {
    if (openedAt !== undefined) add(intervals, openedAt, at, limit, fixed);
    openedAt = undefined;
  };
  for (let i = 0; i < events.length; ) {
    const key = events[i]?.key ?? '';
    let last: KeyedEvent['kind'] = 'introduced';
    for (let event = events[i]; event?.key === key; event = events[++i]) {
      last = event.kind;
      // The last affected version is still affected: this event says nothing about the version itself.
      if (last === 'introduced') open(key);
      if (last === 'fixed') close(key, event.version);
    }
    if (last === 'introduced') open(justAfter(key));
    else close(justAfter(key));
  }
  if (openedAt !== undefined) add(intervals, openedAt, limit, limit);
  return intervals;
}

function add(intervals: Interval[], lo: string, end: string, limit: string, fixed?: string): void {
  const hi = end < limit ? end : limit;
  if (lo < hi) intervals.push({ lo, hi, ...(hi === end && fixed !== undefined ? { fixed } : {}) });
}

function after(key: string | undefined): string | undefined {
  return key === undefined ? undefined : justAfter(key);
}

/**
 * Sorts intervals and joins those that overlap or touch; empty ones are dropped. A version with a fix counts only where
 * no other interval takes it in.
 */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(({ lo, hi }) => lo < hi);
  sorted.sort((a, b) => (a.lo < b.lo ? -1 : a.lo > b.lo ? 1 : 0));
  const merged: Interval[] = [];
  let current: Interval | undefined;
  for (const next of sorted) {
    if (!current || next.lo > current.hi) {
      current = { ...next };
      merged.push(current);
    } else if (next.hi > current.hi) {
      merged[merged.length - 1] = current = { ...next, lo: current.lo };
    } else if (next.hi === current.hi && next.fixed !== undefined) {
      current.fixed ??= next.fixed;
    }
  }
  return merged;
}

/** Says whether one of some merged intervals holds a whole other one. */
export function isCovered({ lo, hi }: Interval, by: readonly Interval[]): boolean {
  let low = 0;
  let high = by.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((by[middle]?.lo ?? '') <= lo) low = middle + 1;
    else high = middle;
  }
  const candidate = by[low - 1];
  return candidate !== undefined && candidate.hi >= hi;
}
