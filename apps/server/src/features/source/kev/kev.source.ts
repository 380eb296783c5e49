import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inTransaction } from '../../../db/database.ts';
import { discard, download } from '../download/download.ts';
import { SourceError } from '../download/source-error.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { isSourceOn, sourceUrl } from '../source.settings.ts';
import type { Source } from '../source.ts';
import { replaceCatalogue } from './kev.queries.ts';
import { parseCatalogue } from './kev-entry.ts';

const fileName = 'known_exploited_vulnerabilities.json';
/** The real one has about 1.3 MB. */
const maxCatalogueBytes = 64 * 1_048_576;

/** The catalogue of known exploited vulnerabilities of CISA. */
export const kevSource: Source = {
  id: 'kev',
  title: 'Known exploited vulnerabilities',
  cadence: 'kev.mirror.cadence',
  firstRunAfterMs: 90_000,
  async findObstacle(db) {
    return (await isSourceOn(db, 'kev.enabled'))
      ? undefined
      : 'The known exploited vulnerabilities are switched off.';
  },
  mirror: (run) => mirrorParts(run, 'kev', [fileName], mirrorCatalogue),
};

async function mirrorCatalogue(run: PartRun): Promise<PartOutcome> {
  const { state } = run;
  const file = path.join(run.workDir, fileName);
  const known = { etag: state?.etag ?? undefined, lastModified: state?.last_modified ?? undefined };
  const fetched = await download({
    url: () => sourceUrl(run.db, 'kev.feeds.url', fileName),
    file,
    known,
    signal: run.signal,
    now: run.now,
    onBytes: (received) => run.progress(0, 'fetching', `${received} bytes`),
  });
  if (!fetched.changed) return { keep: { ...known, records: state?.records ?? 0 }, result: nothingRead };
  try {
    const { entries, malformed } = await readCatalogue(file, fetched.bytes);
    if (malformed > 0) run.warn(`${malformed} entries without a CVE id were left out`);
    const changed = await inTransaction(run.db, (trx) => replaceCatalogue(trx, entries));
    return {
      keep: { etag: fetched.etag, lastModified: fetched.lastModified, records: entries.length },
      result: { ...nothingRead, records: entries.length, changed },
    };
  } finally {
    await discard(file);
  }
}

async function readCatalogue(file: string, bytes: number) {
  if (bytes > maxCatalogueBytes)
    throw new SourceError('corrupt', `${fileName} is larger than ${maxCatalogueBytes} bytes`);
  let document: unknown;
  try {
    document = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new SourceError('corrupt', `${fileName} is no JSON`, { cause: error });
  }
  const catalogue = parseCatalogue(document);
  if (!catalogue) throw new SourceError('corrupt', `${fileName} has no list of vulnerabilities`);
  return catalogue;
}
