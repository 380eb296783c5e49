import { readFile } from 'node:fs/promises';
import { inTransaction } from '../../../db/database.ts';
import { SourceError } from '../download/source-error.ts';
import { mirrorFile } from '../mirror-file.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { isSourceOn } from '../source.settings.ts';
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

function mirrorCatalogue(run: PartRun): Promise<PartOutcome> {
  return mirrorFile(run, {
    baseSetting: 'kev.feeds.url',
    name: fileName,
    async read(file, bytes) {
      const { entries, malformed } = await readCatalogue(file, bytes);
      if (malformed > 0) run.warn(`${malformed} entries without a CVE id were left out`);
      const changed = await inTransaction(run.db, (trx) => replaceCatalogue(trx, entries));
      return { ...nothingRead, records: entries.length, changed };
    },
  });
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
