import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

describe('the lines of a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lines-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function linesOf(content: Uint8Array | string, gzip: boolean): Promise<string[]> {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    const lines: string[] = [];
    for await (const batch of readLines(file, gzip)) lines.push(...batch);
    return lines;
  }

  it('come in their order, the last one without its end', async () => {
    const text = Array.from({ length: 20_000 }, (_, n) => `zeile ${n} äöü`).join('\n');
    expect((await linesOf(text, false)).join('\n')).toBe(text);
    expect((await linesOf(gzipSync(text), true)).join('\n')).toBe(text);
  });

  it('are refused when one has no end, however far it unpacks', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, 'x'));
    await expect(linesOf(bomb, true)).rejects.toThrow('A line is longer than 1048576 characters');
  });
});
