import type { Coverage } from '@waybill/api-contract';
import { type Advisory, decideTarget, readTarget, sightText } from '@waybill/match';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadBom } from '../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, sql } from '../../db/database.ts';
import { identityFacts } from '../matching/identity-facts.ts';
import { noteRead, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';
import type { ExampleRow } from './coverage.queries.ts';
import { createTally } from './coverage-tally.ts';
import { enabledSources } from './enabled-sources.service.ts';

let server: TestServer;
let client: KeyClient;
let url: string;

const versions = ['1.0.0', 'v1.2.3', 'master', 'not-a-version', '1:2.3-4.el8', undefined];
const types = ['npm', 'golang/x.org', 'pypi', 'cargo', 'deb/debian', 'deb/raspbian', 'rpm/redhat', 'qpkg/q'];
const purl = fc
  .tuple(
    fc.constantFrom(...types),
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.constantFrom(...versions),
    fc.constantFrom('', '?distro=debian-12', '?distro=trixie'),
  )
  .map(([type, name, at, tail]) => `pkg:${type}/${name}${at ? `@${at}` : ''}${tail}`);
const cpe = fc
  .constantFrom('1.0', '*', '-', 'unknown')
  .map((version) => `cpe:2.3:a:acme:anvil:${version}:*:*:*:*:*:*:*`);
const component = fc.record(
  {
    name: fc.constantFrom('a', 'b', 'c', 'Ä', 'é', 'z-1'),
    version: fc.constantFrom(...versions),
    purl: fc.oneof(
      { weight: 9, arbitrary: purl },
      { weight: 1, arbitrary: fc.constant(`pkg:npm/${'n'.repeat(600)}`) },
    ),
    cpe: fc.oneof({ weight: 9, arbitrary: cpe }, { weight: 1, arbitrary: fc.constant('cpe:2.3:a:acme') }),
  },
  { requiredKeys: ['name'] },
);

const commits = { type: 'GIT', repo: 'https://example.com/x.git', events: [{ introduced: '0' }] };
const unreadable = { type: 'ECOSYSTEM', events: [{ introduced: '9' }, { fixed: 'not a version!' }] };
/** Records that cannot tell, and one that says of every version that it is affected. */
const records = [
  ['npm', 'a', [commits]],
  ['npm', 'b', []],
  ['npm', 'a', [unreadable]],
  ['crates.io', 'c', [commits]],
  ['PyPI', 'd', [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }]],
  ['Debian:12', 'a', [commits]],
  ['Debian', 'b', [unreadable]],
].map(([ecosystem, name, ranges], n) =>
  osvRecord(`OSV-2026-${n}`, { affected: [{ package: { ecosystem, name }, ranges }] as never }),
);

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
  for (const part of ['npm', 'Go', 'Debian', 'Debian:12']) await noteRead(server.db, 'osv', part);
  await noteRead(server.db, 'nvd', 'nvdcve-2.0-2026');
  await storeTestRecords(server.db, { osv: records });
  const components = fc
    .sample(component, { numRuns: 400, seed: 9 })
    .map((facts, n) => ({ type: 'library', 'bom-ref': String(n), ...facts }));
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
  url = `/api/waybill/v1/project/${(await uploadBom(server, client, 'Random', '1', bom)).uuid}/coverage`;
});
afterAll(() => server.close());

async function set(propertyName: string, propertyValue: string): Promise<void> {
  const answer = await server.asAdmin.post('/api/v1/configProperty', {
    groupName: 'vuln-source',
    propertyName,
    propertyValue,
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** The rule's result for each component by itself. */
async function coverageByRule(): Promise<Coverage> {
  const sources = await enabledSources(server.db);
  const tally = createTally(sources);
  const rows = await rowsOf(
    server.db,
    sql<ExampleRow & Parameters<typeof identityFacts>[0]>`
      select c.uuid, i.name, i.version, i.purl, i.cpe, i.upstream, i.distro from component c join identity i using (identity_id)
      order by i.name, c.component_id`,
  );
  const advisories = await rowsOf(server.db, sql<{ doc: Advisory }>`select doc from vuln_doc`);
  for (const row of rows) {
    const facts = identityFacts(row);
    const target = readTarget(facts);
    const seen = { sight: sightText(target), components: 1, internal: 0 };
    const example = { ...row, internal: false };
    tally.add(seen, example);
    const faults = advisories.flatMap(({ doc }) => decideTarget(facts, target, doc).fault ?? []);
    for (const fault of new Set(faults)) tally.addFault({ ...seen, fault }, example);
  }
  return tally.coverage();
}

const coverage = async () => (await client.get<Coverage>(url)).body;

it.each([
  ['Go', 'true'],
  ['npm;Go;Debian:12;crates.io', 'true'],
  ['Debian;PyPI', 'false'],
  ['none', 'false'],
])('is what the rule says of each component, with OSV for "%s" and the NVD %s', async (osv, nvd) => {
  await set('google.osv.enabled', osv);
  await set('nvd.enabled', nvd);
  const expected = await coverageByRule();
  expect(expected.components).toBeGreaterThan(200);
  expect(expected.blindSpots.length).toBeGreaterThan(4);
  if (osv.includes('npm'))
    expect(expected.notes.filter(({ code }) => code.startsWith('record_'))).toHaveLength(3);
  // The rule knows nothing about the age of the data.
  const { dataAsOf: _, ...found } = await coverage();
  // Notes of equal size may be in any order.
  const inOrder = (notes: Coverage['notes']) => notes.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  expect({ ...found, notes: inOrder(found.notes) }).toEqual({ ...expected, notes: inOrder(expected.notes) });
});
