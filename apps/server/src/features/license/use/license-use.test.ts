import type { FoundComponent, LicenseSummary, LicenseUse } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { findRow, runSql, sql } from '../../../db/database.ts';
import type { Listing } from '../../../db/list/batches.ts';
import { everyProject, type ProjectScope } from '../../../db/project-scope.ts';
import { listComponentsOfLicense } from '../../component/search/license/license-component.service.ts';
import { licenseUseInterval, refreshLicenseUse } from './license-use.service.ts';

const path = '/api/waybill/v1/licenses';
let server: TestServer;
let manager: KeyClient;
/** Sees only one of the two projects. */
let restricted: KeyClient;

async function addProject(name: string, components: readonly (readonly [string, string?])[]) {
  const { body } = await manager.put<{ uuid: string }>('/api/v1/project', { name });
  for (const [component, license] of components)
    await manager.put(`/api/v1/component/project/${body.uuid}`, {
      name: component,
      version: '1',
      classifier: 'LIBRARY',
      license,
    });
  return body.uuid;
}

beforeAll(async () => {
  server = await startTestServer();
  // Access managers see all projects.
  manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'ACCESS_MANAGEMENT');
  await addProject('shop', [['anvil', 'MIT'], ['Bolt', 'MIT'], ['chain', 'Apache-2.0'], ['drill']]);
  const attic = await addProject('attic', [
    ['anvil', 'MIT'],
    ['elm', 'MIT OR Apache-2.0'],
  ]);
  restricted = await server.asKey('VIEW_PORTFOLIO');
  await server.asAdmin.put('/api/v1/acl/mapping', { team: restricted.team.uuid, project: attic });
  await server.asAdmin.post('/api/v1/configProperty', {
    groupName: 'access-management',
    propertyName: 'acl.enabled',
    propertyValue: 'true',
  });
});
afterAll(() => server.close());

const used = async (client: KeyClient, query = '') => {
  const { body } = await client.get<LicenseSummary[]>(`${path}?used=true${query}`);
  return body.map(({ licenseId, components, projects }) => [licenseId, components, projects]);
};
const componentsOf = (client: KeyClient, license: string, query = '') =>
  client.get<FoundComponent[]>(`${path}/${license}/components?${query}`);
const namesOf = (rows: readonly FoundComponent[]) =>
  rows.map(({ name, project }) => `${name} ${project.name}`);

describe('how far licenses are used', () => {
  it('stands in their list, which can be sorted by it, and beside each', async () => {
    expect(await used(manager, '&sortName=components&sortOrder=desc')).toEqual([
      ['MIT', 3, 2],
      ['Apache-2.0', 1, 1],
    ]);
    expect(await used(manager, '&sortName=projects&sortOrder=asc')).toEqual([
      ['Apache-2.0', 1, 1],
      ['MIT', 3, 2],
    ]);
    const { body } = await manager.get<LicenseUse>(`${path}/MIT/use`);
    expect(body).toEqual({ components: 3, projects: 2 });
    expect((await manager.get<LicenseUse>(`${path}/0BSD/use`)).body).toEqual({ components: 0, projects: 0 });
    expect((await manager.get(`${path}/No-Such/use`)).status).toBe(404);
  });

  it('is that of the projects that the caller sees', async () => {
    expect(await used(restricted)).toEqual([['MIT', 1, 1]]);
    expect((await restricted.get<LicenseUse>(`${path}/MIT/use`)).body).toEqual({
      components: 1,
      projects: 1,
    });
  });

  it('is for those who may view the portfolio', async () => {
    const other = await server.asKey('SYSTEM_CONFIGURATION');
    expect((await other.get(`${path}/MIT/use`)).status).toBe(403);
    expect((await componentsOf(other, 'MIT')).status).toBe(403);
  });
});

describe('the components of a license', () => {
  it('are those of all visible projects by name, a page at a time', async () => {
    const all = await componentsOf(manager, 'MIT');
    expect(namesOf(all.body)).toEqual(['anvil shop', 'anvil attic', 'Bolt shop']);
    expect(all.body[0]).toMatchObject({ version: '1', license: 'MIT' });
    expect(all.headers.get('x-total-count')).toBe('3');
    const second = await componentsOf(manager, 'MIT', 'pageSize=2&pageNumber=2');
    expect(namesOf(second.body)).toEqual(['Bolt shop']);
    expect(second.headers.get('x-total-count')).toBe('3');
    expect(namesOf((await componentsOf(restricted, 'MIT')).body)).toEqual(['anvil attic']);
    expect((await componentsOf(restricted, 'Apache-2.0')).body).toEqual([]);
    expect((await componentsOf(manager, 'No-Such')).status).toBe(404);
  });

  it('are sorted by project, and searched by name', async () => {
    const byProject = await componentsOf(manager, 'MIT', 'sortName=project.name&sortOrder=asc');
    expect(namesOf(byProject.body)).toEqual(['anvil attic', 'anvil shop', 'Bolt shop']);
    const found = await componentsOf(manager, 'MIT', 'searchText=bol');
    expect(namesOf(found.body)).toEqual(['Bolt shop']);
    expect(namesOf((await componentsOf(manager, 'MIT', 'searchText=Bo')).body)).toEqual(['Bolt shop']);
  });

  it('are filtered as other components are, by themselves and by their projects', async () => {
    const project = (await manager.put<{ uuid: string }>('/api/v1/project', { name: 'mill', active: false }))
      .body.uuid;
    const add = (body: object) =>
      manager.put(`/api/v1/component/project/${project}`, { version: '1', license: 'BSL-1.0', ...body });
    await add({ name: 'wheel', classifier: 'LIBRARY', purl: 'pkg:npm/wheel@1' });
    await add({ name: 'sluice', classifier: 'APPLICATION' });
    const listed = async (query: string) => {
      const answer = await componentsOf(manager, 'BSL-1.0', query);
      expect(answer.status, answer.text).toBe(200);
      // The count has fewer tables than the list.
      const beyond = await componentsOf(manager, 'BSL-1.0', `${query}&pageNumber=9&pageSize=1`);
      expect(beyond.headers.get('x-total-count')).toBe(String(answer.body.length));
      return answer.body.map(({ name }) => name);
    };
    expect(await listed('')).toEqual(['sluice', 'wheel']);
    expect(await listed('classifier=APPLICATION')).toEqual(['sluice']);
    expect(await listed('scope=REQUIRED')).toEqual([]);
    expect(await listed('onlyDirect=true')).toEqual([]);
    expect(await listed('internal=true')).toEqual([]);
    expect(await listed('severity=HIGH')).toEqual([]);
    expect(await listed('onlyOutdated=true')).toEqual([]);
    await runSql(
      server.db,
      sql`insert into package_latest (pkg_id, version)
        select q.pkg_id, '2' from identity_coord q join identity i on i.identity_id = q.identity_id
          where i.name = 'wheel'`,
    );
    expect(await listed('onlyOutdated=true')).toEqual(['wheel']);
    expect(await listed('onlyOutdated=true&searchText=sluice')).toEqual([]);
    expect(await listed('excludeInactiveProjects=true')).toEqual([]);
    expect(await listed('onlyLatestProjectVersions=true')).toEqual([]);
    expect(namesOf((await componentsOf(manager, 'MIT', 'excludeInactiveProjects=true')).body)).toHaveLength(
      3,
    );
    await manager.delete(`/api/v1/project/${project}`);
  });
});

const anyComponent = {
  onlyDirect: false,
  onlyOutdated: false,
  severities: [],
  classifier: undefined,
  scope: undefined,
  internal: false,
};

async function read(listing: Listing<FoundComponent>): Promise<FoundComponent[]> {
  const rows: FoundComponent[] = [];
  for await (const batch of listing.batches) rows.push(...batch);
  return rows;
}

async function teamId(): Promise<number> {
  const row = await findRow(
    server.db,
    sql<{ id: number }>`select team_id as id from team where uuid = ${restricted.team.uuid}`,
  );
  return row?.id ?? 0;
}

describe('in a large portfolio', () => {
  const signal = new AbortController().signal;
  const countedOn = Date.UTC(2026, 0, 2);
  const change = (at: string) =>
    runSql(server.db, sql`update project_count set comps = 20000, changed_at = ${at}::timestamptz`);

  it('nothing is counted by a task while there are few components', async () => {
    expect(await licenseUseInterval(server.db)).toBeUndefined();
  });

  it('the components of a common license are the same page by page as all at once', async () => {
    const kiln = await addProject('Kiln', [['Zinc', 'MIT'], ['anvil', 'MIT'], ['brick', 'MIT'], ['clay']]);
    await change('2026-01-01');
    await runSql(server.db, sql`update project set version = '7', is_latest = true where name = 'Kiln'`);
    await refreshLicenseUse(server.db, new Date(countedOn), signal);
    const page = { offset: 0, limit: 100, search: undefined, hasCursor: true };
    const fields = [undefined, 'name', 'project.name'];
    const orders = fields.flatMap((field) =>
      [true, false].map((descending) => field && { field, descending }),
    );
    const scopes: ProjectScope[] = [everyProject, { all: false, teamIds: [await teamId()] }];
    for (const order of orders)
      for (const scope of scopes)
        for (const onlyLatestProjectVersions of [false, true]) {
          const filter = {
            ...anyComponent,
            excludeInactiveProjects: true,
            onlyLatestProjectVersions,
          };
          const list = (part: object, walked?: number) =>
            listComponentsOfLicense(
              server.db,
              'MIT',
              filter,
              { ...page, order: order || undefined, ...part },
              scope,
              walked,
            );
          const whole = await read(await list({}));
          const walked: FoundComponent[] = [];
          let cursor: string | undefined;
          do {
            const listing = await list({ limit: 2, cursor }, 0);
            if (cursor === undefined) expect(listing.total).toBe(whole.length);
            walked.push(...(await read(listing)));
            cursor = listing.next;
          } while (cursor !== undefined);
          expect(walked).toEqual(whole);
          expect(await read(await list({ limit: 2, offset: 1 }, 0))).toEqual(whole.slice(1, 3));
        }
    await manager.delete(`/api/v1/project/${kiln}`);
  });

  it('use is as it was counted last, which it says', async () => {
    await change('2026-01-01');
    await runSql(server.db, sql`update project set last_bom_import = null`);
    await runSql(server.db, sql`insert into license_use values (1, 4999, 7)`);
    await runSql(server.db, sql`insert into license_use_total values (1, 7, 1)`);
    await refreshLicenseUse(server.db, new Date(countedOn), signal);
    expect(await used(manager, '&sortName=components&sortOrder=desc')).toEqual([
      ['MIT', 3, 2],
      ['Apache-2.0', 1, 1],
    ]);
    expect(await used(restricted)).toEqual([['MIT', 1, 1]]);
    const { body } = await restricted.get<LicenseUse>(`${path}/MIT/use`);
    expect(body).toEqual({ components: 1, projects: 1, countedOn });
    await runSql(server.db, sql`update component_detail set license_id = null`);
    expect((await manager.get<LicenseUse>(`${path}/MIT/use`)).body).toMatchObject({ components: 3 });
    await refreshLicenseUse(server.db, new Date(countedOn), signal);
    expect(await used(manager)).toEqual([]);
  });

  it('it is counted anew once a project has changed, else daily', async () => {
    expect(await licenseUseInterval(server.db)).toBe(86_400_000);
    await change('2026-01-03');
    expect(await licenseUseInterval(server.db)).toBe(120_000);
  });
});
