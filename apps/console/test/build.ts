import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { spend } from '../../server/test/spend.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** In a process of its own: under a test runner NODE_ENV is `test`, which would build React for development. */
async function build(output: string, ...options: string[]): Promise<void> {
  const startedAt = new Date();
  const vite = join(fileURLToPath(import.meta.resolve('vite')), '../../../bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [vite, 'build', ...options, '--logLevel', 'error'], { cwd: root, env });
  // As old as what was read: a source that is written while the build runs counts as newer.
  await utimes(join(output, 'index.html'), startedAt, startedAt);
}

async function newestMs(path: string): Promise<number> {
  const entry = await stat(path).catch(() => undefined);
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = await readdir(path);
  const times = await Promise.all(names.map((name) => newestMs(join(path, name))));
  return Math.max(0, ...times);
}

/** Runs `work` in one process at a time: several test files start together. */
function withLock(name: string, work: () => Promise<void>): Promise<void> {
  return spend('console build', () => holdLock(name, work));
}

async function holdLock(name: string, work: () => Promise<void>): Promise<void> {
  const lock = join(root, 'test', '.output', name);
  await mkdir(join(lock, '..'), { recursive: true });
  const staleMs = 120_000;
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch {
      const age = Date.now() - (await stat(lock).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
      if (age > staleMs) await rm(lock, { recursive: true, force: true });
      await sleep(200);
    }
  }
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function isStale(output: string, sources: readonly string[]): Promise<boolean> {
  const built = await stat(join(output, 'index.html')).catch(() => undefined);
  if (!built) return true;
  const times = await Promise.all(sources.map(newestMs));
  return Math.max(...times) >= built.mtimeMs;
}

const shared = ['src', 'public', 'vite.config.ts', 'lingui.config.ts'].map((name) => join(root, name));

/** Builds the console when its sources are newer than `dist`. */
export async function ensureConsoleBuilt(): Promise<string> {
  const output = join(root, 'dist');
  const sources = [...shared, join(root, 'index.html')];
  await withLock('console.lock', async () => {
    if (!(await isStale(output, sources))) return;
    await build(output);
  });
  return output;
}

/** Builds the page that shows every primitive of `ui/` alone; it is no part of the product. */
export async function ensureGalleryBuilt(): Promise<string> {
  const gallery = join(root, 'test', 'gallery');
  const output = join(root, 'test', '.output', 'gallery');
  await withLock('gallery.lock', async () => {
    if (!(await isStale(output, [...shared, gallery]))) return;
    await build(output, gallery, '--config', join(root, 'vite.config.ts'), '--outDir', output);
  });
  return output;
}
