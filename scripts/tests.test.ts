import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** What the fake test runner answers at each of its runs: an exit code and a verdict, if it gets that far. */
interface Answer {
  code: number;
  verdict?: object;
}

const FAKE = `
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
const files = process.argv.slice(2).filter((each) => !each.startsWith('-') && each !== 'run');
appendFileSync('runs.log', JSON.stringify(files) + '\\n');
const run = readFileSync('runs.log', 'utf8').split('\\n').length - 2;
const { code, verdict } = JSON.parse(readFileSync('answers.json', 'utf8'))[run];
if (verdict) writeFileSync(process.env.WAYBILL_VERDICT, JSON.stringify(verdict));
process.exit(code);
`;

const DRIVER = `
import { runTests } from './scripts/lib/tests.mjs';
process.exitCode = await runTests(process.execPath, ['packages/purl']);
`;

const counts = { passed: 5, failed: 0, skipped: 0, retried: 0, unfinished: [] as string[], errors: 0 };

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-tests-'));
  cpSync(path.join(import.meta.dirname, 'lib'), path.join(root, 'scripts/lib'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules/vitest'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/vitest/vitest.mjs'), FAKE);
  writeFileSync(path.join(root, 'driver.mjs'), DRIVER);
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function runWith(answers: Answer[]) {
  writeFileSync(path.join(root, 'answers.json'), JSON.stringify(answers));
  const { status, stdout } = spawnSync(process.execPath, ['driver.mjs'], { cwd: root, encoding: 'utf8' });
  const runs = readFileSync(path.join(root, 'runs.log'), 'utf8').trim().split('\n');
  return { status, runs: runs.map((each) => JSON.parse(each)), last: stdout.trimEnd().split('\n').at(-1) };
}

describe('npm test', () => {
  it('ends as the tests end and counts them', () => {
    expect(runWith([{ code: 0, verdict: { ...counts, retried: 1 } }])).toEqual({
      status: 0,
      runs: [['packages/purl']],
      last: '5 passed, 0 failed, 0 skipped, 1 retried',
    });
    expect(runWith([{ code: 0 }, { code: 1 }])).toMatchObject({
      status: 1,
      last: 'No test was counted: the run ended early.',
    });
  });

  it('runs files once more whose process was brought down, and ends as they do', () => {
    const lost = { code: 1, verdict: { ...counts, unfinished: ['a.test.ts'], errors: 1 } };
    expect(runWith([lost, { code: 0, verdict: counts }])).toMatchObject({
      status: 0,
      runs: [['packages/purl'], ['a.test.ts']],
      last: '5 passed, 0 failed, 0 skipped, 0 retried; again: 5 passed, 0 failed, 0 skipped, 0 retried',
    });
    rmSync(path.join(root, 'runs.log'));
    expect(runWith([lost, lost])).toMatchObject({ status: 1, runs: [['packages/purl'], ['a.test.ts']] });
  });

  it.each([
    ['a test failed', { failed: 1, unfinished: ['a.test.ts'], errors: 1 }],
    ['something else went wrong, too', { unfinished: ['a.test.ts'], errors: 2 }],
    ['nothing is unfinished', { errors: 1 }],
  ])('runs nothing again when %s', (_, verdict) => {
    const { status, runs } = runWith([{ code: 1, verdict: { ...counts, ...verdict } }]);
    expect({ status, runs }).toEqual({ status: 1, runs: [['packages/purl']] });
  });
});
