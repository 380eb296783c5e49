import type { ListPage } from './page.ts';

/** How many rows of a list are read at once, however many are asked for. */
const batchSize = 1000;

/** A list as it is sent: how many there are in all, and the asked rows in batches. */
export interface Listing<T> extends Omit<ListPage<T>, 'rows'> {
  readonly batches: AsyncIterable<readonly T[]>;
}

/**
 * Reads the rows of a list batch by batch, so that one without paging is never whole in memory: only its ids are. The
 * first batch is read before the answer begins, so that what goes wrong is still answered as an error.
 * @param load answers the rows that are still there, in the order of their ids
 */
export async function readInBatches<Id, T>(
  { rows: ids, ...page }: ListPage<Id>,
  load: (ids: readonly Id[]) => Promise<readonly T[]>,
): Promise<Listing<T>> {
  const first = ids.length === 0 ? [] : await load(ids.slice(0, batchSize));
  async function* batches() {
    yield first;
    for (let at = batchSize; at < ids.length; at += batchSize)
      yield await load(ids.slice(at, at + batchSize));
  }
  return { ...page, batches: batches() };
}
