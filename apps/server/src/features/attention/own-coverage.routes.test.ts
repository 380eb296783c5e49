import type { BlindSpot, Coverage, PortfolioCoverage, UncoveredComponent, Why } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UploadedProject, uploadBom } from '../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';
import { noteRead, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';
import { refreshAttention } from './attention-refresh.service.ts';

let server: TestServer;
let manager: KeyClient;
let first: UploadedProject;
let second: UploadedProject;

const components = [
  { name: 'left', purl: 'pkg:npm/left@1.0.0' },
  { name: 'our-left', purl: 'pkg:npm/our-left@1.0.0' },
  { name: 'curl', purl: 'pkg:deb/debian/curl@8.0-1' },
  { name: 'our-curl', purl: 'pkg:deb/debian/our-curl@8.0-1' },
  { name: 'anvil', cpe: 'cpe:2.3:a:acme:anvil:1.0:*:*:*:*:*:*:*' },
  { name: 'our-anvil', cpe: 'cpe:2.3:a:acme:our-anvil:1.0:*:*:*:*:*:*:*' },
];

const upload = (name: string, of: readonly object[]) =>
  uploadBom(server, manager, name, '1', {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: of.map((component, n) => ({
      type: 'library',
      'bom-ref': `${n}`,
      version: '1.0',
      ...component,
    })),
  });

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  await set('vuln-source', 'google.osv.enabled', 'none');
  await set('vuln-source', 'nvd.enabled', 'false');
  await set('internal-components', 'names.regex', 'our-.*');
  first = await upload('First', components);
  second = await upload('Second', components.slice(0, 2));
});
afterAll(() => server.close());

async function set(groupName: string, propertyName: string, propertyValue: string): Promise<void> {
  const answer = await server.asAdmin.post('/api/v1/configProperty', {
    groupName,
    propertyName,
    propertyValue,
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** Analyzers that have answered, and no others. */
async function setAnswered(...ids: string[]): Promise<void> {
  await runSql(server.db, sql`delete from analyzer_state`);
  await runSql(
    server.db,
    sql`insert into analyzer_state (analyzer, answered_at) select id, now() from unnest(${ids}::text[]) as id`,
  );
}

const get = async <T>(url: string) => (await manager.get<T>(`/api/waybill/v1/${url}`)).body;
const causesOf = ({ blindSpots, notes }: Coverage) =>
  Object.fromEntries([...blindSpots, ...notes].map((spot: BlindSpot) => [spot.key, spot.components]));

/** The coverage of the portfolio, once it is known that every other view says the same. */
async function coverage(): Promise<PortfolioCoverage> {
  await refreshAttention(server.db, new Date(), new AbortController().signal);
  const view = await get<PortfolioCoverage>('coverage');
  const ofProjects = await Promise.all(
    [first, second].map(({ uuid }) => get<Coverage>(`project/${uuid}/coverage`)),
  );
  for (const count of ['components', 'judgeable', 'intended', 'blind'] as const) {
    expect(
      ofProjects.reduce((sum, one) => sum + one[count], 0),
      count,
    ).toBe(view[count]);
  }
  const keys = new Set(ofProjects.flatMap((one) => Object.keys(causesOf(one))));
  expect(Object.keys(causesOf(view)).toSorted()).toEqual([...keys].toSorted());
  for (const { key, components: count, projects } of [...view.blindSpots, ...view.notes]) {
    expect(
      ofProjects.reduce((sum, one) => sum + (causesOf(one)[key] ?? 0), 0),
      key,
    ).toBe(count);
    const list = await manager.get<UncoveredComponent[]>(`/api/waybill/v1/coverage/components?cause=${key}`);
    expect(list.headers.get('x-total-count'), key).toBe(`${count}`);
    expect(list.body, key).toHaveLength(count);
    expect(new Set(list.body.map(({ project }) => project.uuid)).size, key).toBe(projects);
    expect(new Set(list.body.flatMap(({ causes }) => causes.map((cause) => cause.key))), key).toEqual(
      new Set([key]),
    );
  }
  return view;
}

describe('our own components', () => {
  it('are not covered by analyzers that are not asked about them', async () => {
    await set('scanner', 'ossindex.api.token', 'sonatype_pat_x');
    await setAnswered('ossindex');
    const view = await coverage();
    expect(view).toMatchObject({ components: 8, judgeable: 2, intended: 4, blind: 2 });
    expect(causesOf(view)).toEqual({ internal: 4, 'ecosystem_not_enabled:Debian': 1, nvd_not_enabled: 1 });
  });

  it('and others have a note where only an analyzer in trouble covers them', async () => {
    await setAnswered('ossindex');
    await runSql(
      server.db,
      sql`update analyzer_state set failures = 2, error = 'Refused', error_at = now(), answered_at = '2026-03-01T10:00:00Z'`,
    );
    const view = await coverage();
    expect(view).toMatchObject({ components: 8, judgeable: 2, intended: 4, blind: 2 });
    expect(causesOf(view)).toMatchObject({ internal: 4, 'analyzer_in_trouble:ossindex': 2 });
    expect(view.notes.find(({ code }) => code === 'analyzer_in_trouble')).toMatchObject({
      data: { analyzer: 'ossindex', title: 'OSS Index', lastAnswer: Date.UTC(2026, 2, 1, 10) },
      projects: 2,
      action: { code: 'check_analyzer', data: { analyzer: 'ossindex' }, components: 2 },
    });
    await set('vuln-source', 'google.osv.enabled', 'npm');
    await noteRead(server.db, 'osv', 'npm');
    expect(causesOf(await coverage())).not.toHaveProperty('analyzer_in_trouble:ossindex');
    await set('vuln-source', 'google.osv.enabled', 'none');
    await runSql(server.db, sql`update analyzer_state set failures = 0, error = null`);
    expect(causesOf(await coverage())).not.toHaveProperty('analyzer_in_trouble:ossindex');
  });

  it('are covered by Trivy where it is asked about them', async () => {
    await setAnswered('trivy');
    await set('scanner', 'trivy.base.url', 'http://127.0.0.1:9');
    await set('scanner', 'trivy.enabled', 'true');
    await set('scanner', 'trivy.internal.components.enabled', 'false');
    const apart = await coverage();
    // Without a release, Trivy cannot look a package of Debian up.
    expect(apart).toMatchObject({ judgeable: 2, intended: 4, blind: 2 });
    expect(causesOf(apart)).toMatchObject({ internal: 4, 'release_missing:debian': 1 });
    await set('scanner', 'trivy.internal.components.enabled', 'true');
    const asked = await coverage();
    expect(asked).toMatchObject({ judgeable: 4, intended: 2, blind: 2 });
    expect(causesOf(asked)).toMatchObject({ internal: 2, 'release_missing:debian': 1 });
    await set('scanner', 'trivy.internal.components.enabled', 'false');
    expect(await coverage()).toEqual(apart);
  });

  it('are not covered by the CPE of VulnDB, of which others are', async () => {
    await setAnswered('vulndb');
    await set('scanner', 'vulndb.api.oauth1.consumerKey', 'ck');
    await set('scanner', 'vulndb.api.oath1.consumerSecret', 'cs');
    await set('scanner', 'vulndb.enabled', 'true');
    const view = await coverage();
    expect(view).toMatchObject({ judgeable: 1, intended: 4, blind: 3 });
    expect(causesOf(view)).not.toHaveProperty('nvd_not_enabled');
  });

  it('are counted anew when the patterns change', async () => {
    await setAnswered('ossindex', 'vulndb');
    await set('internal-components', 'names.regex', 'our-.*');
    await server.runJobs();
    const before = await coverage();
    await set('internal-components', 'names.regex', '(our-)?(left|anvil)');
    await server.runJobs();
    expect(await coverage()).toMatchObject({ judgeable: 0, intended: 6, blind: 2 });
    await set('internal-components', 'names.regex', 'our-.*');
    await server.runJobs();
    expect(await coverage()).toEqual(before);
  });

  it('have what is missing among the answers why, unlike others', async () => {
    await storeTestRecords(server.db, { osv: [osvRecord('GO-2026-1')] });
    const spots = async (name: string) =>
      (await get<Why>(`why?component=${first.components[name]}&vulnerability=OSV/GO-2026-1`)).blindSpots.map(
        ({ code }) => code,
      );
    expect(await spots('left')).toEqual([]);
    expect(await spots('our-left')).toEqual(['ecosystem_not_enabled']);
  });
});
