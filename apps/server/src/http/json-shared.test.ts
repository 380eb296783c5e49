import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedJsonArray } from './json-shared.ts';

async function textOf(...batches: (readonly unknown[])[]): Promise<string> {
  async function* read() {
    yield* batches;
  }
  const pieces: Buffer[] = [];
  for await (const piece of sharedJsonArray(read())) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe('sharedJsonArray', () => {
  it('writes what JSON.stringify writes, whatever the rows are', async () => {
    const row = fc.dictionary(fc.string(), fc.option(fc.jsonValue(), { nil: undefined }));
    const property = fc.asyncProperty(fc.array(row), fc.array(row), async (first, second) => {
      expect(await textOf(first, second)).toBe(JSON.stringify([...first, ...second]));
    });
    await fc.assert(property, { numRuns: 200 });
  });

  it('writes an object that rows share once, and the same in the next answer', async () => {
    let written = 0;
    const vulnerability = { toJSON: () => ({ vulnId: 'CVE-2026-1', written: ++written }) };
    const expected = '[{"n":1,"vulnerability":{"vulnId":"CVE-2026-1","written":1}}]';
    expect(await textOf([{ n: 1, vulnerability }])).toBe(expected);
    expect(await textOf([{ n: 1, vulnerability }])).toBe(expected);
  });

  it('parts long answers between two rows, and rows longer than a part are whole', async () => {
    const rows = Array.from({ length: 40 }, (_, n) => ({
      n,
      text: 'é€😀'.repeat(n % 10 === 3 ? 60_000 : 3_000),
    }));
    expect(await textOf(rows)).toBe(JSON.stringify(rows));
  });
});
