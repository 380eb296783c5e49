/** UUIDs by the numbers of their rows, in some 60 bytes each: of components there may be millions. */
export class UuidBook {
  readonly #places = new Map<number, number>();
  #bytes = Buffer.alloc(16 * 1024);

  add(id: number, uuid: string): void {
    const place = this.#places.size;
    if ((place + 1) * 16 > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
    }
    this.#bytes.write(uuid.replaceAll('-', ''), place * 16, 'hex');
    this.#places.set(id, place);
  }

  find(id: number): string | undefined {
    const place = this.#places.get(id);
    if (place === undefined) return undefined;
    const hex = this.#bytes.toString('hex', place * 16, place * 16 + 16);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}
