/**
 * Pieces of long work take turns: one in each turn of the event loop. Without it, the rows of a dozen long answers arrive at
 * once, and a request that takes a millisecond waits until all of them have been written out.
 */
const waiting: (() => void)[] = [];
let isGoing = false;

/**
 * Waits for a turn. The caller should then work for a few milliseconds at most before it waits for something
 * else.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isGoing) return;
    isGoing = true;
    setImmediate(giveTurn);
  });
}

/** Each piece of what comes from `pieces` is made in a turn of its own. */
export async function* inTurns<T>(pieces: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  for await (const piece of pieces) {
    yield piece;
    await nextTurn();
  }
}

function giveTurn(): void {
  const resolve = waiting.shift();
  if (!resolve) {
    isGoing = false;
    return;
  }
  resolve();
  setImmediate(giveTurn);
}
