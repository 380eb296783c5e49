import { Dt4Error, type Dt4ReadTable, dt4ColumnsOf, isLaterColumn } from '@waybill/dt4';

/** A table as a database has it: in which case its name is written depends on the server. */
export interface StoredTable {
  readonly name: string;
  /** By their names in upper case. */
  readonly columns: ReadonlyMap<string, StoredColumn>;
}

interface StoredColumn {
  readonly name: string;
  /** As `information_schema` calls it, in lower case. */
  readonly type: string;
}

/** A row of `information_schema.columns`. */
interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Tables by their names in upper case. */
export function tablesOf(rows: readonly ColumnRow[]): ReadonlyMap<string, StoredTable> {
  const byName = Map.groupBy(rows, (row) => row.table);
  return new Map(
    [...byName].map(([name, its]) => [
      name.toUpperCase(),
      {
        name,
        columns: new Map(
          its.map(({ column, type }) => [column.toUpperCase(), { name: column, type: type.toLowerCase() }]),
        ),
      },
    ]),
  );
}

/**
 * The columns to be read of a table, by the names that they are read by; without those that came with a later version.
 * @throws Dt4Error when another one is missing
 */
export function columnsToRead(table: Dt4ReadTable, stored: StoredTable): ReadonlyMap<string, StoredColumn> {
  return new Map(
    dt4ColumnsOf(table).flatMap((name) => {
      const column = stored.columns.get(name);
      if (column) return [[name, column]];
      if (isLaterColumn(table, name)) return [];
      throw new Dt4Error(`${table} has no column ${name}; its schema is another one.`);
    }),
  );
}
