import { basename } from 'node:path';
import { listShared, readSharedJson, type VectorCase, type VectorSource } from '@waybill/test-kit';
import { buildPurl, formatPurl, type Purl, type PurlParts, type PurlResult, parsePurl } from '../index.ts';
import { EXCLUDED_CASES } from './suite-exclusions.ts';

interface SuiteCase {
  readonly test_type: 'parse' | 'build' | 'validate' | 'roundtrip';
  readonly input: string | PurlParts;
  readonly expected_output?: string | PurlParts | null;
  readonly expected_failure: boolean;
}

interface TypeDefinition {
  readonly type: string;
  readonly examples?: readonly string[];
}

/** All vectors about package URLs in the shared data (`data/purl`). */
export const PURL_VECTORS: readonly VectorSource[] = [
  { package: 'purl', set: 'purl/tests/spec', count: 12, cases: () => suiteCases('purl/tests/spec') },
  { package: 'purl', set: 'purl/tests/types', count: 378, cases: () => suiteCases('purl/tests/types') },
  { package: 'purl', set: 'purl/types (examples)', count: 143, cases: exampleCases },
];

function* suiteCases(folder: string): Generator<VectorCase> {
  for (const file of listShared(folder)) {
    const { tests } = readSharedJson<{ tests: SuiteCase[] }>(`${folder}/${file}`);
    for (const test of tests) yield judgeSuiteCase(file, test);
  }
}

function judgeSuiteCase(file: string, test: SuiteCase): VectorCase {
  const name = `${basename(file, '-test.json')}, ${test.test_type}: ${textOf(test.input)}`;
  const excluded = EXCLUDED_CASES.find(
    (each) => each.file === file && each.testType === test.test_type && each.input === test.input,
  );
  if (excluded) return { case: name, reason: excluded.reason };
  const result = typeof test.input === 'string' ? parsePurl(test.input) : buildPurl(test.input);
  if (test.expected_failure) return { case: name, expected: false, got: result.ok };
  if (test.test_type === 'parse')
    return { case: name, expected: partsOf(test.expected_output), got: partsIn(result) };
  return { case: name, expected: test.expected_output, got: formatted(result) };
}

/** Each example of a type's definition is of that type, and its canonical form means the same. */
function* exampleCases(): Generator<VectorCase> {
  for (const file of listShared('purl/types')) {
    const { type, examples = [] } = readSharedJson<TypeDefinition>(`purl/types/${file}`);
    for (const example of examples) yield judgeExample(type, example);
  }
}

function judgeExample(type: string, example: string): VectorCase {
  const result = parsePurl(example);
  if (!result.ok) return { case: example, expected: type, got: formatted(result) };
  return {
    case: example,
    expected: { type, again: partsIn(result) },
    got: { type: result.purl.type, again: partsIn(parsePurl(formatPurl(result.purl))) },
  };
}

function formatted(result: PurlResult): string {
  return result.ok ? formatPurl(result.purl) : `refused: ${result.error.message}`;
}

function partsIn(result: PurlResult): unknown {
  return result.ok ? partsOf(result.purl) : formatted(result);
}

/** The parts that are there; what was received is not a part. */
function partsOf(purl: Purl | PurlParts | string | null | undefined): unknown {
  if (typeof purl !== 'object' || purl === null) return purl;
  const { type, namespace, name, version, qualifiers, subpath } = purl;
  const parts = { type, namespace, name, version, qualifiers: { ...qualifiers }, subpath };
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value != null && !isEmptyObject(value)),
  );
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function textOf(input: string | PurlParts): string {
  return typeof input === 'string' ? input : JSON.stringify(input);
}
