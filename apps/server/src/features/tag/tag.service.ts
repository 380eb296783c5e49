import type { Transaction } from '../../db/database.ts';
import { insertTags, replaceProjectTags } from './tag.queries.ts';
import { tagNames } from './tag-name.ts';

/** Creates tags on first use (contract §4). */
export async function ensureTags(trx: Transaction, names: readonly string[]): Promise<void> {
  await insertTags(trx, tagNames(names));
}

/** Makes the tags of a project equal to a list. */
export async function setProjectTags(
  trx: Transaction,
  projectId: number,
  names: readonly string[],
): Promise<void> {
  const wanted = tagNames(names);
  await insertTags(trx, wanted);
  await replaceProjectTags(trx, projectId, wanted);
}
