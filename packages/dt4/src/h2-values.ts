import type { Dt4Cell } from './cell.ts';
import { Dt4Error } from './source-error.ts';

/** Large values that a script holds apart from their rows, by their number. */
export interface H2LargeValues {
  takeText(id: number): string | undefined;
  takeBytes(id: number): Uint8Array | undefined;
}

const token =
  /\s*(?:(?<punctuation>[(),])|(?<word>NULL|TRUE|FALSE)\b|(?<number>[+-]?\d+(?:\.\d+)?(?:E[+-]?\d+)?)|(?<kind>U&|X|TIMESTAMP WITH TIME ZONE |TIMESTAMP |DATE |UUID )?'(?<text>(?:[^']|'')*)'|SYSTEM_COMBINE_(?<lob>CLOB|BLOB)\((?<lobId>\d+)\))/y;

/**
 * Reads the rows after VALUES.
 * @param statement the whole statement
 * @param from where the rows begin
 * @throws Dt4Error for what is no row of literals
 */
export function readH2Rows(statement: string, from: number, large: H2LargeValues): Dt4Cell[][] {
  const rows: Dt4Cell[][] = [];
  let row: Dt4Cell[] | undefined;
  let at = from;
  while (at < statement.length) {
    token.lastIndex = at;
    const groups = token.exec(statement)?.groups;
    if (!groups) throw new Dt4Error(`"${statement.slice(at, at + 40).trim()}" is no value.`);
    at = token.lastIndex;
    if (groups.punctuation === undefined) {
      if (!row) throw new Dt4Error('A value stands outside of a row.');
      row.push(cellOf(groups, large));
    } else if (groups.punctuation === '(') {
      if (row) throw new Dt4Error('A row begins within a row.');
      row = [];
    } else if (groups.punctuation === ')') {
      if (!row) throw new Dt4Error('A row ends that never began.');
      rows.push(row);
      row = undefined;
    }
  }
  if (row) throw new Dt4Error('A row has no end.');
  return rows;
}

function cellOf(groups: Record<string, string | undefined>, large: H2LargeValues): Dt4Cell {
  if (groups.word !== undefined) return groups.word === 'NULL' ? null : groups.word === 'TRUE';
  if (groups.number !== undefined) return Number(groups.number);
  if (groups.lobId !== undefined) {
    const id = Number(groups.lobId);
    const value = groups.lob === 'CLOB' ? large.takeText(id) : large.takeBytes(id);
    if (value === undefined) throw new Dt4Error(`The large value ${id} does not stand before its row.`);
    return value;
  }
  const text = (groups.text ?? '').replaceAll("''", "'");
  switch (groups.kind) {
    case 'U&':
      return readH2Escapes(text);
    case 'X':
      return readHex(text);
    case 'TIMESTAMP ':
      return { local: readLocal(text) };
    case 'TIMESTAMP WITH TIME ZONE ':
      return readInstant(text);
    case 'DATE ':
      return { local: `${text}T00:00:00.000` };
    default:
      return text;
  }
}

/** Text of `U&'…'`: `\xxxx` and `\+xxxxxx` are code points, `\\` is a backslash. */
function readH2Escapes(text: string): string {
  return text.replaceAll(/\\(?:\\|\+([0-9a-f]{6})|([0-9a-f]{4})|)/gi, (whole, long, short) => {
    if (whole === '\\\\') return '\\';
    const digits: string | undefined = long ?? short;
    const code = Number.parseInt(digits ?? '', 16);
    if (Number.isNaN(code) || code > 0x10ffff) throw new Dt4Error('An escape of a text cannot be read.');
    return String.fromCodePoint(code);
  });
}

function readHex(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'hex');
  if (bytes.length * 2 !== text.length) throw new Dt4Error('A binary value has digits that are none.');
  return bytes;
}

function readLocal(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?$/.exec(text);
  if (!parts) throw new Dt4Error(`"${text}" is no time.`);
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0').slice(0, 3)}`;
}

function readInstant(text: string): Date {
  const parts = /^(.*?)([+-]\d\d)(?::?(\d\d))?$/.exec(text);
  if (!parts) throw new Dt4Error(`"${text}" is no time with a zone.`);
  return new Date(Date.parse(`${readLocal(parts[1] ?? '')}${parts[2]}:${parts[3] ?? '00'}`));
}
