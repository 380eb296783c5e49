// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { stopIfAborted } from '../../jobs/job.ts';
import { addTexts, countTexts, findDone, removeStrays } from './feed.queries.ts';
import type { TextKind } from './text-kind.ts';

export type { TextKind } from './text-kind.ts';

/** The index in which texts of a kind are looked for by their parts. */
export function textIndexOf(kind: TextKind): string {
  return kind === 'name' ? 'search_text_name_label' : 'search_text_coordinate_label';
}

/** The expected and the actual number of texts. */
export async function countKind(db: Database, kind: TextKind): Promise<{ rows: number; entries: number }> {
  return countTexts(db, kind);
}

/** Makes the texts of a kind what the rows say, as far as the index has been through them. */
export async function rebuildTexts(
  db: Database,
  kind: TextKind,
): Promise<{ added: number; removed: number }> {
  return inTransaction(db, async (trx) => {
    const removed = await removeStrays(trx, kind);
    const added = await addTexts(trx, kind, 0, await findDone(trx, kind));
    return { added, removed };
  });
}

/** Rows of one transaction. */
const slice = 50_000;
const kinds: readonly TextKind[] = ['name', 'package', 'cpe'];

/** Adds texts that the index should have and has not, a slice of rows at a time. @returns how many */
export async function addMissingTexts(db: Database, signal: AbortSignal): Promise<number> {
  let added = 0;
  for (const kind of kinds) {
    const done = await findDone(db, kind);
    for (let from = 0; from < done; from += slice) {
      stopIfAborted(signal);
      added += await inTransaction(db, (trx) => addTexts(trx, kind, from, Math.min(done, from + slice)));
    }
  }
  return added;
}
