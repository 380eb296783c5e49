import { addressGroup } from '../../http/edge/address-group.ts';
import type { NewAuditEntry } from './audit-log.queries.ts';

/** Rows of one kind from one address in a minute; what comes beyond is counted. */
const maxRows = 10;
/** Rows of all kinds and addresses in a minute. */
const maxRowsOfAll = 600;
/** Pairs of a kind and an address that are counted apart in a minute. */
const maxCounted = 1_000;
const elsewhere = 'other addresses';

interface Counted {
  readonly action: string;
  readonly address: string;
  rows: number;
  leftOut: number;
}

/**
 * Bounds what refusals may write: in each minute ten rows of a kind from an address (the /64 of an IPv6 address is one), and
 * 600 in all. At its end one row for each kind and address says how many were left out.
 */
export class RefusalTrail {
  #minute = 0;
  #rows = 0;
  #counted = new Map<string, Counted>();

  /** @returns the rows to write now: the refusal itself where there is room for it, and the sums of a minute that is over */
  add(entry: NewAuditEntry): NewAuditEntry[] {
    const sums = this.turn(entry.at);
    const counted = this.#countedOf(entry.action, addressGroup(entry.address ?? ''));
    if (counted.rows >= maxRows || this.#rows >= maxRowsOfAll) {
      counted.leftOut++;
      return sums;
    }
    counted.rows++;
    this.#rows++;
    return [...sums, entry];
  }

  /** Begins another minute when it is time. @returns the sums of the one before */
  turn(at: Date): NewAuditEntry[] {
    const minute = Math.floor(at.getTime() / 60_000);
    return minute === this.#minute ? [] : this.#end(minute, at);
  }

  /** @returns the sums of the minute that is not over yet */
  close(at: Date): NewAuditEntry[] {
    return this.#end(0, at);
  }

  #end(next: number, at: Date): NewAuditEntry[] {
    const sums = [...this.#counted.values()].filter(({ leftOut }) => leftOut > 0);
    this.#minute = next;
    this.#rows = 0;
    this.#counted = new Map();
    return sums.map(({ action, address, leftOut }) => ({
      at,
      actor: '',
      address,
      action,
      target: '',
      detail: null,
      leftOut,
    }));
  }

  #countedOf(action: string, group: string): Counted {
    const known = this.#counted.get(`${action} ${group}`);
    if (known) return known;
    const address = this.#counted.size < maxCounted ? group : elsewhere;
    const key = `${action} ${address}`;
    const counted = this.#counted.get(key) ?? { action, address, rows: 0, leftOut: 0 };
    this.#counted.set(key, counted);
    return counted;
  }
}
