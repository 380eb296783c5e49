import { readFile } from 'node:fs/promises';
import { inTransaction, type Transaction } from '../../../db/database.ts';
import { fileBelow } from '../../../outgoing/file-below.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { looksLikeJson } from '../../../outgoing/probe.ts';
import { markExploited } from '../../flaw/flaw.service.ts';
import { lockForFeed } from '../../matching/matching.service.ts';
import { mirrorFile } from '../mirror-file.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { isSourceOn } from '../source.settings.ts';
import type { Source } from '../source.ts';
import { replaceCatalog } from './kev.queries.ts';
import { type KevEntry, parseCatalog } from './kev-entry.ts';

const fileName = 'known_exploited_vulnerabilities.json';
/** The real one has about 1.3 MB; it is read into memory. */
const maxCatalogBytes = 50 * 1_048_576;

/** The catalog of known exploited vulnerabilities of CISA. */
export const kevSource: Source = {
  id: 'kev',
  title: 'CISA KEV',
  cadence: 'kev.mirror.cadence',
  firstRunAfterMs: 90_000,
  poll: 'kev.poll.minutes',
  probe: async (settings) => ({
    url: fileBelow(await settings.address('kev.feeds.url'), fileName),
    account: 'NONE',
    isExpected: looksLikeJson,
  }),
  async findObstacle(db) {
    if (await isSourceOn(db, 'kev.enabled')) return undefined;
    return { code: 'DISABLED', text: 'The CISA KEV source is disabled.' };
  },
  mirror: (run) => mirrorParts(run, 'kev', [fileName], mirrorCatalog),
};

function mirrorCatalog(run: PartRun): Promise<PartOutcome> {
  return mirrorFile(run, {
    baseSetting: 'kev.feeds.url',
    name: fileName,
    maxBytes: maxCatalogBytes,
    async read(file) {
      const { entries, malformed } = await readCatalog(file);
      // Entries that cannot be read may be of CVEs that are stored.
      const isWhole = malformed === 0;
      if (!isWhole) run.warn(`${malformed} entries without a CVE id were left out`);
      const changed = await inTransaction(run.db, (trx) => storeCatalog(trx, entries, isWhole));
      return { ...nothingRead, records: entries.length, changed };
    },
  });
}

async function storeCatalog(
  trx: Transaction,
  entries: readonly KevEntry[],
  isWhole: boolean,
): Promise<number> {
  const changed = await replaceCatalog(trx, entries, isWhole);
  if (changed === 0) return 0;
  // The same rows are written by the mirrors of vulnerabilities: one after the other, so that they never deadlock.
  await lockForFeed(trx);
  await markExploited(trx);
  return changed;
}

async function readCatalog(file: string) {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new OutgoingError('corrupt', `${fileName} is not JSON`, { cause: error });
  }
  const catalog = parseCatalog(document);
  if (!catalog || catalog.entries.length === 0)
    throw new OutgoingError(
      'corrupt',
      `${fileName} has no list of vulnerabilities, or another number of them than it says`,
    );
  return catalog;
}
