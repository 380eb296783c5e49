import type { Component, Project, ServiceComponent } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDrift } from '../../../test/no-drift.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { findRow, rowsOf, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { countDrift } from '../matching/count.queries.ts';
import { base64, cycloneDx, library } from './bom.fixtures.ts';

let server: TestServer;
let client: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
});
afterAll(() => server.close());

interface TaskRow {
  state: string;
  error: string | null;
  result: Record<string, unknown> | null;
  warnings: string[];
}

/** Uploads and processes a BOM; answers what its task says. */
async function ingest(projectName: string, document: object): Promise<TaskRow> {
  const answer = await client.put<{ token: string }>('/api/v1/bom', {
    projectName,
    projectVersion: '1',
    autoCreate: true,
    bom: base64(document),
  });
  expect(answer.status, answer.text).toBe(200);
  await server.runJobs();
  const task = await findRow(
    server.db,
    sql<TaskRow>`select state, error, result, warnings from task where token = ${answer.body.token}`,
  );
  if (!task) throw new Error('There is no task');
  expect(task).toMatchObject({ state: 'done', error: null });
  return task;
}

const newName = () => `app-${newUuid().slice(0, 8)}`;

/** A BOM of a new project that is accepted and waits for a worker. */
async function queueUpload(): Promise<{ project: string; uuid: string; token: string }> {
  const project = newName();
  const answer = await client.put<{ token: string }>('/api/v1/bom', {
    projectName: project,
    projectVersion: '1',
    autoCreate: true,
    bom: base64(cycloneDx([library('a')])),
  });
  const { uuid } = await projectOf(project);
  return { project, uuid, token: answer.body.token };
}

async function projectOf(name: string): Promise<Project> {
  const found = await client.get<Project>(`/api/v1/project/lookup?name=${name}&version=1`);
  return (await client.get<Project>(`/api/v1/project/${found.body.uuid}`)).body;
}

async function componentsOf(name: string): Promise<Component[]> {
  const { uuid } = await projectOf(name);
  return (await client.get<Component[]>(`/api/v1/component/project/${uuid}?size=0`)).body;
}

async function componentOf(project: string, name: string): Promise<Component> {
  const found = (await componentsOf(project)).find((component) => component.name === name);
  if (!found) throw new Error(`There is no component ${name}`);
  return (await client.get<Component>(`/api/v1/component/${found.uuid}`)).body;
}

const names = (components: readonly { name: string }[]) => components.map((item) => item.name).sort();

describe('a first upload', () => {
  it('keeps everything that a component says', async () => {
    const project = newName();
    await ingest(
      project,
      cycloneDx([
        {
          type: 'machine-learning-model',
          'bom-ref': 'm',
          group: ' org.acme ',
          name: 'model',
          version: '2.0',
          description: 'x'.repeat(2000),
          author: 'Ada',
          publisher: 'ACME',
          supplier: { name: 'ACME', url: ['https://acme.example'], contact: [{ name: 'Desk' }] },
          scope: 'optional',
          copyright: '(c) ACME',
          cpe: 'cpe:2.3:a:acme:model:2.0:*:*:*:*:*:*:*',
          purl: 'pkg:maven/org.acme/Model@2.0?type=jar',
          swid: { tagId: 'swid-1', name: 'model' },
          hashes: [
            { alg: 'SHA-256', content: 'AB'.repeat(32) },
            { alg: 'MD5', content: 'cd'.repeat(16) },
          ],
          licenses: [{ license: { id: 'Apache-2.0', url: 'https://acme.example/license' } }],
          externalReferences: [{ type: 'vcs', url: 'https://acme.example/git', comment: 'main' }],
          properties: [
            { name: 'acme:build:id', value: '7' },
            { name: 'acme:build:id', value: '7' },
            { name: 'plain', value: 'yes' },
          ],
        },
      ]),
    );
    const component = await componentOf(project, 'model');
    expect(component).toMatchObject({
      group: 'org.acme',
      version: '2.0',
      classifier: 'MACHINE_LEARNING_MODEL',
      scope: 'OPTIONAL',
      author: 'Ada',
      authors: [{ name: 'Ada' }],
      publisher: 'ACME',
      supplier: { name: 'ACME', urls: ['https://acme.example'], contacts: [{ name: 'Desk' }] },
      copyright: '(c) ACME',
      cpe: 'cpe:2.3:a:acme:model:2.0:*:*:*:*:*:*:*',
      purl: 'pkg:maven/org.acme/Model@2.0?type=jar',
      purlCoordinates: 'pkg:maven/org.acme/Model@2.0',
      swidTagId: 'swid-1',
      sha256: 'ab'.repeat(32),
      md5: 'cd'.repeat(16),
      licenseUrl: 'https://acme.example/license',
      resolvedLicense: { licenseId: 'Apache-2.0', isOsiApproved: true, isCustomLicense: false },
      externalReferences: [{ type: 'vcs', url: 'https://acme.example/git', comment: 'main' }],
      isInternal: false,
    });
    expect(component.description).toHaveLength(1024);
    expect(component.description?.endsWith('...')).toBe(true);
    expect(
      component.properties?.map(({ groupName, propertyName, propertyValue }) => [
        groupName,
        propertyName,
        propertyValue,
      ]),
    ).toEqual([
      [undefined, 'plain', 'yes'],
      ['acme', 'build:id', '7'],
    ]);
  });

  it('keeps what the metadata say about the project and the document', async () => {
    const project = newName();
    await ingest(
      project,
      cycloneDx([], {
        metadata: {
          authors: [{ name: 'Tool' }],
          supplier: { name: 'Reseller' },
          manufacture: { name: 'Maker' },
          component: {
            type: 'container',
            'bom-ref': 'root',
            name: 'other name',
            version: '9',
            author: 'Grace',
            publisher: 'ACME',
            supplier: { name: 'Supplier' },
            purl: 'pkg:oci/acme@9',
            cpe: 'cpe:2.3:a:acme:acme:9:*:*:*:*:*:*:*',
            externalReferences: [{ type: 'website', url: 'https://acme.example' }],
          },
        },
      }),
    );
    expect(await projectOf(project)).toMatchObject({
      name: project,
      version: '1',
      classifier: 'CONTAINER',
      author: 'Grace',
      publisher: 'ACME',
      manufacturer: { name: 'Maker' },
      supplier: { name: 'Supplier' },
      purl: 'pkg:oci/acme@9',
      cpe: 'cpe:2.3:a:acme:acme:9:*:*:*:*:*:*:*',
      externalReferences: [{ type: 'website', url: 'https://acme.example' }],
      metadata: { authors: [{ name: 'Tool' }], supplier: { name: 'Reseller' } },
      lastBomImportFormat: 'CycloneDX 1.5',
      metrics: { components: 0 },
    });
  });

  it('keeps services', async () => {
    const project = newName();
    await ingest(
      project,
      cycloneDx([], {
        services: [
          {
            'bom-ref': 's',
            provider: { name: 'ACME' },
            group: 'g',
            name: 'billing',
            version: '1',
            endpoints: ['https://billing.example'],
            authenticated: true,
            'x-trust-boundary': false,
            data: [{ flow: 'bi-directional', classification: 'PII' }],
            services: [{ name: 'inner' }],
          },
        ],
      }),
    );
    const { uuid } = await projectOf(project);
    const services = (await client.get<ServiceComponent[]>(`/api/v1/service/project/${uuid}`)).body;
    expect(names(services)).toEqual(['billing', 'inner']);
    expect(services[0]).toMatchObject({
      group: 'g',
      version: '1',
      provider: { name: 'ACME' },
      endpoints: ['https://billing.example'],
      authenticated: true,
      crossesTrustBoundary: false,
      data: [{ direction: 'BI_DIRECTIONAL', name: 'PII' }],
      project: { uuid },
    });
  });

  it('flattens nested components, merges equal ones and keeps the nesting', async () => {
    const project = newName();
    const result = await ingest(
      project,
      cycloneDx(
        [
          library('outer', '1.0.0', { components: [library('inner'), library('shared')] }),
          { ...library('shared'), 'bom-ref': 'shared-again' },
        ],
        { dependencies: [{ ref: 'root', dependsOn: ['shared-again', 'gone'] }] },
      ),
    );
    expect(names(await componentsOf(project))).toEqual(['inner', 'outer', 'shared']);
    expect((await componentOf(project, 'inner')).parent).toMatchObject({ name: 'outer' });
    expect(names((await componentOf(project, 'outer')).children ?? [])).toEqual(['inner', 'shared']);
    expect((await projectOf(project)).directDependencies).toContain(
      `"uuid":"${(await componentOf(project, 'shared')).uuid}"`,
    );
    expect(result.warnings).toEqual([
      '1 dependencies name a reference that is not in the document and were left out',
    ]);
  });

  it('leaves out a package URL that is none, and says so on the task', async () => {
    const project = newName();
    const task = await ingest(
      project,
      cycloneDx([{ type: 'library', name: 'broken', version: '1', purl: 'npm/broken@1' }]),
    );
    expect(await componentOf(project, 'broken')).not.toHaveProperty('purl');
    expect(task.warnings).toHaveLength(1);
    expect(task.warnings[0]).toContain('Component "broken" 1: the package URL "npm/broken@1"');
  });

  it('keeps a package URL that is longer than the contract has it, and says so on the task', async () => {
    const project = newName();
    const purl = `pkg:npm/long@1?checksum=${'a'.repeat(800)}`;
    const task = await ingest(project, cycloneDx([library('long', '1', { purl })]));
    expect((await componentOf(project, 'long')).purl).toBe(purl);
    expect(task.warnings).toEqual([
      expect.stringMatching(/^Component "long" 1: .* has 824 characters; it was kept/),
    ]);
  });

  it('says on the task how many characters no text can hold', async () => {
    const project = newName();
    const task = await ingest(
      project,
      cycloneDx([
        library('odd', '1', { description: 'a\u0000b\ud800c\u0000', publisher: '\ude00' }),
        library('even', '1', { description: 'a \\u0000 that is text, \ud83d\ude00 and \u00e9' }),
      ]),
    );
    expect((await componentOf(project, 'odd')).description).toBe('ab\ufffdc');
    expect((await componentOf(project, 'even')).description).toBe(
      'a \\u0000 that is text, \ud83d\ude00 and \u00e9',
    );
    expect(task.warnings).toEqual([
      '2 NUL characters of the document cannot be stored and were left out',
      '2 half surrogate pairs of the document are not characters and became U+FFFD',
    ]);
    const plain = await ingest(newName(), cycloneDx([library('even', '1', { description: '\\u0000' })]));
    expect(plain.warnings).toEqual([]);
  });

  it('resolves licenses by identifier, name and expression', async () => {
    await runSql(
      server.db,
      sql`insert into license (uuid, spdx_id, name, custom)
        values (${newUuid()}, 'LicenseRef-ACME', 'ACME terms', true) on conflict do nothing`,
    );
    const project = newName();
    const licensed = (name: string, licenses: object[]) => library(name, '1', { licenses });
    await ingest(
      project,
      cycloneDx([
        licensed('by-name', [{ license: { name: 'MIT', url: 'https://mit.example' } }]),
        licensed('custom', [{ license: { name: 'ACME terms' } }]),
        licensed('text', [{ license: { name: 'Some terms' } }, { license: { name: 'Other terms' } }]),
        licensed('later', [{ license: { name: 'Some terms' } }, { license: { id: '0BSD' } }]),
        licensed('single', [{ expression: 'BSD-3-Clause' }]),
        licensed('choice', [{ expression: 'MIT OR Apache-2.0' }]),
        licensed('nonsense', [{ expression: 'MIT / Apache' }]),
      ]),
    );
    const shown = async (name: string) => {
      const { license, licenseExpression, licenseUrl, resolvedLicense } = await componentOf(project, name);
      return { license, licenseExpression, licenseUrl, id: resolvedLicense?.licenseId };
    };
    expect(await shown('by-name')).toEqual({ id: 'MIT', licenseUrl: 'https://mit.example' });
    expect(await shown('custom')).toEqual({ id: 'LicenseRef-ACME' });
    expect(await shown('text')).toEqual({ license: 'Some terms' });
    expect(await shown('later')).toEqual({ id: '0BSD' });
    expect(await shown('single')).toEqual({ id: 'BSD-3-Clause', licenseExpression: 'BSD-3-Clause' });
    expect(await shown('choice')).toEqual({ licenseExpression: 'MIT OR Apache-2.0' });
    expect(await shown('nonsense')).toEqual({});
  });

  it('marks components of our own by the patterns of the settings', async () => {
    await setSetting('internal-components', 'groups.regex', 'org\\.acme(\\..*)?');
    try {
      const project = newName();
      await ingest(
        project,
        cycloneDx([
          library('ours', '1', { group: 'org.acme.tools' }),
          library('theirs', '1', { group: 'org.acmeware' }),
        ]),
      );
      expect((await componentOf(project, 'ours')).isInternal).toBe(true);
      expect((await componentOf(project, 'theirs')).isInternal).toBe(false);
    } finally {
      await setSetting('internal-components', 'groups.regex', null);
    }
  });

  it('tells of it once, in order', async () => {
    const project = newName();
    await ingest(project, cycloneDx([library('one')]));
    const { uuid } = await projectOf(project);
    const events = await rowsOf(
      server.db,
      sql<{ event_group: string; scope: string; subject: { bom?: object } }>`
        select event_group, scope, subject from outbox where subject -> 'project' ->> 'uuid' = ${uuid}
        order by event_id`,
    );
    expect(events.map((event) => [event.event_group, event.scope])).toEqual([
      ['PROJECT_CREATED', 'PORTFOLIO'],
      ['BOM_CONSUMED', 'PORTFOLIO'],
      ['BOM_PROCESSED', 'PORTFOLIO'],
    ]);
    expect(events[1]?.subject.bom).toMatchObject({ format: 'CycloneDX', specVersion: '1.5' });
  });
});

describe('a further upload', () => {
  it('keeps what stays with its UUID, updates what changed, adds and removes the rest', async () => {
    const project = newName();
    const other = newName();
    await ingest(other, cycloneDx([library('stays'), library('leaves')]));
    await ingest(
      project,
      cycloneDx([
        library('stays', '1.0.0', { description: 'same', properties: [{ name: 'a:b', value: '1' }] }),
        library('changes', '1.0.0', {
          description: 'old',
          properties: [
            { name: 'kept', value: '1' },
            { name: 'dropped', value: '1' },
          ],
          hashes: [{ alg: 'MD5', content: 'aa'.repeat(16) }],
        }),
        library('leaves'),
        library('moves', '1.0.0'),
      ]),
    );
    const before = new Map(
      (await componentsOf(project)).map((item) => [`${item.name}@${item.version}`, item.uuid]),
    );
    const keptUuid = (await componentOf(project, 'changes')).properties?.find(
      (property) => property.propertyName === 'kept',
    )?.uuid;
    const task = await ingest(
      project,
      cycloneDx([
        library('moves', '2.0.0'),
        library('arrives'),
        library('changes', '1.0.0', {
          description: 'new',
          properties: [
            { name: 'kept', value: '1' },
            { name: 'added', value: '1' },
          ],
        }),
        library('stays', '1.0.0', { description: 'same', properties: [{ name: 'a:b', value: '1' }] }),
      ]),
    );
    expect(task.result).toMatchObject({ outcome: 'stored', added: 2, changed: 1, removed: 2 });
    const after = new Map(
      (await componentsOf(project)).map((item) => [`${item.name}@${item.version}`, item.uuid]),
    );
    expect([...after.keys()].sort()).toEqual([
      'arrives@1.0.0',
      'changes@1.0.0',
      'moves@2.0.0',
      'stays@1.0.0',
    ]);
    expect(after.get('stays@1.0.0')).toBe(before.get('stays@1.0.0'));
    expect(after.get('changes@1.0.0')).toBe(before.get('changes@1.0.0'));
    expect(after.get('moves@2.0.0')).not.toBe(before.get('moves@1.0.0'));
    const changed = await componentOf(project, 'changes');
    expect(changed.description).toBe('new');
    expect(changed).not.toHaveProperty('md5');
    expect(changed.properties?.map((property) => property.propertyName)).toEqual(['added', 'kept']);
    expect(changed.properties?.find((property) => property.propertyName === 'kept')?.uuid).toBe(keptUuid);
    expect((await projectOf(project)).metrics?.components).toBe(4);
    const past = await rowsOf(
      server.db,
      sql<{ name: string }>`select i.name || '@' || i.version as name
        from component_past c join identity i using (identity_id) join project p using (project_id)
        where p.name = ${project} order by 1`,
    );
    expect(past.map((row) => row.name)).toEqual(['leaves@1.0.0', 'moves@1.0.0']);
    expect(names(await componentsOf(other))).toEqual(['leaves', 'stays']);
  });

  it('rebuilds the graph and the direct dependencies', async () => {
    const project = newName();
    const components = [library('a'), library('b'), library('c')];
    const edges = (dependencies: object[]) => cycloneDx(components, { dependencies });
    await ingest(
      project,
      edges([
        { ref: 'root', dependsOn: ['a'] },
        { ref: 'a', dependsOn: ['b', 'a'] },
      ]),
    );
    const { uuid } = await projectOf(project);
    const direct = async () =>
      names((await client.get<Component[]>(`/api/v1/component/project/${uuid}?onlyDirect=true`)).body);
    const graph = async () => {
      const body = (
        await client.get<{ nodes: string[][]; edges: number[] }>(`/api/waybill/v1/project/${uuid}/graph`)
      ).body;
      const pairs: string[] = [];
      for (let i = 0; i < body.edges.length; i += 2) {
        const [from = 0, to = 0] = body.edges.slice(i, i + 2);
        pairs.push(`${from === 0 ? 'root' : body.nodes[from]?.[1]}>${body.nodes[to]?.[1]}`);
      }
      return pairs.sort();
    };
    expect(await direct()).toEqual(['a']);
    expect(await graph()).toEqual(['a>b', 'root>a']);
    await ingest(
      project,
      edges([
        { ref: 'root', dependsOn: ['c'] },
        { ref: 'a', dependsOn: ['b'] },
      ]),
    );
    expect(await direct()).toEqual(['c']);
    expect(await graph()).toEqual(['a>b', 'root>c']);
    await ingest(project, cycloneDx(components, { metadata: {} }));
    expect(await direct()).toEqual([]);
    expect(await projectOf(project)).not.toHaveProperty('directDependencies');
  });

  it('updates and removes services', async () => {
    const project = newName();
    const services = (...list: object[]) => cycloneDx([], { services: list });
    await ingest(project, services({ name: 'stays' }, { name: 'leaves' }));
    const { uuid } = await projectOf(project);
    const list = async () => (await client.get<ServiceComponent[]>(`/api/v1/service/project/${uuid}`)).body;
    const before = (await list()).find((service) => service.name === 'stays')?.uuid;
    await ingest(project, services({ name: 'stays', description: 'new' }, { name: 'arrives' }));
    expect(await list()).toMatchObject([
      { name: 'arrives' },
      { name: 'stays', uuid: before, description: 'new' },
    ]);
  });

  it('removes duplicates that a person has made', async () => {
    const project = newName();
    await ingest(project, cycloneDx([library('twin')]));
    const { uuid } = await projectOf(project);
    const [first] = await componentsOf(project);
    const twin = { classifier: 'LIBRARY', name: 'twin', version: '1.0.0', purl: 'pkg:npm/twin@1.0.0' };
    expect((await client.put(`/api/v1/component/project/${uuid}`, twin)).status).toBe(201);
    expect(await componentsOf(project)).toHaveLength(2);
    await ingest(project, cycloneDx([library('twin')]));
    expect((await componentsOf(project)).map((item) => item.uuid)).toEqual([first?.uuid]);
  });
});

describe('an unchanged upload', () => {
  const document = (more: object = {}) =>
    cycloneDx([library('a', '1', { hashes: [{ alg: 'MD5', content: 'aa'.repeat(16) }] }), library('b')], {
      services: [{ name: 's' }],
      dependencies: [{ ref: 'root', dependsOn: ['a'] }],
      ...more,
    });

  /** Versions of every row that a project consists of. */
  async function rowVersions(project: string): Promise<unknown> {
    const of = (table: string) =>
      rowsOf(
        server.db,
        sql`select t.xmin::text, t.ctid::text from ${sql.table(table)} t join project p using (project_id)
          where p.name = ${project} order by t.ctid`,
      );
    const tables = ['component', 'component_detail', 'service', 'dependency', 'project_count'];
    return Promise.all(tables.map(of));
  }

  it('only leaves an import record when the bytes are the same', async () => {
    const project = newName();
    await ingest(project, document());
    const before = await rowVersions(project);
    const task = await ingest(project, document());
    expect(task.result).toMatchObject({ outcome: 'unchanged', components: 2 });
    expect(await rowVersions(project)).toEqual(before);
    const { uuid } = await projectOf(project);
    const imports = await client.get<object[]>(`/api/waybill/v1/project/${uuid}/bom`);
    expect(imports.body).toMatchObject([{ components: 2 }, { components: 2 }]);
  });

  it('changes nothing when only order, date and serial number differ', async () => {
    const project = newName();
    await ingest(project, document());
    const before = await rowVersions(project);
    const again = document({ serialNumber: `urn:uuid:${newUuid()}`, version: 2 }) as { components: object[] };
    again.components.reverse();
    expect((await ingest(project, again)).result).toMatchObject({ outcome: 'unchanged' });
    expect(await rowVersions(project)).toEqual(before);
  });

  it('is stored again after somebody changed the project by hand', async () => {
    const project = newName();
    await ingest(project, document());
    const a = await componentOf(project, 'a');
    await client.post('/api/v1/component', {
      uuid: a.uuid,
      name: 'a',
      version: '1',
      classifier: 'LIBRARY',
      purl: a.purl,
      description: 'x',
    });
    expect((await ingest(project, document())).result).toMatchObject({ outcome: 'stored', changed: 1 });
    const restored = await componentOf(project, 'a');
    expect(restored).toMatchObject({ uuid: a.uuid, md5: 'aa'.repeat(16) });
    expect(restored).not.toHaveProperty('description');
  });
});

describe('processing', () => {
  it('takes uploads of one project in their order', async () => {
    const project = newName();
    const send = (document: object) =>
      client.put('/api/v1/bom', {
        projectName: project,
        projectVersion: '1',
        autoCreate: true,
        bom: base64(document),
      });
    await send(cycloneDx([library('one')]));
    await send(cycloneDx([library('two')]));
    await send(cycloneDx([library('three')]));
    await server.runJobs();
    expect(names(await componentsOf(project))).toEqual(['three']);
  });

  it('never puts an older upload over a newer one, whichever is processed first', async () => {
    const project = newName();
    const send = async (document: object) => {
      const answer = await client.put<{ token: string }>('/api/v1/bom', {
        projectName: project,
        projectVersion: '1',
        autoCreate: true,
        bom: base64(document),
      });
      return answer.body.token;
    };
    const older = await send(cycloneDx([library('older')]));
    const newer = await send(cycloneDx([library('newer')]));
    await sql`update graphile_worker._private_jobs set priority = -1
      where payload ->> 'token' = ${newer}`.execute(server.db);
    await server.runJobs();
    expect(names(await componentsOf(project))).toEqual(['newer']);
    const task = await client.get<TaskRow>(`/api/waybill/v1/tasks/${older}`);
    expect(task.body).toMatchObject({ state: 'done', result: { outcome: 'superseded' } });
    await ingest(project, cycloneDx([library('newest')]));
    expect(names(await componentsOf(project))).toEqual(['newest']);
  });

  it('fails when the project has become a collection, which has no components', async () => {
    const { project, uuid, token } = await queueUpload();
    const collection = { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' };
    expect((await client.patch(`/api/v1/project/${uuid}`, collection)).status).toBe(200);
    await server.runJobs();
    const task = await client.get<TaskRow>(`/api/waybill/v1/tasks/${token}`);
    expect(task.body).toMatchObject({
      state: 'failed',
      error: 'The project has become a collection project, which has no components',
    });
    expect(await componentsOf(project)).toEqual([]);
  });

  it('fails with the reason, and tells of it, when an unchecked document cannot be read', async () => {
    await setSetting('artifact', 'bom.validation.mode', 'DISABLED');
    try {
      const project = newName();
      const answer = await client.put<{ token: string }>('/api/v1/bom', {
        projectName: project,
        projectVersion: '1',
        autoCreate: true,
        bom: Buffer.from('not a BOM').toString('base64'),
      });
      expect(answer.status).toBe(200);
      await server.runJobs();
      const task = await findRow(
        server.db,
        sql<{
          state: string;
          error: string;
        }>`select state, error from task where token = ${answer.body.token}`,
      );
      expect(task).toEqual({ state: 'failed', error: 'The document is neither a JSON object nor XML' });
      const events = await rowsOf(
        server.db,
        sql`select event_group, level, subject ->> 'cause' as cause from outbox
          where event_group = 'BOM_PROCESSING_FAILED' and subject -> 'project' ->> 'name' = ${project}`,
      );
      expect(events).toEqual([
        {
          event_group: 'BOM_PROCESSING_FAILED',
          level: 'ERROR',
          cause: 'The document is neither a JSON object nor XML',
        },
      ]);
    } finally {
      await setSetting('artifact', 'bom.validation.mode', 'ENABLED');
    }
  });

  it('ends quietly when the project was deleted meanwhile', async () => {
    const { uuid, token } = await queueUpload();
    expect((await client.delete(`/api/v1/project/${uuid}`)).status).toBe(204);
    await server.runJobs();
    const task = await findRow(server.db, sql`select state, result from task where token = ${token}`);
    expect(task).toEqual({ state: 'done', result: { outcome: 'project deleted' } });
  });

  it('leaves nothing of a deleted project behind but what is looked for in the past', async () => {
    const project = newName();
    await ingest(
      project,
      cycloneDx([library('a', '1', { hashes: [{ alg: 'MD5', content: 'ab'.repeat(16) }] })], {
        services: [{ name: 's' }],
      }),
    );
    await ingest(project, cycloneDx([library('b', newName())]));
    const { uuid } = await projectOf(project);
    const id = await findRow(
      server.db,
      sql<{ project_id: number }>`select project_id from project where uuid = ${uuid}`,
    );
    await client.delete(`/api/v1/project/${uuid}`);
    const tables = [
      'component',
      'component_detail',
      'service',
      'dependency',
      'bom_import',
      'project_delta',
      'project_count',
    ];
    for (const table of tables) {
      const rows = await rowsOf(
        server.db,
        sql`select 1 from ${sql.table(table)} where project_id = ${id?.project_id}`,
      );
      expect([table, rows]).toEqual([table, []]);
    }
    expect(
      await rowsOf(
        server.db,
        sql`select 1 from original o where not exists (select 1 from bom_import b where b.sha256 = o.sha256)`,
      ),
    ).toEqual([]);
  });
});

describe('the counters', () => {
  it('equal a full recount after all of this', async () => {
    expect(await countDrift(server.db)).toEqual(noDrift);
  });
});

async function setSetting(group: string, name: string, value: string | null): Promise<void> {
  await runSql(
    server.db,
    sql`update config_property set value = ${value} where group_name = ${group} and property_name = ${name}`,
  );
}

it('tells the planner at once of a project that has many components', async () => {
  const many = (prefix: string) =>
    cycloneDx(Array.from({ length: 600 }, (_, n) => library(`${prefix}-${n}`)));
  const names = [newName(), newName()];
  for (const [n, name] of names.entries()) await ingest(name, many(`grown-${n}`));
  const known = await rowsOf(
    server.db,
    sql<{ project: string }>`select p.name as project from pg_stats s
      join project p on p.project_id = any(s.most_common_vals::text::int[])
      where s.tablename = 'component' and s.attname = 'project_id'`,
  );
  expect(known.map(({ project }) => project)).toEqual(expect.arrayContaining(names));
});
