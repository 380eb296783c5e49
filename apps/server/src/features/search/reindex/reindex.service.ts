import { type Database, inTransaction } from '../../../db/database.ts';
import { ownerOf, type Principal } from '../../../http/principal.ts';
import { stopIfAborted } from '../../../jobs/job.ts';
import { enqueue } from '../../../jobs/task.ts';
import { countKind, rebuildTexts, textIndexOf } from '../../search-index/rebuild.service.ts';
import { type IndexType, indexesOf } from './index-kinds.ts';
import { countRows, type IndexSize, rebuildIndex } from './reindex.queries.ts';

export const reindexKind = 'search.reindex';

/** Starts building indexes anew; the task tells what was done. */
export async function startReindex(
  db: Database,
  types: readonly IndexType[],
  caller: Principal,
): Promise<string> {
  return inTransaction(db, (trx) =>
    enqueue(trx, {
      kind: reindexKind,
      input: { types },
      subject: types.join(','),
      owner: ownerOf(caller),
      priority: 20,
    }),
  );
}

/** The result for a type: added and removed texts, and the number that the index finds now. */
export interface ReindexReport extends IndexSize {
  added: number;
  removed: number;
}

/** Builds everything anew that the searches of a type go by. */
export async function reindex(db: Database, type: IndexType, signal: AbortSignal): Promise<ReindexReport> {
  const { rows, texts } = indexesOf[type];
  let added = 0;
  let removed = 0;
  for (const kind of texts) {
    stopIfAborted(signal);
    const changed = await rebuildTexts(db, kind);
    added += changed.added;
    removed += changed.removed;
  }
  for (const index of new Set([...rows.map(({ index }) => index), ...texts.map(textIndexOf)])) {
    stopIfAborted(signal);
    await rebuildIndex(db, index);
  }
  return { added, removed, ...(await sizeOf(db, type)) };
}

/** The index among several with the largest difference. */
async function sizeOf(db: Database, type: IndexType): Promise<IndexSize> {
  const { rows, texts } = indexesOf[type];
  const sizes: IndexSize[] = [];
  for (const index of rows) sizes.push(await countRows(db, index));
  for (const kind of texts) sizes.push(await countKind(db, kind));
  return sizes.sort((a, b) => deltaOf(b) - deltaOf(a))[0] ?? { rows: 0, entries: 0 };
}

/** By how many percent of the larger number two numbers differ (contract §21). */
function deltaOf({ rows, entries }: IndexSize): number {
  const larger = Math.max(rows, entries);
  return larger === 0 ? 0 : (Math.abs(rows - entries) / larger) * 100;
}

export interface CheckReport extends IndexSize {
  /** Percent. */
  delta: number;
  rebuilt: boolean;
}

/** Compares what an index has with what it should have, and builds it anew above a threshold in percent. */
export async function checkIndex(
  db: Database,
  type: IndexType,
  threshold: number,
  signal: AbortSignal,
): Promise<CheckReport> {
  stopIfAborted(signal);
  const size = await sizeOf(db, type);
  const delta = deltaOf(size);
  const rebuilt = delta > threshold;
  if (rebuilt) await reindex(db, type, signal);
  return { ...size, delta, rebuilt };
}
