import type { ClaimSubject } from '@waybill/sbom';
import { describe, expect, it } from 'vitest';
import { ComponentFinder, type NamedComponent } from './component-finder.ts';

const component = (component_id: number, members: Partial<NamedComponent>): NamedComponent => ({
  component_id,
  uuid: `00000000-0000-4000-8000-00000000000${component_id}`,
  bom_ref: null,
  group_name: null,
  name: 'lib',
  version: '1',
  purl: null,
  cpe: null,
  swid_tag_id: null,
  digests: [],
  ...members,
});

const deb = 'pkg:deb/debian/lib@1';
const components = [
  component(1, { purl: `${deb}?arch=amd64`, bom_ref: 'ref-1' }),
  component(2, { purl: `${deb}?arch=arm64`, name: 'lib-arm' }),
  component(3, { purl: 'pkg:npm/%40a/lib@2', group_name: '@a', version: '2' }),
  component(4, {
    cpe: 'cpe:2.3:a:acme:lib:1:*:*:*:*:*:*:*',
    name: 'other',
    swid_tag_id: 'swid',
    digests: ['abcd'],
  }),
];

function find(subject: Partial<ClaimSubject>, isLoose: boolean) {
  const finder = new ComponentFinder({ isLoose });
  const whole = { label: 'x', ...subject };
  finder.add(whole);
  finder.see(components);
  return finder.get(whole);
}

describe('the components that a subject is', () => {
  it.each<[string, Partial<ClaimSubject>, boolean, number[]]>([
    ['by UUID', { ref: components[2]?.uuid ?? '', name: 'lib', version: '1' }, true, [3]],
    ['by UUID as URN', { ref: `urn:uuid:${components[2]?.uuid}` }, false, [3]],
    ['by the reference of the BOM', { ref: 'ref-1' }, true, [1]],
    ['not by a reference of the document itself', { ref: 'ref-1', name: 'none' }, true, []],
    ['by coordinates, whatever the qualifiers', { purl: `${deb}?arch=amd64` }, true, [1, 2]],
    ['by another spelling', { purl: 'pkg:npm/%40A%2FLib@v2' }, false, [3]],
    ['by qualifiers that do not contradict', { purl: `${deb}?arch=amd64&distro=x` }, false, [1]],
    ['by a purl without qualifiers', { purl: deb }, false, [1, 2]],
    ['by a purl without version, which means all', { purl: 'pkg:npm/%40a/lib' }, false, [3]],
    ['not so in CycloneDX', { purl: 'pkg:npm/%40a/lib' }, true, []],
    ['by CPE in any case', { cpe: 'cpe:2.3:a:ACME:lib:1:*:*:*:*:*:*:*' }, false, [4]],
    ['by a digest', { name: 'x', hashes: ['ffff', 'abcd'] }, false, [4]],
    [
      'by a further package URL',
      { purl: 'pkg:npm/far@1', others: [{ purl: 'pkg:npm/%40a/lib@2' }] },
      false,
      [3],
    ],
    ['by SWID tag', { swidTagId: 'swid' }, true, [4]],
    ['by group, name and version', { group: '@a', name: 'lib', version: '2' }, true, [3]],
    ['not by name beside another purl', { name: 'lib', version: '1', purl: 'pkg:npm/far@1' }, false, []],
    [
      'by name beside another purl in CycloneDX',
      { name: 'lib', version: '1', purl: 'pkg:npm/far@1' },
      true,
      [1],
    ],
    ['not by a purl that cannot be read', { purl: 'pkg:' }, false, []],
  ])('are found %s', (_how, subject, isLoose, ids) => {
    expect([...find(subject, isLoose).componentIds].sort()).toEqual(ids);
  });

  it('are not those of another version, which are named', () => {
    expect(find({ purl: 'pkg:npm/%40a/lib@3' }, false)).toEqual({ componentIds: [], otherVersions: ['2'] });
    expect(find({ group: '@a', name: 'lib', version: '3' }, true).otherVersions).toEqual(['2']);
  });
});
