import type { Planned } from './import-once.ts';
import type { KnownThing } from './known-things.ts';
import { lacks, planRows } from './plan-rows.ts';
import type { Ledger } from './report/ledger.ts';

/** The things of a table, by the numbers of their rows. */
interface ThingsOf {
  readonly table: string;
  readonly known: ReadonlyMap<number, KnownThing>;
}

/** The row of a table that joins two others. */
interface PairRow {
  readonly owner: number;
  /** Null where the other row was deleted there. */
  readonly other: number | null;
}

/** Plans tables that join the things of one table with those of others, known by both keys. */
export function planPairs(ledger: Ledger, owners: ThingsOf) {
  return (
    table: string,
    others: ThingsOf,
    rows: readonly PairRow[],
  ): Planned<{ readonly owner: string; readonly other: string }>[] =>
    planRows(ledger, table, rows, (row) => {
      const owner = owners.known.get(row.owner);
      const label = owner?.label ?? `${owners.table} ${row.owner}`;
      if (!owner) return lacks(`a row of ${table}`, owners.table, row.owner);
      if (row.other === null)
        return { label, refusal: `It refers to no ${others.table}: that was deleted there.`, key: 'orphan' };
      const other = others.known.get(row.other);
      if (!other) return lacks(label, others.table, row.other);
      const value = { owner: owner.key, other: other.key };
      return { key: `${owner.key} ${other.key}`, label: `${label}: ${other.label}`, value };
    });
}
