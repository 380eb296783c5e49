import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BomImport, InvalidBomProblemDetails, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { findRow, rowsOf, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { base64, cycloneDx, library } from './bom.fixtures.ts';

let server: TestServer;
/** May upload and create what it uploads to. */
let uploader: KeyClient;
let manager: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  uploader = await server.asKey('BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD', 'VIEW_PORTFOLIO');
  manager = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
});
afterAll(() => server.close());

const newName = () => `app-${newUuid().slice(0, 8)}`;
const bom = base64(cycloneDx([library('a')]));

const put = (body: object, client = uploader) => client.put<{ token: string }>('/api/v1/bom', body);

function form(parts: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.set(name, value);
  return data;
}

const post = (parts: Record<string, string | Blob>, client = uploader) =>
  client.post<{ token: string }>('/api/v1/bom', form(parts));

async function createProject(body: object): Promise<Project> {
  const answer = await manager.put<Project>('/api/v1/project', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

async function lookUp(name: string, version?: string) {
  const query = version === undefined ? '' : `&version=${version}`;
  return manager.get<Project>(`/api/v1/project/lookup?name=${name}${query}`);
}

/** A project with its parent, which a lookup does not show. */
async function whole(name: string, version: string): Promise<Project> {
  const { body } = await lookUp(name, version);
  return (await manager.get<Project>(`/api/v1/project/${body.uuid}`)).body;
}

/** Counts everything that an upload could leave behind. */
async function traces(): Promise<unknown> {
  return findRow(
    server.db,
    sql`select (select count(*) from project) as projects, (select count(*) from original) as originals,
      (select count(*) from bom_import) as imports, (select count(*) from task) as tasks,
      (select count(*) from tag) as tags, (select count(*) from project_tag) as project_tags`,
  );
}

const tooLong = 'x'.repeat(300);

describe('PUT /bom', () => {
  it('answers the token of a task that is processing until it is done', async () => {
    const answer = await put({ projectName: newName(), projectVersion: '1', autoCreate: true, bom });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({ token: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const processing = async (path: string) =>
      (await uploader.get(`/api/v1/${path}/token/${answer.body.token}`)).body;
    expect(await processing('bom')).toEqual({ processing: true });
    expect(await processing('event')).toEqual({ processing: true });
    await server.runJobs();
    expect(await processing('bom')).toEqual({ processing: false });
  });

  it('finds the project by its uuid', async () => {
    const { uuid } = await createProject({ name: newName() });
    expect((await put({ project: uuid, bom })).status).toBe(200);
    expect((await put({ project: newUuid(), bom })).status).toBe(404);
  });

  it('takes a document with a byte-order mark', async () => {
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(bom, 'base64')]);
    const body = {
      projectName: newName(),
      projectVersion: '1',
      autoCreate: true,
      bom: marked.toString('base64'),
    };
    expect((await put(body)).status).toBe(200);
    const project = await uploader.get<{ uuid: string }>(
      `/api/v1/project/lookup?name=${body.projectName}&version=1`,
    );
    const imports = await uploader.get<unknown[]>(`/api/waybill/v1/project/${project.body.uuid}/bom`);
    const sha256 = createHash('sha256').update(marked).digest('hex');
    expect(imports.body[0]).toMatchObject({ sha256, byteSize: marked.length });
  });

  it.each([undefined, '', null].map((sent) => [sent]))(
    'answers a problem where the BOM is %j',
    async (sent) => {
      const body = { projectName: newName(), projectVersion: '1', autoCreate: true, bom: sent };
      const answer = await uploader.put('/api/v1/bom', body);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect((await lookUp(body.projectName, '1')).status).toBe(404);
    },
  );

  it('takes flags and tags as clients send them', async () => {
    const body = { projectName: newName(), projectVersion: 1, autoCreate: 'true', projectTags: ['x'], bom };
    expect((await manager.put('/api/v1/bom', body)).status).toBe(200);
    expect((await lookUp(body.projectName, '1')).body).toMatchObject({ version: '1', tags: [{ name: 'x' }] });
  });

  it.each([
    ['with Base64 of another alphabet', { bom: 'ab_-' }, 'bom'],
    ['with Base64 without padding', { bom: 'abc' }, 'bom'],
    ['with white space in the Base64', { bom: 'ab c' }, 'bom'],
    ['without a name', { projectName: ' ' }, 'projectName'],
    ['without a version', { projectVersion: undefined }, 'projectVersion'],
    ['with a project that is no uuid', { project: 'x' }, 'project'],
    ['with a parent that is no uuid', { parentUUID: 'x' }, 'parentUUID'],
    ['with a name of 300 characters', { projectName: tooLong }, 'projectName'],
    ['with a name with a control character', { projectName: 'a\u0007b' }, 'projectName'],
    ['with a version of 300 characters', { projectVersion: tooLong }, 'projectVersion'],
    [
      'with a tag of 300 characters',
      { projectTags: [{ name: 'a' }, { name: tooLong }] },
      'projectTags.1.name',
    ],
    ['with a tag with a control character', { projectTags: [{ name: 'a\u0000' }] }, 'projectTags.0.name'],
    ['with a parent name of 300 characters', { parentName: tooLong, parentVersion: '1' }, 'parentName'],
    ['with a parent version of 300 characters', { parentName: 'a', parentVersion: tooLong }, 'parentVersion'],
  ])('refuses a request %s', async (_what, change, path) => {
    const before = await traces();
    const answer = await uploader.put<{ path: string }[]>('/api/v1/bom', {
      projectName: newName(),
      projectVersion: '1',
      autoCreate: true,
      bom,
      ...change,
    });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.map((item) => item.path)).toContain(path);
    const refusedBom = answer.body.find((item) => item.path === 'bom');
    if (refusedBom) expect(refusedBom).toHaveProperty('invalidValue', null);
    expect(await traces()).toEqual(before);
  });

  it('refuses members it does not know and bodies that are no JSON', async () => {
    expect((await put({ projectName: 'a', projectVersion: '1', bom, color: 'red' })).status).toBe(400);
    const headers = { 'content-type': 'application/json' };
    expect((await uploader.put('/api/v1/bom', '{"bom":', { headers })).status).toBe(400);
    expect((await uploader.put('/api/v1/bom', bom)).status).toBe(400);
  });

  it('sends those with more than 20,000,000 characters to the other endpoint', async () => {
    for (const length of [20_000_004, 21_000_000]) {
      const answer = await uploader.put<{ detail: string }>('/api/v1/bom', {
        projectName: 'a',
        projectVersion: '1',
        bom: 'A'.repeat(length),
      });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.body.detail).toContain('POST /api/v1/bom');
    }
  });

  it('needs credentials and the permission', async () => {
    const body = { projectName: 'a', projectVersion: '1', bom };
    expect((await server.asNobody.put('/api/v1/bom', body)).status).toBe(401);
    expect((await put(body, await server.asKey('VIEW_PORTFOLIO'))).status).toBe(403);
  });
});

describe('POST /bom', () => {
  it('takes the parts in any order, and of several documents the first', async () => {
    const name = newName();
    const data = new FormData();
    data.append('bom', new Blob([Buffer.from(bom, 'base64')]), 'bom.json');
    data.append('bom', new Blob(['second']), 'second.json');
    data.append('projectName', name);
    data.append('projectVersion', '1');
    data.append('autoCreate', 'true');
    const answer = await uploader.post('/api/v1/bom', data);
    expect(answer.status, answer.text).toBe(200);
    await server.runJobs();
    expect((await lookUp(name, '1')).body.metrics?.components).toBe(1);
  });

  it('takes a document that was sent as a plain field', async () => {
    const document = Buffer.from(bom, 'base64').toString('utf8');
    const answer = await post({ projectName: newName(), autoCreate: 'true', bom: document });
    expect(answer.status, answer.text).toBe(200);
  });

  it('creates a project without version', async () => {
    const name = newName();
    expect((await post({ projectName: name, autoCreate: 'true', bom: document() })).status).toBe(200);
    const created = await lookUp(name);
    expect(created.status).toBe(200);
    expect(created.body).not.toHaveProperty('version');
  });

  it.each<[string, Record<string, string | Blob>, string]>([
    ['without a document', { projectName: 'a' }, 'The part "bom" is missing.'],
    ['without a project', { bom: document() }, 'The project must be named by project or projectName'],
    ['with a project that is no uuid', { project: 'x', bom: document() }, 'project: "x" is not a UUID'],
    [
      'with a parent that is no uuid',
      { projectName: 'a', parentUUID: 'x', bom: document() },
      'parentUUID: "x" is not a UUID',
    ],
    ...['projectName', 'projectVersion', 'parentName', 'parentVersion'].map(
      (part): [string, Record<string, string | Blob>, string] => [
        `with a ${part} of 300 characters`,
        { projectName: 'a', autoCreate: 'true', [part]: tooLong, bom: document() },
        `${part} must not have more than 255 characters`,
      ],
    ),
    [
      'with tags that no project may have',
      { projectName: 'a', autoCreate: 'true', projectTags: `b,c\u0007,${tooLong}`, bom: document() },
      'projectTags.1.name must not contain control characters; projectTags.2.name must not have more than 255 characters',
    ],
  ])('refuses a request %s', async (_what, parts, detail) => {
    const answer = await uploader.post<{ detail: string }>('/api/v1/bom', form(parts));
    expect(answer.status, answer.text).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body.detail).toBe(detail);
  });

  it('refuses what is not multipart', async () => {
    expect((await uploader.post('/api/v1/bom', { bom })).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await uploader.post('/api/v1/bom', 'x', { headers })).status).toBe(400);
    const broken = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await uploader.post('/api/v1/bom', '--b\r\nno end', { headers: broken })).status).toBe(400);
  });

  function document(): Blob {
    return new Blob([Buffer.from(bom, 'base64')]);
  }
});

describe('the project of an upload', () => {
  it('is not created without autoCreate', async () => {
    const name = newName();
    expect((await put({ projectName: name, projectVersion: '1', bom })).status).toBe(404);
    expect((await lookUp(name, '1')).status).toBe(404);
  });

  it('is not created by somebody who may not', async () => {
    const only = await server.asKey('BOM_UPLOAD');
    const answer = await put({ projectName: newName(), projectVersion: '1', autoCreate: true, bom }, only);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('permission to create project');
  });

  it('gets parent, tags and the latest flag when it is created', async () => {
    const parent = await createProject({ name: newName(), version: '7' });
    const name = newName();
    const common = { projectName: name, autoCreate: true, bom, isLatest: true };
    const first = {
      ...common,
      projectVersion: '1',
      parentUUID: parent.uuid,
      projectTags: [{ name: ' A ' }, { name: 'b' }],
    };
    expect((await put(first)).status).toBe(200);
    const byName = { ...common, projectVersion: '2', parentName: parent.name, parentVersion: '7' };
    expect((await put(byName)).status).toBe(200);
    const second = await post({
      projectName: name,
      projectVersion: '3',
      autoCreate: 'true',
      isLatest: 'true',
      projectTags: 'c, a',
      bom: new Blob([Buffer.from(bom, 'base64')]),
    });
    expect(second.status).toBe(200);
    expect(await whole(name, '1')).toMatchObject({
      parent: { uuid: parent.uuid },
      tags: [{ name: 'a' }, { name: 'b' }],
      isLatest: false,
    });
    expect((await whole(name, '2')).parent).toMatchObject({ uuid: parent.uuid });
    expect((await lookUp(name, '3')).body).toMatchObject({
      tags: [{ name: 'a' }, { name: 'c' }],
      isLatest: true,
    });
  });

  it('keeps its flag and parent; its tags change for managers only', async () => {
    const name = newName();
    const body = { projectName: name, projectVersion: '1', autoCreate: true, bom };
    await put({ ...body, projectTags: [{ name: 'first' }] });
    await put({ ...body, projectTags: [{ name: 'second' }], isLatest: true });
    expect((await lookUp(name, '1')).body).toMatchObject({ tags: [{ name: 'first' }], isLatest: false });
    await put({ ...body, projectTags: [{ name: 'third' }] }, manager);
    expect((await lookUp(name, '1')).body.tags).toEqual([{ name: 'third' }]);
    await put(body, manager);
    expect((await lookUp(name, '1')).body.tags).toEqual([{ name: 'third' }]);
  });

  it('needs a parent that exists and is active', async () => {
    const inactive = await createProject({ name: newName(), active: false });
    const body = () => ({ projectName: newName(), projectVersion: '1', autoCreate: true, bom });
    expect((await put({ ...body(), parentUUID: newUuid() })).status).toBe(404);
    expect((await put({ ...body(), parentName: 'nobody' })).status).toBe(404);
    const answer = await uploader.put<{ title: string }>('/api/v1/bom', {
      ...body(),
      parentUUID: inactive.uuid,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.title).toBe('Illegal argument provided');
  });

  it('cannot be a collection', async () => {
    const { uuid } = await createProject({ name: newName(), collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
    const answer = await put({ project: uuid, bom });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('collection project');
  });

  it('must be visible to the caller', async () => {
    const hidden = await createProject({ name: newName(), version: '1', isLatest: true });
    await setSetting('access-management', 'acl.enabled', 'true');
    try {
      const body = { projectVersion: '1', autoCreate: true, bom };
      expect((await put({ project: hidden.uuid, bom })).status).toBe(403);
      expect((await put({ ...body, projectName: hidden.name })).status).toBe(403);
      expect((await put({ ...body, projectName: newName(), parentUUID: hidden.uuid })).status).toBe(403);
      const taken = { projectName: hidden.name, projectVersion: '2', isLatest: true };
      expect((await put({ ...body, ...taken })).status).toBe(403);
      const own = newName();
      expect((await put({ ...body, projectName: own })).status).toBe(200);
      expect((await put({ ...body, projectName: own })).status).toBe(200);
    } finally {
      await setSetting('access-management', 'acl.enabled', 'false');
    }
  });

  it('is created once by uploads that come together', async () => {
    const name = newName();
    const body = { projectName: name, projectVersion: '1', autoCreate: true, bom };
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(body)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const rows = await rowsOf(server.db, sql`select 1 from project where name = ${name}`);
    expect(rows).toHaveLength(1);
  });
});

describe('a refused document', () => {
  const invalid = { bomFormat: 'CycloneDX', specVersion: '1.5', components: [{ type: 'pizza', name: 'a' }] };

  it('is explained, and leaves no trace but an event', async () => {
    const before = await traces();
    const name = newName();
    const answer = await uploader.put<InvalidBomProblemDetails>('/api/v1/bom', {
      projectName: name,
      projectVersion: '1',
      autoCreate: true,
      projectTags: [{ name: newName() }],
      bom: base64(invalid),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({
      status: 400,
      title: 'The uploaded BOM is invalid',
      detail: 'Schema validation failed',
    });
    const { errors = [], violations = [] } = answer.body;
    expect(violations[0]?.path).toBe('$.components[0].type');
    expect(errors).toEqual(violations.map(({ path, message }) => `${path}: ${message}`));
    expect(await traces()).toEqual(before);
    const events = await rowsOf(
      server.db,
      sql<{
        level: string;
        scope: string;
        subject: Record<string, unknown>;
      }>`select level, scope, subject from outbox
        where event_group = 'BOM_VALIDATION_FAILED' and subject -> 'project' ->> 'name' = ${name}`,
    );
    expect(events).toMatchObject([
      {
        level: 'ERROR',
        scope: 'PORTFOLIO',
        subject: {
          project: { name, version: '1' },
          bom: { format: 'CycloneDX', content: base64(invalid) },
          errors,
        },
      },
    ]);
  });

  it('has only a detail when no schema could judge it', async () => {
    const { uuid } = await createProject({ name: newName() });
    for (const text of [
      '',
      '  ',
      'hello',
      '[]',
      '{"a":',
      '<a/>',
      '{"bomFormat":"CycloneDX","specVersion":"9.9"}',
    ]) {
      const answer = await uploader.post<InvalidBomProblemDetails>(
        '/api/v1/bom',
        form({ project: uuid, bom: new Blob([text]) }),
      );
      expect([text, answer.status]).toEqual([text, 400]);
      expect(answer.body.detail).toBeTruthy();
      expect(answer.body).not.toHaveProperty('errors');
    }
  });

  it('may not bring more than 500,000 edges', async () => {
    const before = await traces();
    const dependsOn = (first: number, count: number) =>
      Array.from({ length: count }, (_, i) => `${first + i}`);
    const dependencies = [0, 250_000].map((first) => ({
      ref: `r${first}`,
      dependsOn: dependsOn(first, 250_001),
    }));
    const text = JSON.stringify(cycloneDx([library('a')], { dependencies }));
    const answer = await post({ projectName: newName(), autoCreate: 'true', bom: new Blob([text]) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      title: 'The uploaded BOM is invalid',
      detail: 'The document has more than 500000 edges in its dependency graph',
    });
    expect(await traces()).toEqual(before);
  });

  it('is taken where the settings ask for no check', async () => {
    const tagged = newName();
    const send = (tag?: string) =>
      put({
        projectName: newName(),
        projectVersion: '1',
        autoCreate: true,
        bom: base64(invalid),
        ...(tag ? { projectTags: [{ name: tag }] } : {}),
      });
    const status = async (tag?: string) => (await send(tag)).status;
    try {
      await setSetting('artifact', 'bom.validation.mode', 'DISABLED');
      expect(await status()).toBe(200);
      await setSetting('artifact', 'bom.validation.mode', 'ENABLED_FOR_TAGS');
      await setSetting('artifact', 'bom.validation.tags.inclusive', JSON.stringify([tagged]));
      expect([await status(tagged), await status('other'), await status()]).toEqual([400, 200, 200]);
      await setSetting('artifact', 'bom.validation.mode', 'DISABLED_FOR_TAGS');
      await setSetting('artifact', 'bom.validation.tags.exclusive', JSON.stringify([tagged]));
      expect([await status(tagged), await status('other'), await status()]).toEqual([200, 400, 400]);
      await setSetting('artifact', 'bom.validation.mode', 'nonsense');
      expect(await status(tagged)).toBe(400);
    } finally {
      await setSetting('artifact', 'bom.validation.mode', 'ENABLED');
    }
    // Stored unchecked before: the same bytes are checked now.
    expect(await status()).toBe(400);
  });
});

describe('the original', () => {
  it('is listed and comes back byte for byte', async () => {
    const { uuid } = await createProject({ name: 'näme with spaces', version: '1/2' });
    const text = `${JSON.stringify(cycloneDx([library('a')]), null, 3)}\r\n`;
    expect((await post({ project: uuid, bom: new Blob([text]) })).status).toBe(200);
    await server.runJobs();
    const list = await uploader.get<BomImport[]>(`/api/waybill/v1/project/${uuid}/bom`);
    expect(list.headers.get('x-total-count')).toBe('1');
    expect(list.body).toMatchObject([
      {
        byteSize: Buffer.byteLength(text),
        mediaType: 'application/vnd.cyclonedx+json',
        format: 'CycloneDX',
        specVersion: '1.5',
        bomVersion: 1,
        components: 1,
        services: 0,
      },
    ]);
    const download = await uploader.get(`/api/waybill/v1/bom/${list.body[0]?.uuid}/original`);
    expect(download.headers.get('content-type')).toBe('application/vnd.cyclonedx+json');
    expect(download.headers.get('content-disposition')).toBe(
      'attachment; filename="n_me_with_spaces-1_2.cdx.json"',
    );
    expect(download.text).toBe(text);
  });

  it('is listed by page, newest first, by number or by cursor', async () => {
    const { uuid } = await createProject({ name: newName() });
    for (const name of ['a', 'b', 'c']) await put({ project: uuid, bom: base64(cycloneDx([library(name)])) });
    const read = (query: string) => uploader.get<BomImport[]>(`/api/waybill/v1/project/${uuid}/bom?${query}`);
    const { body: all } = await read('pageSize=0');
    expect(all.map(({ receivedAt }) => receivedAt)).toEqual(
      all.map(({ receivedAt }) => receivedAt).toSorted((a, b) => b - a),
    );
    const first = await read('pageNumber=1&pageSize=2');
    expect([first.body, first.headers.get('x-total-count')]).toEqual([all.slice(0, 2), '3']);
    const next = await read(`pageSize=2&cursor=${first.headers.get('x-next-cursor')}`);
    expect([next.body, next.headers.get('x-next-cursor')]).toEqual([all.slice(2), null]);
    const beyond = await read('pageNumber=9&pageSize=2');
    expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '3']);
  });

  it('is stored once, however often it comes', async () => {
    const document = base64(cycloneDx([library(newName())]));
    const count = async () => (await traces()) as { originals: number };
    const before = await count();
    await put({ projectName: newName(), projectVersion: '1', autoCreate: true, bom: document });
    await put({ projectName: newName(), projectVersion: '1', autoCreate: true, bom: document });
    expect((await count()).originals).toBe(before.originals + 1);
  });

  it('is hidden with its project', async () => {
    const { uuid } = await createProject({ name: newName() });
    await put({ project: uuid, bom });
    const [row] = (await uploader.get<BomImport[]>(`/api/waybill/v1/project/${uuid}/bom`)).body;
    await setSetting('access-management', 'acl.enabled', 'true');
    try {
      expect((await uploader.get(`/api/waybill/v1/bom/${row?.uuid}/original`)).status).toBe(404);
      expect((await uploader.get(`/api/waybill/v1/project/${uuid}/bom`)).status).toBe(404);
    } finally {
      await setSetting('access-management', 'acl.enabled', 'false');
    }
    expect((await uploader.get(`/api/waybill/v1/bom/${newUuid()}/original`)).status).toBe(404);
  });
});

const shared = process.env.WAYBILL_SHARED ?? path.resolve(import.meta.dirname, '../../../../../../shared');
const caseFolder = path.join(shared, 'data/cyclonedx-spec/cases');
if (!existsSync(caseFolder))
  console.warn('The shared test data is absent: uploads of its cases are skipped.');

describe.skipIf(!existsSync(caseFolder))('the conformance cases of the specification', () => {
  /** Upstream excludes these from its own checks: a schema cannot express them. */
  const excluded = /(?:^|\/)(?:skip_|informal-)/;

  it('are judged as their names say, hundreds in a row', async () => {
    const { uuid } = await createProject({ name: newName() });
    const files = readdirSync(caseFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|xml)$/.test(file) && !excluded.test(file))
      .sort();
    const wrong: string[] = [];
    for (const file of files) {
      const document = new Blob([readFileSync(path.join(caseFolder, file))]);
      const answer = await post({ project: uuid, bom: document });
      const expected = path.basename(file).startsWith('valid-') ? 200 : 400;
      if (answer.status !== expected) wrong.push(`${file}: ${answer.status} ${answer.text}`);
    }
    expect(wrong).toEqual([]);
    expect(files).toHaveLength(504);
  }, 300_000);
});

async function setSetting(group: string, name: string, value: string): Promise<void> {
  await runSql(
    server.db,
    sql`update config_property set value = ${value} where group_name = ${group} and property_name = ${name}`,
  );
}

describe('while CycloneDX is switched off', () => {
  const accept = async (value: string) => {
    const change = { groupName: 'artifact', propertyName: 'cyclonedx.enabled', propertyValue: value };
    expect((await server.asAdmin.post('/api/v1/configProperty', change)).status).toBe(200);
  };

  it('a BOM is refused with the reason, and leaves nothing', async () => {
    await accept('false');
    const before = await traces();
    for (const send of [
      () => put({ projectName: newName(), projectVersion: '1', autoCreate: true, bom }),
      () => post({ projectName: newName(), projectVersion: '1', autoCreate: 'true', bom: new Blob(['{}']) }),
    ]) {
      const answer = await send();
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        title: 'CycloneDX documents are not accepted',
        detail: expect.stringContaining('artifact/cyclonedx.enabled'),
      });
    }
    expect(await traces()).toEqual(before);
    await accept('true');
    expect((await put({ projectName: newName(), projectVersion: '1', autoCreate: true, bom })).status).toBe(
      200,
    );
  });
});
