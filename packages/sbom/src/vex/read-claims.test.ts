import { describe, expect, it } from 'vitest';
import type { Refusal } from '../refusal.ts';
import type { ReadVexClaims } from './read-claims.ts';
import { readVexClaims, vexFormatOf } from './read-claims.ts';

const bytesOf = (document: unknown) => new TextEncoder().encode(JSON.stringify(document));

function claimsOf(document: unknown): ReadVexClaims['claims'] {
  return accepted(readVexClaims(bytesOf(document))).claims;
}

function accepted(result: ReadVexClaims | Refusal): ReadVexClaims {
  if (!result.ok) throw new Error(result.detail);
  return result;
}

const cycloneDx = (members: object) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  ...members,
});
const openVex = (statements: object[]) => ({
  '@context': 'https://openvex.dev/ns/v0.2.0',
  timestamp: '2026-01-01T00:00:00Z',
  statements,
});

const analysis = { state: 'not_affected', justification: 'code_not_reachable', detail: ' Never called. ' };
const entry = (members: object) => ({ id: 'CVE-2026-1', source: { name: 'NVD' }, analysis, ...members });

describe('claims of CycloneDX', () => {
  it('are one for each reference, with what the document tells of it', () => {
    const lib = { type: 'library', 'bom-ref': 'lib', name: 'lib', version: '1', purl: 'pkg:npm/lib@1' };
    const inner = { type: 'library', 'bom-ref': 'in', group: 'g', name: 'inner' };
    const refs = ['app', 'lib', 'in', 'urn:cdx:3e671687-395b-41f5-a30f-a58921a69b79/1#pkg%3Anpm/far%402'];
    const claims = claimsOf(
      cycloneDx({
        metadata: { component: { type: 'application', 'bom-ref': 'app', name: 'app' } },
        components: [{ ...lib, components: [inner] }],
        vulnerabilities: [
          entry({
            references: [{ id: 'GHSA-1', source: { name: 'GITHUB' } }],
            affects: refs.map((ref) => ({ ref })),
          }),
        ],
      }),
    );
    const verdict = {
      state: 'not_affected',
      justification: 'code_not_reachable',
      responses: [],
      detail: 'Never called.',
    };
    const vulnerability = { id: 'CVE-2026-1', source: 'NVD', aliases: ['GHSA-1'] };
    const at = (index: number) => ({
      path: `$.vulnerabilities[0].affects[${index}]`,
      vulnerability,
      verdict,
    });
    expect(claims).toEqual([
      at(0),
      {
        ...at(1),
        subject: { label: 'lib 1', ref: 'lib', name: 'lib', version: '1', purl: 'pkg:npm/lib@1' },
      },
      { ...at(2), subject: { label: 'g/inner', ref: 'in', group: 'g', name: 'inner' } },
      {
        ...at(3),
        subject: {
          label: 'pkg:npm/far@2',
          ref: 'pkg:npm/far@2',
          purl: 'pkg:npm/far@2',
          isLink: true,
          bom: '3e671687-395b-41f5-a30f-a58921a69b79',
        },
      },
    ]);
  });

  it.each([
    ['no_vulnerability', { id: undefined, affects: [{ ref: 'x' }] }],
    ['no_status', { analysis: undefined, affects: [{ ref: 'x' }] }],
    ['no_status', { analysis: { detail: '  ' }, affects: [{ ref: 'x' }] }],
    ['unknown_status', { analysis: { state: 'constructor' }, affects: [{ ref: 'x' }] }],
    ['no_product', {}],
    ['not_a_component', { affects: [{ ref: 'service' }] }],
  ])('have the fault %s where there is one', (kind, members) => {
    const services = [{ 'bom-ref': 'service', name: 'stock' }];
    const [claim, ...others] = claimsOf(cycloneDx({ services, vulnerabilities: [entry(members)] }));
    expect(claim).toMatchObject({ fault: { kind } });
    expect(others).toEqual([]);
  });

  it('tell a suppression that the state does not', () => {
    const properties = [{ name: 'waybill:suppressed', value: 'true' }];
    const document = cycloneDx({
      vulnerabilities: [entry({ analysis: undefined, properties, affects: [{ ref: 'x' }] })],
    });
    expect(claimsOf(document)).toMatchObject([{ verdict: { isSuppressed: true, responses: [] } }]);
  });

  it.each([
    ['2027-03-31', '2027-03-31'],
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', undefined],
    ['2027-13-01', undefined],
    ['2027-00-01', undefined],
    ['soon', undefined],
  ])('tell the last day %s', (value, until) => {
    const properties = [{ name: 'waybill:until', value }];
    const document = cycloneDx({
      vulnerabilities: [entry({ properties, affects: [{ ref: 'x' }] })],
    });
    expect(claimsOf(document)[0]?.verdict?.until).toBe(until);
  });

  it('are read from XML as well', () => {
    const xml =
      '<bom xmlns="http://cyclonedx.org/schema/bom/1.5" version="1"><vulnerabilities><vulnerability><id>CVE-1</id>' +
      '<analysis><state>resolved</state></analysis><affects><target><ref>a</ref></target></affects></vulnerability>' +
      '</vulnerabilities></bom>';
    const result = accepted(readVexClaims(new TextEncoder().encode(xml)));
    expect(result).toMatchObject({ format: 'cyclonedx', specVersion: '1.5' });
    expect(result.claims).toMatchObject([{ subject: { ref: 'a' }, verdict: { state: 'resolved' } }]);
  });
});

describe('claims of OpenVEX and CSAF', () => {
  it('are one for each product or part of it, the later ones behind the earlier', () => {
    const product = {
      '@id': 'pkg:oci/app@1',
      subcomponents: [{ '@id': 'pkg:npm/a@1' }, { '@id': 'pkg:npm/b@1' }],
    };
    const vulnerability = { name: 'CVE-2026-1', aliases: ['GHSA-1'] };
    const claims = claimsOf(
      openVex([
        { vulnerability, products: [product], status: 'fixed', timestamp: '2026-03-01T00:00:00Z' },
        { vulnerability, products: ['pkg:npm/c@1'], status: 'affected', action_statement: 'Update.' },
        { vulnerability, products: ['pkg:npm/c@1'], status: 'perhaps' },
      ]),
    );
    expect(
      claims.map(({ path, subject, within, verdict, fault }) => [
        path,
        subject?.purl,
        within?.purl,
        verdict?.state,
        fault?.kind,
      ]),
    ).toEqual([
      ['$.statements[1]', 'pkg:npm/c@1', undefined, 'exploitable', undefined],
      ['$.statements[0]', 'pkg:npm/a@1', 'pkg:oci/app@1', 'resolved', undefined],
      ['$.statements[0]', 'pkg:npm/b@1', 'pkg:oci/app@1', 'resolved', undefined],
      ['$.statements[2]', undefined, undefined, undefined, 'unknown_status'],
    ]);
    expect(claims[0]?.verdict).toEqual({
      state: 'exploitable',
      responses: [],
      detail: 'Update.',
      asVex: { status: 'affected' },
    });
    expect(claims[0]?.vulnerability).toEqual({ id: 'CVE-2026-1', aliases: ['GHSA-1'] });
  });

  it('are told from CSAF with its version', () => {
    const document = {
      document: { csaf_version: '2.0' },
      product_tree: { full_product_names: [{ product_id: 'p', name: 'App' }] },
      vulnerabilities: [
        { cve: 'CVE-2026-1', product_status: { fixed: ['p', 'gone'] } },
        { cve: 'CVE-2026-2' },
      ],
    };
    const result = accepted(readVexClaims(bytesOf(document)));
    expect(result).toMatchObject({ format: 'csaf', specVersion: '2.0' });
    expect(result.claims).toMatchObject([
      { path: '$.vulnerabilities[0]', subject: { label: 'App', ref: 'p' }, verdict: { state: 'resolved' } },
      { fault: { kind: 'unknown_product' } },
      { path: '$.vulnerabilities[1]', fault: { kind: 'no_product' } },
    ]);
  });
});

describe('readVexClaims', () => {
  it('refuses what is no VEX document with the reason of the CycloneDX reader', () => {
    expect(readVexClaims(bytesOf({ spdxVersion: 'SPDX-2.3', SPDXID: 'SPDXRef-DOCUMENT' }))).toMatchObject({
      ok: false,
      detail: 'The JSON document is SPDX, not a CycloneDX BOM',
    });
    expect(readVexClaims(new TextEncoder().encode('"@context": "https://openvex.dev/ns"'))).toMatchObject({
      ok: false,
    });
  });

  it('refuses a document of more statements than are applied at once', () => {
    const affects = Array.from({ length: 1_001 }, (_, index) => ({ ref: `r${index}` }));
    const vulnerabilities = Array.from({ length: 500 }, () => entry({ affects }));
    expect(readVexClaims(bytesOf(cycloneDx({ vulnerabilities })))).toMatchObject({
      ok: false,
      detail: 'The document makes 500500 statements; at most 500000 are read at once',
    });
  });

  it.each([
    ['openvex', openVex([])],
    ['csaf', { document: { csaf_version: '2.0' } }],
    ['cyclonedx', cycloneDx({})],
    ['cyclonedx', cycloneDx({ properties: [{ name: 'see', value: 'https://openvex.dev/ns' }] })],
  ])('knows %s by what a document says', (format, document) => {
    expect(vexFormatOf(bytesOf(document))).toBe(format);
  });
});
