import type { Transaction } from '../../../db/database.ts';
import { writePlainPages } from '../../../db/plain-pages.ts';
import { listFlawMembers, refreshFlaws } from '../../flaw/flaw.service.ts';
import { lockForFeed, rematchVulnerabilities } from '../../matching/matching.service.ts';
import { noteVulnerabilityChange } from '../../policy-evaluation/evaluate.service.ts';
import type { ReaderRows } from '../reader/reader-protocol.ts';
import { storeAliases } from './aliases.ts';
import { noteBefore, tellReasons } from './reason.queries.ts';
import { stageRecords } from './stage.queries.ts';
import {
  addHeads,
  countStaged,
  dropOutdated,
  type FeedRights,
  hasIdentities,
  listChanged,
  listNew,
  listRetold,
  replaceRanges,
  storeCoordinates,
  storeDocuments,
  updateHeads,
} from './store.queries.ts';

export interface StoredChange {
  /** Records written; older editions of known ones are left out. */
  stored: number;
  /** Matches that came and went. */
  added: number;
  removed: number;
}

/** So many records are part of a mirror; fewer, of what has changed since. */
const manyRows = 300;

/** Stores records with everything that follows from them: heads, documents, ranges, aliases, matches, counters. */
export async function storeRows(
  trx: Transaction,
  rights: FeedRights,
  rows: ReaderRows,
): Promise<StoredChange> {
  if (rows.count >= manyRows) await writePlainPages(trx);
  await stageRecords(trx, rows);
  // From here on uploads wait, so everything that needs no lock is done before.
  await lockForFeed(trx);
  if (rights.inOrder) await dropOutdated(trx, rights.feed);
  await addHeads(trx, rights);
  await noteBefore(trx);
  await updateHeads(trx, rights.feed);
  await storeDocuments(trx, rights.feed);
  await storeCoordinates(trx);
  await replaceRanges(trx, rights.feed);
  const stored = await countStaged(trx);
  const { regrouped, related } = await storeAliases(trx, rights.feed, rows.aliases, await listNew(trx));
  const retold = [...(await listRetold(trx)), ...related];
  const rescored = await refreshFlaws(trx, retold);
  // Without components there is nothing to match: a first mirror pays nothing for it.
  if (!(await hasIdentities(trx))) return { stored, added: 0, removed: 0 };
  await noteVulnerabilityChange(trx, retold);
  // All records of a flaw contribute to its fixes.
  const changed = await listFlawMembers(trx, await listChanged(trx));
  const affected = new Set([...changed, ...regrouped, ...rescored]);
  const matches = await rematchVulnerabilities(trx, [...affected]);
  await tellReasons(trx, rights.feed);
  return { stored, ...matches };
}
