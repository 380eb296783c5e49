import type { Dt4ReadTable, Dt4Row } from '@waybill/dt4';
import type { Ledger } from '../report/ledger.ts';
import { labelOf, readStorable } from './gather-rows.ts';
import type { Dt4Source } from './source.ts';

/** Takes checked rows of some tables, some thousand at a time. */
export type RowHandlers<T extends Dt4ReadTable> = {
  readonly [K in T]: (rows: readonly Dt4Row<K>[]) => Promise<void>;
};

/**
 * Reads large tables without keeping them. Rows that cannot be used are refused in the ledger.
 * @param zone of the times of a source that has none
 * @param ledger undefined: they were read before, and told of
 */
export async function streamRows<T extends Dt4ReadTable>(
  source: Dt4Source,
  handlers: RowHandlers<T>,
  zone: string,
  ledger: Ledger | undefined,
): Promise<void> {
  const wanted = new Set(Object.keys(handlers) as T[]);
  const counts = await source.read(wanted as ReadonlySet<Dt4ReadTable>, async (table, rows) => {
    const checked: Dt4Row<T>[] = [];
    for (const cells of rows) {
      const { row, fault } = readStorable(table as T, cells, zone);
      if (row) checked.push(row);
      else ledger?.refuse(table, labelOf(table, cells), `${fault}.`);
    }
    await handlers[table as T](checked);
  });
  if (ledger) for (const [table, rows] of counts) ledger.noteRead(table, rows);
}
