import type { Planned } from './import-once.ts';
import type { Ledger } from './report/ledger.ts';

/** A row that stands for nothing here, and why. */
export interface Refusal {
  readonly label: string;
  readonly refusal: string;
  /** The key that it would have; `orphan`: it belongs to nothing, so it never came. Without one it may be any row. */
  readonly key?: string | 'orphan' | undefined;
}

/** Plans each row. The ledger lists refused ones. */
export function planRows<R, T>(
  ledger: Ledger,
  table: string,
  rows: readonly R[],
  plan: (row: R) => Planned<T> | Refusal,
): Planned<T>[] {
  return rows.flatMap((row) => {
    const planned = plan(row);
    if (!('refusal' in planned)) return [planned];
    ledger.refuse(table, planned.label, planned.refusal, planned.key);
    return [];
  });
}

/** Why a row is refused whose other row is not there, or was refused itself. */
export function lacks(label: string, table: string, id: number): Refusal {
  return {
    label,
    refusal: `It refers to ${table} ${id}, which is not there or was refused.`,
    key: 'orphan',
  };
}

/** The meaning of rows by their number. */
export function byId<R extends { readonly ID: number }, T>(
  rows: readonly R[],
  wanted: (row: R) => T,
): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [row.ID, wanted(row)]));
}
