import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../test/documents.ts';
import { emptyBom } from '../write-bom.ts';
import { readVex } from './read-vex.ts';
import { bomToVex, vexToBom } from './vex-bom.ts';
import type { VexDocument, VexStatement } from './vex-document.ts';
import { writeCsafVex } from './write-csaf.ts';
import { writeOpenVex } from './write-openvex.ts';

function read(document: object) {
  const result = readVex(bytesOf(JSON.stringify(document)));
  if (!result.ok) throw new Error(result.detail);
  return result;
}

const HEAD = { id: 'ACME-1', author: 'Acme', timestamp: '2024-05-01T10:00:00Z', version: '1' };

const openVex = (members: object) => read({ '@context': 'https://openvex.dev/ns/v0.2.0', ...members });

const fixedIn = (product: unknown, more: object = {}) => ({
  vulnerability: { name: 'CVE-2024-1' },
  products: [product],
  status: 'fixed',
  ...more,
});

describe('an OpenVEX document', () => {
  it.each<[unknown, string]>([
    [undefined, '1'],
    [null, '1'],
    ['', '1'],
    [{}, '1'],
    [3, '3'],
    ['4', '4'],
  ])('with the version %j has the version %j', (version, expected) => {
    expect(openVex({ version }).document.version).toBe(expected);
  });

  it('is read without members of the wrong kind', () => {
    const { document, skipped } = openVex({ '@id': 7, author: [], timestamp: {}, statements: 'none' });
    expect(document).toEqual({ id: '', author: '', timestamp: '', version: '1', statements: [] });
    expect(skipped).toEqual([]);
  });

  it.each<[object, string]>([
    [{ status: undefined }, 'has the status "", which is not known'],
    [{ status: 7 }, 'has the status "", which is not known'],
    [{ status: 'constructor' }, 'has the status "constructor", which is not known'],
    [{ vulnerability: '' }, 'names no vulnerability'],
    [{ vulnerability: 7 }, 'names no vulnerability'],
    [{ vulnerability: { name: 7 } }, 'names no vulnerability'],
    [{ products: 7 }, 'names no product'],
    [{ products: ['', null, {}, { identifiers: { purl: 1 } }] }, 'names no product'],
  ])('names the place of a statement that has %j', (members, message) => {
    const { document, skipped } = openVex({ statements: [fixedIn('a'), fixedIn('b', members)] });
    expect(document.statements).toHaveLength(1);
    expect(skipped).toMatchObject([{ path: '$.statements[1]', message }]);
  });

  it('is read without what beside that is of the wrong kind', () => {
    const odd = {
      justification: 'because',
      impact_statement: 1,
      vulnerability: { '@id': 'CVE-2024-1', aliases: ['', 7], description: [] },
    };
    const product = { '@id': 'a', hashes: { 'sha-256': 7, crc32: 'a' }, subcomponents: [7] };
    expect(openVex({ statements: [fixedIn(product, odd)] }).document.statements).toEqual([
      { vulnerability: { id: 'CVE-2024-1' }, products: [{ id: 'a' }], status: 'fixed' },
    ]);
  });

  it.each<[unknown, object]>([
    ['cpe:/a:b:c', { id: 'cpe:/a:b:c', cpe: 'cpe:/a:b:c' }],
    [{ identifiers: { purl: 'pkg:npm/a' } }, { id: 'pkg:npm/a', purl: 'pkg:npm/a' }],
    [{ identifiers: { cpe23: 'cpe:2.3:a:b:c' } }, { id: 'cpe:2.3:a:b:c', cpe: 'cpe:2.3:a:b:c' }],
    [
      { '@id': 'x', identifiers: { cpe22: 'cpe:/a:b' } },
      { id: 'x', cpe: 'cpe:/a:b' },
    ],
  ])('knows the product %j by what it has', (product, expected) => {
    expect(openVex({ statements: [fixedIn(product)] }).document.statements[0]?.products).toEqual([expected]);
  });

  it.each<[string, number]>([
    ['7', 7],
    ['1.2', 1],
    ['0', 1],
    ['draft', 1],
  ])('of version %j is written with the number %i', (version, expected) => {
    expect(JSON.parse(writeOpenVex({ ...HEAD, version, statements: [] })).version).toBe(expected);
  });

  it('always says what to do about what affects, and only about that', () => {
    const products = [{ id: 'a' }];
    const statements: VexStatement[] = [
      { vulnerability: { id: 'CVE-2024-1' }, products, status: 'affected' },
      { vulnerability: { id: 'CVE-2024-2' }, products, status: 'affected', action: 'Update.' },
      { vulnerability: { id: 'CVE-2024-3' }, products, status: 'fixed' },
    ];
    const written = JSON.parse(writeOpenVex({ ...HEAD, statements }));
    expect(written.statements.map((each: { action_statement?: string }) => each.action_statement)).toEqual([
      'No action is given',
      'Update.',
      undefined,
    ]);
  });
});

const csaf = (tree: object, vulnerability: object) =>
  read({
    document: { csaf_version: '2.0' },
    product_tree: tree,
    vulnerabilities: [{ cve: 'CVE-2024-1', ...vulnerability }],
  });

describe('a CSAF document', () => {
  const named = (...ids: string[]) => ids.map((product_id) => ({ product_id, name: product_id }));
  const known = (...ids: string[]) => ({ product_status: { fixed: ids } });

  it('is read without a head and lists of the wrong kind', () => {
    const { document } = read({ document: { csaf_version: '2.0', tracking: 7 }, vulnerabilities: 'none' });
    expect(document).toEqual({ id: '', author: '', timestamp: '', version: '1', statements: [] });
  });

  it.each<[string, object]>([
    ['a number', { product_id: 7 }],
    ['absent', { name: 'A' }],
    ['empty', { product_id: '' }],
  ])('does not have a product whose id is %s', (_, product) => {
    const { document, skipped } = csaf({ full_product_names: [product] }, known('A'));
    expect(document.statements).toEqual([]);
    expect(skipped).toMatchObject([
      { path: '$.vulnerabilities[0].product_status.fixed', message: 'product "A" is not in the tree' },
    ]);
  });

  it('has products without hashes of an unknown or missing algorithm', () => {
    const file_hashes = [{ value: 'a' }, { algorithm: 'crc32', value: 'a' }, { algorithm: 'md5', value: 7 }];
    const product = { product_id: 'a', product_identification_helper: { hashes: [{ file_hashes }] } };
    expect(csaf({ full_product_names: [product] }, known('a')).document.statements[0]?.products).toEqual([
      { id: 'a' },
    ]);
  });

  it.each<[string, object, object | undefined]>([
    [
      'both ends known',
      { product_reference: 'part', relates_to_product_reference: 'whole' },
      { id: 'whole', name: 'whole', subcomponents: [{ id: 'part', name: 'part' }] },
    ],
    [
      'a whole that the tree does not have',
      { product_reference: 'part', relates_to_product_reference: 'x' },
      { id: 'both', name: 'part' },
    ],
    ['no whole', { product_reference: 'part' }, { id: 'both', name: 'part' }],
    ['no part', { relates_to_product_reference: 'whole' }, undefined],
  ])('reads a relationship with %s', (_, ends, expected) => {
    const relationships = [{ ...ends, full_product_name: { product_id: 'both' } }];
    const { document } = csaf({ full_product_names: named('part', 'whole'), relationships }, known('both'));
    expect(document.statements[0]?.products[0]).toEqual(expected);
  });

  it('is read without remarks that it cannot understand', () => {
    const tree = {
      full_product_names: named('a'),
      product_groups: [{ group_id: 'g', product_ids: 7 }, { product_ids: ['a'] }],
    };
    const { document } = csaf(tree, {
      ...known('a'),
      notes: [{ category: 'description', text: 7 }],
      flags: [{ label: 'because', product_ids: ['a'] }, { label: 7 }],
      threats: [
        { category: 'exploit_status', details: 'x', product_ids: ['a'] },
        { category: 'impact', product_ids: ['a'] },
      ],
      remediations: [
        { details: 'of no product', group_ids: ['g', 'unknown', ''] },
        { category: 7, product_ids: ['a'] },
      ],
    });
    expect(document.statements).toEqual([
      { vulnerability: { id: 'CVE-2024-1' }, products: [{ id: 'a', name: 'a' }], status: 'fixed' },
    ]);
  });

  it('keeps the first words on what to do and all kinds of remedies', () => {
    const remediations = [
      { category: 'vendor_fix', details: 'Update.', product_ids: ['a'] },
      { category: 'workaround', details: 'Unplug it.', product_ids: ['a'] },
      { category: 'mitigation', product_ids: ['a'] },
      { category: 'no_fix_planned', product_ids: ['a'] },
    ];
    const { document } = csaf({ full_product_names: named('a') }, { ...known('a'), remediations });
    expect(document.statements[0]).toMatchObject({
      action: 'Update.',
      responses: ['update', 'workaround_available', 'will_not_fix'],
    });
  });

  it('is written with a remedy for an action without a kind, and names for what has none', () => {
    const statement: VexStatement = {
      vulnerability: { id: '2024/77' },
      products: [{ id: 'app', subcomponents: [{ id: 'lib' }] }],
      status: 'fixed',
      action: 'Update.',
    };
    const written = JSON.parse(
      writeCsafVex({ ...HEAD, statements: [statement] }, { namespace: 'https://acme.example' }),
    );
    expect(written.product_tree).toMatchObject({
      full_product_names: [
        { product_id: 'app', name: 'app' },
        { product_id: 'lib', name: 'lib' },
      ],
      relationships: [{ full_product_name: { product_id: 'app:lib', name: 'lib as part of app' } }],
    });
    expect(written.vulnerabilities).toEqual([
      {
        ids: [{ system_name: 'unknown', text: '2024/77' }],
        notes: [{ category: 'general', text: 'No description is given' }],
        product_status: { fixed: ['app:lib'] },
        remediations: [{ category: 'mitigation', details: 'Update.', product_ids: ['app:lib'] }],
      },
    ]);
  });
});

describe('vexToBom', () => {
  it('leaves out a date and an author that are not given, and keeps when a statement was made', () => {
    const document: VexDocument = {
      ...HEAD,
      timestamp: '',
      author: '',
      statements: [
        {
          vulnerability: { id: 'CVE-2024-1' },
          products: [{ id: 'a' }],
          status: 'under_investigation',
          timestamp: '2024-04-01T00:00:00Z',
        },
      ],
    };
    const bom = vexToBom(document);
    expect(bom.metadata).toEqual({});
    expect(bom.vulnerabilities[0]?.analysis).toEqual({
      state: 'in_triage',
      firstIssued: '2024-04-01T00:00:00Z',
    });
  });
});

describe('bomToVex', () => {
  function statementsOf(analysis: object) {
    const bom = emptyBom();
    bom.metadata = { component: { type: 'application', bomRef: 'app', name: '', cpe: 'cpe:/a:b:c' } };
    bom.components.push({ type: 'library', name: 'has no reference' });
    bom.vulnerabilities.push({
      id: 'CVE-2024-1',
      description: 'Bad.',
      references: [{ id: 'GHSA-1' }],
      analysis,
      affects: [{ ref: 'app' }],
    });
    return bomToVex(bom, HEAD).statements;
  }

  const rest = {
    vulnerability: { id: 'CVE-2024-1', aliases: ['GHSA-1'], description: 'Bad.' },
    products: [{ id: 'app', cpe: 'cpe:/a:b:c' }],
  };

  it.each<[object, object]>([
    [
      { state: 'exploitable', detail: 'Update.', responses: ['update', 'sing'] },
      { status: 'affected', action: 'Update.', responses: ['update'] },
    ],
    [
      { state: 'in_triage', detail: 'Soon.', firstIssued: '2024-04-01T00:00:00Z' },
      { status: 'under_investigation', notes: 'Soon.', timestamp: '2024-04-01T00:00:00Z' },
    ],
    [{ state: 'resolved', justification: 'code_not_present' }, { status: 'fixed' }],
    [{ state: 'not_affected' }, { status: 'not_affected' }],
    [{ state: 'not_affected', justification: 'constructor' }, { status: 'not_affected' }],
  ])('tells the judgment %j', (analysis, expected) => {
    expect(statementsOf(analysis)).toEqual([{ ...rest, ...expected }]);
  });
});
