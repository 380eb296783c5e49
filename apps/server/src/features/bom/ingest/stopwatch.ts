/** Seconds spent in each step, for the log and the task. */
export class Stopwatch {
  readonly #times = new Map<string, number>();
  #stage: string | undefined;
  #since = performance.now();

  enter(stage: string): void {
    this.#close();
    this.#stage = stage;
  }

  seconds(): Record<string, number> {
    this.#close();
    const rounded = [...this.#times].map(([stage, ms]) => [stage, Math.round(ms) / 1000] as const);
    return Object.fromEntries(rounded);
  }

  #close(): void {
    const now = performance.now();
    if (this.#stage !== undefined) {
      this.#times.set(this.#stage, (this.#times.get(this.#stage) ?? 0) + now - this.#since);
    }
    this.#since = now;
  }
}
