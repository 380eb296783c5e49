import { largestPage } from '@waybill/api-contract/server';
import { holdsNoConnection, withoutConnection } from '../db/list/batches.ts';
import type { Page } from '../db/list/page.ts';
import { type AnyList, isList } from './send-result.ts';

/** Rows of a longer page that are read at once, where the next part begins behind the last one. */
const partRows = 500;
/** Where it is counted off instead, fewer and longer parts cost less. */
const countedPartRows = 5_000;
/** Longer pages count as large answers: clients that do not choose a size get this many rows. */
const ordinaryRows = 100;

/** True if so many rows may be asked for that their memory has to be shared out. */
export function isLargePage({ limit }: Page): boolean {
  return limit === undefined || limit > ordinaryRows;
}

/**
 * Reads a page. One beyond the largest is read in parts while it is sent, each from where the last one ended, so that it
 * takes as much memory as a part. Rows that change meanwhile are seen as they are when their part is read.
 * @param read answers a page of the list; what is no list is passed on
 */
export async function readPage(page: Page, read: (page: Page) => Promise<unknown>): Promise<unknown> {
  const { limit = Number.POSITIVE_INFINITY } = page;
  if (limit <= largestPage) return read(page);
  const first = await read({ ...page, limit: partRows, hasCursor: true });
  if (!isList(first)) return first;
  const { next: _, rows: __, ...others } = first as AnyList & { rows?: readonly unknown[] };
  const batches = readOn(page, first, read, first.next !== undefined);
  // Then nothing is read before its reader wants it; else all of it is, so that a connection comes free.
  const isFree = first.rows !== undefined || holdsNoConnection(first.batches);
  return { ...others, batches: isFree ? withoutConnection(batches) : batches };
}

/** @param part its rows are let go of when they have been sent, as those of the parts behind it */
async function* readOn(
  page: Page,
  part: AnyList,
  read: (page: Page) => Promise<unknown>,
  knowsCursors: boolean,
) {
  const { total = 0 } = part;
  yield* batchesOf(part);
  let offset = page.offset + partRows;
  const atOnce = knowsCursors ? partRows : countedPartRows;
  const end = page.offset + (page.limit ?? Number.POSITIVE_INFINITY);
  // Lists that know no cursors go on by their offset.
  const isMore = () => part.next !== undefined || (!knowsCursors && offset < total);
  for (; isMore() && offset < end; offset += atOnce) {
    const limit = Math.min(atOnce, end - offset);
    const place = part.next === undefined ? { offset } : { offset: 0, cursor: part.next };
    part = (await read({ ...page, limit, hasCursor: true, ...place })) as AnyList;
    yield* batchesOf(part);
  }
}

async function* batchesOf(list: AnyList) {
  if (list.rows) yield list.rows;
  else yield* list.batches;
}
