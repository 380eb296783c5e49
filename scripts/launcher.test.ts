import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;

/** A repository with our launcher, a small entry for each command, and a builder that only counts. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-launcher-'));
  cpSync(import.meta.dirname, path.join(root, 'scripts'), { recursive: true });
  write('package-lock.json', '{}');
  write('apps/server/src/cli/main.ts', ENTRY);
  write('apps/server/src/main.ts', ENTRY);
  write('apps/console/package.json', JSON.stringify({ dependencies: { '@waybill/purl': '0.1.0' } }));
  write('apps/console/src/main.tsx', 'first');
  write('packages/purl/package.json', '{}');
  write('packages/purl/src/index.ts', 'first');
  write('packages/api-contract/src/index.ts', '');
  write('docs/figures.md', '# Figures');
  write('scripts/docs-site/main.ts', DOCS_BUILDER);
  write('node_modules/vite/bin/vite.js', BUILDER);
  const wanted = createHash('sha256')
    .update('{}')
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  write(
    'node_modules/.cache/waybill/installation.json',
    JSON.stringify({ wanted, pinned: false, tools: true }),
  );
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const ENTRY = `
const words = JSON.stringify({ pid: process.pid, args: process.argv.slice(2), dataDir: process.env.WAYBILL_DATA_DIR });
if (process.argv.includes('stay')) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log(signal);
      setTimeout(() => process.exit(3), 200);
    });
  }
  setInterval(() => {}, 1000);
} else process.exitCode = Number(process.argv.at(-1));
// Last, so that whoever reads this finds everything in place.
console.log(words);
`;

const BUILDER = `
import { mkdirSync, appendFileSync, writeFileSync } from 'node:fs';
const target = process.argv[process.argv.indexOf('--outDir') + 1];
appendFileSync('../../builds.log', 'built\\n');
mkdirSync(target, { recursive: true });
writeFileSync(target + '/index.html', 'console');
if (process.env.BREAK) process.exit(7);
`;

const DOCS_BUILDER = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const target = process.argv[2];
appendFileSync('docs-builds.log', 'built\\n');
mkdirSync(target, { recursive: true });
writeFileSync(target + '/index.html', 'documentation');
`;

describe('the launcher', () => {
  it('runs a command on the server with its arguments and ends as it ends', async () => {
    const run = launch(['cli', 'bom', 'upload', '5']);
    expect(await run.said(1)).toMatchObject({ args: ['bom', 'upload', '5'] });
    expect(await run.ended()).toEqual({ code: 5, signal: null });
  });

  it('runs the conformance table by the script of package.json', async () => {
    const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'));
    const words: string[] = manifest.scripts.conformance.split(' ');
    write('scripts/conformance/main.ts', ENTRY);
    const run = launch([...words.slice(words.indexOf('scripts/waybill.mjs') + 1), '--json', '2']);
    expect(await run.said(1)).toMatchObject({ args: ['--json', '2'] });
    expect(await run.ended()).toEqual({ code: 2, signal: null });
  });

  it('explains itself when it does not know the command', async () => {
    const run = launch(['sail']);
    expect(await run.ended()).toEqual({ code: 1, signal: null });
    expect(run.errors()).toMatch(/Unknown command "sail"\. Usage: npm start/);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('passes %s on, once, and waits for the end', async (signal) => {
    const run = launch(['cli', 'stay']);
    await run.said(1);
    run.child.kill(signal);
    run.child.kill(signal);
    expect(await run.ended()).toEqual({ code: 3, signal: null });
    expect(run.lines().filter((line) => line === signal)).toHaveLength(1);
  });

  it('takes what it started with it when it is killed', async () => {
    const run = launch(['cli', 'stay']);
    const { pid } = await run.said(1);
    run.child.kill('SIGKILL');
    await waitUntil(() => run.lines().includes('SIGTERM'));
    await waitUntil(() => !isAlive(pid));
  });

  it.each([
    ['and its shell are', ''],
    ['is, but not its shell', 'sh -c '],
  ])('stops when npm, which started it, %s killed', async (_, shell) => {
    const launcher = `"$NODE" "$LAUNCHER" cli stay; exit`;
    const script = shell ? `sh -c '${launcher}'; exit` : launcher;
    const NODE = process.execPath;
    const LAUNCHER = path.join(root, 'scripts/waybill.mjs');
    const env = { ...process.env, npm_lifecycle_event: 'waybill', NODE, LAUNCHER };
    const run = follow(spawn('sh', ['-c', script], { env }));
    const { pid } = await run.said(1);
    run.child.kill('SIGKILL');
    await waitUntil(() => !isAlive(pid));
  });

  it('runs the demo in a data directory of its own and on no other database', async () => {
    const run = launch(['demo', '0'], { WAYBILL_DATA_DIR: 'real', WAYBILL_DATABASE_URL: 'postgres://real' });
    expect(await run.said(2)).toMatchObject({ args: ['--demo', '0'], dataDir: '.waybill-demo' });
  });
});

describe('the console', () => {
  it('is built at the first start and then only when its sources or its packages have changed', async () => {
    expect(await buildsAfterStart()).toBe(1);
    expect(readFileSync(path.join(root, 'apps/console/dist/index.html'), 'utf8')).toBe('console');
    expect(await buildsAfterStart()).toBe(1);
    utimesSync(path.join(root, 'apps/console/src/main.tsx'), new Date(), new Date());
    expect(await buildsAfterStart()).toBe(1);
    write('apps/console/src/main.tsx', 'second');
    expect(await buildsAfterStart()).toBe(2);
    write('packages/purl/src/index.ts', 'second');
    expect(await buildsAfterStart()).toBe(3);
    write('packages/purl/src/index.test.ts', 'a test');
    expect(await buildsAfterStart()).toBe(3);
    rmSync(path.join(root, 'apps/console/dist'), { recursive: true });
    expect(await buildsAfterStart()).toBe(4);
  });

  it('is built once when two start at the same time', async () => {
    expect(await Promise.all([start(), start()])).toEqual([0, 0]);
    expect(builds()).toBe(1);
    expect(builds('docs-builds.log')).toBe(1);
  });

  it('stops the start when it cannot be built, and leaves no half of it', async () => {
    const run = launch(['start', '0'], { BREAK: '1' });
    expect(await run.ended()).toEqual({ code: 1, signal: null });
    expect(run.errors()).toContain('The console could not be built (vite ended with 7).');
    expect(existsSync(path.join(root, 'apps/console/dist'))).toBe(false);
    expect(await buildsAfterStart()).toBe(2);
  });

  it('waits for no start that was killed while it built', async () => {
    mkdirSync(path.join(root, '.waybill-prepare'));
    write('.waybill-prepare/owner', '1 1');
    expect(await buildsAfterStart()).toBe(1);
    expect(existsSync(path.join(root, '.waybill-prepare'))).toBe(false);
  });
});

describe('the documentation', () => {
  it('is built at the first start and then only when a document has changed', async () => {
    const docsAfterStart = async () => {
      expect(await start()).toBe(0);
      return builds('docs-builds.log');
    };
    expect(await docsAfterStart()).toBe(1);
    expect(readFileSync(path.join(root, 'docs/dist/index.html'), 'utf8')).toBe('documentation');
    expect(await docsAfterStart()).toBe(1);
    write('docs/figures.md', '# Other figures');
    expect(await docsAfterStart()).toBe(2);
  });
});

async function start(): Promise<number | null> {
  return (await launch(['start', '0']).ended()).code;
}

async function buildsAfterStart(): Promise<number> {
  expect(await start()).toBe(0);
  return builds();
}

function builds(log = 'builds.log'): number {
  return readFileSync(path.join(root, log), 'utf8').split('\n').length - 1;
}

type Run = ReturnType<typeof follow>;

function launch(args: string[], environment: NodeJS.ProcessEnv = {}): Run {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const script = path.join(root, 'scripts/waybill.mjs');
  return follow(
    spawn(process.execPath, [script, ...args], { cwd: root, env: { ...inherited, ...environment } }),
  );
}

function follow(child: ChildProcess) {
  let output = '';
  let errors = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const end = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const lines = () => output.split('\n').filter(Boolean);
  return {
    child,
    lines,
    errors: () => errors,
    /** The entry's first words, which come after `count - 1` lines of the launcher. */
    async said(count: number): Promise<{ pid: number }> {
      await waitUntil(() => lines().length >= count);
      return JSON.parse(lines()[count - 1] ?? '') as { pid: number };
    },
    ended: () => end,
  };
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !isTrue(); await sleep(20)) {
    if (Date.now() > deadline) throw new Error('It did not happen within 10 s.');
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
