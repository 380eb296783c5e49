import { describe, expect, it } from 'vitest';
import type { SchemeId } from './index.ts';
import { relationProblem } from './testing/expect-relation.ts';
import { hasSharedVersions, readSharedVersions } from './testing/shared-data.ts';
import { readVectors } from './testing/vector-file.ts';

const FILES: readonly (readonly [file: string, scheme: SchemeId, count: number])[] = [
  ['osv-scalibr/semver-versions.txt', 'semver', 56],
  ['osv-scalibr/pypi-versions.txt', 'pep440', 24],
  ['osv-scalibr/pypi-versions-generated.txt', 'pep440', 8293],
];

describe.skipIf(!hasSharedVersions)('relations of osv-scalibr (needs ../shared)', () => {
  it.each(FILES)('%s', (file, scheme, count) => {
    const relations = readVectors(readSharedVersions(file));
    const problems = relations.map((relation) => relationProblem(scheme, relation)).filter(Boolean);
    expect(problems).toEqual([]);
    expect(relations).toHaveLength(count);
  });
});
