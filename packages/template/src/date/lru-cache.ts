/** Keeps what is costly to make, for the keys used last; what could not be made is not kept. */
export class LruCache<Value> {
  readonly #maxEntries: number;
  readonly #entries = new Map<string, Value>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get(key: string, make: () => Value | undefined): Value | undefined {
    const value = this.#entries.get(key) ?? make();
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#maxEntries) this.#entries.delete(this.#entries.keys().next().value!);
    return value;
  }
}
