import { OutgoingError } from './outgoing-error.ts';

const mebibyte = 1_048_576;

/** Limits on reading for one purpose, over all of its requests. */
export interface ReadLimits {
  /** Bytes of bodies, unpacked, failed attempts included. */
  readonly bytes: number;
  /** Requests, repeated ones included. */
  readonly pages: number;
  /** From the first request to the last byte, waiting included. */
  readonly totalMs: number;
  /** Bytes of what was made of the bodies and stays in memory; no limit when absent. */
  readonly heldBytes?: number;
}

/**
 * Counts what is read for one purpose and ends it at its limits. Each request has limits of its own; a host that always has one
 * more page would otherwise be read for ever.
 */
export class ReadBudget {
  readonly #limits: ReadLimits;
  readonly #purpose: string;
  readonly #now: () => number;
  #startedAt: number | undefined;
  #bytes = 0;
  #pages = 0;
  #held = 0;
  #isExceeded = false;

  /** @param purpose completes "The host sends too much …", such as "for one package" */
  constructor(purpose: string, limits: ReadLimits, now: () => number = () => performance.now()) {
    this.#purpose = purpose;
    this.#limits = limits;
    this.#now = now;
  }

  get isExceeded(): boolean {
    return this.#isExceeded;
  }

  /** Time left, in whole milliseconds; never negative. */
  get leftMs(): number {
    if (this.#startedAt === undefined) return this.#limits.totalMs;
    return Math.max(0, Math.ceil(this.#startedAt + this.#limits.totalMs - this.#now()));
  }

  /** Call before each request. @throws OutgoingError `excess` */
  beginPage(): void {
    this.#startedAt ??= this.#now();
    this.#pages += 1;
    const { pages, totalMs } = this.#limits;
    if (this.#pages > pages) throw this.#exceeded(`more than ${pages} documents`);
    if (this.leftMs === 0) throw this.#exceeded(`more than ${Math.round(totalMs / 60_000)} minutes`);
  }

  /** Call with each piece of a body. @throws OutgoingError `excess` */
  readonly count = (bytes: number): void => {
    this.#bytes += bytes;
    if (this.#bytes > this.#limits.bytes)
      throw this.#exceeded(`more than ${inMebibytes(this.#limits.bytes)}`);
  };

  /** Call with what stays in memory. @throws OutgoingError `excess` */
  readonly hold = (bytes: number): void => {
    this.#held += bytes;
    const { heldBytes = Number.POSITIVE_INFINITY } = this.#limits;
    if (this.#held > heldBytes) throw this.#exceeded(`more than ${inMebibytes(heldBytes)} in memory`);
  };

  #exceeded(what: string): OutgoingError {
    this.#isExceeded = true;
    return new OutgoingError('excess', `The host sends too much ${this.#purpose}: it would take ${what}`);
  }
}

function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / mebibyte)} MiB`;
}
