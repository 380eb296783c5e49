import { readSharedText } from '@waybill/test-kit';
import type { Connection } from 'mysql2/promise';

/** How many rows are written by one statement. */
const batchSize = 500;

/**
 * Fills a database of MariaDB with the dump of a real Dependency-Track on PostgreSQL: its tables with the types that
 * Dependency-Track uses on MySQL, and all rows. Times become what a clock in UTC showed.
 */
export async function fillMariadb(connection: Connection): Promise<void> {
  const dump = readSharedText('dt4/pg/dt4.sql.gz');
  await connection.query("set sql_mode = 'ANSI_QUOTES', names utf8mb4");
  const types = new Map<string, Map<string, string>>();
  for (const [, table = '', body = ''] of dump.matchAll(/^CREATE TABLE public\."(\w+)" \(\n(.*?)\n\);$/gms)) {
    const columns = [...body.matchAll(/^ {4}"(\w+)" (.*?)(?: DEFAULT .*?)?( NOT NULL)?,?$/gm)];
    const definitions = columns.map(
      ([, name, type = '', notNull = '']) => `"${name}" ${typeOf(type)}${notNull}`,
    );
    types.set(table, new Map(columns.map(([, name = '', type = '']) => [name, type])));
    await connection.query(`create table "${table}" (${definitions.join(', ')}) engine = InnoDB`);
  }
  for (const [, table = '', list = '', rows = ''] of dump.matchAll(
    /^COPY public\."(\w+)" \((.*?)\) FROM stdin;\n(.*?)^\\\.$/gms,
  )) {
    const columns = list.split(', ').map((name) => name.slice(1, -1));
    const values = rows
      .split('\n')
      .filter((line) => line !== '')
      .map((line) =>
        line.split('\t').map((cell, i) => storedValue(cell, types.get(table)?.get(columns[i] ?? ''))),
      );
    for (let at = 0; at < values.length; at += batchSize) {
      await connection.query(`insert into "${table}" (${list}) values ?`, [values.slice(at, at + batchSize)]);
    }
  }
}

/** What DataNucleus makes of a type on MySQL. Long texts are apart from their rows, which may have 64 KiB. */
function typeOf(type: string): string {
  const length = Number(/^character varying\((\d+)\)$/.exec(type)?.[1] ?? 0);
  if (length > 0) return length > 255 ? 'mediumtext' : `varchar(${length})`;
  if (type === 'boolean') return 'bit(1)';
  if (type === 'bytea') return 'mediumblob';
  if (type === 'text') return 'mediumtext';
  if (type.startsWith('timestamp')) return 'datetime(3)';
  if (type === 'double precision') return 'double';
  return type.replace('numeric', 'decimal');
}

function storedValue(cell: string, type = ''): unknown {
  if (cell === '\\N') return null;
  if (type === 'boolean') return Buffer.from([cell === 't' ? 1 : 0]);
  if (type.startsWith('timestamp')) return cell.replace(/\+00$/, '');
  const text = cell.replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
  return type === 'bytea' ? Buffer.from(text.slice(2), 'hex') : text;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };
