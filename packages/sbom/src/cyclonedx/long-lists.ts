import { RefusalError } from '../refusal.ts';
import { decodePart } from '../text/decode-text.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { parseJsonObject } from '../text/parse-json.ts';

/** Lists of a document that can be very long; the same names in JSON and in the model. */
export const LONG_LISTS = ['components', 'services', 'dependencies', 'vulnerabilities'] as const;

export type LongList = (typeof LONG_LISTS)[number];

/** Size from which a document is not parsed whole: below, that is faster and takes little memory anyway. */
export const LARGE_BYTES = 4_000_000;

/** The items of a list, which may be parsed anew each time they are asked for. */
export type Items = Pick<readonly unknown[], 'length' | 'at'>;

/** Items that travel and are judged together: 1,000 components take a receiver 2 to 4 ms. */
export const PART_SIZE = 1000;

/** Receives the items of a long list as they are read, in parts of at most PART_SIZE. */
export type TakePart = (list: LongList, items: unknown[]) => void;

/** Items of a JSON list that stay text until they are looked at. */
export class UnparsedItems implements Items {
  readonly #bytes: Uint8Array;
  readonly #name: string;
  /** Start and end of each item, in turn. */
  readonly #bounds: Uint32Array;

  constructor(bytes: Uint8Array, name: string, bounds: readonly number[]) {
    this.#bytes = bytes;
    this.#name = name;
    this.#bounds = Uint32Array.from(bounds);
  }

  get length(): number {
    return this.#bounds.length / 2;
  }

  /**
   * Parses the item at `index`.
   *
   * @throws RefusalError when it is not well-formed
   */
  at(index: number): JsonObject | undefined {
    const [start, end] = [this.#bounds[index * 2], this.#bounds[index * 2 + 1]];
    if (start === undefined || end === undefined) return undefined;
    try {
      return parseJsonObject(decodePart(this.#bytes.subarray(start, end)));
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      throw new RefusalError(`${error.message} (item ${index} of "${this.#name}")`);
    }
  }
}
