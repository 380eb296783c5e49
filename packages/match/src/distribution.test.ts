import { describe, expect, it } from 'vitest';
import {
  coordsOf,
  decide,
  hitOf,
  type Identity,
  rangesOf,
  readOsvRecord,
  readTarget,
  type Verdict,
} from './index.ts';

/** A synthetic record in the shape in which OSV publishes those of the distribution: each release with its own fix. */
function record(name: string, fixes: Record<string, string | undefined>) {
  const affected = Object.entries(fixes).map(([ecosystem, fixed]) => ({
    package: { ecosystem, name },
    ranges: [
      { type: 'ECOSYSTEM', events: [{ introduced: '0' }, ...(fixed === undefined ? [] : [{ fixed }])] },
    ],
  }));
  const read = readOsvRecord({ id: 'SYNTHETIC-2026-1', affected });
  if (!read.ok) throw new Error(read.error.message);
  return read.advisory;
}

/** By the rule and by the rows that SQL joins, which must not differ. */
function verdictOf(identity: Identity, advisory: ReturnType<typeof record>): Verdict {
  const { verdict } = decide(identity, advisory);
  const hits = rangesOf(advisory).flatMap((row) => coordsOf(identity).map((coord) => hitOf(row, coord)));
  expect(hits.includes('affected'), `rows of ${JSON.stringify(identity)}`).toBe(verdict === 'affected');
  return verdict;
}

const debian = record('openssl', {
  'Debian:11': '1.1.1n-0+deb11u5',
  'Debian:12': '3.0.11-1~deb12u2',
  'Debian:13': '3.2.1-3',
});
const ubuntu = record('openssl', {
  'Ubuntu:22.04:LTS': '3.0.2-0ubuntu1.15',
  'Ubuntu:Pro:16.04:LTS': '1.0.2g-1ubuntu4.20+esm11',
  'Ubuntu:Pro:FIPS:20.04:LTS': '1.1.1f-1ubuntu2.fips.22',
  'Ubuntu:20.04:LTS': '1.1.1f-1ubuntu2.22',
});
const alpine = record('openssl', { 'Alpine:v3.18': '3.1.4-r3', 'Alpine:v3.19': '3.1.4-r1' });
const redhat = record('openssl-libs', {
  'Red Hat:enterprise_linux:8::baseos': '1:1.1.1k-12.el8_9',
  'Red Hat:enterprise_linux:9::baseos': '1:3.0.7-25.el9_3',
  'Red Hat:openshift:4.14::el9': '1:3.0.7-24.el9',
});
const rocky = record('openssl', {
  'Rocky Linux:8': '1:1.1.1k-12.el8_9',
  'Rocky Linux:9': '1:3.0.7-25.el9_3',
});
const alma = record('openssl-libs', {
  'AlmaLinux:8': '1:1.1.1k-12.el8_9',
  'AlmaLinux:9': '1:3.0.7-25.el9_3',
});
const suse = record('openssl-1_1', {
  'SUSE:Linux Enterprise Server 15 SP4': '1.1.1l-150400.7.60.2',
  'SUSE:Linux Enterprise Module for Basesystem 15 SP5': '1.1.1l-150500.17.22.1',
});
const opensuse = record('openssl-1_1', {
  'openSUSE:Leap 15.5': '1.1.1l-150500.17.22.1',
  'openSUSE:Tumbleweed': '1.1.1w-3.1',
});
const wolfi = record('openssl', { Wolfi: '3.2.0-r1' });
const chainguard = record('openssl', { Chainguard: '3.2.0-r1' });
const git = record('git', { 'Debian:12': '1:2.39.2-1.1' });

const of = (upstream: string) => `&upstream=${encodeURIComponent(upstream)}`;
const srpm = (name: string) => of(`${name}.src.rpm`);

describe('packages of distributions', () => {
  it.each<[string, string, ReturnType<typeof record>, Verdict]>([
    // Debian: the binary package has another name than its source, and fixes are ported back to each release.
    [
      'binary of a source',
      `pkg:deb/debian/libssl3@3.0.11-1~deb12u1?distro=debian-12${of('openssl')}`,
      debian,
      'affected',
    ],
    [
      'back-port',
      `pkg:deb/debian/libssl3@3.0.11-1~deb12u2?distro=debian-12${of('openssl')}`,
      debian,
      'not_affected',
    ],
    [
      'code name',
      `pkg:deb/debian/libssl3@3.0.11-1~deb12u2?distro=bookworm${of('openssl')}`,
      debian,
      'not_affected',
    ],
    [
      'point release',
      `pkg:deb/debian/libssl3@3.0.11-1~deb12u2?distro=debian-12.4${of('openssl')}`,
      debian,
      'not_affected',
    ],
    [
      'other release',
      `pkg:deb/debian/libssl3@3.0.11-1~deb12u2?distro=debian-13${of('openssl')}`,
      debian,
      'affected',
    ],
    [
      'release in the version',
      `pkg:deb/debian/libssl3@3.0.11-1~deb12u2?arch=amd64${of('openssl')}`,
      debian,
      'not_affected',
    ],
    ['binary alone', 'pkg:deb/debian/libssl3@3.0.11-1~deb12u1?distro=debian-12', debian, 'not_affected'],
    [
      'source of the same name',
      'pkg:deb/debian/openssl@3.0.11-1~deb12u1?distro=debian-12',
      debian,
      'affected',
    ],
    [
      'tilde before the fix',
      `pkg:deb/debian/libssl3@3.2.1-3~bpo12?distro=debian-13${of('openssl')}`,
      debian,
      'affected',
    ],
    [
      'version of the source',
      `pkg:deb/debian/libssl3@3.2.1-3%2Bb1?distro=debian-13${of('openssl@3.2.1-3')}`,
      debian,
      'not_affected',
    ],
    [
      'source older than binary',
      `pkg:deb/debian/openssl@9?distro=debian-13${of('openssl@3.2.0-1')}`,
      debian,
      'affected',
    ],
    [
      'binary with the name of a source',
      `pkg:deb/debian/git@1:2.1?distro=debian-12${of('git-all')}`,
      git,
      'not_affected',
    ],
    ['epoch', 'pkg:deb/debian/git@2.40.0-1?distro=debian-12', git, 'affected'],
    ['epoch of a qualifier', 'pkg:deb/debian/git@2.40.0-1?distro=debian-12&epoch=1', git, 'not_affected'],

    [
      'Ubuntu',
      `pkg:deb/ubuntu/libssl3@3.0.2-0ubuntu1.14?distro=ubuntu-22.04${of('openssl')}`,
      ubuntu,
      'affected',
    ],
    [
      'Ubuntu, fixed',
      `pkg:deb/ubuntu/libssl3@3.0.2-0ubuntu1.15?distro=jammy${of('openssl')}`,
      ubuntu,
      'not_affected',
    ],
    [
      'Ubuntu Pro',
      `pkg:deb/ubuntu/libssl1.0.0@1.0.2g-1ubuntu4.20?distro=xenial${of('openssl')}`,
      ubuntu,
      'affected',
    ],
    [
      'not by FIPS',
      `pkg:deb/ubuntu/libssl1.1@1.1.1f-1ubuntu2.22?distro=focal${of('openssl')}`,
      ubuntu,
      'not_affected',
    ],
    [
      'FIPS',
      `pkg:deb/ubuntu/libssl1.1@1.1.1f-1ubuntu2.fips.21?distro=focal${of('openssl')}`,
      ubuntu,
      'affected',
    ],

    ['Alpine', `pkg:apk/alpine/libcrypto3@3.1.4-r2?distro=alpine-3.18.4${of('openssl')}`, alpine, 'affected'],
    [
      'Alpine, newer release',
      `pkg:apk/alpine/libcrypto3@3.1.4-r2?distro=3.19.1${of('openssl')}`,
      alpine,
      'not_affected',
    ],

    ['Red Hat', 'pkg:rpm/redhat/openssl-libs@3.0.7-24.el9?epoch=1&distro=rhel-9.2', redhat, 'affected'],
    [
      'Red Hat, fixed',
      'pkg:rpm/redhat/openssl-libs@3.0.7-25.el9_3?epoch=1&distro=rhel-9.2',
      redhat,
      'not_affected',
    ],
    [
      'Red Hat 8, back-port',
      'pkg:rpm/redhat/openssl-libs@1.1.1k-12.el8_9?epoch=1&distro=redhat-8.9',
      redhat,
      'not_affected',
    ],
    [
      'Red Hat 8 by its version',
      'pkg:rpm/redhat/openssl-libs@1.1.1k-12.el8_9?epoch=1',
      redhat,
      'not_affected',
    ],
    [
      'Red Hat, epoch missing',
      'pkg:rpm/redhat/openssl-libs@3.0.7-25.el9_3?distro=rhel-9.2',
      redhat,
      'affected',
    ],

    [
      'Rocky',
      `pkg:rpm/rocky/openssl-libs@3.0.7-24.el9?epoch=1&distro=rocky-9.3${srpm('openssl-3.0.7-24.el9')}`,
      rocky,
      'affected',
    ],
    [
      'Rocky, back-port',
      `pkg:rpm/rocky/openssl-libs@1.1.1k-12.el8_9?epoch=1&distro=rocky-8.9${srpm('openssl-1.1.1k-12.el8_9')}`,
      rocky,
      'not_affected',
    ],
    [
      'Alma as Trivy writes it',
      'pkg:rpm/alma/openssl-libs@3.0.7-24.el9?epoch=1&distro=alma-9.3',
      alma,
      'affected',
    ],
    [
      'Alma, fixed',
      'pkg:rpm/almalinux/openssl-libs@3.0.7-25.el9_3?epoch=1&distro=almalinux-9.3',
      alma,
      'not_affected',
    ],
    [
      'SUSE',
      `pkg:rpm/suse/libopenssl1_1@1.1.1l-150500.17.19.1?distro=sles-15.5${srpm('openssl-1_1-1.1.1l-150500.17.19.1')}`,
      suse,
      'affected',
    ],
    [
      'SUSE, other service pack',
      `pkg:rpm/sles/libopenssl1_1@1.1.1l-150400.7.60.2?distro=sles-15.4${srpm('openssl-1_1-1.1.1l-150400.7.60.2')}`,
      suse,
      'not_affected',
    ],
    [
      'openSUSE',
      `pkg:rpm/opensuse/libopenssl1_1@1.1.1l-150500.17.22.1?distro=opensuse-leap-15.5${srpm('openssl-1_1-1.1.1l-150500.17.22.1')}`,
      opensuse,
      'not_affected',
    ],
    ['Wolfi', `pkg:apk/wolfi/libcrypto3@3.2.0-r0?distro=wolfi-20230201${of('openssl')}`, wolfi, 'affected'],
    [
      'Wolfi, fixed',
      `pkg:apk/wolfi/libcrypto3@3.2.0-r1?distro=wolfi-20230201${of('openssl')}`,
      wolfi,
      'not_affected',
    ],
    [
      'Chainguard',
      `pkg:apk/chainguard/libcrypto3@3.2.0-r0?distro=chainguard${of('openssl')}`,
      chainguard,
      'affected',
    ],
    ['a qualifier of another type', 'pkg:npm/libssl@1.0.0?upstream=openssl', debian, 'not_affected'],
  ])('%s: %s', (_title, purl, advisory, expected) => {
    expect(verdictOf({ purl }, advisory)).toBe(expected);
  });

  /** Synthetic, in the shape of OSV's records of Red Hat: an update is of one stream, and so is its record. */
  const main = record('podman', { 'Red Hat:enterprise_linux:9::appstream': '2:5.2.2-9.el9_5' });
  const eus94 = record('podman', { 'Red Hat:rhel_eus:9.4::appstream': '2:4.9.4-18.el9_4.1' });
  const e4s90 = record('podman', { 'Red Hat:rhel_e4s:9.0::appstream': '2:4.2.0-6.el9_0.3' });
  const aus84 = record('podman', {
    'Red Hat:rhel_aus:8.4::appstream': '2:3.0.1-9.el8_4',
    'Red Hat:rhel_tus:8.4::appstream': '2:3.0.1-9.el8_4',
  });
  const eus100 = record('podman', { 'Red Hat:enterprise_linux_eus:10.0': '2:5.4.0-9.el10_0' });
  const main101 = record('podman', { 'Red Hat:enterprise_linux:10.1': '2:5.6.0-3.el10_1' });
  const podman = (version: string, distro?: string) =>
    `pkg:rpm/redhat/podman@${version}?epoch=2${distro === undefined ? '' : `&distro=${distro}`}`;

  it.each<[string, string, ReturnType<typeof record>, Verdict]>([
    ['its own stream', podman('4.9.4-18.el9_4', 'rhel-9.4'), eus94, 'affected'],
    ['its own stream, fixed', podman('4.9.4-18.el9_4.1', 'rhel-9.4'), eus94, 'not_affected'],
    ['an older stream than that of the record', podman('4.4.1-21.el9_2', 'rhel-9.2'), eus94, 'not_affected'],
    ['a later release', podman('4.9.4-18.el9_4', 'redhat-9.5'), eus94, 'not_affected'],
    [
      'built for a later release',
      podman('4.2.0-6.el9_2'),
      record('podman', { 'Red Hat:rhel_e4s:9.0': '2:4.2.0-7.el9_0' }),
      'not_affected',
    ],
    [
      'updated to a later release',
      podman('4.2.0-6.el9_2', 'rhel-9.0'),
      record('podman', { 'Red Hat:rhel_e4s:9.0': '2:4.2.0-7.el9_0' }),
      'not_affected',
    ],
    ['built for an earlier release, which may be of any later', podman('4.4.1-21.el9_2'), eus94, 'affected'],
    ['no stream told', podman('4.9.4-1.el9'), eus94, 'affected'],
    ['only the major release', podman('4.9.4-1.el9', 'rhel-9'), eus94, 'affected'],
    ['E4S', podman('4.2.0-6.el9_0.2', 'rhel-9.0'), e4s90, 'affected'],
    ['E4S of another major release', podman('4.0.0-1.el8', 'rhel-8.4'), e4s90, 'not_affected'],
    ['AUS and TUS', podman('3.0.1-8.el8_4', 'rhel-8.4'), aus84, 'affected'],
    ['AUS and TUS, fixed', podman('3.0.1-9.el8_4', 'rhel-8.4'), aus84, 'not_affected'],
    ['EUS of RHEL 10', podman('5.4.0-8.el10_0', 'rhel-10.0'), eus100, 'affected'],
    ['EUS of RHEL 10 and a package of RHEL 9', podman('4.9.4-18.el9_4', 'rhel-9.4'), eus100, 'not_affected'],
    ['EUS of RHEL 10 and its main stream', podman('5.4.0-8.el10_0', 'rhel-10.1'), eus100, 'not_affected'],
    // A stream may get no fix of its own, so that the main stream counts for it, too.
    ['main stream', podman('4.9.4-18.el9_4', 'rhel-9.4'), main, 'affected'],
    ['main stream, fixed', podman('5.2.2-9.el9_5', 'rhel-9.5'), main, 'not_affected'],
    ['main stream of RHEL 10', podman('5.4.0-9.el10_0', 'rhel-10.0'), main101, 'affected'],
  ])('of Red Hat are told apart by stream, %s: %s', (_title, purl, advisory, expected) => {
    expect(verdictOf({ purl }, advisory)).toBe(expected);
  });

  it('of Red Hat that do not tell their stream are reported, which their explanation says', () => {
    const codes = (purl: string) => decide({ purl }, eus94).steps;
    expect(codes(podman('4.4.1-21.el9_2'))).toContainEqual({
      code: 'stream_untold',
      data: { advisory: '9.4', component: '9.2+' },
    });
    expect(codes(podman('4.4.1-21.el9'))).toContainEqual({
      code: 'stream_untold',
      data: { advisory: '9.4' },
    });
    expect(codes(podman('4.9.4-18.el9_4', 'rhel-9.4')).map(({ code }) => code)).not.toContain(
      'stream_untold',
    );
    expect(codes(podman('4.4.1-21.el9_2', 'rhel-9.2'))).toContainEqual({
      code: 'distro_differs',
      data: { component: 'redhat-9.2', advisory: 'redhat-9.4' },
    });
  });

  it('take what a BOM says besides the package URL, which goes before it', () => {
    const purl = 'pkg:deb/debian/libssl3@3.0.11-1~deb12u1';
    const beside = { upstream: 'openssl@3.0.11-1~deb12u1', distro: 'debian-12' };
    expect(verdictOf({ purl, ...beside }, debian)).toBe('affected');
    expect(verdictOf({ purl: `${purl}?upstream=zlib&distro=sid`, ...beside }, debian)).toBe('not_affected');
    expect(verdictOf({ purl: 'pkg:npm/openssl@1', ...beside }, debian)).toBe('not_affected');
  });

  it('are explained by the source package and its release', () => {
    const purl = 'pkg:deb/debian/libssl3@3.0.11-1~deb12u1?distro=debian-12&upstream=openssl';
    expect(decide({ purl }, debian).steps).toEqual([
      expect.objectContaining({ code: 'source' }),
      expect.objectContaining({
        code: 'purl',
        data: expect.objectContaining({ name: 'libssl3', distro: 'debian-12' }),
      }),
      { code: 'source_package', data: { name: 'openssl', version: '3.0.11-1~deb12u1', distro: 'debian-12' } },
      {
        code: 'same_package',
        data: {
          type: 'deb',
          namespace: 'debian',
          name: 'openssl',
          ecosystem: 'Debian:12',
          distro: 'debian-12',
          by: 'source',
          at: 1,
        },
      },
      expect.objectContaining({ code: 'range_inside' }),
    ]);
  });

  it('are left as they are by a source that cannot be compared', () => {
    const purl = `pkg:deb/debian/libssl3@1?upstream=${'x'.repeat(600)}`;
    expect(readTarget({ purl }).source).toBeUndefined();
    expect(coordsOf({ purl })).toHaveLength(1);
  });
});
