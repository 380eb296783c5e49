import { type Dt4Cells, type Dt4ReadTable, type Dt4Row, type ReadRow, readDt4Row } from '@waybill/dt4';
import { isStorableText } from '../../../db/storable-text.ts';
import type { Ledger } from '../report/ledger.ts';
import type { Dt4Source } from './source.ts';

/** The checked rows of some tables, in memory: for tables of people, rules and settings, which stay small. */
export interface GatheredRows<T extends Dt4ReadTable> {
  of<U extends T>(table: U): readonly Dt4Row<U>[];
}

/**
 * Reads tables whole. Rows that cannot be used are refused in the ledger, which also learns how many rows every table of the
 * source has.
 * @param zone of the times of a source that has none
 */
export async function gatherRows<T extends Dt4ReadTable>(
  source: Dt4Source,
  tables: readonly T[],
  zone: string,
  ledger: Ledger,
): Promise<GatheredRows<T>> {
  const gathered = new Map<Dt4ReadTable, Dt4Row<Dt4ReadTable>[]>(tables.map((table) => [table, []]));
  const counts = await source.read(new Set<Dt4ReadTable>(tables), (table, rows) => {
    for (const cells of rows) {
      const { row, fault } = readStorable(table, cells, zone);
      if (row) gathered.get(table)?.push(row);
      else ledger.refuse(table, labelOf(table, cells), `${fault}.`);
    }
  });
  for (const [table, rows] of counts) ledger.noteRead(table, rows);
  return { of: (table) => (gathered.get(table) ?? []) as never };
}

/** A checked row, or why it cannot be used. */
export function readStorable<T extends Dt4ReadTable>(table: T, cells: Dt4Cells, zone: string): ReadRow<T> {
  const odd = Object.entries(cells).find(([, cell]) => typeof cell === 'string' && !isStorableText(cell));
  if (odd) return { fault: `${odd[0]} has a character that cannot be stored (NUL, or half of one)` };
  return readDt4Row(table, cells, zone);
}

/** What a row is called that could not be read. */
export function labelOf(table: string, { ID }: Dt4Cells): string {
  return typeof ID === 'number' ? `${table} ${ID}` : `a row of ${table}`;
}
