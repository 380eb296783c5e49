import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../test/documents.ts';
import { emptyBom } from '../write-bom.ts';
import { readVex } from './read-vex.ts';
import { bomToVex, vexToBom } from './vex-bom.ts';
import type { VexDocument, VexProduct, VexStatement } from './vex-document.ts';
import { JUSTIFICATIONS } from './vex-document.ts';
import { writeCsafVex } from './write-csaf.ts';
import { writeOpenVex } from './write-openvex.ts';

const NAMESPACE = { namespace: 'https://psirt.acme.example' };

function read(text: string) {
  const result = readVex(bytesOf(text));
  if (!result.ok) throw new Error(result.detail);
  return result;
}

const HEAD = { id: 'ACME-1', author: 'Acme', timestamp: '2024-05-01T10:00:00Z', version: '2' };

const APP: VexProduct = { id: 'app', name: 'Acme App', version: '1.0', purl: 'pkg:oci/app@1.0' };
const LIB: VexProduct = {
  id: 'lib',
  name: 'Lib',
  purl: 'pkg:npm/lib@2.0',
  cpe: 'cpe:2.3:a:x:lib:2.0:*:*:*:*:*:*:*',
};

const DOCUMENT: VexDocument = {
  ...HEAD,
  title: 'Acme VEX',
  lastUpdated: '2024-06-01T10:00:00Z',
  statements: [
    {
      vulnerability: { id: 'CVE-2024-0001', aliases: ['GHSA-1'], description: 'Bad.' },
      products: [{ ...APP, subcomponents: [LIB] }],
      status: 'not_affected',
      justification: 'vulnerable_code_not_present',
      impact: 'The code is not built in.',
    },
    {
      vulnerability: { id: 'CVE-2024-0001', aliases: ['GHSA-1'], description: 'Bad.' },
      products: [{ id: 'other', name: 'Other', hashes: [{ alg: 'SHA-256', content: 'a'.repeat(64) }] }],
      status: 'affected',
      action: 'Update to 2.1.',
      responses: ['update', 'workaround_available'],
    },
    { vulnerability: { id: 'OSV-2024-5' }, products: [LIB], status: 'under_investigation' },
    { vulnerability: { id: 'CVE-2024-0002' }, products: [APP, LIB], status: 'fixed' },
  ],
};

describe('CSAF', () => {
  it('is written and read to the same document', () => {
    const { document, format, skipped } = read(writeCsafVex(DOCUMENT, NAMESPACE));
    expect({ format, skipped }).toEqual({ format: 'csaf', skipped: [] });
    expect(document).toEqual(DOCUMENT);
  });

  it('always has a remedy for what is affected', () => {
    const statement: VexStatement = {
      vulnerability: { id: 'CVE-2024-1000' },
      products: [LIB],
      status: 'affected',
    };
    const written = JSON.parse(writeCsafVex({ ...HEAD, statements: [statement] }, NAMESPACE));
    expect(written.vulnerabilities[0].remediations).toEqual([
      { category: 'none_available', details: 'No details are given', product_ids: ['lib'] },
    ]);
  });

  const csafOf = (document: VexDocument) => JSON.parse(writeCsafVex(document, NAMESPACE));

  it('always has a description, and a reason for what is not affected', () => {
    const statements: VexStatement[] = [
      { vulnerability: { id: 'CVE-2024-1000' }, products: [LIB], status: 'not_affected' },
    ];
    expect(csafOf({ ...HEAD, statements }).vulnerabilities[0]).toMatchObject({
      notes: [{ category: 'general', text: 'No description is given' }],
      threats: [{ category: 'impact', details: 'No reason is given', product_ids: ['lib'] }],
    });
  });

  it('defines a product once and names it once, whatever statements say about it', () => {
    const vulnerability = { id: 'CVE-2024-1000', aliases: ['CVE-2024-1000', 'GHSA-1', 'GHSA-1'] };
    const { version: _, ...unversioned } = APP;
    const statements: VexStatement[] = [
      { vulnerability, products: [unversioned, unversioned], status: 'fixed' },
      { vulnerability, products: [APP], status: 'fixed' },
      { vulnerability, products: [unversioned], status: 'fixed' },
      { vulnerability, products: [], status: 'not_affected' },
    ];
    const { product_tree, vulnerabilities } = csafOf({ ...HEAD, statements });
    expect(Object.keys(product_tree)).toEqual(['branches']);
    expect(product_tree.branches).toHaveLength(1);
    expect(vulnerabilities[0]).toEqual({
      cve: 'CVE-2024-1000',
      ids: [{ system_name: 'GHSA', text: 'GHSA-1' }],
      notes: [{ category: 'general', text: 'No description is given' }],
      product_status: { fixed: ['app'] },
    });
  });

  it.each([
    ['1', ['1']],
    ['3', ['1', '2', '3']],
    ['2.1.0', ['1.0.0', '2.1.0']],
    ['0.3.0', ['0.3.0']],
    ['spring', ['1']],
    ['01', ['1']],
  ])('has a history without gaps up to version %s', (version, numbers) => {
    const { tracking } = csafOf({ ...HEAD, version, statements: [] }).document;
    expect(tracking.revision_history.map((each: { number: string }) => each.number)).toEqual(numbers);
    expect(tracking.version).toBe(numbers.at(-1));
  });

  it('reads product groups, and names what it cannot understand', () => {
    const { document, skipped } = read(
      JSON.stringify({
        document: { csaf_version: '2.0' },
        product_tree: {
          full_product_names: [{ product_id: 'a', name: 'A' }],
          product_groups: [{ group_id: 'g', product_ids: ['a'] }],
        },
        vulnerabilities: [
          {
            cve: 'CVE-2024-3',
            product_status: { known_not_affected: ['a', 'missing'] },
            flags: [{ label: 'component_not_present', group_ids: ['g'] }],
            remediations: [{ category: 'constructor', details: 'x', product_ids: ['a'] }],
          },
          { product_status: { fixed: ['a'] } },
        ],
      }),
    );
    expect(document.statements).toEqual([
      {
        vulnerability: { id: 'CVE-2024-3' },
        products: [{ id: 'a', name: 'A' }],
        status: 'not_affected',
        justification: 'component_not_present',
        action: 'x',
      },
    ]);
    expect(skipped).toEqual([
      {
        path: '$.vulnerabilities[0].product_status.known_not_affected',
        message: 'product "missing" is not in the tree',
        reason: 'unknown_product',
      },
      {
        path: '$.vulnerabilities[1]',
        message: 'has neither a CVE nor another id',
        reason: 'no_vulnerability',
      },
    ]);
  });
});

const word = fc.string({ minLength: 1, maxLength: 8 });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** A record without the members that are undefined. */
const compact = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

const part = fc
  .record({
    id: word.map((text) => `id-${text}`),
    purl: optional(word.map((text) => `pkg:npm/${text}`)),
    cpe: optional(fc.constantFrom('cpe:2.3:a:b:c', 'cpe:/a:b:c')),
    hashes: optional(fc.constantFrom([{ alg: 'SHA-256', content: 'ff' }], [{ alg: 'SHA-1', content: '00' }])),
  })
  .map((value) => compact(value) as unknown as VexProduct);

const product = fc
  .record({ base: part, subcomponents: optional(fc.array(part, { minLength: 1, maxLength: 2 })) })
  .map(({ base, subcomponents }) => (subcomponents === undefined ? base : { ...base, subcomponents }));

const statement = fc
  .record({
    vulnerability: fc
      .record({ id: word, aliases: optional(fc.array(word, { minLength: 1 })), description: optional(word) })
      .map(compact),
    products: fc.array(product, { minLength: 1, maxLength: 3 }),
    verdict: fc.oneof(
      fc.record({ status: fc.constantFrom('fixed', 'under_investigation') }),
      fc.record({ status: fc.constant('affected'), action: word }),
      fc.record({
        status: fc.constant('not_affected'),
        justification: fc.constantFrom(...JUSTIFICATIONS),
        impact: optional(word),
      }),
      fc.record({ status: fc.constant('not_affected'), impact: word }),
    ),
    notes: optional(word),
    timestamp: optional(fc.constant('2024-05-01T00:00:00Z')),
  })
  .map(({ verdict, ...value }) => compact({ ...value, ...verdict }) as unknown as VexStatement);

const CVE = { id: 'CVE-2024-1000' };

describe('OpenVEX', () => {
  const written = (members: Pick<VexStatement, 'status'> & Partial<VexStatement>) => {
    const statements = [{ vulnerability: CVE, products: [{ id: 'app' }], ...members }];
    const [first] = JSON.parse(writeOpenVex({ ...HEAD, statements })).statements;
    const { vulnerability: _, products: __, ...words } = first;
    return words;
  };

  it('has a reason or an action only where that goes with the status, else notes', () => {
    const words = { impact: 'Guarded.', action: 'Update.', notes: 'Sure.' };
    expect(written({ status: 'fixed', justification: 'component_not_present', ...words })).toEqual({
      status: 'fixed',
      status_notes: 'Guarded.\nUpdate.\nSure.',
    });
    expect(written({ status: 'affected', ...words })).toEqual({
      status: 'affected',
      status_notes: 'Guarded.\nSure.',
      action_statement: 'Update.',
    });
    expect(written({ status: 'not_affected', justification: 'component_not_present', ...words })).toEqual({
      status: 'not_affected',
      status_notes: 'Update.\nSure.',
      justification: 'component_not_present',
      impact_statement: 'Guarded.',
    });
  });

  it('has what the format demands even where nothing is given', () => {
    expect(written({ status: 'not_affected' }).impact_statement).toBe('No reason is given');
    expect(written({ status: 'affected' }).action_statement).toBe('No action is given');
    expect(written({ status: 'not_affected', justification: 'component_not_present' })).toEqual({
      status: 'not_affected',
      justification: 'component_not_present',
    });
  });

  it('names digests as its appendix does, and leaves out others', () => {
    const algorithms = ['MD5', 'SHA-1', 'SHA-256', 'SHA3-512', 'BLAKE2b-256', 'BLAKE3'];
    const hashes = algorithms.map((alg) => ({ alg, content: '00' }));
    const statements: VexStatement[] = [
      {
        vulnerability: CVE,
        products: [
          { id: 'a', hashes },
          { id: 'b', hashes: hashes.slice(-1) },
        ],
        status: 'fixed',
      },
    ];
    const { products } = JSON.parse(writeOpenVex({ ...HEAD, statements })).statements[0];
    expect(Object.keys(products[0].hashes)).toEqual(['md5', 'sha1', 'sha-256', 'sha3-512', 'blake2b-256']);
    expect(products[1]).toEqual({ '@id': 'b' });
  });

  it('reads identifiers as the specification and as its JSON Schema names them', () => {
    const products = [
      { '@id': 'a', identifiers: { cpe23: 'cpe:2.3:a:x:y' } },
      { '@id': 'b', identifiers: { '@cpe22': 'cpe:/a:x:y' } },
    ];
    const statements = [{ vulnerability: { name: 'CVE-2024-1' }, products, status: 'fixed' }];
    const { document } = read(JSON.stringify({ '@context': 'https://openvex.dev/ns/v0.2.0', statements }));
    expect(document.statements[0]?.products.map(({ cpe }) => cpe)).toEqual(['cpe:2.3:a:x:y', 'cpe:/a:x:y']);
  });

  it('is written and read to the same document', () => {
    fc.assert(
      fc.property(fc.array(statement), (statements) => {
        const document = { ...HEAD, lastUpdated: '2024-06-01T10:00:00Z', statements };
        expect(read(writeOpenVex(document))).toMatchObject({ format: 'openvex', skipped: [], document });
      }),
      { numRuns: runs(200), seed: 20_264 },
    );
  });

  it('reads the first version, with plain ids and parts for all products', () => {
    const { document } = read(
      JSON.stringify({
        '@context': 'https://openvex.dev/ns',
        statements: [
          {
            vulnerability: 'CVE-2023-1',
            products: ['pkg:oci/a', 'b'],
            subcomponents: ['pkg:apk/c'],
            status: 'not_affected',
          },
        ],
      }),
    );
    const subcomponents = [{ id: 'pkg:apk/c', purl: 'pkg:apk/c' }];
    expect(document.statements[0]).toEqual({
      vulnerability: { id: 'CVE-2023-1' },
      products: [
        { id: 'pkg:oci/a', purl: 'pkg:oci/a', subcomponents },
        { id: 'b', subcomponents },
      ],
      status: 'not_affected',
    });
  });

  it('names statements that it cannot understand', () => {
    const vulnerability = { name: 'CVE-2023-1' };
    const { document, skipped } = read(
      JSON.stringify({
        '@context': ['https://openvex.dev/ns/v0.2.0'],
        statements: [
          { vulnerability, products: ['a'], status: 'perhaps' },
          { vulnerability, status: 'fixed' },
          { products: ['a'], status: 'fixed' },
        ],
      }),
    );
    expect(document.statements).toEqual([]);
    expect(skipped).toEqual([
      {
        path: '$.statements[0]',
        message: 'has the status "perhaps", which is not known',
        reason: 'unknown_status',
      },
      { path: '$.statements[1]', message: 'names no product', reason: 'no_product' },
      { path: '$.statements[2]', message: 'names no vulnerability', reason: 'no_vulnerability' },
    ]);
  });
});

describe('vexToBom and bomToVex', () => {
  it('tells statements as vulnerabilities that affect components', async () => {
    const bom = vexToBom(DOCUMENT);
    expect(
      bom.components.map(({ bomRef, components }) => [bomRef, components?.map((each) => each.bomRef)]),
    ).toEqual([
      ['app', ['lib']],
      ['other', undefined],
      ['lib', undefined],
    ]);
    expect(bom.vulnerabilities[0]).toEqual({
      id: 'CVE-2024-0001',
      references: [{ id: 'GHSA-1' }],
      description: 'Bad.',
      analysis: {
        state: 'not_affected',
        justification: 'code_not_present',
        detail: 'The code is not built in.',
      },
      affects: [{ ref: 'lib' }],
    });
    expect(bom.vulnerabilities[1]?.analysis).toEqual({
      state: 'exploitable',
      responses: ['update', 'workaround_available'],
      detail: 'Update to 2.1.',
    });
  });

  it('tells a CycloneDX VEX in the other words, and leaves out what nobody judged', () => {
    const bom = emptyBom();
    const hashes = [{ alg: 'MD5', content: '00' }];
    bom.components.push({
      type: 'library',
      bomRef: 'lib',
      name: 'Lib',
      version: '2',
      hashes,
      purl: 'pkg:npm/lib@2',
    });
    bom.vulnerabilities.push(
      {
        id: 'CVE-2024-1',
        analysis: { state: 'false_positive', justification: 'protected_at_runtime', detail: 'Guarded.' },
        affects: [{ ref: 'lib' }, { ref: 'urn:cdx:x/1#y' }],
      },
      { id: 'CVE-2024-2', affects: [{ ref: 'lib' }] },
      { id: 'CVE-2024-3', analysis: { state: 'constructor' }, affects: [{ ref: 'lib' }] },
    );
    expect(bomToVex(bom, HEAD)).toEqual({
      ...HEAD,
      statements: [
        {
          vulnerability: { id: 'CVE-2024-1' },
          products: [
            { id: 'lib', name: 'Lib', version: '2', hashes, purl: 'pkg:npm/lib@2' },
            { id: 'urn:cdx:x/1#y' },
          ],
          status: 'not_affected',
          justification: 'inline_mitigations_already_exist',
          impact: 'Guarded.',
        },
      ],
    });
  });
});

describe('readVex', () => {
  it.each([
    ['{"bomFormat":"CycloneDX"}', 'The document is neither OpenVEX nor CSAF'],
    ['[]', 'The document is not a JSON object'],
  ])('refuses %s', (text, detail) => {
    expect(readVex(bytesOf(text))).toMatchObject({ ok: false, detail });
  });
});
