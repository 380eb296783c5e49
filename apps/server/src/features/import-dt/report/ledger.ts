import { type Dt4Area, dt4Tables, isDt4Table } from '@waybill/dt4';

/**
 * The outcome of a row: new here; here from an earlier import; merged with an existing one; refused, with a
 * reason; left out by design; or not imported by this version yet.
 */
export type Outcome = 'written' | 'present' | 'merged' | 'refused' | 'leftOut' | 'notImported';

/** A row with a note. */
export interface Note {
  /** The row, as people know it. */
  readonly row: string;
  readonly outcome: Outcome;
  readonly reason: string;
}

export interface TableReport {
  readonly table: string;
  readonly area: Dt4Area | 'unknown';
  readonly read: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly notes: readonly Note[];
  /** Notes beyond the most that are kept. */
  readonly moreNotes: number;
}

/** More make no better reading, and there may be millions. */
const maxNotes = 500;

const none = (): Record<Outcome, number> => ({
  written: 0,
  present: 0,
  merged: 0,
  refused: 0,
  leftOut: 0,
  notImported: 0,
});

/** Told of a table of which rows were just dealt with, and of all tables. */
export type OnChange = (table: string, accounts: readonly TableReport[]) => void;

/** So often, in rows. */
const toldEvery = 1000;

interface Account {
  read: number;
  readonly outcomes: Record<Outcome, number>;
  readonly notes: Note[];
  moreNotes: number;
}

/** Keeps the account of an import: what was read of each table, and what became of it. */
export class Ledger {
  readonly #accounts = new Map<string, Account>();
  readonly #onChange: OnChange | undefined;
  #untold = 0;

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
  tell(table: string, note: Note): void {
    this.add(table, note.outcome);
    const account = this.#of(table);
    if (account.notes.length < maxNotes) account.notes.push(note);
    else account.moreNotes += 1;
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
    return [...this.#accounts].map(([table, { read, outcomes, notes, moreNotes }]) => ({
      table,
      area: isDt4Table(table) ? dt4Tables[table] : 'unknown',
      read,
      outcomes,
      notes,
      moreNotes,
    }));
  }

  #of(table: string): Account {
    const account = this.#accounts.get(table) ?? { read: 0, outcomes: none(), notes: [], moreNotes: 0 };
    this.#accounts.set(table, account);
    return account;
  }
}

/** Rows of which nothing is known to have become, over all tables; negative where more became than was read. */
export function findUnaccounted({ read, outcomes }: TableReport): number {
  return read - Object.values(outcomes).reduce((sum, rows) => sum + rows, 0);
}
