import type {
  AttentionProject,
  Component,
  Coverage,
  CoverageCounts,
  FoundComponent,
  Project,
  ProjectReport,
  ProjectSums,
  UncoveredComponent,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl, showProject, type UploadedProject, uploadBom } from '../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { refreshAttention } from '../attention/attention-refresh.service.ts';
import { noteRead } from '../source/source.fixtures.ts';

let server: TestServer;
let manager: KeyClient;
/** Sees two projects only: the collection and one of its members. */
let restricted: KeyClient;

const bomOf = (...components: object[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  components: components.map((component, n) => ({
    type: 'library',
    'bom-ref': `${n}`,
    version: '1.0.0',
    ...component,
  })),
});
const npm = (name: string) => ({ name, purl: `pkg:npm/${name}@1.0.0` });
const go = (name: string) => ({ name, purl: `pkg:golang/example.com/${name}@v1.0.0` });

let dark: UploadedProject;
let half: UploadedProject;
let seen: UploadedProject;
let ours: UploadedProject;
let old: UploadedProject;
let empty: string;
let collection: string;

async function set(groupName: string, propertyName: string, propertyValue: string): Promise<void> {
  const answer = await server.asAdmin.post('/api/v1/configProperty', {
    groupName,
    propertyName,
    propertyValue,
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

async function create(body: object): Promise<string> {
  const answer = await manager.put<Project>('/api/v1/project', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.uuid;
}

async function change(uuid: string, body: object): Promise<void> {
  expect((await manager.patch(`/api/v1/project/${uuid}`, body)).status).toBe(200);
}

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey(
    'BOM_UPLOAD',
    'PORTFOLIO_MANAGEMENT',
    'VIEW_PORTFOLIO',
    'VIEW_VULNERABILITY',
    'VIEW_BADGES',
  );
  restricted = await server.asKey('VIEW_PORTFOLIO', 'VIEW_BADGES');
  await set('vuln-source', 'google.osv.enabled', 'Go;npm');
  await set('vuln-source', 'nvd.enabled', 'false');
  await set('internal-components', 'names.regex', 'our-.*');
  await noteRead(server.db, 'osv', 'Go');
  collection = await create({ name: 'Suite', collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
  empty = await create({ name: 'Empty' });
  dark = await uploadBom(server, manager, 'Dark', '1', bomOf(npm('left'), npm('right'), { name: 'bare' }));
  half = await uploadBom(server, manager, 'Half', '1', bomOf(npm('left'), go('right'), npm('our-left')));
  seen = await uploadBom(server, manager, 'Seen', '1', bomOf(go('left'), go('right')));
  ours = await uploadBom(server, manager, 'Ours', '1', bomOf(npm('our-left')));
  old = await uploadBom(server, manager, 'Old', '1', bomOf(npm('left')));
  await change(old.uuid, { active: false });
  for (const { uuid } of [dark, half]) await change(uuid, { parent: { uuid: collection } });
  await showProject(server, restricted, { uuid: collection, components: {} });
  await showProject(server, restricted, half);
});
afterAll(() => server.close());

const counts = (
  status: CoverageCounts['status'],
  [components, judgeable, intended, blind]: [number, number, number, number],
): CoverageCounts => ({ status, components, judgeable, intended, blind });

const right = () => ({
  [dark.uuid]: counts('NOT_COVERED', [3, 0, 0, 3]),
  [half.uuid]: counts('PARTLY_COVERED', [3, 1, 1, 1]),
  [seen.uuid]: counts('COVERED', [2, 2, 0, 0]),
  [ours.uuid]: counts('INTERNAL', [1, 0, 1, 0]),
  [old.uuid]: counts('NOT_COVERED', [1, 0, 0, 1]),
  [empty]: counts('EMPTY', [0, 0, 0, 0]),
  [collection]: counts('PARTLY_COVERED', [6, 1, 1, 4]),
});

const get = async <T>(url: string, client = manager) => {
  const answer = await client.get<T>(url);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const byUuid = (rows: readonly { uuid: string; coverage?: CoverageCounts }[]) =>
  Object.fromEntries(rows.map(({ uuid, coverage }) => [uuid, coverage]));
const own = '/api/waybill/v1';

/** Every list that has all projects. */
const lists = ['/api/v1/project?coverage=true', `${own}/project/names?pageSize=100`];

describe('what no source covers', () => {
  it('is the same in every list, header, report, and badge, at once and when it was counted', async () => {
    for (const isCounted of [false, true]) {
      if (isCounted) await refreshAttention(server.db, new Date(), AbortSignal.timeout(60_000));
      for (const url of lists) expect(byUuid(await get<Project[]>(url))).toEqual(right());
      for (const [uuid, expected] of Object.entries(right())) {
        expect(await get<Coverage>(`${own}/project/${uuid}/coverage`)).toMatchObject(expected);
        expect((await get<ProjectReport>(`${own}/project/${uuid}/report/data`)).coverage).toMatchObject(
          expected,
        );
        const [version] = await get<Project[]>(`${own}/project/${uuid}/versions`);
        expect(version?.coverage).toEqual(expected);
        const gaps = await get<UncoveredComponent[]>(`${own}/coverage/components?project=${uuid}`);
        expect(gaps).toHaveLength(expected.blind);
      }
      const children = await get<Project[]>(`/api/v1/project/${collection}/children?coverage=true`);
      expect(byUuid(children)).toEqual({
        [dark.uuid]: right()[dark.uuid],
        [half.uuid]: right()[half.uuid],
      });
      const [sums] = await get<ProjectSums[]>(`${own}/project/sums?project=${collection}`);
      expect(sums?.coverage).toEqual(right()[collection]);
    }
    const { [old.uuid]: _, [collection]: __, ...active } = right();
    const urgent = await get<AttentionProject[]>(`${own}/attention/projects?pageSize=100`);
    expect(byUuid(urgent)).toEqual(active);
  });

  it('is no member of the lists of the contract unless it is asked for', async () => {
    for (const url of ['/api/v1/project', `/api/v1/project/${collection}/children`])
      for (const project of await get<Project[]>(url)) expect(project).not.toHaveProperty('coverage');
    for (const component of await get<Component[]>(`/api/v1/component/project/${dark.uuid}`))
      expect(component).not.toHaveProperty('coverage');
  });

  it('is told of each component, alone and in lists', async () => {
    const statuses = (rows: readonly (Component | FoundComponent)[]) =>
      Object.fromEntries(rows.map(({ name, coverage }) => [name, coverage]));
    const expected = { left: 'NOT_COVERED', right: 'COVERED', 'our-left': 'INTERNAL' };
    const listed = await get<Component[]>(`/api/v1/component/project/${half.uuid}?coverage=true`);
    expect(statuses(listed)).toEqual(expected);
    for (const { uuid, coverage } of listed) {
      const one = await get<Component>(`/api/v1/component/${uuid}?coverage=true`);
      expect(one.coverage).toBe(coverage);
    }
    const found = await get<FoundComponent[]>(`${own}/components/search?query=project:=Half`);
    expect(statuses(found)).toEqual(expected);
  });

  it('sorts and filters the list of projects, collections by their members', async () => {
    const names = async (query: string) =>
      (await get<Project[]>(`/api/v1/project?${query}`)).map(({ name }) => name);
    const sorted = await names('sortName=coverage.blind&sortOrder=desc');
    expect(sorted.slice(0, 2)).toEqual(['Suite', 'Dark']);
    expect(new Set(sorted.slice(2, 4))).toEqual(new Set(['Half', 'Old']));
    expect(sorted).toHaveLength(7);
    const filtered = await names('notCovered=true');
    expect(filtered.toSorted()).toEqual(['Dark', 'Half', 'Old', 'Suite']);
    expect((await names('notCovered=true&excludeInactive=true')).toSorted()).toEqual([
      'Dark',
      'Half',
      'Suite',
    ]);
  });

  it('counts for a caller only what they may see', async () => {
    await setAccessControl(server, true);
    const half1 = counts('PARTLY_COVERED', [3, 1, 1, 1]);
    for (const url of lists)
      expect(byUuid(await get<Project[]>(url, restricted))).toEqual({
        [collection]: half1,
        [half.uuid]: half1,
      });
    const url = `${own}/project/${collection}/coverage`;
    expect(await get<Coverage>(url, restricted)).toMatchObject(half1);
    const gaps = `${own}/coverage/components?project=${collection}`;
    expect(await get<UncoveredComponent[]>(gaps, restricted)).toHaveLength(1);
    const [component] = Object.values(dark.components);
    const hidden = await restricted.get(`${own}/coverage/components?component=${component}`);
    expect(hidden.status).toBe(404);
    await setAccessControl(server, false);
  });

  it('has a badge of its own, while that of the contract stays as it is', async () => {
    const title = async (url: string) => /<title>(.*?)<\/title>/.exec((await manager.get(url)).text)?.[1];
    const titles = {
      [dark.uuid]: 'vulnerabilities not covered',
      [half.uuid]: 'vulnerabilities none 1 not covered',
      [seen.uuid]: 'vulnerabilities none',
      [ours.uuid]: 'vulnerabilities not covered',
      [empty]: 'vulnerabilities no components',
      [collection]: 'vulnerabilities none 4 not covered',
    };
    for (const [uuid, expected] of Object.entries(titles)) {
      expect(await title(`${own}/badge/vulns/project/${uuid}`)).toBe(expected);
      expect(await title(`/api/v1/badge/vulns/project/${uuid}`)).toBe('vulnerabilities none');
    }
    expect(await title(`${own}/badge/vulns/project/Dark/1`)).toBe(titles[dark.uuid]);
    const stranger = await server.asKey('VIEW_PORTFOLIO');
    expect((await stranger.get(`${own}/badge/vulns/project/${dark.uuid}`)).status).toBe(403);
    expect((await server.asNobody.get(`${own}/badge/vulns/project/${dark.uuid}`)).status).toBe(401);
  });

  it('follows the settings and the components at once', async () => {
    await noteRead(server.db, 'osv', 'npm');
    const status = async (uuid: string) =>
      byUuid(await get<Project[]>('/api/v1/project?coverage=true'))[uuid];
    expect(await status(dark.uuid)).toEqual(counts('PARTLY_COVERED', [3, 2, 0, 1]));
    await manager.delete(`/api/v1/component/${dark.components.bare}`);
    await server.runJobs();
    expect(await status(dark.uuid)).toEqual(counts('COVERED', [2, 2, 0, 0]));
  });
});
