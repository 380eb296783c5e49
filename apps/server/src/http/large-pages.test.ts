import { describe, expect, it } from 'vitest';
import { holdsNoConnection, withoutConnection } from '../db/list/batches.ts';
import type { Page } from '../db/list/page.ts';
import { readPage } from './large-pages.ts';
import type { AnyList } from './send-result.ts';

const all = Array.from({ length: 12_345 }, (_, n) => n);
const page = (facts: Partial<Page> = {}): Page => ({
  offset: 0,
  limit: undefined,
  search: undefined,
  order: undefined,
  ...facts,
});

/** A list that can go on by a cursor, or only by an offset. */
function listOf(hasCursors: boolean) {
  const asked: number[] = [];
  const read = async ({ offset, limit = all.length, cursor }: Page): Promise<AnyList> => {
    asked.push(limit);
    const from = cursor === undefined ? offset : Number(cursor);
    const rows = all.slice(from, from + limit);
    const total = cursor === undefined ? all.length : undefined;
    const next = hasCursors && from + limit < all.length ? `${from + limit}` : undefined;
    return { total, next, rows };
  };
  return { asked, read };
}

async function rowsOf(list: AnyList): Promise<unknown[]> {
  if (list.rows) return [...list.rows];
  const rows: unknown[] = [];
  for await (const batch of list.batches) rows.push(...batch);
  return rows;
}

describe('a page of a list', () => {
  it('is read as one up to the largest page', async () => {
    const { asked, read } = listOf(true);
    expect(await readPage(page({ limit: 10_000 }), read)).toMatchObject({ total: 12_345, next: '10000' });
    expect(asked).toEqual([10_000]);
  });

  it.each([true, false])('is read in parts beyond it, with cursors: %s', async (hasCursors) => {
    for (const [facts, expected] of [
      [{}, all],
      [{ limit: 999_999_999 }, all],
      [{ limit: 11_000 }, all.slice(0, 11_000)],
      [{ limit: 11_000, offset: 2_000 }, all.slice(2_000)],
      [{ limit: 11_000, offset: 13_000 }, []],
    ] as const) {
      const { asked, read } = listOf(hasCursors);
      const list = (await readPage(page(facts), read)) as AnyList;
      expect(list).toMatchObject({ total: 12_345 });
      expect(list.next).toBeUndefined();
      // Nothing is read before the reader wants it.
      expect(asked).toEqual([500]);
      expect(await rowsOf(list)).toEqual(expected);
      expect(Math.max(...asked)).toBeLessThanOrEqual(hasCursors ? 500 : 5_000);
    }
  });

  it('goes on behind a cursor to the end', async () => {
    const { read } = listOf(true);
    const list = (await readPage(page({ cursor: '300', hasCursor: true }), read)) as AnyList;
    expect(await rowsOf(list)).toEqual(all.slice(300));
  });

  it('waits for its reader only where its parts hold no connection meanwhile', async () => {
    const readBy = (batches: AsyncIterable<readonly number[]>) =>
      readPage(page(), async () => ({ total: 1, batches })) as Promise<{ batches: object }>;
    async function* batches() {
      yield [1];
    }
    expect(holdsNoConnection((await readBy(withoutConnection(batches()))).batches)).toBe(true);
    expect(holdsNoConnection((await readBy(batches())).batches)).toBe(false);
  });

  it('passes on what is no list', async () => {
    expect(await readPage(page(), async () => 'sent')).toBe('sent');
  });
});
