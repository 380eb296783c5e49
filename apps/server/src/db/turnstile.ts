/** Nothing became free in time. The work was not begun; it can be tried again in a moment. */
export class WaitTooLong extends Error {
  override readonly name = 'WaitTooLong';
}

/** A fixed number of places, given in the order of arrival. */
export interface Turnstile {
  /**
   * Waits for a place.
   * @param key whose place it is, where places are shared among keys
   * @returns what gives the place back; a second call does nothing
   * @throws WaitTooLong
   */
  enter(waitMs: number, key?: string): Promise<() => void>;
  /** The number of callers waiting for a place. */
  readonly waiting: number;
}

interface Waiter {
  readonly key: string;
  readonly begin: () => void;
}

/** @param share the number of places that one key may hold; the rest are open to others */
export function createTurnstile(name: string, places: number, share = places): Turnstile {
  const taken = new Map<string, number>();
  const waiters: Waiter[] = [];
  let free = places;
  const has = (key: string) => free > 0 && (taken.get(key) ?? 0) < share;
  const take = (key: string) => {
    free -= 1;
    taken.set(key, (taken.get(key) ?? 0) + 1);
    return once(() => {
      free += 1;
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
      const next = waiters.findIndex((waiter) => has(waiter.key));
      if (next >= 0) waiters.splice(next, 1)[0]?.begin();
    });
  };
  return {
    get waiting() {
      return waiters.length;
    },
    enter(waitMs, key = '') {
      if (has(key)) return Promise.resolve(take(key));
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          key,
          begin() {
            clearTimeout(timer);
            resolve(take(key));
          },
        };
        const timer = setTimeout(() => {
          waiters.splice(waiters.indexOf(waiter), 1);
          reject(new WaitTooLong(`${name}: none of ${places} places became free within ${waitMs} ms`));
        }, waitMs);
        waiters.push(waiter);
      });
    },
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
