import { describe, expect, it } from 'vitest';
import { bytesOf, jsonBom } from '../test/documents.ts';
import { readBom } from './read-bom.ts';
import { readSpdx } from './spdx/read-spdx.ts';
import { validateBom } from './validate-bom.ts';
import { readVex } from './vex/read-vex.ts';
import { vexToBom } from './vex/vex-bom.ts';

// Each document takes milliseconds to seconds when work grows with its size, and minutes when it grows with the square.

const spdxOf = (members: object) => bytesOf(JSON.stringify({ spdxVersion: 'SPDX-2.3', ...members }));

const numbered = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

function readComponents(bytes: Uint8Array) {
  const result = readSpdx(bytes);
  if (!result.ok) throw new Error(result.detail);
  return result.bom.components;
}

describe('SPDX that is made to cost time', () => {
  it('is refused when it is nothing but line ends', () => {
    expect(readSpdx(bytesOf(`${'\n'.repeat(1_000_000)}x`))).toMatchObject({
      ok: false,
      detail: expect.stringContaining('neither JSON nor has it the tag "SPDXVersion"'),
    });
  });

  it('may have a long row of spaces in a list of addresses', () => {
    const address = `a${' '.repeat(1_000_000)}b`;
    const lines = ['PackageName: a', 'PackageLicenseDeclared: LicenseRef-1'];
    const license = ['LicenseID: LicenseRef-1', `LicenseCrossReference: ${address} , c`];
    const [component] = readComponents(bytesOf(['SPDXVersion: SPDX-2.3', ...lines, ...license].join('\n')));
    expect(component?.licenses?.[0]?.url).toBe(address);
  });

  it('may have as many addresses of a license as it likes', () => {
    const addresses = numbered(300_000, 'https://example.org/').join(',');
    const lines = ['PackageName: a', 'PackageLicenseDeclared: LicenseRef-1'];
    const license = ['LicenseID: LicenseRef-1', `LicenseCrossReference: ${addresses}`];
    const [component] = readComponents(bytesOf(['SPDXVersion: SPDX-2.3', ...lines, ...license].join('\n')));
    expect(component?.licenses?.[0]?.url).toBe('https://example.org/0');
  });

  it('may begin a reference to another document again and again', () => {
    const licenseDeclared = `${'DocumentRef-'.repeat(100_000)} x`;
    const [component] = readComponents(spdxOf({ packages: [{ SPDXID: 'a', name: 'a', licenseDeclared }] }));
    expect(component?.licenses).toEqual([{ expression: licenseDeclared, acknowledgement: 'declared' }]);
  });

  it('may give a package a license in each of many relationships', () => {
    const ids = numbered(100_000, 'L-');
    const relationships = ids.map((id) => ({
      type: 'Relationship',
      from: 'p',
      relationshipType: 'hasDeclaredLicense',
      to: [id],
    }));
    const graph = [{ type: 'software_Package', spdxId: 'p', name: 'p' }, ...relationships];
    const document = { '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld', '@graph': graph };
    const [component] = readComponents(bytesOf(JSON.stringify(document)));
    expect(component?.licenses?.[0]?.expression?.split(' AND ')).toHaveLength(ids.length);
  });
});

describe('CSAF that is made to cost time', () => {
  const csafOf = (productTree: object, vulnerability: object) =>
    bytesOf(
      JSON.stringify({
        document: { csaf_version: '2.0' },
        product_tree: productTree,
        vulnerabilities: [{ cve: 'CVE-2024-1', ...vulnerability }],
      }),
    );

  it('may say something long about many products', () => {
    const ids = numbered(50_000, 'p');
    const details = 'x'.repeat(1_000_000);
    const result = readVex(
      csafOf(
        { full_product_names: ids.map((id) => ({ product_id: id, name: id })) },
        {
          product_status: { known_not_affected: ids },
          threats: [{ category: 'impact', details, product_ids: ids }],
        },
      ),
    );
    expect(result.ok && result.document.statements).toMatchObject([{ impact: details }]);
    expect(result.ok && result.document.statements[0]?.products).toHaveLength(ids.length);
  });

  it('is refused when its groups make it many times larger than it is', () => {
    const groups = [{ group_id: 'g', product_ids: numbered(50_000, 'p') }];
    const remediations = Array.from({ length: 50_000 }, () => ({
      category: 'vendor_fix',
      details: 'Update.',
      group_ids: ['g'],
    }));
    expect(readVex(csafOf({ product_groups: groups }, { remediations }))).toMatchObject({
      ok: false,
      detail: 'The document names products by their groups more than 1000000 times',
    });
  });
});

describe('OpenVEX that is made to cost time', () => {
  const openVexOf = (...statements: object[]) =>
    bytesOf(JSON.stringify({ '@context': 'https://openvex.dev/ns/v0.0.1', statements }));

  it.each([
    [1, 50_000],
    [2_000, 900],
  ])('is refused when in %i statements %i products share as many parts', (statements, products) => {
    const statement = {
      vulnerability: 'CVE-2024-1',
      products: numbered(products, 'p'),
      subcomponents: numbered(products, 's'),
      status: 'fixed',
    };
    expect(readVex(openVexOf(...Array.from({ length: statements }, () => statement)))).toMatchObject({
      ok: false,
      detail: 'The document names parts of products more than 1000000 times',
    });
  });

  it('may name a product in many statements with a part of its own each', () => {
    const parts = numbered(100_000, 's');
    const result = readVex(
      openVexOf(
        ...parts.map((part) => ({
          vulnerability: 'CVE-2024-1',
          products: ['p'],
          subcomponents: [part],
          status: 'fixed',
        })),
      ),
    );
    const bom = result.ok ? vexToBom(result.document) : undefined;
    expect(bom?.components[0]?.components).toHaveLength(parts.length);
  });
});

describe('JSON that is made to cost time', () => {
  const component = (members: object) =>
    jsonBom({ components: [{ type: 'library', name: 'a', ...members }] });

  it('is told the first of very many wrong items of a list', async () => {
    const hashes = numbered(200_000, 'x').map((alg) => ({ alg, content: 'y' }));
    const result = await validateBom(component({ hashes }));
    expect(!result.ok && result.violations).toHaveLength(200);
    expect(!result.ok && result.violations[0]?.path).toBe('$.components[0].hashes[0].alg');
  });

  it('is told of one wrong item behind very many right ones', async () => {
    const properties = [...numbered(200_000, 'x').map((name) => ({ name })), { name: 7 }];
    expect(await validateBom(component({ properties }))).toMatchObject({
      ok: false,
      violations: [{ path: '$.components[0].properties[200000].name', message: 'must be of type string' }],
    });
  });

  it('is refused for an object with very many members', async () => {
    const members = Object.fromEntries(numbered(300_000, 'k').map((key) => [key, 1]));
    expect(await validateBom(component({ 'a/b': members }))).toMatchObject({
      ok: false,
      violations: [
        {
          path: '$.components[0]["a/b"]',
          message: 'has 300000 members, more than any object of CycloneDX',
        },
      ],
    });
  });
});

describe('XML that is made to cost time', () => {
  it('may repeat a dependency of the graph extension with another edge each', () => {
    const count = 100_000;
    const graph = 'http://cyclonedx.org/schema/ext/dependency-graph/1.0';
    const edges = numbered(count, 'b').map(
      (ref) => `<g:dependency ref="a"><g:dependency ref="${ref}"/></g:dependency>`,
    );
    const dependencies = `<g:dependencies>${edges.join('')}</g:dependencies>`;
    const result = readBom(
      bytesOf(`<bom xmlns="http://cyclonedx.org/schema/bom/1.1" xmlns:g="${graph}">${dependencies}</bom>`),
    );
    expect(result.ok && result.bom.dependencies[0]?.dependsOn).toHaveLength(count);
  });
});

describe('Protocol Buffers that are made to cost time', () => {
  it('may give the same message in many pieces', () => {
    const count = 300_000;
    const version = [0x0a, 3, 0x31, 0x2e, 0x36];
    const metadata = [0x22, 10, 0x42, 8, 0x0a, 2, 0x61, 0x61, 0x12, 2, 0x62, 0x62];
    const bytes = new Uint8Array(version.length + count * metadata.length);
    bytes.set(version);
    for (let i = 0; i < count; i++) bytes.set(metadata, version.length + i * metadata.length);
    const result = readBom(bytes);
    expect(result.ok && result.bom.metadata?.properties).toHaveLength(count);
  });
});
