import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/**
 * The relevant behavior of npm. Like npm, it writes its record last and distrusts one that is older than a
 * folder.
 */
const NPM = `
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
const args = process.argv.slice(2);
const record = 'node_modules/.package-lock.json';
const isOld = () => readdirSync('.').some((name) => statSync(name).mtimeMs > statSync(record).mtimeMs);
const isAnew = args[0] === 'ci' || isOld();
appendFileSync('npm.log', (isAnew ? 'anew' : 'added') + (args.includes('--omit=dev') ? '' : ' with tools') + '\\n');
if (isAnew) rmSync('node_modules', { recursive: true, force: true });
const locked = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
const wanted = locked.filter(([folder, { dev }]) => folder && !(dev && args.includes('--omit=dev')));
for (const [folder, { version }] of wanted) {
  if (existsSync(folder)) continue;
  mkdirSync(folder, { recursive: true });
  if (process.env.CUT_OFF) process.exit(9);
  writeFileSync(folder + '/package.json', JSON.stringify({ version }));
  writeFileSync(folder + '/index.js.map', '{}');
}
writeFileSync(record, JSON.stringify({ packages: Object.fromEntries(wanted) }));
`;

const ENTRY = `console.log('ran')`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-install-'));
  cpSync(import.meta.dirname, path.join(root, 'scripts'), { recursive: true });
  write('npm-cli.js', NPM);
  write('package.json', '{ "type": "module" }');
  write('apps/server/src/cli/main.ts', ENTRY);
  write('bench/main.ts', ENTRY);
  lock('1.0.0');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('what is installed', () => {
  it('is without tools what runs, and tools are added to it when they are needed', () => {
    expect(run('cli')).toMatchObject({ status: 0, stdout: 'ran\n' });
    expect(installations()).toEqual(['anew']);
    expect(existsSync(path.join(root, 'node_modules/tool'))).toBe(false);
    const before = statSync(path.join(root, 'node_modules/used')).ino;
    write('made-later/index.html', '');
    expect(run('bench')).toMatchObject({ status: 0, stdout: 'ran\n' });
    expect(installations()).toEqual(['anew', 'added with tools']);
    expect(existsSync(path.join(root, 'node_modules/tool'))).toBe(true);
    expect(statSync(path.join(root, 'node_modules/used')).ino).toBe(before);
    run('cli');
    run('bench');
    expect(installations()).toHaveLength(2);
  });

  it('stays when a command needs less of it', () => {
    run('bench');
    run('cli');
    expect(installations()).toEqual(['anew with tools']);
  });

  it('is taken as it is when npm was run by hand', () => {
    npm('ci');
    run('cli');
    run('bench');
    expect(installations()).toEqual(['anew with tools']);
  });

  it('is made anew when the lock file has changed', () => {
    run('cli');
    lock('1.0.1');
    expect(run('cli').status).toBe(0);
    expect(installations()).toEqual(['anew', 'anew']);
  });

  it('is made anew when npm recorded packages that it did not install', () => {
    run('cli');
    lock('1.0.1');
    write('node_modules/.package-lock.json', readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    run('cli');
    expect(installations()).toEqual(['anew', 'anew']);
  });

  it('gets its tools when adding them was cut off, and runs meanwhile', () => {
    run('cli');
    const before = statSync(path.join(root, 'node_modules/used')).ino;
    expect(run('bench', { CUT_OFF: '1' })).toMatchObject({ status: 1, stdout: '' });
    expect(run('cli').status).toBe(0);
    expect(run('bench').status).toBe(0);
    expect(installations()).toEqual(['anew', 'added with tools', 'added with tools']);
    expect(existsSync(path.join(root, 'node_modules/tool/package.json'))).toBe(true);
    expect(statSync(path.join(root, 'node_modules/used')).ino).toBe(before);
  });

  it('says so when npm fails', () => {
    const { status, stderr } = run('cli', { CUT_OFF: '1' });
    expect(status).toBe(1);
    expect(stderr).toContain('The packages could not be installed ("npm ci" ended with 9).');
  });

  it('has no source maps', () => {
    run('cli');
    expect(existsSync(path.join(root, 'node_modules/used/package.json'))).toBe(true);
    expect(existsSync(path.join(root, 'node_modules/used/index.js.map'))).toBe(false);
  });
});

describe('npm run size', () => {
  it('tells what running needs from what tests add', () => {
    run('bench');
    write('node_modules/used/data', 'x'.repeat(2 ** 20));
    write('node_modules/tool/data', 'x'.repeat(3 * 2 ** 20));
    const { status, stdout } = run('size');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ {3}1 MiB for running and building, limit 450 MiB: met\n {3}3 MiB for tests/);
    expect(stdout).toMatch(/ {3}3 MiB {2}tool \(tests\)\n {3}1 MiB {2}used\n/);
  });
});

function lock(version: string): void {
  const used = { version, integrity: `sha512-used-${version}` };
  const tool = { version, integrity: `sha512-tool-${version}`, dev: true };
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/used': used, 'node_modules/tool': tool } }),
  );
}

function run(command: string, environment: NodeJS.ProcessEnv = {}) {
  return node([path.join(root, 'scripts/waybill.mjs'), command], environment);
}

function npm(...args: string[]) {
  return node([path.join(root, 'npm-cli.js'), ...args]);
}

function node(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const env = { ...inherited, npm_execpath: path.join(root, 'npm-cli.js'), ...environment };
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
}

function installations(): string[] {
  return readFileSync(path.join(root, 'npm.log'), 'utf8').trim().split('\n');
}

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
