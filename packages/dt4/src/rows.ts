import type { Dt4Cell, Dt4Cells } from './cell.ts';
import { instantOf } from './local-time.ts';
import type { Kinds, Shape } from './shape.ts';
import { accessShapes } from './shapes-of-access.ts';
import { findingShapes } from './shapes-of-findings.ts';
import { portfolioShapes } from './shapes-of-portfolio.ts';
import { ruleShapes } from './shapes-of-rules.ts';
import { settingsShapes } from './shapes-of-settings.ts';
import { Dt4Error } from './source-error.ts';

/** What is read of the rows of each table: columns of the database and what they hold. */
const shapes = {
  // First, so that what is said below of the same table counts.
  ...ruleShapes,
  ...accessShapes,
  ...settingsShapes,
  ...portfolioShapes,
  ...findingShapes,
} as const satisfies Readonly<Record<string, Shape>>;

/** Tables whose rows are read as more than cells. */
export type Dt4ReadTable = keyof typeof shapes;

type RowOf<S extends Shape> = { readonly [Column in keyof S]: Kinds[S[Column]] };

/** A checked row of a table, by the names of its columns. */
export type Dt4Row<T extends Dt4ReadTable> = RowOf<(typeof shapes)[T]>;

/** A row, or why it is none. */
export type ReadRow<T extends Dt4ReadTable> =
  | { readonly row: Dt4Row<T>; readonly fault?: undefined }
  | { readonly row?: undefined; readonly fault: string };

/**
 * Checks a row and gives its values their types. Columns that nobody reads are left out.
 * @param zone of the clock that wrote times without one (H2), a name of the IANA database
 * @returns why not, when a value is missing or is of another kind
 * @throws Dt4Error when the table lacks a column, since then its schema is another one
 *
 * @example
 * readDt4Row('TEAM', { ID: 1, NAME: 'Legal', UUID: '6d12843f-e739-49a0-89f1-fb2b78153699' }, 'UTC').row?.NAME // 'Legal'
 */
export function readDt4Row<T extends Dt4ReadTable>(table: T, cells: Dt4Cells, zone: string): ReadRow<T> {
  const row: Record<string, unknown> = {};
  for (const [column, kind] of Object.entries<keyof Kinds>(shapes[table])) {
    const cell = cells[column] ?? (isLater(kind) ? null : cells[column]);
    if (cell === undefined)
      throw new Dt4Error(`${table} has no column ${column}; its schema is another one.`);
    const value = readCell(cell, kind, zone);
    if (value === undefined) return { fault: faultOf(column, kind, cell) };
    row[column] = value;
  }
  return { row: row as Dt4Row<T> };
}

/** Whether 4.13 does not have a column. */
function isLater(kind: keyof Kinds): boolean {
  return kind.endsWith('??');
}

function faultOf(column: string, kind: string, cell: Dt4Cell): string {
  return cell === null ? `${column} is empty` : `${column} holds no ${kind.replaceAll('?', '')}`;
}

function readCell(cell: Dt4Cell, kind: keyof Kinds, zone: string): unknown {
  if (cell === null) return kind.endsWith('?') ? null : undefined;
  switch (kind) {
    case 'id':
    case 'id?':
      return Number.isSafeInteger(cell) ? cell : undefined;
    case 'number':
    case 'number?':
    case 'number??':
      return typeof cell === 'number' ? cell : undefined;
    case 'bool':
    case 'bool?':
      // MySQL knows truth as a number.
      return typeof cell === 'boolean' ? cell : cell === 1 ? true : cell === 0 ? false : undefined;
    case 'time':
    case 'time?':
      return readTime(cell, zone);
    case 'bytes?':
      return cell instanceof Uint8Array ? cell : undefined;
    case 'uuid':
      return typeof cell === 'string' ? readUuid(cell) : undefined;
    default:
      return typeof cell === 'string' ? cell : undefined;
  }
}

function readTime(cell: Dt4Cell, zone: string): Date | undefined {
  if (cell instanceof Date) return cell;
  if (typeof cell !== 'object' || cell === null || !('local' in cell)) return undefined;
  const instant = instantOf(cell, zone);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

function readUuid(text: string): string | undefined {
  const uuid = text.trim().toLowerCase();
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid) ? uuid : undefined;
}

/**
 * The columns that are read of a table.
 *
 * @example
 * dt4ColumnsOf('TEAM') // ['ID', 'NAME', 'UUID']
 */
export function dt4ColumnsOf(table: Dt4ReadTable): string[] {
  return Object.keys(shapes[table]);
}

/**
 * Whether a column may be absent, since it is of a later version than the oldest that is read.
 *
 * @example
 * isLaterColumn('COMPONENT', 'SCOPE') // true
 */
export function isLaterColumn(table: Dt4ReadTable, column: string): boolean {
  const shape: Shape = shapes[table];
  const kind = shape[column];
  return kind !== undefined && isLater(kind);
}
