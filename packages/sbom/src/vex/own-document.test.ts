import { hasSharedData, readSharedText } from '@waybill/test-kit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../test/documents.ts';
import { readVexClaims } from './read-claims.ts';
import { readVex } from './read-vex.ts';
import {
  JUSTIFICATIONS,
  OWN_TOOL,
  upgradeTo,
  type VexDocument,
  type VexJustification,
  type VexResponse,
  type VexStatement,
} from './vex-document.ts';
import { writeCsafVex } from './write-csaf.ts';
import { writeOpenVex } from './write-openvex.ts';

const options = {
  namespace: 'https://psirt.acme.example',
  category: 'coordinator',
  contact: 'psirt',
} as const;
const HEAD = {
  id: 'vex-1',
  author: 'Acme',
  title: 'VEX of shop',
  tool: { name: OWN_TOOL, version: '1.0.0' },
  timestamp: '2026-05-01T10:00:00Z',
  lastUpdated: '2026-06-01T10:00:00Z',
  version: '2',
  revisions: [
    { number: 1, date: '2026-05-01T10:00:00Z' },
    { number: 2, date: '2026-06-01T10:00:00Z' },
  ],
};
const fix = upgradeTo('8.2.0', '9.0.1');

const responses: VexResponse[] = [
  'can_not_fix',
  'will_not_fix',
  'update',
  'rollback',
  'workaround_available',
];
const affected = [[], ...responses.map((response) => [response])].flatMap((given) =>
  [undefined, 'Close the port', fix].flatMap((action) =>
    [undefined, fix].map((known) => ({
      status: 'affected' as const,
      ...(given.length > 0 ? { responses: given } : {}),
      ...(action === undefined ? {} : { action }),
      ...(known === undefined ? {} : { fix: known }),
    })),
  ),
);
const others: Omit<VexStatement, 'vulnerability' | 'products'>[] = [
  ...[...JUSTIFICATIONS].map((justification) => ({
    status: 'not_affected' as const,
    justification: justification as VexJustification,
  })),
  { status: 'not_affected' },
  { status: 'not_affected', impact: 'Not called' },
  { status: 'fixed', responses: ['update'] },
  { status: 'under_investigation', notes: 'Soon' },
];
const statements: VexStatement[] = [...affected, ...others].map((said, index) => ({
  vulnerability: { id: `CVE-2026-${1000 + index}`, aliases: [`GHSA-${index}`] },
  products: [{ id: 'urn:uuid:app', subcomponents: [{ id: 'pkg:npm/a@1', purl: 'pkg:npm/a@1' }] }],
  ...said,
}));
const document: VexDocument = { ...HEAD, statements };
const csaf = (given: VexDocument = document) => writeCsafVex(given, options);

const verdicts = (text: string) => {
  const result = readVexClaims(bytesOf(text));
  if (!result.ok) throw new Error(result.detail);
  return result.claims.map(({ verdict }) => verdict);
};

describe('a document of our own', () => {
  it('says what mends a product, which nobody has decided', () => {
    const written = JSON.parse(writeOpenVex(document)).statements[1];
    expect(written).toMatchObject({ action_statement: 'Upgrade to 8.2.0 (also fixed in 9.0.1)' });
    for (const text of [writeOpenVex(document), csaf()]) {
      const details = verdicts(text).map((verdict) => verdict?.detail);
      const silent = details.filter((_, index) => index < affected.length && !statements[index]?.action);
      expect(new Set(silent)).toEqual(new Set([undefined]));
      expect(details).toContain('Close the port');
    }
  });

  it('is read with what mends its products beside the words of people', () => {
    for (const text of [writeOpenVex(document), csaf()]) {
      const result = readVex(bytesOf(text));
      if (!result.ok) throw new Error(result.detail);
      const read = result.document.statements.filter(
        (one) => one.action === 'Close the port' && one.fix === fix,
      );
      expect(read).toHaveLength(responses.length + 1);
      expect(result.document.tool).toEqual(HEAD.tool);
    }
  });

  it('keeps a response to update that has no words of its own', () => {
    const chosen = statements.findIndex((one) => one.responses?.[0] === 'update' && one.fix && !one.action);
    expect(verdicts(csaf())[chosen]).toMatchObject({ responses: ['update'] });
    expect(verdicts(csaf())[chosen]).not.toHaveProperty('detail');
  });

  it('has its publisher and all its versions in CSAF', () => {
    const { publisher, tracking } = JSON.parse(csaf()).document;
    expect(publisher).toEqual({
      category: 'coordinator',
      name: 'Acme',
      namespace: options.namespace,
      contact_details: 'psirt',
    });
    expect(tracking).toMatchObject({
      version: '2',
      revision_history: [
        { number: '1', date: HEAD.timestamp, summary: 'First version' },
        { number: '2', date: HEAD.lastUpdated, summary: 'Changed' },
      ],
      generator: { engine: HEAD.tool },
    });
  });

  it('of another program keeps the same words for those of people', () => {
    const foreign = { ...document, tool: { name: 'Another' } };
    for (const text of [writeOpenVex(foreign), csaf(foreign)])
      expect(verdicts(text)[1]?.detail).toBe('Upgrade to 8.2.0 (also fixed in 9.0.1)');
  });

  it.skipIf(!hasSharedData).each([
    ['openvex-0.2.0', writeOpenVex(document)],
    ['csaf-2.0', csaf()],
  ])('holds against the schema %s', (name, text) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    for (const version of ['2.0', '3.0', '3.1']) {
      const $id = `https://www.first.org/cvss/cvss-v${version}.json`;
      ajv.addSchema({ $id, type: 'object' });
    }
    const check = ajv.compile(JSON.parse(readSharedText(`schemas/${name}.schema.json`)));
    check(JSON.parse(text));
    expect(check.errors ?? []).toEqual([]);
  });
});
