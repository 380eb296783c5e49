import type { IsTokenBeingProcessedResponse, Project, Task } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl, showProject } from '../../../test/audit-world.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import type { Feature } from '../../feature.ts';
import { defineJob, PermanentJobError } from '../../jobs/job.ts';
import { enqueue, type NewTask } from '../../jobs/task.ts';
import { accessFeature } from '../access/access.feature.ts';
import { taskFeature } from './task.feature.ts';

const work: Feature = {
  name: 'work',
  jobs: () => [
    defineJob({
      kind: 'work.good',
      run: async (input: { follow?: boolean }, { db, chain, progress, warn }) => {
        progress(40, 'halfway', { part: 'a.zip', unit: 'records', done: 2000, changed: 3 });
        warn('One record was odd');
        if (input.follow) {
          await inTransaction(db, (trx) => enqueue(trx, { kind: 'work.good', input: {}, chain }));
        }
        return { counted: 3 };
      },
    }),
    defineJob({
      kind: 'work.bad',
      run: async () => {
        throw new PermanentJobError('The file is corrupt');
      },
    }),
  ],
};

describe('tasks', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [accessFeature, taskFeature, work] });
  });
  afterAll(() => server.close());

  const start = (task: NewTask) => inTransaction(server.db, (trx) => enqueue(trx, task));
  const read = (token: string) => server.asAdmin.get<Task>(`/api/waybill/v1/tasks/${token}`);
  const isProcessing = async (token: string) =>
    (await server.asAdmin.get<IsTokenBeingProcessedResponse>(`/api/v1/event/token/${token}`)).body.processing;

  it('show state, progress, warnings and result', async () => {
    const token = await start({ kind: 'work.good', input: {} });
    expect((await read(token)).body).toMatchObject({ state: 'queued', progress: 0, warnings: [] });
    expect(await isProcessing(token)).toBe(true);
    await server.runJobs();
    expect((await read(token)).body).toMatchObject({
      token,
      kind: 'work.good',
      state: 'done',
      progress: 100,
      stage: 'halfway',
      detail: { part: 'a.zip', unit: 'records', done: 2000, changed: 3 },
      message: 'a.zip: 2000 records, 3 new or changed',
      warnings: ['One record was odd'],
      result: { counted: 3 },
      finishedAt: expect.any(Number),
    });
    expect(await isProcessing(token)).toBe(false);
  });

  it('show why they failed', async () => {
    const token = await start({ kind: 'work.bad', input: {} });
    await server.runJobs();
    expect((await read(token)).body).toMatchObject({ state: 'failed', error: 'The file is corrupt' });
    expect(await isProcessing(token)).toBe(false);
  });

  it('are processing as long as work that they started is', async () => {
    const token = await start({ kind: 'work.good', input: { follow: true } });
    const other = await start({ kind: 'work.good', input: {}, chain: token });
    await server.runJobs();
    expect((await read(other)).body.state).toBe('done');
    expect(await isProcessing(token)).toBe(false);
  });

  it('are processing no more when nobody knows them', async () => {
    expect(await isProcessing(newUuid())).toBe(false);
    expect((await read(newUuid())).status).toBe(404);
    expect((await read('nonsense')).status).toBe(404);
  });

  it('answer an array of violations for a bad token on the contract’s paths', async () => {
    for (const path of ['/api/v1/event/token/x', '/api/v1/bom/token/x']) {
      const answer = await server.asAdmin.get(path);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject([{ message: 'Invalid UUID' }]);
    }
  });

  it('need a sign-in, and BOM_UPLOAD for the token of a BOM', async () => {
    const token = newUuid();
    expect((await server.asNobody.get(`/api/v1/event/token/${token}`)).status).toBe(401);
    expect((await server.asNobody.get(`/api/waybill/v1/tasks/${token}`)).status).toBe(401);
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.get(`/api/v1/event/token/${token}`)).status).toBe(200);
    expect((await viewer.get(`/api/v1/bom/token/${token}`)).status).toBe(403);
    const uploader = await server.asKey('BOM_UPLOAD');
    expect((await uploader.get(`/api/v1/bom/token/${token}`)).body).toEqual({ processing: false });
  });
});

describe('tasks on a project, with portfolio access control', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('are unknown to those who may not see it', async () => {
    const owner = await server.asKey(
      'VIEW_PORTFOLIO',
      'PORTFOLIO_MANAGEMENT',
      'BOM_UPLOAD',
      'VIEW_VULNERABILITY',
    );
    const other = await server.asKey('VIEW_PORTFOLIO', 'BOM_UPLOAD');
    await setAccessControl(server, true);
    const { body: project } = await owner.put<Project>('/api/v1/project', {
      name: 'secret',
      version: '1',
    });
    const bom = btoa('{"bomFormat":"CycloneDX","specVersion":"1.5","components":[]}');
    const requests = [
      owner.put<{ token: string }>('/api/v1/bom', { project: project.uuid, bom }),
      owner.post<{ token: string }>(`/api/v1/finding/project/${project.uuid}/analyze`),
      owner.put<{ token: string }>('/api/v1/project/clone', { project: project.uuid, version: '2' }),
    ];
    for (const { body, text } of await Promise.all(requests)) {
      const { token } = body;
      expect(token, text).toEqual(expect.any(String));
      const answers = async (client: typeof owner) => {
        const task = await client.get<Task>(`/api/waybill/v1/tasks/${token}`);
        const event = await client.get<IsTokenBeingProcessedResponse>(`/api/v1/event/token/${token}`);
        const upload = await client.get<IsTokenBeingProcessedResponse>(`/api/v1/bom/token/${token}`);
        return [task.status, event.body.processing, upload.body.processing];
      };
      expect(await answers(owner)).toEqual([200, true, true]);
      expect(await answers(other)).toEqual([404, false, false]);
      const unknown = newUuid();
      const [hidden, none] = await Promise.all(
        [token, unknown].map(async (name) => {
          const { text } = await other.get(`/api/waybill/v1/tasks/${name}`);
          return text.replace(name, 'TOKEN');
        }),
      );
      expect(hidden).toBe(none);
    }
    await showProject(server, other, { uuid: project.uuid, components: {} });
    const { body } = await owner.put<{ token: string }>('/api/v1/bom', { project: project.uuid, bom });
    expect((await other.get(`/api/waybill/v1/tasks/${body.token}`)).status).toBe(200);
    await server.runJobs();
    const ended = await other.get<Task>(`/api/waybill/v1/tasks/${body.token}`);
    expect(ended.body.state).toBe('done');
  });

  it('that are on no project are anybody’s who is signed in', async () => {
    await setAccessControl(server, true);
    const token = await inTransaction(server.db, (trx) => enqueue(trx, { kind: 'epss.none', input: {} }));
    const caller = await server.asKey('VIEW_PORTFOLIO');
    expect((await caller.get(`/api/waybill/v1/tasks/${token}`)).status).toBe(200);
  });

  it('are listed for whoever asked for them, newest first, with their project', async () => {
    await setAccessControl(server, false);
    const owner = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'VIEW_VULNERABILITY');
    const other = await server.asKey('VIEW_VULNERABILITY');
    const tokens: string[] = [];
    for (const version of ['1', '2', '3']) {
      const { body } = await owner.put<Project>('/api/v1/project', { name: 'Listed', version });
      const path = `/api/v1/finding/project/${body.uuid}/analyze`;
      tokens.unshift((await owner.post<{ token: string }>(path)).body.token);
    }
    const mirror = await inTransaction(server.db, (trx) =>
      enqueue(trx, { kind: 'source.mirror', subject: 'none', input: {} }),
    );
    const list = (client: typeof owner, query = '') => client.get<Task[]>(`/api/waybill/v1/tasks${query}`);
    const { body } = await list(owner);
    expect(body.map(({ token }) => token)).toEqual([mirror, ...tokens]);
    expect(body[1]).toMatchObject({
      kind: 'finding.analyze',
      state: 'queued',
      project: { name: 'Listed', version: '3' },
    });
    const first = await list(owner, '?pageNumber=1&pageSize=3');
    const next = await list(owner, `?pageSize=3&cursor=${first.headers.get('x-next-cursor')}`);
    expect(next.body.map(({ token }) => token)).toEqual(tokens.slice(2));
    // Neither somebody else's work nor, without the right to see sources, what those do.
    expect((await list(other)).body).toEqual([]);
    expect((await server.asNobody.get('/api/waybill/v1/tasks')).status).toBe(401);

    await setAccessControl(server, true);
    expect((await list(owner)).body.map(({ token }) => token)).toEqual([mirror]);
  });
});
