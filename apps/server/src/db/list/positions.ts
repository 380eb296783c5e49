import type { RowKey } from './keyset.ts';

/** The position of a row in a list that was read a moment ago. */
export interface Position {
  readonly offset: number;
  /** The row before it. */
  readonly key: RowKey;
}

/** Shorter ways are counted anew, so that what changes is seen at once. */
const leastOffset = 1_000;
const lifetimeMs = 60_000;
const maxLists = 500;
const maxPositions = 200;

interface WalkedList {
  readAt: number;
  /** The latest ones last. */
  readonly positions: Map<number, RowKey>;
}

/**
 * Where the pages of long lists ended. A client that asks for one page after the other by number is given each at the price
 * of the first, and neither misses a row nor sees one twice when rows come and go before it.
 */
export class Positions {
  readonly #lists = new Map<string, WalkedList>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The position that is nearest before an offset, undefined when none is known. @param list names list, filter and order */
  findBefore(list: string, offset: number): Position | undefined {
    const walked = this.#lists.get(list);
    if (!walked || this.#now() - walked.readAt > lifetimeMs) return undefined;
    let nearest: Position | undefined;
    for (const [at, key] of walked.positions)
      if (at <= offset && at > (nearest?.offset ?? 0)) nearest = { offset: at, key };
    return nearest;
  }

  remember(list: string, { offset, key }: Position): void {
    if (offset < leastOffset) return;
    const known = this.#lists.get(list);
    const isFresh = known && this.#now() - known.readAt <= lifetimeMs;
    const walked = isFresh ? known : { readAt: this.#now(), positions: new Map<number, RowKey>() };
    walked.readAt = this.#now();
    walked.positions.delete(offset);
    walked.positions.set(offset, key);
    dropOldest(walked.positions, maxPositions);
    this.#lists.delete(list);
    this.#lists.set(list, walked);
    dropOldest(this.#lists, maxLists);
  }
}

function dropOldest(map: Map<unknown, unknown>, max: number): void {
  const [oldest] = map.keys();
  if (map.size > max) map.delete(oldest);
}
