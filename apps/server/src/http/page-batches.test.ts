import { describe, expect, it } from 'vitest';
import { readInBatches } from './page-batches.ts';
import type { Page } from './paging.ts';

const rows = Array.from({ length: 2_500 }, (_, i) => i);
const read = async ({ offset, limit }: Page) => rows.slice(offset, offset + (limit ?? 0));

async function collect(page: Partial<Page>): Promise<number[][]> {
  const whole = { offset: 0, limit: undefined, search: undefined, order: undefined, ...page };
  const { batches } = await readInBatches(whole, rows.length, read);
  const seen: number[][] = [];
  for await (const batch of batches) seen.push([...batch]);
  return seen;
}

describe('a list in batches', () => {
  it('is one page where there is paging', async () => {
    expect(await collect({ offset: 10, limit: 3 })).toEqual([[10, 11, 12]]);
  });

  it('comes whole, in pieces, where there is none', async () => {
    const batches = await collect({});
    expect(batches.map((batch) => batch.length)).toEqual([1000, 1000, 500]);
    expect(batches.flat()).toEqual(rows);
  });

  it('fails before it begins when the parameters are wrong', async () => {
    const wrong = readInBatches({ offset: 0, limit: 1, search: undefined, order: undefined }, 1, async () => {
      throw new Error('not sortable');
    });
    await expect(wrong).rejects.toThrow('not sortable');
  });
});
