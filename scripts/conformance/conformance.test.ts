import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { VectorCase, VectorSource } from '../../packages/test-kit/src/index.ts';
import { runConformance } from './conformance.ts';
import { SOURCES } from './sources.ts';

const right: VectorCase = { case: '1 + 1', expected: 2, got: 2 };
const wrong: VectorCase = { case: '1 | 2', expected: 3, got: { sum: 4 } };
const bad = (name: string): VectorCase => ({ case: name, reason: 'Sums `s` are not ordered.' });

function source(set: string, cases: readonly VectorCase[]): VectorSource {
  return { package: 'math', set, count: cases.length, cases: () => cases };
}

async function run(args: readonly string[], sources: readonly VectorSource[], hasData = true) {
  const printed: string[] = [];
  const told: string[] = [];
  const reports: string[] = [];
  const code = await runConformance(args, {
    sources,
    dataFolder: '/nowhere/data',
    hasData,
    print: (line) => printed.push(line),
    tell: (line) => told.push(line),
    writeReport: (text) => reports.push(text),
  });
  return { code, printed, told, reports };
}

describe('npm run conformance', () => {
  it('writes a table and the excluded cases by reason, and prints the sums', async () => {
    const { code, printed, reports } = await run(
      [],
      [source('sums', [right, bad('a `x`'), bad('b\nc')]), source('more|sums', [right])],
    );
    expect(code).toBe(0);
    expect(printed).toEqual(['4 cases in 2 sets: 2 passed, 0 failed, 2 excluded']);
    const [report = ''] = reports;
    expect(report).toContain(
      [
        '| package | set | cases | passed | failed | excluded |',
        '|---|---|--:|--:|--:|--:|',
        '| math | sums | 3 | 1 | 0 | 2 |',
        '| math | more\\|sums | 1 | 1 | 0 | 0 |',
        '| all | 2 sets | 4 | 2 | 0 | 2 |',
      ].join('\n'),
    );
    expect(report).toContain(
      '## Excluded\n\n### math: sums\n\n- Sums `s` are not ordered.\n  2 cases: `` a `x` ``, `b c`\n',
    );
    expect(report).not.toContain('## Failed');
  });

  it('ends with 1 when a case failed, and says what was expected', async () => {
    const { code, told, reports } = await run([], [source('sums', [right, wrong])]);
    expect(code).toBe(1);
    const failure = '`1 | 2`: expected `3`, got `{"sum":4}`';
    expect(reports[0]).toContain(`## Failed\n\n### math: sums\n\n- ${failure}\n`);
    expect(told).toEqual([
      expect.stringMatching(/^math: sums: 2 cases, 1 failed \(\d+\.\d s\)$/),
      `  FAILED ${failure}`,
    ]);
  });

  it('names only some of many failed cases and counts them all', async () => {
    const { reports, told } = await run([], [source('sums', Array(1000).fill(wrong))]);
    expect(reports[0]).toContain('| math | sums | 1,000 | 0 | 1,000 | 0 |');
    expect(reports[0]?.split('\n').filter((line) => line.startsWith('- `1 | 2`'))).toHaveLength(20);
    expect(told).toHaveLength(6);
  });

  it('prints only the rows as JSON with --json, and writes nothing', async () => {
    const { code, printed, reports } = await run(['--json'], [source('sums', [right, wrong, bad('x')])]);
    expect(code).toBe(1);
    expect(reports).toEqual([]);
    expect(JSON.parse(printed.join('\n'))).toEqual([
      { package: 'math', set: 'sums', cases: 3, passed: 1, failed: 1, excluded: 1 },
    ]);
  });

  it('ends with 2 when the data is missing, and says where it should be', async () => {
    const { code, printed, told, reports } = await run(['--json'], [source('sums', [right])], false);
    expect(code).toBe(2);
    expect([printed, reports]).toEqual([[], []]);
    expect(told).toEqual([expect.stringContaining('"/nowhere/data" does not exist')]);
  });

  it('ends with 2 on an argument that it does not know', async () => {
    const { code, told } = await run(['--jsno'], []);
    expect(code).toBe(2);
    expect(told).toEqual(['Unknown argument "--jsno". Usage: npm run conformance [-- --json]']);
  });
});

describe('docs/conformance.md', () => {
  const report = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');

  it.each(SOURCES)('has a row for $package, $set', ({ package: name, set, count }) => {
    expect(report).toContain(`| ${name} | ${set} | ${count.toLocaleString('en-US')} |`);
  });

  it('has a row for each set, a total and nothing that failed', () => {
    const rows = report.split('\n').filter((line) => /^\| (?!package)[a-z]/.test(line));
    expect(rows).toHaveLength(SOURCES.length + 1);
    expect(rows.filter((row) => row.split(' | ')[4] !== '0')).toEqual([]);
  });
});
