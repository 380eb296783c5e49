import type { Component, Project, ServiceComponent } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { base64, cycloneDx, library } from '../bom/bom.fixtures.ts';

let server: TestServer;
let manager: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'BOM_UPLOAD');
});
afterAll(() => server.close());

async function createSource(): Promise<Project> {
  const parent = await manager.put<Project>('/api/v1/project', { name: `parent-${newUuid()}` });
  const made = await manager.put<Project>('/api/v1/project', {
    name: `source-${newUuid()}`,
    version: '1',
    description: 'd',
    tags: [{ name: 'x' }],
    parent: { uuid: parent.body.uuid },
  });
  const { uuid } = made.body;
  const document = cycloneDx(
    [
      library('outer', '1', {
        components: [library('inner')],
        hashes: [{ alg: 'MD5', content: 'ab'.repeat(16) }],
      }),
      library('other', '1', {
        properties: [{ name: 'a:b', value: 'c' }],
        licenses: [{ license: { id: 'MIT' } }],
      }),
    ],
    {
      services: [{ 'bom-ref': 's', name: 'service' }],
      dependencies: [
        { ref: 'root', dependsOn: ['outer', 's'] },
        { ref: 'outer', dependsOn: ['other'] },
      ],
    },
  );
  expect((await manager.put('/api/v1/bom', { project: uuid, bom: base64(document) })).status).toBe(200);
  await server.runJobs();
  await manager.put(`/api/v1/project/${uuid}/property`, {
    groupName: 'g',
    propertyName: 'n',
    propertyType: 'STRING',
  });
  return made.body;
}

async function clone(source: Project, options: object): Promise<Project> {
  const body = { project: source.uuid, version: '2', ...options };
  const answer = await manager.put<{ token: string }>('/api/v1/project/clone', body);
  expect(answer.status, answer.text).toBe(200);
  await server.runJobs();
  const found = await manager.get<Project>(`/api/v1/project/lookup?name=${source.name}&version=2`);
  return (await manager.get<Project>(`/api/v1/project/${found.body.uuid}`)).body;
}

const componentsOf = async (project: Project) =>
  (await manager.get<Component[]>(`/api/v1/component/project/${project.uuid}`)).body;

const everything = {
  includeTags: true,
  includeProperties: true,
  includeComponents: true,
  includeServices: true,
  includeAuditHistory: true,
  includeACL: true,
};

describe('cloning a project', () => {
  it('copies everything that is asked for under new UUIDs', async () => {
    const source = await createSource();
    const target = await clone(source, { ...everything, makeCloneLatest: true });
    expect(target).toMatchObject({
      description: 'd',
      isLatest: true,
      parent: { name: expect.stringContaining('parent-') },
      tags: [{ name: 'x' }],
      properties: [{ groupName: 'g', propertyName: 'n' }],
      metrics: { components: 3 },
    });
    const [before, after] = [await componentsOf(source), await componentsOf(target)];
    const shown = (list: Component[]) =>
      list.map(({ name, version, md5, resolvedLicense }) => ({
        name,
        version,
        md5,
        license: resolvedLicense?.licenseId,
      }));
    expect(shown(after)).toEqual(shown(before));
    expect(new Set([...before, ...after].map((component) => component.uuid)).size).toBe(6);
    const outer = after.find((component) => component.name === 'outer');
    const other = after.find((component) => component.name === 'other');
    expect(outer?.directDependencies).toContain(`"uuid":"${other?.uuid}"`);
    expect(target.directDependencies).toContain(`"uuid":"${outer?.uuid}"`);
    const full = await manager.get<Component>(`/api/v1/component/${other?.uuid}`);
    expect(full.body.properties).toMatchObject([{ groupName: 'a', propertyName: 'b', propertyValue: 'c' }]);
    const nested = await manager.get<Component>(`/api/v1/component/${outer?.uuid}`);
    expect(nested.body.children).toMatchObject([{ name: 'inner' }]);
    const services = await manager.get<ServiceComponent[]>(`/api/v1/service/project/${target.uuid}`);
    expect(services.body).toMatchObject([{ name: 'service' }]);
  });

  it('copies only the project when nothing is asked for', async () => {
    const target = await clone(await createSource(), {});
    expect(target).toMatchObject({ description: 'd', tags: [], properties: [], isLatest: false });
    expect(await componentsOf(target)).toEqual([]);
    expect(target).not.toHaveProperty('directDependencies');
  });

  it('takes decisions and assigned vulnerabilities along, and counts them', async () => {
    const source = await createSource();
    await runSql(
      server.db,
      sql`insert into vuln (uuid, source, ext_id, severity, effective_severity)
        values (${newUuid()}, 'INTERNAL', ${newUuid()}, 4, 4)`,
    );
    await runSql(
      server.db,
      sql`with one as (
          select c.project_id, c.component_id, (select max(vuln_id) from vuln) as vuln_id
          from component c join project p using (project_id) join identity i using (identity_id)
          where p.uuid = ${source.uuid} and i.name = 'other'),
        flagged as (
          update component c set special = true from one
          where c.project_id = one.project_id and c.component_id = one.component_id),
        matched as (insert into component_match (project_id, component_id, vuln_id) select * from one),
        decided as (
          insert into analysis (project_id, component_id, vuln_id, state)
          select project_id, component_id, vuln_id, 'EXPLOITABLE' from one
          returning project_id, component_id, vuln_id)
        insert into analysis_comment (project_id, component_id, vuln_id, comment)
        select project_id, component_id, vuln_id, 'because' from decided`,
    );
    const target = await clone(source, everything);
    expect(target.metrics).toMatchObject({ high: 1, findingsTotal: 1, findingsAudited: 1 });
    const comments = await rowsOf(
      server.db,
      sql`select comment from analysis_comment join analysis using (project_id, component_id, vuln_id)
        join project using (project_id)
        where uuid = ${target.uuid}`,
    );
    expect(comments).toEqual([{ comment: 'because' }]);
  });

  it('refuses versions that exist and projects that do not', async () => {
    const source = await createSource();
    const status = async (body: object) => (await manager.put('/api/v1/project/clone', body)).status;
    expect(await status({ project: source.uuid, version: '1' })).toBe(409);
    expect(await status({ project: newUuid(), version: '2' })).toBe(404);
    expect(await status({ project: source.uuid, version: ' ' })).toBe(400);
    expect(await status({ project: 'x', version: '2' })).toBe(400);
  });
});
