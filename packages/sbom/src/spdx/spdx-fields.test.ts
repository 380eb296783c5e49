import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../test/documents.ts';
import type { Bom, Component } from '../model.ts';
import { readSpdx } from './read-spdx.ts';

function read(document: object | string): Bom {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const result = readSpdx(bytesOf(text));
  if (!result.ok) throw new Error(result.detail);
  return result.bom;
}

const inJson = (members: object) => read({ spdxVersion: 'SPDX-2.3', name: 'doc', ...members });

const inTags = (...lines: string[]) => read(['SPDXVersion: SPDX-2.3', ...lines].join('\n'));

/** The component that a package with these members becomes, without the members that all have. */
function packageOf(members: object, more: object = {}): Partial<Component> {
  const { components } = inJson({ packages: [{ SPDXID: 'p', name: 'p', ...members }], ...more });
  const { bomRef: _, name: __, type: ___, ...rest } = components[0] ?? { name: '', type: '' };
  return rest;
}

describe('a package of SPDX 2 in JSON', () => {
  it.each<[string, object]>([
    ['texts that are numbers, lists or objects', { versionInfo: 1, homepage: [], supplier: {}, summary: 2 }],
    ['a purpose that is a number', { primaryPackagePurpose: 1 }],
    ['a purpose that is not known', { primaryPackagePurpose: 'constructor' }],
    ['words for nothing', { versionInfo: 'NOASSERTION', licenseDeclared: 'NONE', homepage: '' }],
    ['checksums without algorithm or value', { checksums: [{ checksumValue: 'a' }, { algorithm: 'MD5' }] }],
    ['a checksum of an unknown algorithm', { checksums: [{ algorithm: 'ADLER32', checksumValue: 'a' }] }],
    ['references without type or locator', { externalRefs: [{ referenceType: 'purl' }, { a: 1 }] }],
    ['a supplier without name', { supplier: 'Organization: ' }],
  ])('is read without %s', (_, members) => {
    expect(packageOf(members)).toEqual({});
  });

  it.each<[string, object]>([
    ['Acme Inc', { name: 'Acme Inc' }],
    ['Organization: Acme (Europe)', { name: 'Acme (Europe)' }],
    ['Organization: Acme ()', { name: 'Acme' }],
    ['Organization: (a@b.example)', { name: 'a@b.example', contacts: [{ email: 'a@b.example' }] }],
    ['Person: Ada', { name: 'Ada', contacts: [{ name: 'Ada' }] }],
  ])('is supplied by %j', (supplier, expected) => {
    expect(packageOf({ supplier })).toEqual({ supplier: expected });
  });

  it('has a person who made it as its author', () => {
    expect(packageOf({ originator: 'Person: Ada (ada@a.example)' })).toEqual({
      authors: [{ name: 'Ada', email: 'ada@a.example' }],
    });
  });

  it('has its references under the types of CycloneDX, and persistent ids as members', () => {
    const externalRefs = [
      { referenceType: 'swh', referenceLocator: 'swh:1:cnt:a' },
      { referenceType: 'gitoid', referenceLocator: 'gitoid:blob:sha1:a' },
      { referenceType: 'cpe22Type', referenceLocator: 'cpe:/a:b:c' },
      { referenceType: 'npm', referenceLocator: 'left-pad@1', comment: 'as published' },
      { referenceType: 'of-our-own', referenceLocator: 'x' },
    ];
    expect(packageOf({ externalRefs, downloadLocation: 'https://example.org/a.tgz' })).toEqual({
      swhids: ['swh:1:cnt:a'],
      omniborIds: ['gitoid:blob:sha1:a'],
      cpe: 'cpe:/a:b:c',
      externalReferences: [
        { type: 'distribution', url: 'https://example.org/a.tgz' },
        { type: 'distribution', url: 'left-pad@1', comment: 'as published' },
        { type: 'other', url: 'x' },
      ],
    });
  });

  const texts = [
    { licenseId: 'LicenseRef-a', seeAlsos: ['', 'https://example.org/a'] },
    { licenseId: 'LicenseRef-b', name: 'B', extractedText: 'Text of B' },
    { licenseId: 'LicenseRef-empty', name: 'Nothing', extractedText: 'NOASSERTION', seeAlsos: 7 },
    { name: 'has no id' },
  ];
  const declared = (entry: object) => ({ licenses: [{ ...entry, acknowledgement: 'declared' }] });

  it.each<[string, object]>([
    ['LicenseRef-a', { name: 'LicenseRef-a', url: 'https://example.org/a' }],
    ['LicenseRef-b', { name: 'B', text: { content: 'Text of B' } }],
    ['LicenseRef-unknown', { expression: 'LicenseRef-unknown' }],
    ['MIT OR Apache-2.0', { expression: 'MIT OR Apache-2.0' }],
    ['MIT OR LicenseRef-empty', { expression: 'MIT OR LicenseRef-empty' }],
    ['DocumentRef-x:LicenseRef-b', { expression: 'DocumentRef-x:LicenseRef-b' }],
    [
      'LicenseRef-a AND LicenseRef-b AND LicenseRef-a',
      {
        expression: 'LicenseRef-a AND LicenseRef-b AND LicenseRef-a',
        expressionDetails: [
          { licenseIdentifier: 'LicenseRef-a', url: 'https://example.org/a' },
          { licenseIdentifier: 'LicenseRef-b', text: { content: 'Text of B' } },
        ],
      },
    ],
  ])('is under the license %j with what the document says of it', (licenseDeclared, entry) => {
    expect(packageOf({ licenseDeclared }, { hasExtractedLicensingInfos: texts })).toEqual(declared(entry));
  });
});

describe('a document of SPDX 2', () => {
  const packages = ['SPDXRef-a', 'SPDXRef-b'].map((SPDXID) => ({ SPDXID, name: SPDXID }));
  const subjectOf = (spdxElementId: string, relationshipType: string, relatedSpdxElement: string) =>
    inJson({ packages, relationships: [{ spdxElementId, relationshipType, relatedSpdxElement }] }).metadata
      ?.component?.bomRef;

  it.each([
    ['SPDXRef-DOCUMENT', 'DESCRIBES', 'SPDXRef-a', 'SPDXRef-a'],
    ['SPDXRef-a', 'DESCRIBED_BY', 'SPDXRef-DOCUMENT', 'SPDXRef-a'],
    ['SPDXRef-a', 'DESCRIBES', 'SPDXRef-b', 'SPDXRef-DOCUMENT'],
    ['SPDXRef-a', 'DESCRIBED_BY', 'SPDXRef-b', 'SPDXRef-DOCUMENT'],
  ])('that says %s %s %s is about %s', (from, type, to, expected) => {
    expect(subjectOf(from, type, to)).toBe(expected);
  });

  it.each<[string, object]>([
    ['lists that are texts', { packages: 'a', relationships: 'b', hasExtractedLicensingInfos: 'c' }],
    ['a head of the wrong kinds', { name: 1, documentNamespace: {}, creationInfo: [] }],
    ['creators that are no texts', { name: '', creationInfo: { created: 1, creators: [null, 7, ''] } }],
  ])('with %s is read without them', (_, members) => {
    const bom = inJson({ name: '', ...members });
    expect(bom.components).toEqual([]);
    expect(bom.serialNumber).toBeUndefined();
    expect(bom.metadata).toEqual({
      component: { bomRef: 'SPDXRef-DOCUMENT', type: 'application', name: '' },
    });
  });

  it('is refused when its version is empty, or quoted only in part when it is long', () => {
    const detailOf = (spdxVersion: string) => readSpdx(bytesOf(JSON.stringify({ spdxVersion })));
    expect(detailOf('')).toMatchObject({
      detail: 'SPDX version "" is not known; known are 2.2, 2.3 and 3.0',
    });
    expect(detailOf('9'.repeat(1000))).toMatchObject({
      detail: `SPDX version "${'9'.repeat(100)}…" is not known; known are 2.2, 2.3 and 3.0`,
    });
  });
});

describe('a tag-value document', () => {
  it('is read without tags that have no value', () => {
    const bom = inTags(
      'DocumentName:',
      'DocumentNamespace:',
      'Created:',
      'Creator:',
      'Relationship: SPDXRef-a DEPENDS_ON',
      'PackageName: a',
      'PackageVersion:',
      'PackageChecksum: SHA1',
      'ExternalRef: SECURITY cpe23Type',
      'ExternalRefComment: of no reference',
      'PackageOfOurOwn: x',
    );
    expect(bom.serialNumber).toBeUndefined();
    expect(bom.metadata).toEqual({
      component: { bomRef: 'SPDXRef-DOCUMENT', type: 'application', name: '' },
    });
    expect(bom.dependencies).toEqual([]);
    expect(bom.components).toEqual([{ type: 'library', name: 'a' }]);
  });

  it('gives a package the comment of its reference, and its summary where there is no description', () => {
    const bom = inTags(
      'PackageName: a',
      'PackageSummary: in short',
      'ExternalRef: OTHER npm left-pad@1',
      'ExternalRefComment: as published',
      'PackageName: b',
      'PackageDescription: at length',
      'PackageSummary: in short',
    );
    expect(bom.components).toMatchObject([
      {
        description: 'in short',
        externalReferences: [{ type: 'distribution', url: 'left-pad@1', comment: 'as published' }],
      },
      { description: 'at length' },
    ]);
  });

  it('knows a license by its addresses, and passes over what it says beside', () => {
    const bom = inTags(
      'PackageName: a',
      'PackageLicenseDeclared: LicenseRef-a',
      'LicenseID: LicenseRef-a',
      'LicenseName: A',
      'LicenseCrossReference: https://example.org/1, https://example.org/2',
      'LicenseComment: nice',
    );
    expect(bom.components[0]?.licenses).toEqual([
      { name: 'A', url: 'https://example.org/1', acknowledgement: 'declared' },
    ]);
  });

  it('does not give a file what follows it to the package before', () => {
    const bom = inTags('PackageName: a', 'FileName: b', 'SPDXID: SPDXRef-b', 'PackageVersion: 2');
    expect(bom.components).toEqual([{ type: 'library', name: 'a' }]);
  });
});
