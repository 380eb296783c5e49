import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** The fake test runner's result for each of its runs: an exit code, and a verdict if it gets that far. */
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
const args = process.argv.slice(2);
const filters = args.filter((each) => !each.startsWith('--'));
const [isWhole, isMeasured] = ['--whole', '--measured'].map((each) => args.includes(each));
process.exitCode = await runTests(process.execPath, filters, { isWhole, isMeasured });
`;

/** As the reporter of costs would. */
const COSTING = `${FAKE.replace('process.exit(code)', '')}
import { copyFileSync } from 'node:fs';
copyFileSync('costs.json', process.env.WAYBILL_COST + '/cost.json');
process.exit(code);
`;

/** As the measurement of coverage would, for a file of the sources that are asked for. */
const MEASURING = `${FAKE.replace('process.exit(code)', '')}
import { mkdirSync } from 'node:fs';
const valueOf = (option) => process.argv.find((each) => each.startsWith(option + '=')).slice(option.length + 1);
const folder = valueOf('--coverage.reportsDirectory');
const file = process.cwd() + '/' + valueOf('--coverage.include').replace('**/*.{ts,tsx}', 'purl.ts');
const all = { lines: { covered: 9, total: 10 }, branches: { covered: 1, total: 3 } };
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/coverage-summary.json', JSON.stringify({ total: all, [file]: all }));
process.exit(code);
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
  const result = { status, runs: runs.map((each) => JSON.parse(each)), last: lines.at(-1) };
  return { ...result, lines, ...(lint && { lint }) };
}

describe('npm test', () => {
  it('ends as the tests end and counts them', () => {
    expect(runWith([{ code: 0, verdict: { ...counts, retried: 1 } }])).toMatchObject({
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

  it('names what was tried again, with why, and how often it was before', () => {
    const retries = [
      { file: path.join(root, 'a.test.ts'), test: 'signs in', tries: ['late\n  at a.test.ts:1'] },
    ];
    const answers = [{ code: 0, verdict: { ...counts, retried: 1, retries } }];
    expect(runWith(answers).lines).toEqual(
      expect.arrayContaining(['Tried again: a.test.ts > signs in (never before)', '  late']),
    );
    rmSync(path.join(root, 'runs.log'));
    const day = new Date().toISOString().slice(0, 10);
    expect(runWith(answers).lines.join('\n')).toMatch(
      new RegExp(`a.test.ts > signs in \\(1 times before, first on ${day}\\)`),
    );
  });

  describe('when the tests say what they cost', () => {
    const zero = {
      part: 'server',
      tests: 1,
      startMs: 0,
      importMs: 0,
      databaseMs: 0,
      browserMs: 0,
      othersMs: 0,
    };
    const cost = (file: string, processMs: number) => ({ ...zero, file, processMs, wallMs: 5000, steps: {} });
    const small = Array.from({ length: 9 }, (_, n) => cost(`small-${n}.test.ts`, 1000));
    const budget = { share: 0.12, files: { 'large.test.ts': 0.3 } };
    const runAll = (large: number) => {
      writeFileSync(path.join(root, 'costs.json'), JSON.stringify([...small, cost('large.test.ts', large)]));
      writeFileSync(path.join(root, 'scripts/test-budget.json'), JSON.stringify(budget));
      return runWith([{ code: 0, verdict: counts }], []);
    };
    beforeEach(() => {
      writeFileSync(path.join(root, 'node_modules/vitest/vitest.mjs'), COSTING);
      mkdirSync(path.join(root, 'apps/server/test/statement-lint'), { recursive: true });
      writeFileSync(path.join(root, 'apps/server/test/statement-lint/main.ts'), '');
    });

    it('prints it by part', () => {
      const { status, lines } = runAll(2000);
      expect(status).toBe(0);
      expect(lines.find((line) => line.endsWith('server, 10 files'))).toMatch(/^ +11\.0 +0\.0 +0\.0 +11\.0 /);
    });

    it('fails when a file costs more of the whole than it may', () => {
      const { status, lines } = runAll(9000);
      expect(status).toBe(1);
      expect(lines).toContain('large.test.ts costs 50.00 % of all tests; its budget is 30.00 %.');
    });

    it('remembers it, so that a budget can be made of it', () => {
      runAll(2000);
      const history = readFileSync(path.join(root, 'node_modules/.cache/waybill/costs.jsonl'), 'utf8');
      expect(JSON.parse(history).files).toMatchObject({ 'small-0.test.ts': 1000, 'large.test.ts': 2000 });
    });

    it('fails when a budget is for a file that is gone', () => {
      budget.files = { 'large.test.ts': 0.3, ...{ 'gone.test.ts': 0.2 } };
      const { status, lines } = runAll(2000);
      expect(status).toBe(1);
      expect(lines).toContain('gone.test.ts has a budget and is no test.');
    });
  });

  it('writes the tightest budget of the last whole runs, with room for what a busy machine changes', () => {
    const run = (at: string, files: Record<string, number>) => JSON.stringify({ at, files });
    const rest = { 'rest.test.ts': 99_000, 'small.test.ts': 100 };
    const history = [
      run('2026-01-01', { ...rest, 'large.test.ts': 90_000 }),
      ...Array.from({ length: 4 }, () =>
        run('2026-01-02', { ...rest, 'large.test.ts': 900, 'gone.test.ts': 900 }),
      ),
      run('2026-01-03', { ...rest, 'large.test.ts': 9_900 }),
    ];
    mkdirSync(path.join(root, 'node_modules/.cache/waybill'), { recursive: true });
    writeFileSync(path.join(root, 'node_modules/.cache/waybill/costs.jsonl'), `${history.join('\n')}\n`);
    const module = "import { writeBudget } from './scripts/lib/test-cost/test-cost.mjs'; writeBudget();";
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', module], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toContain('From 5 whole runs since 2026-01-02: 2 files have a budget of their own');
    expect(JSON.parse(readFileSync(path.join(root, 'scripts/test-budget.json'), 'utf8'))).toEqual({
      share: 0.005,
      files: { 'large.test.ts': 0.119, 'rest.test.ts': 1 },
    });
  });

  it('says how much of the sources the tests ran where that is measured, also when one fails', () => {
    writeFileSync(path.join(root, 'node_modules/vitest/vitest.mjs'), MEASURING);
    const failed = { code: 1, verdict: { ...counts, failed: 1 } };
    const { status, lines } = runWith([failed], ['packages/purl', '--measured']);
    expect(status).toBe(1);
    expect(lines).toContain('    90.0    33.3  packages/purl');
    rmSync(path.join(root, 'runs.log'));
    writeFileSync(path.join(root, 'node_modules/vitest/vitest.mjs'), FAKE);
    // Earlier measurements are not printed again.
    expect(runWith([failed], ['packages/purl', '--measured']).lines.join()).not.toContain('90.0');
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

    it('says when they are those of the whole, and keeps those of a process that was brought down', () => {
      const lost = { code: 1, verdict: { ...counts, unfinished: ['a.test.ts'], errors: 1 } };
      expect(runWith([lost, { code: 0, verdict: counts }], ['--whole'])).toMatchObject({
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
