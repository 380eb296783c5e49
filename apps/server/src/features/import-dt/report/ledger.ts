import { type Dt4Area, dt4Tables, isDt4Table } from '@waybill/dt4';

/**
 * The outcome of a row. `written`: new here. `changed`: changed here, since it changed there. `present`: here from an earlier
 * import. `kept`: changed there, but somebody has changed it here. `merged`: with an existing one. `leftOut`: by design.
 */
export type Outcome = 'written' | 'changed' | 'present' | 'kept' | 'merged' | 'refused' | 'leftOut';

/** A row with a note. One that was removed is not there any more, so it is not among the rows read. */
export interface Note {
  /** The row, as people know it. */
  readonly row: string;
  readonly outcome: Outcome | 'removed';
  readonly reason: string;
}

export interface TableReport {
  readonly table: string;
  readonly area: Dt4Area | 'unknown';
  readonly read: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Things that were removed here, since they are gone there. */
  readonly removed: number;
  readonly notes: readonly Note[];
  /** Notes beyond the most that are kept. */
  readonly moreNotes: number;
}

/** More make no better reading, and there may be millions. */
const maxNotes = 500;

const none = (): Record<Outcome, number> => ({
  written: 0,
  changed: 0,
  present: 0,
  kept: 0,
  merged: 0,
  refused: 0,
  leftOut: 0,
});

/** Told of a table of which rows were just dealt with, and of all tables. */
export type OnChange = (table: string, accounts: readonly TableReport[]) => void;

/** So often, in rows. */
const toldEvery = 1000;

interface Account {
  read: number;
  readonly outcomes: Record<Outcome, number>;
  removed: number;
  readonly notes: Note[];
  moreNotes: number;
  /** Keys of refused rows. */
  readonly refusedKeys: Set<string>;
}

/** Keeps the account of an import: what was read of each table, and what became of it. */
export class Ledger {
  readonly #accounts = new Map<string, Account>();
  readonly #onChange: OnChange | undefined;
  #untold = 0;
  #isComplete = true;

  constructor(onChange?: OnChange) {
    this.#onChange = onChange;
  }

  /** The number of rows in a table, as the source counts. */
  noteRead(table: string, rows: number): void {
    this.#of(table).read = rows;
  }

  add(table: string, outcome: Outcome, rows = 1): void {
    this.#of(table).outcomes[outcome] += rows;
    this.#untold += rows;
    if (!this.#onChange || this.#untold < toldEvery) return;
    this.#untold = 0;
    this.#onChange(table, this.report());
  }

  /** Counts a row and tells of it. */
  tell(table: string, note: Note & { readonly outcome: Outcome }): void {
    this.add(table, note.outcome);
    this.remark(table, note);
  }

  /** Tells of a thing that is not among the rows read. */
  remark(table: string, note: Note, things = 1): void {
    const account = this.#of(table);
    if (note.outcome === 'removed') account.removed += things;
    if (account.notes.length < maxNotes) account.notes.push(note);
    else account.moreNotes += 1;
  }

  /** Refuses a row that cannot be used. One without a key may be any row, so that no row counts as gone. */
  refuse(table: string, row: string, reason: string, key?: string): void {
    this.tell(table, { row, outcome: 'refused', reason });
    if (key === undefined) this.#isComplete = false;
    else this.#of(table).refusedKeys.add(key);
  }

  /** Keys of refused rows, which are there all the same. */
  refusedOf(table: string): ReadonlySet<string> {
    return this.#of(table).refusedKeys;
  }

  /** False if a row had no readable key. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Counts what is left of a table's rows: they are left out by design. */
  leaveOutRest(table: string): void {
    this.add(table, 'leftOut', this.#restOf(table));
  }

  /** The same for rows that say again what other rows say. */
  mergeRest(table: string): void {
    this.add(table, 'merged', this.#restOf(table));
  }

  /** The same for rows that belong to nothing; all for one reason. */
  refuseRest(table: string, reason: string): void {
    const rows = this.#restOf(table);
    if (rows <= 0) return;
    this.tell(table, { row: `${rows} of ${table}`, outcome: 'refused', reason });
    this.add(table, 'refused', rows - 1);
  }

  #restOf(table: string): number {
    const { read, outcomes } = this.#of(table);
    return read - Object.values(outcomes).reduce((sum, rows) => sum + rows, 0);
  }

  report(): TableReport[] {
    return [...this.#accounts].map(([table, { read, outcomes, removed, notes, moreNotes }]) => ({
      table,
      area: isDt4Table(table) ? dt4Tables[table] : 'unknown',
      read,
      outcomes,
      removed,
      notes,
      moreNotes,
    }));
  }

  #of(table: string): Account {
    const account: Account = this.#accounts.get(table) ?? {
      read: 0,
      outcomes: none(),
      removed: 0,
      notes: [],
      moreNotes: 0,
      refusedKeys: new Set(),
    };
    this.#accounts.set(table, account);
    return account;
  }
}

/** Rows of which nothing is known to have become, over all tables; negative where more became than was read. */
export function findUnaccounted({ read, outcomes }: TableReport): number {
  return read - Object.values(outcomes).reduce((sum, rows) => sum + rows, 0);
}
