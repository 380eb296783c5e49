import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../test/documents.ts';
import type { Bom } from '../model.ts';
import { readSpdx } from './read-spdx.ts';

const CONTEXT = { '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld' };

function read(document: object): Bom {
  const result = readSpdx(bytesOf(JSON.stringify({ ...CONTEXT, ...document })));
  if (!result.ok) throw new Error(result.detail);
  return result.bom;
}

const inGraph = (...elements: unknown[]) => read({ '@graph': elements });

const pkg = (spdxId: string, members: object = {}) => ({
  type: 'software_Package',
  spdxId,
  name: spdxId,
  ...members,
});

/** The component that a package with these members becomes, without the members that all have. */
function packageOf(members: object, ...others: unknown[]) {
  const [first] = inGraph(pkg('p', members), ...others).components;
  const { bomRef: _, name: __, type: ___, ...rest } = first ?? { name: '', type: '' };
  return rest;
}

const relation = (from: string, relationshipType: string, to: unknown, more: object = {}) => ({
  type: 'Relationship',
  from,
  relationshipType,
  to,
  ...more,
});

describe('a package of SPDX 3', () => {
  it.each<[string, object]>([
    ['texts of the wrong kind', { software_packageVersion: 1, software_homePage: {}, description: ['a'] }],
    ['identifiers without type or value', { externalIdentifier: [{ identifier: 'a' }, 7] }],
    ['hashes without algorithm or value', { verifiedUsing: [{ algorithm: 'md5' }, { hashValue: 'a' }] }],
    ['a supplier that the graph does not have', { suppliedBy: 'urn:nobody' }],
    ['a supplier that is a number', { suppliedBy: 7 }],
    ['a supplier without name', { suppliedBy: { type: 'Person' } }],
    ['a reference without address', { externalRef: { externalRefType: 'vcs' } }],
  ])('is read without %s', (_, members) => {
    expect(packageOf(members)).toEqual({});
  });

  it('that says nothing but its type is a component without name', () => {
    expect(inGraph({ '@type': 'software_Package' }).components).toEqual([{ type: 'library', name: '' }]);
  });

  it('may have its people in place, also as lists', () => {
    const mail = { externalIdentifierType: 'email', identifier: 'ada@a.example' };
    expect(
      packageOf({
        suppliedBy: [{ type: 'Organization', name: 'Acme' }],
        originatedBy: [{ type: 'Person', name: 'Ada', externalIdentifier: mail }],
      }),
    ).toEqual({ supplier: { name: 'Acme' }, authors: [{ name: 'Ada', email: 'ada@a.example' }] });
  });

  it('has references of all types, known or not', () => {
    const externalRef = [
      { externalRefType: 'issueTracker', locator: 'https://example.org/issues' },
      { locator: ['https://example.org/1', 7] },
    ];
    const externalIdentifier = [{ externalIdentifierType: 'of-our-own', identifier: 'x' }];
    expect(packageOf({ externalRef, externalIdentifier })).toEqual({
      externalReferences: [
        { type: 'other', url: 'x' },
        { type: 'issue-tracker', url: 'https://example.org/issues' },
        { type: 'other', url: 'https://example.org/1' },
      ],
    });
  });
});

describe('licenses of SPDX 3', () => {
  const licenseOf = (...relations: object[]) => packageOf({}, ...relations).licenses;
  const spdx = (id: string) => `https://spdx.org/licenses/${id}`;

  it.each<[string, object[]]>([
    ['one relationship', [relation('p', 'hasDeclaredLicense', [spdx('MIT'), spdx('ISC')])]],
    [
      'several relationships',
      [
        relation('p', 'hasDeclaredLicense', spdx('MIT')),
        relation('p', 'hasDeclaredLicense', [spdx('ISC')]),
        relation('p', 'hasDeclaredLicense', [spdx('MIT')]),
      ],
    ],
  ])('all hold when %s names several', (_, relations) => {
    expect(licenseOf(...relations)).toEqual([{ expression: '(MIT) AND (ISC)', acknowledgement: 'declared' }]);
  });

  it.each<[string, object]>([
    ['names none', relation('p', 'hasDeclaredLicense', [])],
    ['has none of the right kind', relation('p', 'hasConcludedLicense', [7])],
    ['is of no package', { type: 'Relationship', relationshipType: 'hasDeclaredLicense', to: [spdx('MIT')] }],
  ])('are absent when the relationship %s', (_, each) => {
    expect(licenseOf(each)).toBeUndefined();
  });

  it('of one’s own have the text that stands in them or in the object of earlier drafts', () => {
    const custom = (members: object) => ({ type: 'CustomLicense', name: 'Own', ...members });
    const declared = relation('p', 'hasDeclaredLicense', ['urn:x/LicenseRef-own']);
    const own = custom({ spdxId: 'urn:x/LicenseRef-own', licenseText: { text: 'Look.' } });
    expect(licenseOf(declared, own, custom({}))).toEqual([
      { name: 'Own', text: { content: 'Look.' }, acknowledgement: 'declared' },
    ]);
  });
});

describe('a document of SPDX 3', () => {
  it('may be one element without a graph', () => {
    expect(read(pkg('p')).components).toEqual([{ bomRef: 'p', type: 'library', name: 'p' }]);
  });

  it('is read without elements that are no objects or have no type', () => {
    expect(inGraph(null, 'text', 7, {}, { type: 7 }).components).toEqual([]);
  });

  it('may have those who made it in place, and tools of both kinds', () => {
    const creationInfo = {
      specVersion: '3.0.1',
      createdBy: [{ type: 'Person', name: 'Ada' }, { type: 'SoftwareAgent', name: 'Bot' }, 'urn:nobody'],
      createdUsing: [{ type: 'Tool', name: 'builder' }, 'urn:nothing', 7],
    };
    expect(inGraph({ type: 'SpdxDocument', spdxId: 'urn:doc', creationInfo }).metadata).toMatchObject({
      authors: [{ name: 'Ada' }],
      tools: { tools: [{ name: 'Bot' }, { name: 'builder' }] },
    });
  });

  it('is about itself when its root is no package of the graph', () => {
    const self = { type: 'SpdxDocument', spdxId: 'urn:doc', name: 'doc', rootElement: ['urn:nothing', 'f'] };
    const bom = inGraph(self, pkg('p'), { type: 'software_File', spdxId: 'f' });
    expect(bom.metadata?.component).toMatchObject({ bomRef: 'SPDXRef-DOCUMENT', name: 'doc' });
    expect(bom.dependencies).toEqual([]);
  });

  it('turns optional dependencies into a scope, and passes over relationships it cannot understand', () => {
    const bom = inGraph(
      pkg('a'),
      pkg('b'),
      relation('a', 'hasOptionalDependency', ['b']),
      relation('a', 'amendedBy', ['b']),
      { type: 'Relationship', relationshipType: 'dependsOn', to: ['b'] },
      { type: 'Relationship', from: 'a', to: ['b'] },
    );
    expect(bom.dependencies).toEqual([{ ref: 'a', dependsOn: ['b'] }]);
    expect(bom.components.map(({ scope }) => scope)).toEqual([undefined, 'optional']);
  });
});
