import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clusterVersion, openDataDirectory, openSocketDirectory } from './data-directory.ts';
import { startPostgres } from './postgres.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'waybill-dir-'));
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

describe('openDataDirectory', () => {
  it('makes the directory, and knows it again', () => {
    const directory = path.join(parent, 'a/b');
    expect(openDataDirectory(directory)).toBe(directory);
    writeFileSync(path.join(directory, 'anything'), '');
    expect(openDataDirectory(directory)).toBe(directory);
  });

  it('takes an empty volume', () => {
    mkdirSync(path.join(parent, 'lost+found'));
    expect(openDataDirectory(parent)).toBe(parent);
  });

  it('refuses a directory with other things in it and adds nothing', () => {
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(path.join(parent, name), '');
    expect(() => openDataDirectory(parent)).toThrow(
      `"${parent}" is not a data directory of Waybill: it holds "a", "b", "c" and 1 more and no "waybill.json".`,
    );
    expect(readdirSync(parent)).toHaveLength(4);
  });

  it.each([
    ['{"product":"waybill","layout":2}', 'has layout 2, this Waybill knows layout 1'],
    ['{"product":"freight"}', 'its "waybill.json" is not one of ours'],
    ['{"prod', 'its "waybill.json" is not one of ours'],
  ])('refuses one that is marked %s', (marker, reason) => {
    writeFileSync(path.join(parent, 'waybill.json'), marker);
    expect(() => openDataDirectory(parent)).toThrow(reason);
  });

  it('marks one again whose first start was killed while it did so', () => {
    writeFileSync(path.join(parent, 'waybill.json'), '');
    openDataDirectory(parent);
    expect(readFileSync(path.join(parent, 'waybill.json'), 'utf8')).toContain('"layout":1');
  });

  it('refuses a file', () => {
    const file = path.join(parent, 'file');
    writeFileSync(file, '');
    expect(() => openDataDirectory(file)).toThrow(`The data directory "${file}" cannot be used`);
  });
});

describe('clusterVersion', () => {
  it('is undefined without a cluster', () => {
    expect(clusterVersion(path.join(parent, 'postgres'))).toBeUndefined();
    mkdirSync(path.join(parent, 'postgres'));
    expect(clusterVersion(path.join(parent, 'postgres'))).toBeUndefined();
  });

  it('refuses a directory that holds something else', () => {
    writeFileSync(path.join(parent, 'notes.txt'), '');
    expect(() => clusterVersion(parent)).toThrow('it holds "notes.txt", but no PostgreSQL cluster');
  });

  it('stops a start on a cluster of another major version, with what to do', async () => {
    openDataDirectory(parent);
    const cluster = path.join(parent, 'postgres');
    mkdirSync(cluster);
    writeFileSync(path.join(cluster, 'PG_VERSION'), '15\n');
    await expect(startPostgres({ dataDir: parent })).rejects.toThrow(
      /is of PostgreSQL 15, but this Waybill brings PostgreSQL 18.*WAYBILL_DATABASE_URL/,
    );
    expect(readdirSync(cluster)).toEqual(['PG_VERSION']);
  });
});

describe('openSocketDirectory', () => {
  it('lies in the data directory, or elsewhere when that is too long for a socket', () => {
    expect(openSocketDirectory(parent)).toBe(path.join(parent, 'run'));
    const long = path.join(parent, 'x'.repeat(100));
    mkdirSync(long);
    const elsewhere = openSocketDirectory(long);
    expect(elsewhere.length).toBeLessThan(86);
    expect(openSocketDirectory(long)).toBe(elsewhere);
    rmSync(elsewhere, { recursive: true });
  });

  it('refuses one that others could enter', () => {
    mkdirSync(path.join(parent, 'run'), { mode: 0o755 });
    expect(() => openSocketDirectory(parent)).toThrow(/must be a directory of this user with mode 0700/);
  });
});
