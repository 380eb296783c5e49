import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buffersFor, sizeOfTables, usableMemory } from './buffers.ts';

const mib = 2 ** 20;
const gib = 2 ** 30;

describe('the buffers of a database', () => {
  it.each([
    ['a new one', 0, 16 * gib, 128],
    ['one that is not large', gib - 1, 16 * gib, 128],
    ['a large one', 1200 * mib, 16 * gib, 600],
    ['a very large one', 50 * gib, 64 * gib, 1024],
    ['a large one on a small machine', 50 * gib, 4 * gib, 512],
    ['a large one on a tiny machine', 50 * gib, gib / 2, 128],
  ])('%s', (_, bytes, memory, expected) => {
    expect(buffersFor(bytes, memory)).toBe(expected);
  });
});

describe('the size of the tables', () => {
  let cluster: string;
  beforeEach(() => {
    cluster = mkdtempSync(path.join(tmpdir(), 'waybill-cluster-'));
  });
  afterEach(() => rmSync(cluster, { recursive: true }));

  it('is 0 while there is no cluster', () => {
    expect(sizeOfTables(path.join(cluster, 'none'))).toBe(0);
  });

  it('is that of all databases, without the log', () => {
    for (const [folder, bytes] of [
      ['base/1', 100],
      ['base/5', 20],
      ['pg_wal', 3],
    ] as const) {
      mkdirSync(path.join(cluster, folder), { recursive: true });
      writeFileSync(path.join(cluster, folder, 'file'), Buffer.alloc(bytes));
    }
    expect(sizeOfTables(cluster)).toBe(120);
  });
});

it('knows how much memory there is', () => {
  expect(usableMemory()).toBeGreaterThan(64 * mib);
});
