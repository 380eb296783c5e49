import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildPurl, formatPurl, type PurlParts, parsePurl } from './index.ts';
import { EXCLUDED_CASES } from './suite-exclusions.ts';

const shared = process.env.WAYBILL_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const folder = join(shared, 'data/purl/tests');

interface SuiteCase {
  description: string;
  test_type: 'parse' | 'build' | 'validate' | 'roundtrip';
  input: string | PurlParts;
  expected_output?: string | PurlParts | null;
  expected_failure: boolean;
}

describe.skipIf(!existsSync(folder))('the test suite of the purl specification (needs ../shared)', () => {
  const files = existsSync(folder) ? globSync('**/*.json', { cwd: folder }).sort() : [];
  const count = { all: 0, excluded: 0 };

  it.each(files)('%s', (file) => {
    const suite: { tests: SuiteCase[] } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const testCase of suite.tests) {
      count.all++;
      if (isExcluded(file, testCase)) count.excluded++;
      else runCase(testCase);
    }
  });

  it('has 390 cases of which only the documented ones are excluded', () => {
    expect(count).toEqual({ all: 390, excluded: EXCLUDED_CASES.length });
  });
});

function isExcluded(file: string, testCase: SuiteCase): boolean {
  return EXCLUDED_CASES.some(
    (excluded) =>
      file.endsWith(excluded.file) &&
      excluded.testType === testCase.test_type &&
      excluded.input === testCase.input,
  );
}

function runCase(testCase: SuiteCase): void {
  const label = `${testCase.test_type} ${JSON.stringify(testCase.input)}`;
  const result = typeof testCase.input === 'string' ? parsePurl(testCase.input) : buildPurl(testCase.input);
  expect(result.ok, label).toBe(!testCase.expected_failure);
  if (!result.ok) return;
  if (testCase.test_type === 'parse') {
    const { received, ...parts } = result.purl;
    expect(received.name, label).not.toBe('');
    expect(withoutAbsent(parts), label).toEqual(withoutAbsent(testCase.expected_output));
  } else {
    expect(formatPurl(result.purl), label).toBe(testCase.expected_output);
  }
}

function withoutAbsent(parts: unknown): unknown {
  const present = Object.entries(parts ?? {}).filter(([, value]) => value != null && !isEmptyObject(value));
  return Object.fromEntries(
    present.map(([key, value]) => [key, key === 'qualifiers' ? { ...value } : value]),
  );
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
