import type { ListPage } from './page.ts';

/** The number of rows of a list that are read at once, whatever the page size. */
const batchSize = 1000;

/** A list as it is sent: how many there are in all, and the asked rows in batches. */
export interface Listing<T> extends Omit<ListPage<T>, 'rows'> {
  readonly batches: AsyncIterable<readonly T[]>;
}

const readByKeys = new WeakSet<object>();

/** Says of batches what {@link holdsNoConnection} asks. */
export function withoutConnection<T extends object>(batches: T): T {
  readByKeys.add(batches);
  return batches;
}

/** True if the batches are read one statement each, with no connection held in between. */
export function holdsNoConnection(batches: object): boolean {
  return readByKeys.has(batches);
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
  async function* read() {
    yield first;
    for (let at = batchSize; at < ids.length; at += batchSize)
      yield await load(ids.slice(at, at + batchSize));
  }
  return { ...page, batches: withoutConnection(read()) };
}
