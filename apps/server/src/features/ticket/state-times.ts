// Public to other features.
import type { DueTimes } from './ticket.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The interval between queries of a tracker. */
export const stateCadenceMs = 15 * minuteMs;
/** A closed issue is checked once a day in case it was reopened, for a limited time. */
const endedMs = dayMs;
const forgottenMs = 90 * dayMs;

export function dueTimes(now: Date): DueTimes {
  return {
    open: new Date(now.getTime() - stateCadenceMs + minuteMs),
    ended: new Date(now.getTime() - endedMs),
    forgotten: new Date(now.getTime() - forgottenMs),
  };
}
