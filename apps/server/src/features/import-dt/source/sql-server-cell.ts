import type { Dt4Cell } from '@waybill/dt4';

/**
 * A value as the driver reads it. It reads times without a zone as if they were of UTC; they are what the clock of Dependency-Track's
 * server showed. A `bigint` comes as a text.
 * @param type of the column in `information_schema`
 */
export function cellOfSqlServer(value: unknown, type: string): Dt4Cell {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'bigint':
    case 'int':
    case 'smallint':
    case 'tinyint':
    case 'decimal':
    case 'numeric':
      return Number(value);
    case 'datetime':
    case 'datetime2':
    case 'smalldatetime':
      return value instanceof Date ? { local: value.toISOString().slice(0, 23) } : String(value);
    default:
      if (value instanceof Date || value instanceof Uint8Array) return value;
      return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  }
}
