import type { CellValue, Column } from './types.ts';

/** Tells a spreadsheet that the text is UTF-8. */
export const byteOrderMark = '\ufeff';

/** What a spreadsheet would take for a formula, and run. */
const formula = /^[=+\-@\t\r]/;

function csvCell(value: CellValue): string {
  if (value === null || value === undefined) return '';
  // A number may begin with a minus; a text is kept from being one.
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180). */
export function csvLine(values: readonly CellValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** What a file has of a row in this column; undefined for a column of buttons. */
export function csvValueOf<Row>({ csv, value }: Column<Row>): ((row: Row) => CellValue) | undefined {
  return csv ?? value;
}

/** A time as a file has it, the same in every language. */
export function isoTime(at: number | string | undefined): string | undefined {
  if (at === undefined) return undefined;
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
