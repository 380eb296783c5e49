import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ar } from './ar.ts';
import { type Entry, textEntry } from './entry.ts';
import { tar } from './tar.ts';
import { writeGzip } from './write-archive.ts';

const LONG = `${'deep/'.repeat(40)}${'name-'.repeat(30)}.txt`;
const MIDDLE = `${'folder-of-a-name/'.repeat(7)}file.txt`;

const entries: Entry[] = [
  textEntry('b.txt', 'second'),
  textEntry('bin/run', '#!/bin/sh\necho ran\n', true),
  { path: 'a-link', link: 'bin/run' },
  { path: 'far-link', link: LONG },
  textEntry(LONG, 'long'),
  textEntry(MIDDLE, 'middle'),
  textEntry('straße.txt', 'umlaut'),
  textEntry('empty', ''),
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waybill-archive-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a tar archive', () => {
  it('is unpacked by tar with names, contents, modes, links, and the one time', async () => {
    await pack('all.tar.gz', entries);
    run('tar', ['-xzf', 'all.tar.gz']);
    expect(read(`top/${LONG}`)).toBe('long');
    expect(read(`top/${MIDDLE}`)).toBe('middle');
    expect(read('top/straße.txt')).toBe('umlaut');
    expect(read('top/empty')).toBe('');
    expect(readlinkSync(path.join(folder, 'top/a-link'))).toBe('bin/run');
    expect(readlinkSync(path.join(folder, 'top/far-link'))).toBe(LONG);
    expect(run(path.join(folder, 'top/bin/run'), [])).toBe('ran\n');
    const { mode, mtimeMs } = statSync(path.join(folder, 'top/b.txt'));
    expect([mode & 0o777, mtimeMs]).toEqual([0o644, 1_700_000_000_000]);
    expect(statSync(path.join(folder, 'top/kept')).mode & 0o7777).toBe(0o2770);
  });

  it('is the same bytes whatever the order of what goes in, and other ones for another content', async () => {
    const first = await pack('first', entries);
    const second = await pack('second', entries.toReversed());
    expect(second).toEqual({ ...first, file: second.file });
    const third = await pack('third', [...entries.slice(1), textEntry('b.txt', 'Second')]);
    expect(third.sha256).not.toBe(first.sha256);
    expect(third.contentSha256).not.toBe(first.contentSha256);
  });

  it('belongs to root and says no other time, also in the header of gzip', async () => {
    await pack('all.tar.gz', entries);
    const lines = run('tar', ['--numeric-owner', '--utc', '-tvzf', 'all.tar.gz']).trim().split('\n');
    expect(lines.filter((line) => !line.includes(' 0/0 ') || !line.includes(' 2023-11-14 22:13 '))).toEqual(
      [],
    );
    expect(readFileSync(path.join(folder, 'all.tar.gz')).readUInt32LE(4)).toBe(0);
  });

  it('refuses a path that stands there twice', async () => {
    await expect(pack('twice', [...entries, textEntry('b.txt', 'again')])).rejects.toThrow(
      '"b.txt" stands twice in the archive.',
    );
  });
});

describe('an ar archive', () => {
  it('is what ar reads, members of an odd length included', () => {
    const members = [
      { name: 'debian-binary', content: Buffer.from('2.0\n') },
      { name: 'odd', content: Buffer.from('odd') },
      { name: 'last', content: Buffer.from('last') },
    ];
    writeFileSync(path.join(folder, 'a.deb'), ar(members, 1_700_000_000));
    expect(run('ar', ['t', 'a.deb'])).toBe('debian-binary\nodd\nlast\n');
    expect(run('ar', ['p', 'a.deb', 'odd'])).toBe('odd');
    expect(run('ar', ['p', 'a.deb', 'last'])).toBe('last');
  });
});

function pack(name: string, packed: Entry[]) {
  const options = { time: 1_700_000_000, prefix: 'top/', folders: [{ path: 'kept', mode: 0o2770 }] };
  return writeGzip(path.join(folder, name), tar(packed, options));
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`, { cause: error });
  return stdout;
}

function read(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
