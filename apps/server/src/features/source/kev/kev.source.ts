import { readFile } from 'node:fs/promises';
import { inTransaction } from '../../../db/database.ts';
import { SourceError } from '../download/source-error.ts';
import { mirrorFile } from '../mirror-file.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { isSourceOn } from '../source.settings.ts';
import type { Source } from '../source.ts';
import { replaceCatalog } from './kev.queries.ts';
import { parseCatalog } from './kev-entry.ts';

const fileName = 'known_exploited_vulnerabilities.json';
/** The real one has about 1.3 MB. */
const maxCatalogBytes = 64 * 1_048_576;

/** The catalog of known exploited vulnerabilities of CISA. */
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
  mirror: (run) => mirrorParts(run, 'kev', [fileName], mirrorCatalog),
};

function mirrorCatalog(run: PartRun): Promise<PartOutcome> {
  return mirrorFile(run, {
    baseSetting: 'kev.feeds.url',
    name: fileName,
    async read(file, bytes) {
      const { entries, malformed } = await readCatalog(file, bytes);
      if (malformed > 0) run.warn(`${malformed} entries without a CVE id were left out`);
      const changed = await inTransaction(run.db, (trx) => replaceCatalog(trx, entries));
      return { ...nothingRead, records: entries.length, changed };
    },
  });
}

async function readCatalog(file: string, bytes: number) {
  if (bytes > maxCatalogBytes)
    throw new SourceError('corrupt', `${fileName} is larger than ${maxCatalogBytes} bytes`);
  let document: unknown;
  try {
    document = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new SourceError('corrupt', `${fileName} is no JSON`, { cause: error });
  }
  const catalog = parseCatalog(document);
  if (!catalog) throw new SourceError('corrupt', `${fileName} has no list of vulnerabilities`);
  return catalog;
}
