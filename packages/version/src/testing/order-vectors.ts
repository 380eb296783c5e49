import { readSharedJson, readSharedText, type VectorCase, type VectorSource } from '@waybill/test-kit';
import type { SchemeId } from '../index.ts';
import { relationProblem } from './expect-relation.ts';
import { exclusionOfRelation } from './vector-exclusions.ts';
import { type Relation, readVectors } from './vector-file.ts';

type File = readonly [path: string, scheme: SchemeId, count: number];

const OSV_SCALIBR: readonly File[] = [
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

const VERS_SPEC: readonly File[] = [
  ['alpine_version_cmp_test.json.gz', 'apk', 479],
  ['maven_version_cmp_test.json.gz', 'maven', 643],
  ['lexicographic-test.json', 'lexicographic', 6],
];

/** Orders of versions, each judged by the comparator in both directions and by the sortable keys. */
export const ORDER_VECTORS: readonly VectorSource[] = [
  ...OSV_SCALIBR.map((file) => sourceOf('versions/osv-scalibr', file, readScalibr)),
  ...VERS_SPEC.map((file) => sourceOf('versions/vers-spec', file, readVersSpec)),
];

function sourceOf(
  folder: string,
  [file, scheme, count]: File,
  read: (path: string, scheme: SchemeId) => Relation[],
): VectorSource {
  const set = `${folder}/${file}`;
  const cases = () => read(set, scheme).map((relation) => judge(scheme, relation));
  return { package: 'version', set, count, cases };
}

function readScalibr(path: string): Relation[] {
  return readVectors(readSharedText(path));
}

interface ComparisonCase {
  readonly input: { readonly input_scheme: string; readonly versions: readonly [string, string] };
  /** The versions in order, or whether they are equal. */
  readonly expected_output: readonly [string, string] | boolean;
}

function readVersSpec(path: string, scheme: SchemeId): Relation[] {
  const { tests } = readSharedJson<{ tests: ComparisonCase[] }>(path);
  return tests.map(({ input, expected_output }) => {
    if (input.input_scheme !== scheme) throw new Error(`Scheme ${input.input_scheme} in ${path}`);
    if (expected_output === false) throw new Error(`${path} has a case without an order: ${input.versions}`);
    if (expected_output === true) return { a: input.versions[0], sign: '=', b: input.versions[1] };
    return { a: expected_output[0], sign: '<', b: expected_output[1] };
  });
}

function judge(scheme: SchemeId, relation: Relation): VectorCase {
  const name = `${relation.a} ${relation.sign} ${relation.b}`;
  const reason = exclusionOfRelation(scheme, name);
  if (reason !== undefined) return { case: name, reason };
  return { case: name, expected: 'holds', got: relationProblem(scheme, relation) ?? 'holds' };
}
