import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTar, writeTar } from './tar.ts';

describe('an archive', () => {
  let folder: string;
  let archive: string;
  const contents: Record<string, string> = { 'a.json': '{}', 'b.txt': 'x'.repeat(1_000), empty: '' };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'waybill-tar-'));
    archive = path.join(folder, 'all.tar');
    const files = Object.entries(contents).map(([name, text]) => {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      return { name, bytes: text.length, file };
    });
    await writeTar(archive, files, new Date('2026-05-01T00:00:00Z'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is read again, and by tar as well', async () => {
    const bytes = readFileSync(archive);
    const entries = [...(await readTar(archive)).values()];
    expect(
      Object.fromEntries(
        entries.map((entry) => [
          entry.name,
          bytes.toString('utf8', entry.offset, entry.offset + entry.bytes),
        ]),
      ),
    ).toEqual(contents);
    expect(execFileSync('tar', ['-tf', archive], { encoding: 'utf8' }).split('\n')).toEqual([
      'a.json',
      'b.txt',
      'empty',
      '',
    ]);
  });

  it('that is cut off or none is refused', async () => {
    const other = path.join(folder, 'other');
    writeFileSync(other, readFileSync(archive));
    truncateSync(other, 1_200);
    await expect(readTar(other)).rejects.toThrow(/cut off/);
    writeFileSync(other, 'x'.repeat(2_000));
    await expect(readTar(other)).rejects.toThrow(/no archive/);
  });
});
