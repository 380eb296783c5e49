import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BlindSpot,
  type EnabledSources,
  type Identity,
  judgeable,
  judgeSight,
  readTarget,
  sightOfText,
  sightText,
} from './index.ts';

const names = [
  ...['npm/left-pad', 'golang/example.com/go', 'pypi/django', 'cargo/serde', 'generic/zlib', 'qpkg/a/b'],
  ...['deb/debian/curl', 'deb/raspbian/curl', 'apk/wolfi/curl', 'rpm/redhat/bash', 'rpm/rocky-linux/bash'],
  'GitHubActions/a/b',
];
const versions = ['', '@1.0.0', '@v1.2.3', '@not-a-version', '@1:2.3-4.el8', '@master', '@%20', '@%20x'];
const releases = ['', '?distro=debian-12', '?distro=trixie', '?distro=el8', '?arch=x86'];
const purl = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...versions), fc.constantFrom(...releases))
    .map(([name, version, release]) => `pkg:${name}${version}${release}`),
  fc.constantFrom('', 'pkg:', 'nonsense', `pkg:npm/${'a'.repeat(600)}`),
  fc.string({ maxLength: 30 }),
);
const cpe = fc.constantFrom(
  ...['', 'cpe:2.3:x', 'cpe:2.3:a:a:b:unknown:*:*:*:*:*:*:*', 'cpe:2.3:a:a:b:1.0:*:*:*:*:*:*:*'],
  ...['cpe:2.3:a:a:b:*:*:*:*:*:*:*:*', 'cpe:2.3:a:a:b:-:*:*:*:*:*:*:*', 'cpe:/a:acme:anvil:1'],
);
const identity: fc.Arbitrary<Identity> = fc.record(
  { purl, cpe, version: fc.constantFrom('', '1.0', 'master', ' x') },
  { requiredKeys: [] },
);

const ecosystems = fc.subarray([
  ...['npm', 'Go', 'PyPI', 'crates.io', 'Debian', 'Debian:12', 'Debian:13', 'Red Hat', 'Rocky Linux:8'],
  ...['Wolfi', 'OSS-Fuzz', 'GitHub Actions'],
]);
const sources: fc.Arbitrary<EnabledSources> = fc.record(
  {
    nvd: fc.boolean(),
    github: fc.boolean(),
    osvEcosystems: ecosystems,
    unread: fc.record({ nvd: fc.boolean(), osvEcosystems: ecosystems }),
  },
  { requiredKeys: ['nvd', 'github', 'osvEcosystems'] },
);

/** Without the texts that only tell what is wrong. */
function withoutTexts(spot: BlindSpot): BlindSpot {
  if (spot.code === 'version_unreadable') return { ...spot, data: { ...spot.data, version: '' } };
  if (spot.code === 'purl_unreadable' || spot.code === 'cpe_unreadable')
    return { ...spot, data: { message: '' } };
  return spot;
}

describe('the text of a sight', () => {
  it('is judged as the identity is, by any sources', () => {
    fc.assert(
      fc.property(identity, sources, (facts, enabled) => {
        const judged = judgeable(facts, enabled);
        expect(judgeSight(sightOfText(sightText(readTarget(facts))), enabled)).toEqual({
          ...judged,
          blindSpots: judged.blindSpots.map(withoutTexts),
        });
      }),
      { numRuns: runs(5_000) },
    );
  });

  it.each<[string, Identity[]]>([
    ['-rnpm//', [{ purl: 'pkg:npm/a@1.0.0' }, { purl: 'pkg:npm/%40scope/b', version: '2.0.0' }]],
    ['-ugolang//', [{ purl: 'pkg:golang/x.org/a@master' }, { purl: 'pkg:golang/x.org/b@trunk' }]],
    [
      'rx',
      [
        { purl: 'no', cpe: 'cpe:2.3:a:a:b:1:*:*:*:*:*:*:*' },
        { purl: '%', cpe: 'cpe:/a:acme:anvil' },
      ],
    ],
    ['-rdeb/debian/?a/b', [{ purl: 'pkg:deb/debian/curl@1?distro=a/b' }]],
  ])('%s is shared by all that nothing tells apart', (text, identities) => {
    expect(identities.map((facts) => sightText(readTarget(facts)))).toEqual(identities.map(() => text));
  });
});
