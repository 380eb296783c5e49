// Public to other features.
import { existsSync, statSync } from 'node:fs';
import { Dt4Error } from '@waybill/dt4';
import { openPostgres } from './dt4-postgres.queries.ts';
import { openScript } from './script-source.ts';
import type { Dt4Source } from './source.ts';

/**
 * Opens the database or file that a text names.
 * @throws Dt4Error for what is neither, and for databases that cannot be read yet
 */
export async function openSource(from: string): Promise<Dt4Source> {
  const scheme = /^(?:jdbc:)?([a-z0-9+]+):/i.exec(from)?.[1]?.toLowerCase();
  if (existsSync(from)) {
    if (statSync(from).isFile()) return openScript(from);
    throw new Dt4Error(`"${from}" is no file.`);
  }
  if (scheme === 'postgresql' || scheme === 'postgres') return openPostgres(readUrl(from));
  if (scheme && ['mysql', 'mariadb', 'sqlserver', 'mssql'].includes(scheme)) {
    throw new Dt4Error('Databases of MySQL, MariaDB and SQL Server cannot be read yet.');
  }
  if (scheme === 'h2') {
    throw new Dt4Error(
      'A database of H2 is read from a script: stop Dependency-Track, write one with org.h2.tools.Script, and give that file.',
    );
  }
  if (scheme && from.includes('://')) throw new Dt4Error(`"${scheme}" is no database that can be read.`);
  throw new Dt4Error(`There is no file "${from}".`);
}

/** People copy the URL of Java's driver from their configuration. */
function readUrl(from: string): string {
  const url = from.replace(/^jdbc:/i, '');
  if (URL.canParse(url) && new URL(url).hostname !== '') return url;
  throw new Dt4Error(
    'The URL of the database cannot be read. It looks like postgresql://user@host:5432/dtrack.',
  );
}
