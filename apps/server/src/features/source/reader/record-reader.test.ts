import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeZip } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReader, type Reader } from './reader.ts';
import { CorruptFileError, type ReaderInput } from './reader-protocol.ts';

const record = (id: string, more: object = {}) =>
  JSON.stringify({ id, modified: '2026-01-01T00:00:00Z', ...more });

describe('the reader thread', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'waybill-reader-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read<T>(
    input: Pick<ReaderInput, 'form'> & Partial<ReaderInput>,
    body: Buffer,
    use: (reader: Reader) => Promise<T>,
  ) {
    const file = path.join(folder, 'file');
    await writeFile(file, body);
    const reader = await openReader({ feed: 'osv', path: file, salt: '1', ...input });
    try {
      return await use(reader);
    } finally {
      await reader.close();
    }
  }
  const zip = (files: Record<string, string>) =>
    makeZip(Object.entries(files).map(([name, text]) => ({ name, body: Buffer.from(text) })));

  it('names records by their own id, whatever their file is called', async () => {
    const archive = await zip({
      'A-1.json': record('A-1'),
      'other.json': record('A-2'),
      'readme.txt': 'no record',
    });
    const chunk = await read({ form: 'osv-archive' }, archive, (reader) => reader.next());
    expect(chunk).toMatchObject({ ids: ['A-1', 'A-2'], problems: [] });
  });

  it('hashes a record together with the salt', async () => {
    const archive = await zip({ 'A-1.json': record('A-1') });
    const hash = async (salt: string) =>
      (await read({ form: 'osv-archive', salt }, archive, (reader) => reader.next()))?.hashes[0];
    expect(await hash('1')).toMatch(/^[0-9a-f]{32}$/);
    expect(await hash('1')).toBe(await hash('1'));
    expect(await hash('2')).not.toBe(await hash('1'));
  });

  it('makes rows of the records asked for, each coordinate once', async () => {
    const affected = (fixed: string) => ({
      affected: [
        {
          package: { ecosystem: 'npm', name: 'left-pad' },
          ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed }] }],
        },
      ],
    });
    const archive = await zip({
      'A-1.json': record('A-1', affected('1.0.0')),
      'A-2.json': record('A-2'),
      'A-3.json': record('A-3', { ...affected('2.0.0'), aliases: ['CVE-2026-0001'] }),
    });
    const rows = await read({ form: 'osv-archive' }, archive, async (reader) => {
      await reader.next();
      return reader.rows(0, [0, 2]);
    });
    expect(rows.count).toBe(2);
    expect(Buffer.from(rows.coordinates).toString()).toMatch(/^0\t0\tnpm\t\tleft-pad\t\d+\n$/);
    expect(
      Buffer.from(rows.ranges)
        .toString()
        .match(/^[02]\t0\t/gm),
    ).toEqual(['0\t0\t', '2\t0\t']);
    expect(rows.aliases).toEqual([{ osvId: 'A-3', cveId: 'CVE-2026-0001' }]);
  });

  it('leaves out records that are no JSON, have no id, or list too many versions', async () => {
    const versions = Array.from({ length: 50_001 }, (_, n) => `${n}`);
    const archive = await zip({
      'A-1.json': '{"id":"A-1",',
      'A-2.json': '{}',
      'A-3.json': record('A-3', { affected: [{ package: { ecosystem: 'npm', name: 'a' }, versions }] }),
    });
    const { chunk, rows } = await read({ form: 'osv-archive' }, archive, async (reader) => {
      const next = await reader.next();
      return { chunk: next, rows: await reader.rows(0, [0, 1]) };
    });
    expect(chunk?.problems).toEqual(['A-2.json is not JSON or has no id']);
    expect(rows).toMatchObject({ count: 0 });
    expect(rows.problems).toHaveLength(2);
    expect(rows.problems[1]).toContain('50001 versions');
  });

  it('refuses a file that is no archive, no gzip, or not the one that was meant', async () => {
    const failing = (form: ReaderInput['form'], body: Buffer, sha256?: string) =>
      read({ form, ...(sha256 ? { sha256 } : {}) }, body, (reader) => reader.next());
    await expect(failing('osv-archive', Buffer.from('no archive'))).rejects.toThrow(CorruptFileError);
    await expect(failing('nvd-feed', Buffer.from('no gzip'))).rejects.toThrow(CorruptFileError);
    const feed = gzipSync('{"vulnerabilities":[]}');
    await expect(failing('nvd-feed', feed.subarray(0, 12))).rejects.toThrow(CorruptFileError);
    await expect(failing('nvd-feed', feed, '0'.repeat(64))).rejects.toThrow('its .meta file states');
    expect(await failing('nvd-feed', feed)).toBeUndefined();
  });

  it('splits a long file into chunks and keeps the last two', async () => {
    const cves = Array.from({ length: 4_100 }, (_, n) => ({ cve: { id: `CVE-2026-${10_000 + n}` } }));
    const feed = gzipSync(JSON.stringify({ vulnerabilities: cves }));
    await read({ form: 'nvd-feed', feed: 'nvd' }, feed, async (reader) => {
      const sizes = [];
      for (let n = 0; n < 3; n++) sizes.push((await reader.next())?.ids.length);
      expect(sizes).toEqual([2_000, 2_000, 100]);
      expect((await reader.rows(1, [0])).count).toBe(1);
      expect(await reader.next()).toBeUndefined();
    });
  });
});
