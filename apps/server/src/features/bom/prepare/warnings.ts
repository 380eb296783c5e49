const shown = 100;

/** Collects what was left out; a flood is cut and counted. */
export class Warnings {
  readonly #texts: string[] = [];
  #hidden = 0;

  add(text: string): void {
    if (this.#texts.length < shown) this.#texts.push(text);
    else this.#hidden++;
  }

  list(): string[] {
    return this.#hidden === 0 ? this.#texts : [...this.#texts, `… and ${this.#hidden} more of this kind`];
  }
}
