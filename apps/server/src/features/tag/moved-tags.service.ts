// Public to other features.
/** Tags that move in from another installation. Who asks has them take effect on their projects. */
import type { Transaction } from '../../db/database.ts';
import type { FactsByKey } from '../../db/followed-rows.ts';
import type { ImportResult } from '../../db/import-result.ts';
import {
  deleteMovedTagging,
  deleteUnusedTags,
  insertMovedTagging,
  insertMovedTags,
} from './moved-tags.queries.ts';
import { tagName } from './tag-name.ts';

/** Adds tags by their names, written as they are here. */
export async function moveTags(trx: Transaction, names: readonly string[]): Promise<ImportResult[]> {
  const made = await insertMovedTags(
    trx,
    names.map(tagName).filter((name) => name !== ''),
  );
  return names.map((name) => {
    if (made.delete(tagName(name))) return { outcome: 'written' };
    return { outcome: 'merged' };
  });
}

/** Gives projects, by their UUIDs, tags that are here. */
export async function moveTagging(
  trx: Transaction,
  pairs: readonly { readonly project: string; readonly tag: string }[],
): Promise<ImportResult[]> {
  const done = await insertMovedTagging(
    trx,
    pairs.map(({ project, tag }) => ({ project, tag: tagName(tag) })),
  );
  return pairs.map((_, n) => ({ outcome: done.has(n) ? 'written' : 'merged' }));
}

/** Takes from projects the tags that they do not have any more. */
export const endTagging = (trx: Transaction) => ({
  remove: (gone: FactsByKey) =>
    deleteMovedTagging(
      trx,
      [...gone.values()].map(({ project, tag }) => ({ project: String(project), tag: tagName(String(tag)) })),
    ),
});

/** Takes tags back that nothing has any more. */
export const takeBackTags = (trx: Transaction) => ({
  takeBack: (came: FactsByKey) => deleteUnusedTags(trx, [...came.keys()].map(tagName)),
});
