import type { Outgoing } from '../../../outgoing/outgoing.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';

/** What tells one edition of a document from another. */
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
  /** What it takes in memory, roughly. */
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
 * Documents of repositories that are the same for all packages, kept from one run to the next for as long as they count as new, and
 * asked for by their validators after that (contract §26.10). What was used longest ago goes when there are too many.
 */
export class KeptDocuments {
  /** The one that was used last comes last. */
  readonly #kept = new Map<string, Kept>();
  readonly #maxBytes: number;

  constructor(maxBytes = usualMaxBytes) {
    this.#maxBytes = maxBytes;
  }

  /**
   * A document that is kept and new enough, else one that is fetched; so it is with the trouble of reading it.
   * @param key of its address, and of the account that reads it
   * @param fetch throws NotModified when the edition that it is told of is still the one
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

/** What a process has read through its one way out. */
export function keptDocumentsOf(outgoing: Outgoing): KeptDocuments {
  const kept = keptBy.get(outgoing) ?? new KeptDocuments();
  keptBy.set(outgoing, kept);
  return kept;
}
