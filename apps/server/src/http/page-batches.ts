import type { Page } from './paging.ts';

/** How many rows of a list without paging are read at once. */
const batchSize = 1000;

/** A list as it is sent: how many there are in all, and the asked rows in batches. */
export interface Listing<T> {
  readonly total: number;
  readonly batches: AsyncIterable<readonly T[]>;
}

/**
 * Reads one page, or a list without paging batch by batch, so that it is never whole in memory. The first batch is
 * read before the answer begins, so that a wrong parameter is still answered as one.
 */
export async function readInBatches<T>(
  page: Page,
  total: number,
  read: (window: Page) => Promise<readonly T[]>,
): Promise<Listing<T>> {
  const size = page.limit ?? batchSize;
  const first = await read({ ...page, limit: size });
  async function* batches() {
    yield first;
    if (page.limit !== undefined) return;
    for (let offset = page.offset + size; offset < total; offset += size) {
      yield await read({ ...page, offset, limit: size });
    }
  }
  return { total, batches: batches() };
}
