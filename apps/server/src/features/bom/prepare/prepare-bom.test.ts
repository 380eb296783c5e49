import type { Bom, Component } from '@waybill/sbom';
import { describe, expect, it } from 'vitest';
import { createInternalRule } from '../../component-internal/internal-rule.ts';
import { createLicenseBook } from '../../license/license-book.ts';
import { prepareBom } from './prepare-bom.ts';

const rules = {
  licenses: createLicenseBook([
    { license_id: 1, spdx_id: 'MIT', name: 'MIT License', custom: false },
    { license_id: 2, spdx_id: 'LicenseRef-A', name: 'Acme', custom: true },
  ]),
  isInternal: createInternalRule({ groupsRegex: 'acme', namesRegex: undefined, matchMode: undefined }),
};

function bomOf(components: Component[], more: Partial<Bom> = {}): Bom {
  return {
    format: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components,
    services: [],
    externalReferences: [],
    dependencies: [],
    compositions: [],
    properties: [],
    vulnerabilities: [],
    ...more,
  };
}

const library = (name: string, more: Partial<Component> = {}): Component => ({
  type: 'library',
  bomRef: name,
  name,
  ...more,
});

const prepare = (components: Component[], more: Partial<Bom> = {}) =>
  prepareBom(bomOf(components, more), rules);

/** Name of each component, from the columns of its identity. */
const namesOf = (components: readonly { identityText: string }[]) =>
  components.map((component) => component.identityText.split('\t')[1]);

describe('prepareBom', () => {
  it('puts children before their parent and keeps the nesting', () => {
    const { components } = prepare([
      library('a', { components: [library('b', { components: [library('c')] })] }),
    ]);
    expect(namesOf(components)).toEqual(['c', 'b', 'a']);
    expect(components.map((component) => component.parent)).toEqual([1, 2, null]);
  });

  it('takes the parts of the metadata component, but not itself', () => {
    const metadata = { component: library('root', { components: [library('part')] }) };
    expect(namesOf(prepare([library('a')], { metadata }).components)).toEqual(['part', 'a']);
  });

  it('never nests equal components in a circle', () => {
    const { components } = prepare([
      library('a', { components: [library('b')] }),
      library('b', { components: [library('a')] }),
      library('c', { components: [library('c')] }),
    ]);
    expect(namesOf(components)).toEqual(['b', 'a', 'c']);
    expect(components.map((component) => component.parent)).toEqual([1, null, null]);
  });

  it('leads the references of equal components to the first, and keeps the first of equal references', () => {
    const { edges } = prepare(
      [library('a'), library('a', { bomRef: 'again' }), library('b', { bomRef: 'a' }), library('c')],
      {
        metadata: { component: library('root') },
        dependencies: [
          { ref: 'root', dependsOn: ['again', 'c'] },
          { ref: 'a', dependsOn: ['c', 'again', 'nowhere'] },
        ],
      },
    );
    expect([...edges]).toEqual([0, 1, 0, 3, 1, 3]);
  });

  it('numbers services after the components', () => {
    const { edges } = prepare([library('a')], {
      services: [{ bomRef: 's', name: 's', services: [{ bomRef: 't', name: 't' }] }],
      dependencies: [{ ref: 's', dependsOn: ['a', 't'] }],
    });
    expect([...edges]).toEqual([3, 1, 3, 2]);
  });

  it('calls a component without name a dash and cuts what is too long', () => {
    const [component] = prepare([library(' ', { version: `v${'1'.repeat(300)}` })]).components;
    const [, name, version] = component?.identityText.split('\t') ?? [];
    expect(name).toBe('-');
    expect(version).toHaveLength(255);
    expect(version?.endsWith('1...')).toBe(true);
  });

  it('marks components of our own', () => {
    const { components } = prepare([library('a', { group: 'acme' }), library('b', { group: 'acme2' })]);
    expect(components.map((component) => component.flags)).toEqual([2, 0]);
  });

  it('gives the same content hash whatever the order, serial number and date', () => {
    const a = library('a', { components: [library('x')] });
    const b = library('b', { description: 'd' });
    const dependencies = [{ ref: 'a', dependsOn: ['b', 'x'] }];
    const one = prepare([a, b], { dependencies, serialNumber: 'urn:uuid:1' });
    const other = prepare([b, a], {
      dependencies: [{ ref: 'a', dependsOn: ['x', 'b'] }],
      serialNumber: 'urn:uuid:2',
      metadata: { timestamp: '2026-01-01T00:00:00Z' },
    });
    expect(other.contentHash).toBe(one.contentHash);
  });

  it.each<[string, Component[], Partial<Bom>]>([
    ['a component more', [library('a'), library('b'), library('c')], {}],
    ['another version', [library('a', { version: '2' }), library('b')], {}],
    ['another detail', [library('a', { description: 'x' }), library('b')], {}],
    ['another hash', [library('a', { hashes: [{ alg: 'MD5', content: 'ab' }] }), library('b')], {}],
    ['another property', [library('a', { properties: [{ name: 'x' }] }), library('b')], {}],
    ['another license', [library('a', { licenses: [{ id: 'MIT' }] }), library('b')], {}],
    ['another nesting', [library('a', { components: [library('b')] })], {}],
    ['an edge', [library('a'), library('b')], { dependencies: [{ ref: 'a', dependsOn: ['b'] }] }],
    ['a service', [library('a'), library('b')], { services: [{ name: 's' }] }],
    ['project facts', [library('a'), library('b')], { metadata: { component: library('root') } }],
  ])('gives another content hash for %s', (_what, components, more) => {
    expect(prepare(components, more).contentHash).not.toBe(prepare([library('a'), library('b')]).contentHash);
  });

  it('cuts a flood of warnings', () => {
    const broken = Array.from({ length: 150 }, (_, i) => library(`c${i}`, { purl: 'nonsense' }));
    const { warnings } = prepare(broken);
    expect(warnings).toHaveLength(101);
    expect(warnings.at(-1)).toBe('… and 50 more of this kind');
  });
});
