/** True if a question costs milliseconds (argon2id) or a second (bcrypt of an imported user). */
export type LaneName = 'short' | 'long';

interface Lane<Item> {
  readonly items: Item[];
  /** Milliseconds of hashing that this lane has had since both had work. */
  spentMs: number;
  /** The usual duration of one item, by those so far. */
  usualMs: number;
}

/** Before one was done: argon2id, and bcrypt of 14 rounds. */
const firstGuessMs: Readonly<Record<LaneName, number>> = { short: 40, long: 1_200 };
/** The weight of the newest one in what one usually takes. */
const newest = 0.2;

/**
 * Orders the work of one thread on checks of very different cost. Each lane gets the same share of its time.
 * A short check therefore waits for one long check at most, however many there are, and long checks still
 * proceed.
 */
export class PasswordLanes<Item> {
  readonly #lanes: Readonly<Record<LaneName, Lane<Item>>> = {
    short: { items: [], spentMs: 0, usualMs: firstGuessMs.short },
    long: { items: [], spentMs: 0, usualMs: firstGuessMs.long },
  };

  /** The number of items waiting in a lane. */
  count(name: LaneName): number {
    return this.#lanes[name].items.length;
  }

  add(name: LaneName, item: Item): void {
    this.#lanes[name].items.push(item);
  }

  /** Takes the next one out. @returns undefined where none waits */
  take(): { lane: LaneName; item: Item } | undefined {
    const lane = this.#next();
    const item = this.#lanes[lane].items.shift();
    return item === undefined ? undefined : { lane, item };
  }

  /** Counts what an item took. */
  spent(name: LaneName, ms: number): void {
    const lane = this.#lanes[name];
    lane.spentMs += ms;
    lane.usualMs += (ms - lane.usualMs) * newest;
  }

  /** Milliseconds until all that wait now are answered, by what such questions took so far. */
  get waitMs(): number {
    const { short, long } = this.#lanes;
    return short.items.length * short.usualMs + long.items.length * long.usualMs;
  }

  #next(): LaneName {
    const { short, long } = this.#lanes;
    if (short.items.length > 0 && long.items.length > 0)
      return short.spentMs <= long.spentMs ? 'short' : 'long';
    // A lane that had nothing to do has saved nothing up.
    short.spentMs = 0;
    long.spentMs = 0;
    return long.items.length > 0 ? 'long' : 'short';
  }
}
