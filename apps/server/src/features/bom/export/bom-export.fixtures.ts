import type { KeyClient, TestServer } from '../../../../test/server.ts';
import { findRow, sql } from '../../../db/database.ts';

/** The result of an upload. */
export interface Ingested {
  state: string;
  error: string | null;
  result: { outcome?: string; added?: number; changed?: number; removed?: number } | null;
}

/** Uploads a document to a project and processes it. */
export async function ingestText(
  server: TestServer,
  client: KeyClient,
  project: string,
  document: string | Uint8Array,
): Promise<Ingested> {
  const bom = Buffer.from(document).toString('base64');
  const answer = await client.put<{ token: string }>('/api/v1/bom', { project, bom });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 500)}`);
  await server.runJobs();
  const task = await findRow(
    server.db,
    sql<Ingested>`select state, error, result from task where token = ${answer.body.token}`,
  );
  if (task?.state !== 'done') throw new Error(`The task ended otherwise: ${JSON.stringify(task)}`);
  return task;
}

/** A document with a bit of everything that a BOM can say of its components and services. */
export const rich = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: 'urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79',
  version: 3,
  metadata: {
    timestamp: '2026-01-01T00:00:00Z',
    authors: [{ name: 'Ada', email: 'ada@example.org' }],
    supplier: { name: 'Acme', url: ['https://acme.example'] },
    manufacture: { name: 'Acme works' },
    component: {
      type: 'firmware',
      'bom-ref': 'root',
      name: 'shop',
      version: '1',
      authors: [{ name: 'Ada' }, { name: 'Bob', phone: '1' }],
      publisher: 'Acme',
      purl: 'pkg:maven/org.acme/shop@1',
      cpe: 'cpe:2.3:a:acme:shop:1:*:*:*:*:*:*:*',
      externalReferences: [{ url: 'https://git.example', type: 'vcs', comment: 'read only' }],
      components: [{ type: 'file', 'bom-ref': 'part', name: 'part.bin' }],
    },
  },
  components: [
    {
      type: 'library',
      'bom-ref': 'a',
      group: 'org.acme',
      name: 'alpha',
      version: '1.0.0',
      purl: 'pkg:maven/org.acme/alpha@1.0.0?type=jar',
      cpe: 'cpe:2.3:a:acme:alpha:1.0.0:*:*:*:*:*:*:*',
      swid: { tagId: 'swid-a', name: 'Alpha', version: '1' },
      description: 'Alpha, the first:\nof many',
      scope: 'required',
      author: 'Al',
      publisher: 'Pub',
      copyright: '(c) Al',
      supplier: { url: ['https://a.example'], name: 'A supplier', contact: [{ email: 'a@a.example' }] },
      hashes: [
        { alg: 'SHA-256', content: 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855' },
        { alg: 'MD5', content: 'd41d8cd98f00b204e9800998ecf8427e' },
      ],
      licenses: [
        { license: { id: 'MIT', url: 'https://mit', acknowledgement: 'declared' } },
        { license: { name: 'Own license', text: { content: 'Do as you like' } } },
      ],
      properties: [
        { name: 'acme:color', value: 'red' },
        { name: 'plain', value: '1' },
        { name: ':odd:name', value: '2' },
        { name: 'empty:' },
      ],
      tags: ['one', 'two'],
      evidence: { occurrences: [{ 'bom-ref': 'o1', location: '/app/alpha.jar', line: 3 }] },
      pedigree: {
        notes: 'patched',
        ancestors: [{ type: 'library', 'bom-ref': 'old', name: 'alpha', version: '0.9' }],
      },
      components: [
        {
          type: 'cryptographic-asset',
          'bom-ref': 'key',
          name: 'key',
          components: [{ type: 'data', 'bom-ref': 'deep', name: 'deep' }],
        },
      ],
    },
    {
      type: 'library',
      'bom-ref': 'b',
      name: 'beta',
      version: '2',
      purl: 'pkg:npm/beta@2',
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
      swid: { tagId: 'swid-b', name: 'beta' },
    },
    {
      type: 'library',
      'bom-ref': 'b2',
      name: 'beta',
      version: '2',
      purl: 'pkg:npm/beta@2',
      swid: { tagId: 'swid-b', name: 'beta' },
    },
    { type: 'operating-system', name: 'os', licenses: [{ license: { id: 'Apache-2.0' } }] },
  ],
  services: [
    {
      'bom-ref': 's',
      group: 'svc',
      name: 'stock',
      version: '1',
      description: 'A service',
      provider: { name: 'Prov' },
      endpoints: ['https://stock.example'],
      authenticated: true,
      'x-trust-boundary': false,
      data: [{ classification: 'PII', flow: 'inbound', name: 'orders' }],
      properties: [{ name: 'acme:zone', value: 'north' }],
      services: [{ 'bom-ref': 'inner', name: 'inner' }],
      tags: ['hot'],
    },
  ],
  dependencies: [
    { ref: 'root', dependsOn: ['a', 'b', 's'] },
    { ref: 'a', dependsOn: ['b2', 'key'] },
    { ref: 's', dependsOn: ['b', 'inner'] },
  ],
} as const;
