import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { cycloneDx, library } from '../bom.fixtures.ts';
import { createBomReaders } from './bom-readers.ts';
import type { PrepareSettings } from './reader-protocol.ts';
import { type Reader, startReader } from './start-reader.ts';

const valid = new TextEncoder().encode('{"bomFormat":"CycloneDX","specVersion":"1.6"}');

/** Takes far more than 64 MB to read. */
const large = new Uint8Array(
  Buffer.from(
    JSON.stringify({
      ...cycloneDx([]),
      components: Array.from({ length: 24 }, (_, i) => ({
        ...library(`a${i}`),
        properties: Array.from({ length: 30_000 }, (_, k) => ({ name: `name ${k}`, value: `value ${k}` })),
      })),
    }),
  ),
);

const settings: PrepareSettings = {
  licenses: [],
  internal: { groupsRegex: undefined, namesRegex: undefined, matchMode: undefined },
};

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

/** The processes that `work` started. */
async function newChildren(work: () => Promise<unknown>): Promise<number[]> {
  const before = new Set(children());
  await work();
  const pids = children().filter((pid) => !before.has(pid));
  started.push(...pids);
  return pids;
}

function children(): number[] {
  return readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function isRunning(pid: number): boolean {
  return children().includes(pid);
}

describe('BOM readers', () => {
  it('read in a process that can write nothing, start nothing and knows no secret', async () => {
    process.env.WAYBILL_SECRET_KEY = 'of nobody else';
    const readers = createBomReaders();
    const [pid, ...others] = await newChildren(async () => {
      expect(await readers.validate(valid)).toMatchObject({ ok: true, specVersion: '1.6' });
    });
    expect(others).toEqual([]);
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('WAYBILL');
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    expect(args).toContain('--permission');
    expect(args.filter((each) => /^--allow-(?!fs-read=)(?!fs-write=.*compiled$)/.test(each))).toEqual([]);
  });

  it('use a process again, and end it when it is idle', async () => {
    const readers = createBomReaders({ idleMs: 300 });
    const [pid = 0, ...others] = await newChildren(async () => {
      await readers.validate(valid);
      await readers.validate(valid);
    });
    expect(others).toEqual([]);
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
    expect(await readers.validate(valid)).toMatchObject({ ok: true });
  });

  it('refuse a document that takes more memory than it may, and read the next one', async () => {
    const readers = createBomReaders({ maxHeapMb: 64 });
    expect(await readers.prepare(large, settings)).toMatchObject({
      ok: false,
      detail: 'The document needs more memory than a BOM may take',
    });
    expect(await readers.validate(valid)).toMatchObject({ ok: true });
  });

  it('refuse a document that takes too long, and end its process', async () => {
    // No process starts within that time.
    const readers = createBomReaders({ timeoutMs: 20 });
    const [pid = 0] = await newChildren(async () => {
      expect(await readers.prepare(large, settings)).toMatchObject({
        ok: false,
        detail: 'The document took longer than 0.02 s to read',
      });
    });
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });

  it('read a document again when its process was killed, and refuse it the second time', async () => {
    const starts = [startDying, startReader, startDying, startDying];
    const start = (maxHeapMb: number) => (starts.shift() ?? startReader)(maxHeapMb);
    const once = createBomReaders({ start });
    expect(await once.validate(valid)).toMatchObject({ ok: true });
    const twice = createBomReaders({ start });
    expect(await twice.validate(valid)).toMatchObject({
      ok: false,
      detail: 'The document could not be read: the process that read it ended twice (SIGKILL)',
    });
    expect(starts).toEqual([]);
  });

  it('blame no document when no process can start', async () => {
    // Not even Node itself fits.
    const readers = createBomReaders({ maxHeapMb: 2 });
    await expect(readers.validate(valid)).rejects.toThrow(/^A process that reads BOMs did not start \(/);
  });

  it('read with a new process when the idle one has died', async () => {
    const readers = createBomReaders();
    const [pid = 0] = await newChildren(() => readers.validate(valid));
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
    expect(await readers.validate(valid)).toMatchObject({ ok: true });
  });

  it('are not stopped by the signals that stop a server', async () => {
    const readers = createBomReaders();
    const [pid = 0] = await newChildren(() => readers.validate(valid));
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
    expect(await readers.validate(valid)).toMatchObject({ ok: true });
    expect(isRunning(pid)).toBe(true);
  });
});

/** A reader that is killed over whatever it is asked. */
function startDying(): Reader {
  const script =
    "process.send({ kind: 'ready' }); process.on('message', () => process.kill(process.pid, 'SIGKILL'))";
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
  return { process: spawn(process.execPath, ['-e', script], { stdio: [...stdio] }), isReady: false };
}
