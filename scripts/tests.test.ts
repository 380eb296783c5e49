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
process.exitCode = await runTests(process.execPath, process.argv.slice(2));
`;

/** As a test of the server would: leaves a statement behind. */
const COLLECTING = `${FAKE.replace('process.exit(code)', '')}
import { mkdirSync } from 'node:fs';
mkdirSync(process.env.WAYBILL_STATEMENTS, { recursive: true });
writeFileSync(process.env.WAYBILL_STATEMENTS + '/' + run + '.jsonl', '{}');
process.exit(code);
`;

/** Says what it was asked to check, and finds something. */
const FINDING = `
import { readdirSync } from 'node:fs';
console.log('lint', ...readdirSync(process.argv[2]), ...process.argv.slice(3));
process.exitCode = 3;
`;

const counts = { passed: 5, failed: 0, skipped: 0, retried: 0, unfinished: [] as string[], errors: 0 };

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-tests-'));
  cpSync(path.join(import.meta.dirname, 'lib'), path.join(root, 'scripts/lib'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules/vitest'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/vitest/vitest.mjs'), FAKE);
  writeFileSync(path.join(root, 'driver.mjs'), DRIVER);
  // Page tests are among all tests, which look for a browser.
  writeFileSync(path.join(root, 'chromium'), '#!/bin/sh\necho Chromium 1', { mode: 0o755 });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function runWith(answers: Answer[], filters = ['packages/purl']) {
  writeFileSync(path.join(root, 'answers.json'), JSON.stringify(answers));
  const { status, stdout } = spawnSync(process.execPath, ['driver.mjs', ...filters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, WAYBILL_CHROMIUM: path.join(root, 'chromium') },
  });
  const runs = readFileSync(path.join(root, 'runs.log'), 'utf8').trim().split('\n');
  const lines = stdout.trimEnd().split('\n');
  const lint = lines.find((line) => line.startsWith('lint '));
  return { status, runs: runs.map((each) => JSON.parse(each)), last: lines.at(-1), ...(lint && { lint }) };
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

  describe('when the tests leave statements behind', () => {
    beforeEach(() => {
      writeFileSync(path.join(root, 'node_modules/vitest/vitest.mjs'), COLLECTING);
      const folder = path.join(root, 'apps/server/test/statement-lint');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'main.ts'), FINDING);
    });

    it('checks them and fails when one breaks a rule', () => {
      expect(runWith([{ code: 0, verdict: counts }])).toMatchObject({
        status: 3,
        lint: 'lint 0.jsonl',
        last: '5 passed, 0 failed, 0 skipped, 0 retried',
      });
    });

    it('says when they are those of all tests, and keeps those of a process that was brought down', () => {
      const lost = { code: 1, verdict: { ...counts, unfinished: ['a.test.ts'], errors: 1 } };
      expect(runWith([lost, { code: 0, verdict: counts }], [])).toMatchObject({
        status: 3,
        lint: 'lint 0.jsonl 1.jsonl --whole',
      });
    });

    it('ends as the tests end when those fail, which are then not all', () => {
      const failed = { code: 1, verdict: { ...counts, failed: 1 } };
      expect(runWith([failed], [])).toMatchObject({ status: 1, lint: 'lint 0.jsonl' });
    });
  });
});
