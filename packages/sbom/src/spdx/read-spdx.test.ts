import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../test/documents.ts';
import { SPDX_3, SPDX_JSON, SPDX_TAG_VALUE } from '../../test/spdx-documents.ts';
import type { Bom } from '../model.ts';
import { validateBom } from '../validate-bom.ts';
import { writeJsonBom, writeXmlBom } from '../write-bom.ts';
import { readSpdx } from './read-spdx.ts';

function read(document: unknown): Bom {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const result = readSpdx(bytesOf(text));
  if (!result.ok) throw new Error(result.detail);
  return result.bom;
}

const detailOf = (text: string) => {
  const result = readSpdx(bytesOf(text));
  return result.ok ? 'was read' : result.detail;
};

/** A document with these packages and relationships and nothing else. */
const small = (packages: object[], relationships: object[] = [], more: object = {}) =>
  read({ spdxVersion: 'SPDX-2.2', name: 'doc', packages, relationships, ...more });

describe('readSpdx', () => {
  it('reads packages, people, licenses and edges', () => {
    const bom = read(SPDX_JSON);
    expect(bom).toEqual({
      format: 'SPDX',
      specVersion: '2.3',
      serialNumber: 'https://example.org/spdx/acme-1',
      version: 1,
      metadata: {
        timestamp: '2024-05-01T10:00:00Z',
        tools: { tools: [{ name: 'builder-3' }] },
        authors: [{ name: 'Ada', email: 'ada@acme.example' }],
        manufacturer: { name: 'Acme' },
        component: {
          bomRef: 'SPDXRef-app',
          type: 'application',
          name: 'acme-app',
          version: '1.0',
          supplier: { name: 'Acme', contacts: [{ email: 'sbom@acme.example' }] },
        },
      },
      components: [
        {
          bomRef: 'SPDXRef-left-pad',
          type: 'library',
          name: 'left-pad',
          version: '1.3.0',
          supplier: { name: 'Ada', contacts: [{ name: 'Ada', email: 'ada@acme.example' }] },
          manufacturer: { name: 'Padders' },
          description: 'Pads on the left.\nNever on the right.',
          copyright: 'Copyright 2020 Padders',
          hashes: [{ alg: 'SHA-1', content: 'a'.repeat(40) }],
          licenses: [
            { id: 'MIT', acknowledgement: 'declared' },
            {
              expression: 'MIT AND LicenseRef-look',
              acknowledgement: 'concluded',
              expressionDetails: [
                {
                  licenseIdentifier: 'LicenseRef-look',
                  text: { content: 'Permission is granted\nto look at it.' },
                },
              ],
            },
          ],
          cpe: 'cpe:2.3:a:padders:left-pad:1.3.0:*:*:*:*:*:*:*',
          purl: 'pkg:npm/left-pad@1.3.0',
          externalReferences: [
            { type: 'website', url: 'https://example.org/left-pad' },
            { type: 'vcs', url: 'git+https://example.org/left-pad.git' },
            { type: 'advisories', url: 'https://example.org/a/1' },
          ],
        },
        {
          bomRef: 'SPDXRef-test-kit',
          type: 'library',
          name: 'test-kit',
          scope: 'excluded',
          licenses: [
            {
              name: 'Look license',
              text: { content: 'Permission is granted\nto look at it.' },
              acknowledgement: 'declared',
            },
          ],
        },
      ],
      services: [],
      externalReferences: [],
      dependencies: [{ ref: 'SPDXRef-app', dependsOn: ['SPDXRef-left-pad', 'SPDXRef-test-kit'] }],
      compositions: [],
      properties: [],
      vulnerabilities: [],
    });
  });

  it('reads tag-value to the same BOM as JSON', () => {
    expect(read(SPDX_TAG_VALUE)).toEqual(read(SPDX_JSON));
  });

  it('reads SPDX 3 to the same BOM as SPDX 2.3', () => {
    expect(read(SPDX_3)).toEqual({ ...read(SPDX_JSON), specVersion: '3.0.1' });
  });

  it('gives BOMs that are valid CycloneDX in both forms', async () => {
    const bom = read(SPDX_JSON);
    for (const specVersion of ['1.4', '1.7'] as const) {
      for (const write of [writeJsonBom, writeXmlBom]) {
        expect(await validateBom(bytesOf(write(bom, { specVersion })))).toMatchObject({ ok: true });
      }
    }
  });

  it('makes the document the subject when it describes several packages', () => {
    const packages = ['a', 'b'].map((name) => ({ SPDXID: `SPDXRef-${name}`, name }));
    const bom = small(packages, [], { documentDescribes: ['SPDXRef-a', 'SPDXRef-b'] });
    expect(bom.metadata?.component).toEqual({ bomRef: 'SPDXRef-DOCUMENT', type: 'application', name: 'doc' });
    expect(bom.components).toHaveLength(2);
    expect(bom.dependencies).toEqual([{ ref: 'SPDXRef-DOCUMENT', dependsOn: ['SPDXRef-a', 'SPDXRef-b'] }]);
  });

  it('turns relationships that point backwards, and drops doubles, loops and ends that are no package', () => {
    const packages = ['a', 'b', 'c'].map((name) => ({ SPDXID: name, name }));
    const relation = (spdxElementId: string, relationshipType: string, relatedSpdxElement: string) => ({
      spdxElementId,
      relationshipType,
      relatedSpdxElement,
    });
    const bom = small(packages, [
      relation('b', 'DEPENDENCY_OF', 'a'),
      relation('a', 'DEPENDS_ON', 'b'),
      relation('a', 'CONTAINS', 'c'),
      relation('c', 'CONTAINED_BY', 'b'),
      relation('a', 'CONTAINS', 'a'),
      relation('a', 'CONTAINS', 'DocumentRef-other:x'),
      relation('a', 'DESCRIBES', 'b'),
      { relationshipType: 'CONTAINS' },
    ]);
    expect(bom.dependencies).toEqual([
      { ref: 'a', dependsOn: ['b', 'c'] },
      { ref: 'b', dependsOn: ['c'] },
    ]);
  });

  it('reads a document that is full of wrong kinds of values', () => {
    const bom = small(
      [{ name: 7, checksums: 'x', externalRefs: [null, { referenceType: 'purl' }] }, 'x' as never],
      [null as never],
    );
    expect(bom.components).toEqual([{ type: 'library', name: '' }]);
  });

  it.each([
    ['{"a":1}', 'The JSON document is not SPDX: it has neither "spdxVersion" nor an SPDX 3 context'],
    ['hello', 'The document is not SPDX: it is neither JSON nor has it the tag "SPDXVersion"'],
    ['{"spdxVersion":"SPDX-1.9"}', 'SPDX version "1.9" is not known; known are 2.2, 2.3 and 3.0'],
    ['SPDXVersion: SPDX-2.3\nnonsense', 'The document is not well-formed SPDX: line 2 is no tag: "nonsense"'],
    [
      'SPDXVersion: SPDX-2.3\nPackageName: a\nPackageCopyrightText: <text>never\nends',
      'The document is not well-formed SPDX: the text in line 3 has no end',
    ],
  ])('refuses %j', (text, detail) => {
    expect(detailOf(text)).toBe(detail);
  });

  it('refuses deep nesting', () => {
    expect(
      detailOf(`{"spdxVersion":"SPDX-2.3","packages":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    ).toMatch(/nested deeper/);
  });
});
