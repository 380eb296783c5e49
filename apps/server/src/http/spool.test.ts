import { type FileHandle, open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { spool } from './spool.ts';
import { openSpoolFile } from './spool-file.ts';

/** The prototype of all files. */
let files: FileHandle;
let write: FileHandle['write'];

beforeAll(async () => {
  const file = await open(import.meta.filename);
  files = Object.getPrototypeOf(file) as FileHandle;
  write = files.write;
  await file.close();
});
afterEach(() => {
  files.write = write;
  vi.unstubAllEnvs();
});

// Not a mock: it would keep what it was called with.
function fillDisk(): void {
  files.write = () => Promise.reject(new Error('ENOSPC'));
}

const megabyte = 'x'.repeat(1024 * 1024);

async function* megabytes(count: number) {
  for (let n = 0; n < count; n++) yield megabyte;
}

/** Reads an answer after its source has lost its patience. */
async function readLate(count: number): Promise<string> {
  let isOver = false;
  const readable = await spool(megabytes(count), 'late', () => {
    isOver = true;
  });
  await sleep(400);
  const all = await text(readable);
  expect(isOver).toBe(true);
  return all;
}

describe('an answer that is read late', () => {
  it('waits in a file', async () => {
    expect(await readLate(3)).toBe(megabyte.repeat(3));
  });

  it('is whole where no file can be opened', async () => {
    vi.stubEnv('TMPDIR', '/nowhere');
    expect(await readLate(3)).toBe(megabyte.repeat(3));
  });

  it('is whole where the disk is full', async () => {
    fillDisk();
    expect(await readLate(3)).toBe(megabyte.repeat(3));
  });
});

it('what a full disk has not taken counts for nobody', async () => {
  const file = await openSpoolFile('unlucky');
  const large = Buffer.alloc(32 * 1024 * 1024, 'x').toString();
  fillDisk();
  for (let n = 0; n < 17; n++) expect(await file.write(large)).toBe(false);
  files.write = write;
  expect(await file.write('x')).toBe(true);
  await file.close();
});
