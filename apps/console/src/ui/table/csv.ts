import type { CellValue, Column } from './types.ts';

/** Tells a spreadsheet that the text is UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Text that a spreadsheet would run as a formula: such a sign at the start of a cell, also after space and as
 * the full-width character. If the list separator is a semicolon, quotes inside a line are ignored, so a cell
 * can also begin after a semicolon, a tab, or the end of a line.
 */
const formula = /(^|[;\t\r\n])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** These alone at the start make some spreadsheets look further. */
const leading = /^[\t\r\n]/;

function csvCell(value: CellValue): string {
  if (value === null || value === undefined) return '';
  // A number may begin with a minus; a text is kept from being one.
  const text = typeof value === 'string' ? harmless(value) : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(value: string): string {
  const text = value.replace(formula, "$1'");
  return leading.test(text) ? `'${text}` : text;
}

/** A line of a CSV file (RFC 4180). */
export function csvLine(values: readonly CellValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** The CSV value of a row in this column; undefined for a column of buttons. */
export function csvValueOf<Row>({ csv, value }: Column<Row>): ((row: Row) => CellValue) | undefined {
  return csv ?? value;
}

/** A time as a file has it, the same in every language. */
export function isoTime(at: number | string | undefined): string | undefined {
  if (at === undefined) return undefined;
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
