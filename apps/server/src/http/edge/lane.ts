/** A bounded number of places, and of each caller's; others wait for one in the order in which they came. */
export class Lane {
  readonly #places: number;
  readonly #placesPerCaller: number;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();
  #count = 0;

  constructor(places: number, placesPerCaller: number) {
    this.#places = places;
    this.#placesPerCaller = placesPerCaller;
  }

  /**
   * Takes a place, at once or when it is the caller's turn.
   * @param signal gives up waiting; the place is not taken then
   * @returns whether a place was taken, which {@link leave} gives back
   */
  enter(caller: string, signal: AbortSignal): Promise<boolean> {
    if (this.tryEnter(caller)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiter: Waiter = { caller, start: () => end(true) };
      const giveUp = () => end(false);
      const end = (isTaken: boolean) => {
        this.#waiting.delete(waiter);
        signal.removeEventListener('abort', giveUp);
        resolve(isTaken);
      };
      this.#waiting.add(waiter);
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
    });
  }

  tryEnter(caller: string): boolean {
    const taken = this.#taken.get(caller) ?? 0;
    if (this.#count >= this.#places || taken >= this.#placesPerCaller) return false;
    this.#taken.set(caller, taken + 1);
    this.#count++;
    return true;
  }

  leave(caller: string): void {
    const taken = this.#taken.get(caller) ?? 0;
    if (taken > 1) this.#taken.set(caller, taken - 1);
    else this.#taken.delete(caller);
    this.#count--;
    for (const waiter of this.#waiting) {
      if (this.#count >= this.#places) return;
      if (this.tryEnter(waiter.caller)) waiter.start();
    }
  }

  get count(): number {
    return this.#count;
  }
}

interface Waiter {
  readonly caller: string;
  start(): void;
}
