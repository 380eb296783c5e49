// Public to other features.
import { existsSync, statSync } from 'node:fs';
import { Dt4Error } from '@waybill/dt4';
import { readDatabaseUrl, titleOf } from './database-url.ts';
import { openMysql } from './dt4-mysql.queries.ts';
import { openPostgres } from './dt4-postgres.queries.ts';
import { openSqlServer } from './dt4-sql-server.queries.ts';
import { openScript } from './script-source.ts';
import type { Dt4Source } from './source.ts';

/**
 * Opens the database or file that a text names.
 * @param password of the database, where its URL has none
 * @throws Dt4Error for what is neither
 */
export async function openSource(from: string, password?: string): Promise<Dt4Source> {
  if (existsSync(from)) {
    if (statSync(from).isFile()) return openScript(from);
    throw new Dt4Error(`"${from}" is no file.`);
  }
  if (schemeOf(from) === undefined) throw new Dt4Error(`There is no file "${from}".`);
  return openDatabase(from, password);
}

/**
 * Opens the database that a URL names, and never a file.
 * @throws Dt4Error
 */
export async function openDatabase(from: string, password?: string): Promise<Dt4Source> {
  const scheme = schemeOf(from);
  if (scheme === 'postgresql' || scheme === 'postgres') return openPostgres(readUrl(from), password);
  if (scheme === 'mysql' || scheme === 'mariadb') return openMysql(from, password);
  if (scheme === 'sqlserver' || scheme === 'mssql') return openSqlServer(from, password);
  if (scheme === 'h2') {
    throw new Dt4Error(
      'A database of H2 is read from a script: stop Dependency-Track, write one with org.h2.tools.Script, and give that file.',
    );
  }
  throw notReadable(scheme);
}

/** Where a database is that a URL names, without connecting to it. @throws Dt4Error for a URL that cannot be read */
export function describeDatabase(from: string): { readonly title: string; readonly host: string } {
  const scheme = schemeOf(from);
  const example = scheme === undefined ? undefined : examples[scheme];
  if (example === undefined) throw notReadable(scheme);
  const address = readDatabaseUrl(from, example);
  const odd = overriding.find((name) => address.parameters.has(name));
  if (odd !== undefined) throw new Dt4Error(`The URL of the database must not have "${odd}" as a parameter.`);
  return { title: titleOf(address), host: address.host };
}

/** Parameters by which a driver would go elsewhere than the URL says, or read files of this server. */
const overriding = [
  'host',
  'hostaddr',
  'port',
  'sslcert',
  'sslkey',
  'sslrootcert',
  'sslpassword',
  'service',
  'socketpath',
];

const examples: Readonly<Record<string, string>> = {
  postgresql: 'postgresql://user@host:5432/dtrack',
  postgres: 'postgresql://user@host:5432/dtrack',
  mysql: 'mysql://user@host:3306/dtrack',
  mariadb: 'mysql://user@host:3306/dtrack',
  sqlserver: 'sqlserver://user@host:1433/dtrack',
  mssql: 'sqlserver://user@host:1433/dtrack',
};

function schemeOf(from: string): string | undefined {
  return /^(?:jdbc:)?([a-z0-9+]+):/i.exec(from)?.[1]?.toLowerCase();
}

function notReadable(scheme: string | undefined): Dt4Error {
  return new Dt4Error(
    scheme === undefined
      ? 'The URL of the database cannot be read. It looks like postgresql://user@host:5432/dtrack.'
      : `"${scheme}" is no database that can be read.`,
  );
}

/** People copy the URL of Java's driver from their configuration. */
function readUrl(from: string): string {
  const url = from.replace(/^jdbc:/i, '');
  if (URL.canParse(url) && new URL(url).hostname !== '') return url;
  throw new Dt4Error(
    'The URL of the database cannot be read. It looks like postgresql://user@host:5432/dtrack.',
  );
}
