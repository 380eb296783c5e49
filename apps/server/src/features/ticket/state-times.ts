// Public to other features.
import type { DueTimes } from './ticket.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How often a tracker is asked. */
export const stateCadenceMs = 15 * minuteMs;
/** What is done is looked at once a day, whether it was opened again, and not for ever. */
const endedMs = dayMs;
const forgottenMs = 90 * dayMs;

export function dueTimes(now: Date): DueTimes {
  return {
    open: new Date(now.getTime() - stateCadenceMs + minuteMs),
    ended: new Date(now.getTime() - endedMs),
    forgotten: new Date(now.getTime() - forgottenMs),
  };
}
