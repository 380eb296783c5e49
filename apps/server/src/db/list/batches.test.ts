import { describe, expect, it } from 'vitest';
import { readInBatches } from './batches.ts';

const ids = Array.from({ length: 2_500 }, (_, i) => i);

async function collect(wanted: readonly number[]): Promise<string[][]> {
  const { batches } = await readInBatches({ total: ids.length, rows: wanted }, async (some) =>
    some.map((id) => `row ${id}`),
  );
  const seen: string[][] = [];
  for await (const batch of batches) seen.push([...batch]);
  return seen;
}

describe('a list in batches', () => {
  it('is one batch where it is short', async () => {
    expect(await collect([10, 11, 12])).toEqual([['row 10', 'row 11', 'row 12']]);
  });

  it('comes in pieces where it is long, in its order', async () => {
    const batches = await collect(ids);
    expect(batches.map((batch) => batch.length)).toEqual([1000, 1000, 500]);
    expect(batches.flat()).toEqual(ids.map((id) => `row ${id}`));
  });

  it('asks for nothing where it is empty', async () => {
    const { batches } = await readInBatches({ total: 7, rows: [] }, () => Promise.reject(new Error('asked')));
    for await (const batch of batches) expect(batch).toEqual([]);
  });

  it('fails before it begins when the first rows cannot be read', async () => {
    const broken = readInBatches({ total: 1, rows: [1] }, () => Promise.reject(new Error('no database')));
    await expect(broken).rejects.toThrow('no database');
  });
});
