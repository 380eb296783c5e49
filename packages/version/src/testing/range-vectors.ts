import { readSharedJson, type VectorCase, type VectorSource } from '@waybill/test-kit';
import {
  formatVers,
  parseCanonicalVers,
  parseVers,
  type RangeProblem,
  type VersRange,
  versContains,
  versFromNative,
} from '../index.ts';
import { exclusionOfNativeRange } from './vector-exclusions.ts';

type VersCase =
  | {
      readonly test_type: 'containment';
      readonly input: { readonly vers: string; readonly version: string };
      readonly expected_output: boolean;
    }
  | {
      readonly test_type: 'from_native';
      readonly input: { readonly native_range: string; readonly scheme: string };
      readonly expected_output: string;
    }
  | { readonly test_type: 'validate'; readonly input: string; readonly expected_output: string }
  | {
      readonly test_type: 'parse';
      readonly input: string;
      readonly expected_output?: {
        readonly scheme: string;
        readonly version_constraints: readonly (readonly [string, string])[];
      } | null;
    };

const FILES = [
  ['npm_range_containment_test.json', 1],
  ['npm_range_from_native_test.json', 330],
  ['pypi_range_containment_test.json', 6],
  ['pypi_range_from_native_test.json', 2],
  ['pypi_range_validate_test.json', 9],
  ['vers_canonical_parse_test.json', 8],
] as const;

/** Ranges of the `vers` specification: read, checked, made from native ranges, and what they contain. */
export const RANGE_VECTORS: readonly VectorSource[] = FILES.map(([file, count]) => {
  const set = `versions/vers-spec/${file}`;
  const cases = () => readSharedJson<{ tests: VersCase[] }>(set).tests.map(judge);
  return { package: 'version', set, count, cases };
});

function judge(test: VersCase): VectorCase {
  const reason =
    test.test_type === 'from_native' ? exclusionOfNativeRange(test.input.native_range) : undefined;
  if (reason !== undefined) return { case: nameOf(test), reason };
  return { case: nameOf(test), expected: test.expected_output ?? null, got: outcomeOf(test) };
}

function nameOf(test: VersCase): string {
  switch (test.test_type) {
    case 'containment':
      return `${test.input.version} in ${test.input.vers}`;
    case 'from_native':
      return test.input.native_range;
    default:
      return test.input;
  }
}

function outcomeOf(test: VersCase): unknown {
  switch (test.test_type) {
    case 'containment':
      return onRange(parseVers(test.input.vers), (range) => versContains(range, test.input.version));
    case 'from_native':
      return onRange(versFromNative(test.input.scheme, test.input.native_range), formatVers);
    case 'validate':
      return onRange(parseVers(test.input), formatVers);
    case 'parse': {
      const range = parseCanonicalVers(test.input);
      if ('error' in range) return null;
      const constraints = range.constraints.map(({ comparator, version }) => [comparator, version]);
      return { scheme: range.name, version_constraints: constraints };
    }
  }
}

function onRange<T>(result: VersRange | RangeProblem, use: (range: VersRange) => T): T | string {
  return 'error' in result ? `refused: ${result.error}` : use(result);
}
