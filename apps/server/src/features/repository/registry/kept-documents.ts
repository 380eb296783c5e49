import type { Outgoing } from '../../../outgoing/outgoing.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';

/** Identifies one edition of a document. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Thrown when a document is the one that was read last time. */
export class NotModified extends Error {
  override readonly name = 'NotModified';
}

/** A document as it came. */
export interface FetchedDocument {
  readonly value: unknown;
  /** Its approximate size in memory. */
  readonly bytes: number;
  readonly validators: Validators;
}

interface Kept extends FetchedDocument {
  /** When it was asked for last. */
  readonly atMs: number;
  /** Why it could not be read then; an older edition stands until it can. */
  readonly error: OutgoingError | undefined;
}

const nothing: FetchedDocument = {
  value: undefined,
  bytes: 0,
  validators: { etag: null, lastModified: null },
};

/** The list of all Nixpkgs takes about 15 MB, the root of a Composer repository with thousands of packages as much. */
const usualMaxBytes = 64 * 1_048_576;

/**
 * Documents shared by all packages of a repository. They are kept between runs while they count as new, and
 * revalidated after that (contract §26.10). If there are too many, the least recently used one is dropped.
 */
export class KeptDocuments {
  /** The one that was used last comes last. */
  readonly #kept = new Map<string, Kept>();
  readonly #maxBytes: number;

  constructor(maxBytes = usualMaxBytes) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Returns a cached document that is new enough, or fetches it. An error of reading is cached in the same
   * way.
   * @param key of its address, and of the account that reads it
   * @param fetch throws NotModified if the given edition is still current
   */
  async read(
    key: string,
    { maxAgeMs, now }: { maxAgeMs: number; now: Date },
    fetch: (known: Validators | undefined) => Promise<FetchedDocument>,
  ): Promise<unknown> {
    const kept = this.#kept.get(key);
    const ageMs = now.getTime() - (kept?.atMs ?? 0);
    if (kept && ageMs >= 0 && ageMs < maxAgeMs) return this.#take(key, kept);
    const hasEdition = kept !== undefined && kept.value !== undefined;
    try {
      const fetched = await fetch(hasEdition ? kept.validators : undefined);
      return this.#take(key, { ...fetched, atMs: now.getTime(), error: undefined });
    } catch (error) {
      if (error instanceof NotModified && hasEdition) {
        return this.#take(key, { ...kept, atMs: now.getTime(), error: undefined });
      }
      // A host that asks to be left alone says itself for how long.
      if (!(error instanceof OutgoingError) || error.kind === 'busy') throw error;
      return this.#take(key, { ...nothing, ...kept, atMs: now.getTime(), error });
    }
  }

  #take(key: string, kept: Kept): unknown {
    this.#kept.delete(key);
    if (kept.bytes <= this.#maxBytes) this.#kept.set(key, kept);
    let bytes = 0;
    for (const one of this.#kept.values()) bytes += entryBytes + one.bytes;
    for (const [oldest, one] of this.#kept) {
      if (bytes <= this.#maxBytes) break;
      bytes -= entryBytes + one.bytes;
      this.#kept.delete(oldest);
    }
    if (kept.error) throw kept.error;
    return kept.value;
  }
}

/** An entry takes memory even where its document is none. */
const entryBytes = 1_024;

const keptBy = new WeakMap<Outgoing, KeptDocuments>();

/** The documents that a process has read through its outgoing client. */
export function keptDocumentsOf(outgoing: Outgoing): KeptDocuments {
  const kept = keptBy.get(outgoing) ?? new KeptDocuments();
  keptBy.set(outgoing, kept);
  return kept;
}
