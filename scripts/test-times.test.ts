import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Each run of a file ends as its text says: a list of exit codes, the last one for all that follow. */
const DRIVER = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runManyTimes } from './scripts/lib/test-times.mjs';
const counts = existsSync('.git/counts') ? JSON.parse(readFileSync('.git/counts', 'utf8')) : {};
const run = async (file) => {
  const codes = JSON.parse(readFileSync(file, 'utf8'));
  counts[file] = (counts[file] ?? 0) + 1;
  writeFileSync('.git/counts', JSON.stringify(counts));
  return codes[Math.min(counts[file], codes.length) - 1];
};
try {
  process.exitCode = await runManyTimes(process.argv[2], Number(process.argv[3]), run);
} catch (error) {
  console.log(error.message);
  process.exitCode = 2;
}
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-times-'));
  cpSync(path.join(import.meta.dirname, 'lib'), path.join(root, 'scripts/lib'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\n');
  writeFileSync(path.join(root, 'driver.mjs'), DRIVER);
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]) {
  const names = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  const { status, stderr } = spawnSync('git', [...names, ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function commit(files: Record<string, number[]>) {
  for (const [file, codes] of Object.entries(files))
    writeFileSync(path.join(root, file), JSON.stringify(codes));
  git('add', '.');
  git('commit', '--quiet', '--message', 'test');
}

function run(filter: string, times: number) {
  const { status, stdout } = spawnSync(process.execPath, ['driver.mjs', filter, String(times)], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

it('runs each file of a path so many times', () => {
  commit({ 'a.test.ts': [0], 'b.test.ts': [0], 'other.test.tsx': [1] });
  const { status, lines } = run('.test.ts', 1);
  expect(status).toBe(1);
  expect(lines).toContain('other.test.tsx failed after it had passed 0 times.');
  expect(run('b.test', 3)).toEqual({
    status: 0,
    lines: [
      'b.test.ts: passed 2 of 3 times',
      'b.test.ts: passed 3 of 3 times',
      '1 of 1 files passed 3 times.',
    ],
  });
});

it('goes on where it was stopped, and anew when a source has changed', () => {
  commit({ 'a.test.ts': [0, 130, 0] });
  expect(run('a.test.ts', 3)).toEqual({
    status: 2,
    lines: ['a.test.ts: passed 1 of 3 times', 'Stopped after 1 times of a.test.ts.'],
  });
  expect(run('a.test.ts', 3).lines[0]).toBe('a.test.ts: passed 2 of 3 times');
  expect(run('a.test.ts', 3).lines).toEqual(['1 of 1 files passed 3 times.']);
  writeFileSync(path.join(root, 'new.ts'), '');
  expect(run('a.test.ts', 3).lines[0]).toBe('a.test.ts: passed 1 of 3 times');
});

it('leaves a file at its first failure', () => {
  commit({ 'a.test.ts': [0, 1, 0] });
  const failed = ['a.test.ts failed after it had passed 1 times.', '0 of 1 files passed 9 times.'];
  expect(run('a.test.ts', 9)).toEqual({
    status: 1,
    lines: ['a.test.ts: passed 1 of 9 times', 'a.test.ts: failed', ...failed],
  });
  expect(run('a.test.ts', 9)).toEqual({ status: 1, lines: failed });
});

it('says what is missing', () => {
  commit({ 'a.test.ts': [0] });
  expect(run('b.test', 5)).toEqual({ status: 2, lines: ['No test file has "b.test" in its path.'] });
  expect(run('a.test', Number.NaN).status).toBe(2);
});
