/** A row as COPY takes it: null, numbers, booleans and texts; bytea as Buffer; arrays as PostgreSQL array text. */
export type CopyValue = string | number | bigint | boolean | null | undefined | Buffer | Date;

/** Rows as text that COPY reads, in chunks of about 64 kB. */
export async function* copyText(
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): AsyncGenerator<Buffer> {
  let chunk = '';
  for await (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length > 65_536) {
      yield Buffer.from(chunk);
      chunk = '';
    }
  }
  if (chunk.length > 0) yield Buffer.from(chunk);
}

/** Lines of {@link copyLine} in chunks of about 64 kB. */
export function* joinLines(lines: Iterable<string>): Generator<Buffer> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length > 65_536) {
      yield Buffer.from(chunk);
      chunk = '';
    }
  }
  if (chunk.length > 0) yield Buffer.from(chunk);
}

/** One row as a line of COPY's text format. */
export function copyLine(row: readonly CopyValue[]): string {
  return `${copyFields(row)}\n`;
}

/** Part of a line of COPY's text format, to be joined to others with a tab. */
export function copyFields(row: readonly CopyValue[]): string {
  let line = '';
  for (let i = 0; i < row.length; i++) line += (i === 0 ? '' : '\t') + copyField(row[i]);
  return line;
}

const needsEscape = /[\\\t\n\r\0]/;

function copyField(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return needsEscape.test(value) ? escapeCopy(value) : value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  return String(value);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };

function escapeCopy(text: string): string {
  return text.replace(/[\\\t\n\r\0]/g, (c) => escapes[c] ?? c);
}
