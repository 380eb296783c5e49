import { setTimeout as pause } from 'node:timers/promises';

/** How long work waits for work that goes first, and how long it goes on by itself after that. */
const turnMs = 2_000;
/** How often it looks. */
const lookEveryMs = 100;

/**
 * Makes work wait while something more urgent is under way, but never for more than half of the time: what is urgent may never
 * end.
 * @param isUrgent whether something is under way that goes first
 * @returns waits, if there is a reason to and it has not just waited
 */
export function wayGiver(
  isUrgent: () => Promise<boolean>,
  {
    now = () => performance.now(),
    sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }),
  } = {},
): (signal: AbortSignal) => Promise<void> {
  let lookAt = now();
  return async (signal) => {
    const begin = now();
    if (begin < lookAt) return;
    let waitedMs = 0;
    while (waitedMs < turnMs && (await isUrgent())) {
      await sleep(lookEveryMs, signal);
      waitedMs = now() - begin;
    }
    lookAt = now() + (waitedMs < turnMs ? lookEveryMs : turnMs);
  };
}
