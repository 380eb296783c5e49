import { describe, expect, it } from 'vitest';
import {
  formatVers,
  parseCanonicalVers,
  parseVers,
  type RangeProblem,
  type VersRange,
  versContains,
  versFromNative,
} from '../index.ts';
import { hasSharedVersions, readSharedVersions } from '../testing/shared-data.ts';
import { EXCLUDED_NATIVE_RANGES } from '../testing/vector-exclusions.ts';

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
      readonly expected_output: {
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

describe.skipIf(!hasSharedVersions)('range cases of the vers specification (needs ../shared)', () => {
  it.each(FILES)('%s', (file, count) => {
    const { tests }: { tests: VersCase[] } = JSON.parse(readSharedVersions(`vers-spec/${file}`));
    expect(tests).toHaveLength(count);
    const included = tests.filter((test) => {
      return test.test_type !== 'from_native' || !EXCLUDED_NATIVE_RANGES.has(test.input.native_range);
    });
    const results = included.map((test) => ({ input: test.input, output: outcome(test) }));
    expect(results).toEqual(
      included.map((test) => ({ input: test.input, output: test.expected_output ?? null })),
    );
  });
});

function outcome(test: VersCase): unknown {
  switch (test.test_type) {
    case 'containment':
      return versContains(rangeOf(parseVers(test.input.vers)), test.input.version);
    case 'from_native':
      return formatVers(rangeOf(versFromNative(test.input.scheme, test.input.native_range)));
    case 'validate':
      return formatVers(rangeOf(parseVers(test.input)));
    case 'parse': {
      const range = parseCanonicalVers(test.input);
      if ('error' in range) return null;
      const constraints = range.constraints.map(({ comparator, version }) => [comparator, version]);
      return { scheme: range.name, version_constraints: constraints };
    }
  }
}

function rangeOf(result: VersRange | RangeProblem): VersRange {
  if ('error' in result) throw new Error(result.error);
  return result;
}
