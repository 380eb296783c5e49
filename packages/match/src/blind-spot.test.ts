import { describe, expect, it } from 'vitest';
import { type Caveat, type EnabledSources, type Identity, judgeable } from './index.ts';

const none: EnabledSources = { nvd: false, github: false, osvEcosystems: [] };

describe('judgeable', () => {
  it.each<[string, Identity, EnabledSources, string[]]>([
    ['nothing to go by', {}, { ...none, nvd: true }, ['no_identifier']],
    ['a broken purl', { purl: 'pkg:' }, none, ['purl_unreadable']],
    ['a broken CPE', { cpe: 'cpe:2.3:x' }, { ...none, nvd: true }, ['cpe_unreadable']],
    [
      'a type that no source speaks',
      { purl: 'pkg:qpkg/a/b@1' },
      { ...none, nvd: true },
      ['type_without_source'],
    ],
    [
      'an ecosystem that is off',
      { purl: 'pkg:npm/a@1.0.0' },
      { ...none, osvEcosystems: ['Go'] },
      ['ecosystem_not_enabled'],
    ],
    ['a purl without version', { purl: 'pkg:npm/a' }, { ...none, github: true }, ['version_missing']],
    [
      'an unreadable version',
      { purl: 'pkg:cargo/a@x!' },
      { ...none, osvEcosystems: ['crates.io'] },
      ['version_unreadable'],
    ],
    [
      'a Python version that is none',
      { purl: 'pkg:pypi/django@not-a-version' },
      { ...none, osvEcosystems: ['PyPI'] },
      ['version_unreadable'],
    ],
    [
      'a CPE whose version is a word for "not known"',
      { cpe: 'cpe:2.3:a:a:b:unknown:*:*:*:*:*:*:*' },
      { ...none, nvd: true },
      ['version_unreadable'],
    ],
    ['a CPE without the NVD', { cpe: 'cpe:2.3:a:a:b:1:*:*:*:*:*:*:*' }, none, ['nvd_not_enabled']],
    [
      'an ecosystem of which nothing has been read yet',
      { purl: 'pkg:npm/a@1.0.0' },
      { ...none, osvEcosystems: ['Go'], unread: { nvd: false, osvEcosystems: ['npm'] } },
      ['ecosystem_not_read'],
    ],
    [
      'a CPE before the NVD has been read',
      { cpe: 'cpe:2.3:a:a:b:1:*:*:*:*:*:*:*' },
      { ...none, unread: { nvd: true, osvEcosystems: [] } },
      ['nvd_not_read'],
    ],
    [
      'another release only',
      { purl: 'pkg:deb/debian/curl@1?distro=debian-12' },
      { ...none, osvEcosystems: ['Debian:13'] },
      ['ecosystem_not_enabled'],
    ],
    [
      'a release that nobody knows',
      { purl: 'pkg:deb/debian/curl@1?distro=something' },
      { ...none, osvEcosystems: ['Debian'] },
      ['release_unreadable'],
    ],
  ])('names the reason for %s', (_title, identity, sources, codes) => {
    const judgment = judgeable(identity, sources);
    expect(judgment.judgeable).toBe(false);
    expect(judgment.blindSpots.map((spot) => spot.code)).toEqual(codes);
  });

  it('says which sources could be switched on', () => {
    expect(judgeable({ purl: 'pkg:cargo/serde@1.0.0' }, none).blindSpots).toEqual([
      { code: 'ecosystem_not_enabled', data: { type: 'cargo', osv: ['crates.io'], github: true } },
    ]);
  });

  it.each<[Identity, EnabledSources, string[]]>([
    [{ purl: 'pkg:golang/github.com/a/b@v1.0.0' }, { ...none, osvEcosystems: ['Go'] }, ['purl']],
    [{ purl: 'pkg:npm/a@1.0.0' }, { ...none, github: true }, ['purl']],
    [{ purl: 'pkg:deb/debian/curl@1?distro=debian-12' }, { ...none, osvEcosystems: ['Debian:12'] }, ['purl']],
    [{ purl: 'pkg:deb/debian/curl@1?distro=debian-12' }, { ...none, osvEcosystems: ['Debian'] }, ['purl']],
    [{ purl: 'pkg:npm/a@1.0.0', cpe: 'cpe:2.3:a:a:b:*:*:*:*:*:*:*:*' }, { ...none, nvd: true }, ['cpe']],
  ])('judges %j', (identity, sources, by) => {
    expect(judgeable(identity, sources)).toMatchObject({ judgeable: true, by });
  });

  it.each<[string, Caveat[]]>([
    ['pkg:deb/debian/curl@1', [{ code: 'release_unknown', data: { type: 'deb', namespace: 'debian' } }]],
    [
      'pkg:rpm/suse/curl@1?distro=odd',
      [{ code: 'release_unknown', data: { type: 'rpm', namespace: 'suse' } }],
    ],
    ['pkg:deb/debian/curl@1?distro=debian-12', []],
    ['pkg:apk/wolfi/curl@1', []],
  ])('judges %s, and says when its release is not known', (purl, caveats) => {
    const sources = { ...none, osvEcosystems: ['Debian', 'SUSE', 'Wolfi'] };
    expect(judgeable({ purl }, sources)).toEqual({ judgeable: true, by: ['purl'], blindSpots: [], caveats });
  });

  it('counts on an analyzer that is asked about the type, which needs a version, too', () => {
    const sources = { ...none, analyzerTypes: ['qpkg', 'deb'] };
    expect(judgeable({ purl: 'pkg:qpkg/a/b@1' }, sources)).toMatchObject({ judgeable: true, by: ['purl'] });
    expect(judgeable({ purl: 'pkg:deb/curl@1' }, sources)).toMatchObject({ judgeable: true });
    expect(judgeable({ purl: 'pkg:qpkg/a/b' }, sources).blindSpots).toMatchObject([
      { code: 'version_missing' },
    ]);
    expect(judgeable({ purl: 'pkg:npm/a@1.0.0' }, sources).judgeable).toBe(false);
  });

  it.each([
    ['pkg:deb/debian/curl@1?distro=debian-12', true],
    ['pkg:deb/debian/curl@1', false],
    ['pkg:deb/debian/curl@1?distro=sid', false],
    ['pkg:deb/curl@1', false],
    ['pkg:rpm/redhat/curl@1-2.el9', true],
    ['pkg:rpm/redhat/curl@1', false],
    // The release of these types is not kept.
    ['pkg:rpm/amzn/curl@1?distro=amzn-2023', true],
    ['pkg:apk/wolfi/curl@1?distro=wolfi-20230201', true],
  ])('counts for %s on an analyzer that must know the release: %s', (purl, isCovered) => {
    const types = ['deb', 'rpm', 'apk'];
    const sources = { ...none, analyzerTypes: types, analyzerReleaseTypes: types };
    const judgment = judgeable({ purl }, sources);
    expect(judgment.judgeable).toBe(isCovered);
    if (!isCovered) expect(judgment.blindSpots).toMatchObject([{ code: 'release_missing' }]);
    // With the distribution's own records there is an answer anyway.
    const osvEcosystems = ['Debian', 'Red Hat', 'Wolfi'];
    if (purl.includes('/debian/') || purl.includes('/redhat/'))
      expect(judgeable({ purl }, { ...sources, osvEcosystems }).judgeable).toBe(true);
    expect(judgeable({ purl }, { ...sources, analyzerReleaseTypes: [] }).judgeable).toBe(true);
  });

  it('takes the release from what describes the whole system, too', () => {
    const sources = { ...none, analyzerTypes: ['deb'], analyzerReleaseTypes: ['deb'] };
    const identity = { purl: 'pkg:deb/debian/curl@1', distro: 'debian-12' };
    expect(judgeable(identity, sources).judgeable).toBe(true);
  });
});
