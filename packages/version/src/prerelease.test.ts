import { describe, expect, it } from 'vitest';
import { isPrerelease, prereleaseSchemeIds, type SchemeId, schemeIds } from './index.ts';

const table: Partial<Record<SchemeId, { before: readonly string[]; released: readonly string[] }>> = {
  semver: {
    before: ['20.10.0-beta1', 'v1.0.0-rc.1', '1.0.0-alpha+build', '1.2.3rc1', '1.24.0-0', 'go1.21rc2'],
    released: [
      '1.0.0',
      'v2',
      '1.0.0+build-1',
      'v0.0.0-20190101000000-aaaaaaaaaaaa',
      'v1.2.3-0.20200101000000-abcdef123456',
    ],
  },
  pep440: {
    before: ['1.0a1', '1.0b2', '2.0rc1', '1.0.dev3', '1.0-preview', '1!2.0c1', '1.0.post1.dev2'],
    released: ['1.0', '1.0.post1', '1.0+local.rc1', '1!2.0'],
  },
  maven: {
    before: ['1.0-SNAPSHOT', '2.0.0.M1', '1.0-rc1', '1.0.CR2', '1.0-beta-2', '1.0a1', '6.0.0-jre-alpha'],
    released: ['1.0', '5.3.1.Final', '32.0.0-jre', '1.0.GA', '4.1.0.RELEASE', '1.0-sp1', '2.0.0.redhat-1'],
  },
  gem: { before: ['1.0.rc1', '2.0.0.beta', '1.0-1', '3.pre'], released: ['1.0', '2.0.0.1'] },
  nuget: { before: ['1.0.0-Beta', '1.0.0.0-rc1'], released: ['1.0.0.0', '2.1'] },
  composer: {
    before: ['1.0-RC1', 'v2.0.0-beta2', '1.0.0-alpha', 'dev-main', '2.1.x-dev', '1.0-dev'],
    released: ['1.0', 'v1.0.0.0', '1.0-stable', '1.0-p1', '1.0-patch2'],
  },
  pub: { before: ['1.0.0-dev.2', '2.0.0-nullsafety.0'], released: ['1.0.0', '1.0.0+1'] },
};

describe('isPrerelease', () => {
  const rows = Object.entries(table).flatMap(([scheme, { before, released }]) => [
    ...before.map((version) => [scheme as SchemeId, version, true] as const),
    ...released.map((version) => [scheme as SchemeId, version, false] as const),
  ]);

  it.each(rows)('of %s %s is %s', (scheme, version, expected) => {
    expect(isPrerelease(scheme, version)).toBe(expected);
  });

  it('is false where a distribution numbers what it releases, and for what cannot be read', () => {
    expect(prereleaseSchemeIds.toSorted()).toEqual(Object.keys(table).toSorted());
    const others = schemeIds.filter((id) => table[id] === undefined);
    expect(others).toContain('deb');
    for (const id of others) expect(isPrerelease(id, '1.0~rc1-2')).toBe(false);
    for (const id of schemeIds) expect(isPrerelease(id, 'no version')).toBe(false);
    for (const id of schemeIds) expect(isPrerelease(id, `1.0-rc${'1'.repeat(1000)}`)).toBe(false);
  });
});
