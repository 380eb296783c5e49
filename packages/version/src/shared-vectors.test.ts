import { describe, expect, it } from 'vitest';
import { isSchemeId, type SchemeId } from './index.ts';
import { relationProblem } from './testing/expect-relation.ts';
import { hasSharedVersions, readSharedVersions } from './testing/shared-data.ts';
import { EXCLUDED_RELATIONS, isExcluded } from './testing/vector-exclusions.ts';
import { type Relation, readVectors } from './testing/vector-file.ts';

const FILES: readonly (readonly [file: string, scheme: SchemeId, count: number])[] = [
  ['alpine-versions.txt', 'apk', 517],
  ['alpine-versions-generated.txt.gz', 'apk', 9393],
  ['debian-versions.txt', 'deb', 17],
  ['debian-versions-generated.txt.gz', 'deb', 9657],
  ['maven-versions.txt', 'maven', 67],
  ['maven-versions-generated.txt.gz', 'maven', 9806],
  ['packagist-versions.txt', 'composer', 55],
  ['packagist-versions-generated.txt', 'composer', 7091],
  ['pypi-versions.txt', 'pep440', 24],
  ['pypi-versions-generated.txt', 'pep440', 8293],
  ['rubygems-versions.txt', 'gem', 19],
  ['rubygems-versions-generated.txt', 'gem', 2758],
  ['semver-versions.txt', 'semver', 56],
];

describe.skipIf(!hasSharedVersions)('relations of osv-scalibr (needs ../shared)', () => {
  it.each(FILES)('%s', (file, scheme, count) => {
    const relations = readVectors(readSharedVersions(`osv-scalibr/${file}`));
    expect(relations).toHaveLength(count);
    expect(problems(scheme, relations)).toEqual([]);
  });
});

interface ComparisonCase {
  readonly test_type: 'comparison' | 'equality';
  readonly input: { readonly input_scheme: string; readonly versions: readonly [string, string] };
  readonly expected_output: readonly [string, string] | boolean;
}

const COMPARISONS = [
  ['alpine_version_cmp_test.json.gz', 479],
  ['maven_version_cmp_test.json.gz', 643],
  ['lexicographic-test.json', 6],
] as const;

describe.skipIf(!hasSharedVersions)('comparisons of the vers specification (needs ../shared)', () => {
  it.each(COMPARISONS)('%s', (file, count) => {
    const { tests }: { tests: ComparisonCase[] } = JSON.parse(readSharedVersions(`vers-spec/${file}`));
    expect(tests).toHaveLength(count);
    const scheme = tests[0]?.input.input_scheme ?? '';
    if (!isSchemeId(scheme)) throw new Error(`There is no scheme '${scheme}'`);
    expect(problems(scheme, tests.map(relationOf))).toEqual([]);
  });
});

function relationOf({ input, expected_output }: ComparisonCase): Relation {
  const [a, b] = typeof expected_output === 'boolean' ? input.versions : expected_output;
  return { a, sign: expected_output === true ? '=' : '<', b };
}

function problems(scheme: SchemeId, relations: readonly Relation[]): string[] {
  const included = relations.filter(({ a, sign, b }) => !isExcluded(scheme, `${a} ${sign} ${b}`));
  expect(relations.length - included.length).toBeLessThanOrEqual(EXCLUDED_RELATIONS.length);
  return included.flatMap((relation) => relationProblem(scheme, relation) ?? []);
}
