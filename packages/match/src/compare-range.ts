import type { Bounds, OsvEvent } from './advisory.ts';
import { defined } from './defined.ts';
import type { Comparison, Step, Verdict } from './step.ts';
import { compareReadable, isReadable, type SchemeId } from './version-zone.ts';

/** The verdict of one range about a version, with the step that explains it. */
export type RangeOutcome = { verdict: Verdict; step: Step };

type EventKind = 'introduced' | 'fixed' | 'last_affected';

/** An event with the order of the component's version to it. */
type HeldEvent = { kind: EventKind; version: string; order: -1 | 0 | 1 };

/** Thrown and caught here only: a bound that the scheme cannot read. */
class UnreadableBound extends Error {}

/** Holds a readable version against bounds, each of which must let it through. */
export function compareBounds(
  scheme: SchemeId,
  version: string,
  bounds: Bounds,
  inScheme: (bound: string) => string = (bound) => bound,
): RangeOutcome {
  return readably(scheme, () => {
    const hold = (bound: keyof Bounds): Comparison | undefined => {
      const text = bounds[bound];
      return text === undefined
        ? undefined
        : { bound, version: text, order: order(scheme, version, inScheme(text)) };
    };
    const held = {
      startIncluding: hold('startIncluding'),
      startExcluding: hold('startExcluding'),
      endIncluding: hold('endIncluding'),
      endExcluding: hold('endExcluding'),
    };
    const isInside =
      (held.startIncluding?.order ?? 0) >= 0 &&
      (held.startExcluding?.order ?? 1) > 0 &&
      (held.endIncluding?.order ?? 0) <= 0 &&
      (held.endExcluding?.order ?? -1) < 0;
    const lower = held.startIncluding ?? held.startExcluding;
    return outcome(scheme, version, isInside, lower, held.endExcluding ?? held.endIncluding);
  });
}

/**
 * Compares a readable version with the events of an OSV range, as the OSV schema defines. Events are in the
 * order of their versions (events of one version in record order). Each event that the version has reached
 * sets if it is affected, and the last one wins. If there are limits, the version must be below one of them.
 */
export function compareEvents(
  scheme: SchemeId,
  version: string,
  events: readonly OsvEvent[],
  inScheme: (bound: string) => string = (bound) => bound,
): RangeOutcome {
  return readably(scheme, () => {
    const sorted = sortEvents(scheme, events, inScheme);
    const held = sorted.map((event) => ({ ...event, order: orderToEvent(scheme, version, event.inScheme) }));
    let isInside = false;
    let lower: HeldEvent | undefined;
    let upper: HeldEvent | undefined;
    for (const event of held) {
      const isReached = event.kind === 'last_affected' ? event.order > 0 : event.order >= 0;
      if (!isReached) {
        // The nearest event above that would change the answer; introductions inside a range do not.
        if (!upper && (event.kind === 'introduced') !== isInside) upper = event;
        continue;
      }
      isInside = event.kind === 'introduced';
      lower = event;
      upper = undefined;
    }
    const limit = limitComparison(scheme, version, events, inScheme);
    const isBeforeLimit = !limit || limit.order < 0;
    const end = limit && (!isBeforeLimit || !upper) ? limit : upper && comparison(upper);
    return outcome(scheme, version, isInside && isBeforeLimit, lower && comparison(lower), end);
  });
}

function sortEvents(scheme: SchemeId, events: readonly OsvEvent[], inScheme: (bound: string) => string) {
  const sortable = events.flatMap((event) => {
    if ('limit' in event) return [];
    if ('introduced' in event) return [sortableEvent('introduced', event.introduced, inScheme)];
    if ('fixed' in event) return [sortableEvent('fixed', event.fixed, inScheme)];
    return [sortableEvent('last_affected', event.last_affected, inScheme)];
  });
  // Each is read once here, because a sort of a single event would not compare it.
  for (const event of sortable)
    if (event.inScheme !== undefined) order(scheme, event.inScheme, event.inScheme);
  return sortable.sort((a, b) => {
    if (a.inScheme === undefined || b.inScheme === undefined) {
      return Number(b.inScheme === undefined) - Number(a.inScheme === undefined);
    }
    return order(scheme, a.inScheme, b.inScheme);
  });
}

/** An introduction at `0` lies below every version and has no version of its own. */
function sortableEvent(kind: EventKind, version: string, inScheme: (bound: string) => string) {
  return {
    kind,
    version,
    inScheme: kind === 'introduced' && version === '0' ? undefined : inScheme(version),
  };
}

function orderToEvent(scheme: SchemeId, version: string, bound: string | undefined): -1 | 0 | 1 {
  return bound === undefined ? 1 : order(scheme, version, bound);
}

/** Compares the version with the highest limit; undefined if there is none or it is `*`. */
function limitComparison(
  scheme: SchemeId,
  version: string,
  events: readonly OsvEvent[],
  inScheme: (bound: string) => string,
): Comparison | undefined {
  let highest: string | undefined;
  let isUnlimited = false;
  for (const event of events) {
    if (!('limit' in event)) continue;
    if (event.limit === '*') {
      isUnlimited = true;
      continue;
    }
    const isHigher = order(scheme, inScheme(event.limit), inScheme(highest ?? event.limit)) > 0;
    if (highest === undefined || isHigher) highest = event.limit;
  }
  if (isUnlimited || highest === undefined) return undefined;
  return { bound: 'limit', version: highest, order: order(scheme, version, inScheme(highest)) };
}

function comparison({ kind, version, order }: HeldEvent): Comparison {
  return { bound: kind, version, order };
}

function outcome(
  scheme: SchemeId,
  version: string,
  isInside: boolean,
  lower: Comparison | undefined,
  upper: Comparison | undefined,
): RangeOutcome {
  const data = { scheme, version, ...defined('lower', lower), ...defined('upper', upper) };
  return {
    verdict: isInside ? 'affected' : 'not_affected',
    step: { code: isInside ? 'range_inside' : 'range_outside', data },
  };
}

function order(scheme: SchemeId, a: string, b: string): -1 | 0 | 1 {
  const result = compareReadable(scheme, a, b);
  if (result === undefined) throw new UnreadableBound(isReadable(scheme, a) ? b : a);
  if (result === 0) return 0;
  return result < 0 ? -1 : 1;
}

function readably(scheme: SchemeId, compare: () => RangeOutcome): RangeOutcome {
  try {
    return compare();
  } catch (error) {
    if (!(error instanceof UnreadableBound)) throw error;
    const step: Step = { code: 'range_unreadable', data: { scheme, bound: error.message } };
    return { verdict: 'cannot_tell', step };
  }
}
