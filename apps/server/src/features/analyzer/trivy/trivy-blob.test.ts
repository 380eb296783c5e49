import { parsePurl } from '@waybill/purl';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../analyzer.ts';
import { blobsOf, targetOf } from './trivy-blob.ts';

type Described = Partial<Pick<Subject, 'properties' | 'upstream' | 'distro'>>;

function subject(text: string, described: Described = {}): Subject {
  const parsed = parsePurl(text);
  if (!parsed.ok) throw new Error(text);
  return {
    identityId: 1,
    purl: parsed.purl,
    group: undefined,
    name: 'any',
    version: undefined,
    coordinates: undefined,
    cpe: undefined,
    upstream: undefined,
    distro: undefined,
    properties: {},
    ...described,
  };
}

const all = { libraries: true, systems: true };
const target = (text: string, properties: Subject['properties'] = {}) =>
  targetOf(subject(text, { properties }), all);

describe('a package for Trivy', () => {
  it.each([
    ['pkg:npm/%40s/left@1.0.0', 'node-pkg', '@s/left'],
    ['pkg:maven/org.acme/left@1.0.0', 'jar', 'org.acme:left'],
    ['pkg:golang/example.com/left@v1.0.0', 'gobinary', 'example.com/left'],
    ['pkg:pypi/left@1.0.0', 'python-pkg', 'left'],
  ])('%s is one of %s, called %s', (text, type, name) => {
    expect(target(text)).toMatchObject({ kind: 'library', type, pkg: { name, src_name: name } });
  });

  it.each([
    ['pkg:deb/debian/bash@5.2?distro=debian-12.5', 'debian', '12.5'],
    ['pkg:apk/alpine/bash@5.2-r0?distro=3.18.4', 'alpine', '3.18.4'],
    ['pkg:rpm/almalinux/bash@5.2-1?distro=almalinux-9.2', 'alma', '9.2'],
    ['pkg:rpm/redhat/bash@5.2-1?distro=rhel-8.4', 'redhat', '8.4'],
    ['pkg:rpm/opensuse/bash@5.2-1?distro=opensuse-leap-15.4', 'opensuse-leap', '15.4'],
  ])('%s is one of %s %s', (text, type, release) => {
    expect(target(text)).toMatchObject({ kind: 'os', type, release, pkg: { name: 'bash' } });
  });

  it('of a system names its source package, by properties or by its package URL', () => {
    const text = 'pkg:deb/debian/libssl3@3.0-1?distro=debian-12&upstream=openssl%403.0&epoch=1&arch=arm64';
    expect(target(text)?.pkg).toMatchObject({
      src_name: 'openssl',
      src_version: '3.0',
      epoch: 1,
      arch: 'arm64',
    });
    expect(target(text, { 'trivy:SrcName': 'other', 'trivy:SrcEpoch': '2' })?.pkg).toMatchObject({
      src_name: 'other',
      src_epoch: 2,
    });
  });

  it('of a system has the release and source package that the BOM tells elsewhere, or its version', () => {
    const described = { distro: 'debian-12.5', upstream: 'openssl@3.0' };
    expect(targetOf(subject('pkg:deb/debian/libssl3@3.0-1', described), all)).toMatchObject({
      type: 'debian',
      release: '12.5',
      pkg: { src_name: 'openssl', src_version: '3.0' },
    });
    const named = targetOf(subject('pkg:deb/debian/bash@5?distro=debian-13', described), all);
    expect(named).toMatchObject({ release: '13' });
    expect(target('pkg:rpm/redhat/bash@5.2-1.el9')).toMatchObject({ type: 'redhat', release: '9' });
  });

  it('is none without a version or a release, of another type, or of a kind that is not looked at', () => {
    expect(target('pkg:npm/left')).toBeUndefined();
    expect(target('pkg:deb/debian/bash@5.2')).toBeUndefined();
    expect(target('pkg:generic/left@1')).toBeUndefined();
    expect(targetOf(subject('pkg:npm/left@1'), { libraries: false, systems: true })).toBeUndefined();
    const deb = subject('pkg:deb/debian/bash@5?distro=debian-12');
    expect(targetOf(deb, { libraries: true, systems: false })).toBeUndefined();
  });

  it('stands in one layer with all libraries, or in that of its system', () => {
    const texts = [
      'pkg:npm/a@1',
      'pkg:deb/debian/b@1?distro=debian-12',
      'pkg:pypi/c@1',
      'pkg:deb/debian/d@1?distro=debian-11',
    ];
    const blobs = blobsOf(texts.flatMap((text) => target(text) ?? []));
    expect(blobs.map(({ kind, numbers }) => [kind, numbers])).toEqual([
      ['library', [0, 2]],
      ['os', [1]],
      ['os', [3]],
    ]);
    expect(blobs[1]?.info).toMatchObject({
      os: { family: 'debian', name: '12' },
      package_infos: [{ packages: [{ name: 'b', identifier: { bom_ref: '1' } }] }],
    });
  });
});
