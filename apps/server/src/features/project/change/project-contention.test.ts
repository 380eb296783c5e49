import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, startAuditWorld, uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import type { Answer } from '../../../../test/client.ts';
import { startTestServer } from '../../../../test/server.ts';
import { rowsOf, sql } from '../../../db/database.ts';

const callers = 72;
const maxSeconds = 5;

type Change = (uuid: string, n: number) => Promise<Answer<unknown>>;

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

async function makeParent(version: string): Promise<string> {
  const answer = await world.server.asAdmin.put<{ uuid: string }>('/api/v1/project', {
    name: 'Parent',
    version,
  });
  return answer.body.uuid;
}

/** All at once, each of the changes as often as the others, half of them on each of two projects. */
async function changeAtOnce(changes: readonly Change[], uuids: readonly [string, string]) {
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: callers }, (_, n) => {
      const change = changes[n % changes.length] as Change;
      return change(uuids[Math.floor(n / changes.length) % 2] ?? '', n);
    }),
  );
  return { seconds: (performance.now() - startedAt) / 1000, answers };
}

/** No answer is a server error or asks the caller to try again. */
function expectSettled({ seconds, answers }: Awaited<ReturnType<typeof changeAtOnce>>): void {
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  expect(seconds).toBeLessThan(maxSeconds);
}

describe(`${callers} changes at once of two sibling projects`, () => {
  it('are answered within seconds, whatever they change', async () => {
    const { asAdmin } = world.server;
    const { first, second } = world;
    const parents = [await makeParent('1'), await makeParent('2')] as const;
    const { body } = await asAdmin.get<{ component: { uuid: string }; vulnerability: { uuid: string } }[]>(
      `/api/v1/finding/project/${first.uuid}`,
    );
    const finding = body[0];
    const version = (uuid: string) => (uuid === first.uuid ? '1' : '2');
    const patch = (uuid: string, change: object) => asAdmin.patch(`/api/v1/project/${uuid}`, change);
    const parent = (n: number) => ({ uuid: parents[n % 4 < 2 ? 0 : 1] });
    const changes: Change[] = [
      (uuid, n) => patch(uuid, { description: `change ${n}` }),
      (uuid) => patch(uuid, { isLatest: true }),
      (uuid, n) => patch(uuid, { parent: parent(n) }),
      (uuid, n) => patch(uuid, { tags: [{ name: `a${n % 3}` }, { name: `b${n % 2}` }] }),
      (uuid, n) => patch(uuid, { name: n % 2 === 0 ? 'Workshop' : 'Smithy' }),
      (uuid, n) =>
        asAdmin.post('/api/v1/project', {
          uuid,
          name: 'Workshop',
          version: version(uuid),
          isLatest: n % 2 === 0,
          parent: parent(n),
        }),
      (uuid, n) =>
        asAdmin.put('/api/v1/project/clone', {
          project: uuid,
          version: `clone ${n}`,
          makeCloneLatest: true,
          includeTags: true,
        }),
      (_uuid, n) =>
        asAdmin.put('/api/v1/analysis', {
          project: first.uuid,
          component: finding?.component.uuid,
          vulnerability: finding?.vulnerability.uuid,
          analysisState: n % 2 === 0 ? 'EXPLOITABLE' : 'IN_TRIAGE',
        }),
    ];
    const outcome = await changeAtOnce(changes, [first.uuid, second.uuid]);
    expectSettled(outcome);
    const refused = outcome.answers.filter(({ status }) => status >= 400 && status !== 409);
    expect(refused.map(({ text }) => text)).toEqual([]);
    const { body: versions } = await asAdmin.get<{ name: string; isLatest: boolean }[]>(
      '/api/v1/project?pageSize=100',
    );
    for (const name of ['Workshop', 'Smithy']) {
      const latest = versions.filter((project) => project.name === name && project.isLatest);
      expect(latest.length).toBeLessThanOrEqual(1);
    }
  });

  it('are answered within seconds while they are deleted, analyzed and filled by jobs', async () => {
    const { server, auditor } = world;
    const { asAdmin } = server;
    const parent = await makeParent('3');
    const one = await uploadBom(server, auditor, 'Doomed', '1', workshopBom);
    const two = await uploadBom(server, auditor, 'Doomed', '2', workshopBom);
    for (const { uuid } of [one, two]) {
      await asAdmin.patch(`/api/v1/project/${uuid}`, { parent: { uuid: parent } });
    }
    const bom = Buffer.from(JSON.stringify({ ...workshopBom, components: [] })).toString('base64');
    const changes: Change[] = [
      (uuid) => asAdmin.patch(`/api/v1/project/${uuid}`, { isLatest: true }),
      (uuid, n) => asAdmin.put('/api/v1/project/clone', { project: uuid, version: `clone ${n}` }),
      (uuid) => asAdmin.put('/api/v1/bom', { project: uuid, bom }),
      (uuid) => asAdmin.post(`/api/v1/finding/project/${uuid}/analyze`),
      (uuid, n) =>
        n < callers / 2
          ? asAdmin.patch(`/api/v1/project/${uuid}`, { description: `change ${n}` })
          : asAdmin.delete(`/api/v1/project/${n % 2 === 0 ? parent : uuid}`),
    ];
    const working = changeAtOnce(changes, [one.uuid, two.uuid]);
    await server.runJobs();
    expectSettled(await working);
    await server.runJobs();
    const unfinished = sql`select kind, state, error, attempts from task where state <> 'done' or attempts > 1`;
    expect(await rowsOf(server.db, unfinished)).toEqual([]);
  });
});

describe('a change of a project that somebody else keeps', () => {
  it('is answered by 503 and when to come again, and others are served meanwhile', async () => {
    const server = await startTestServer({ lockTimeoutMs: 300 });
    const { body: project } = await server.asAdmin.put<{ uuid: string }>('/api/v1/project', { name: 'Kept' });
    const keeper = new pg.Client({ connectionString: server.context.config.databaseUrl });
    await keeper.connect();
    await keeper.query('begin');
    await keeper.query('select 1 from project for no key update');
    const change = () => server.asAdmin.patch(`/api/v1/project/${project.uuid}`, { description: 'changed' });
    const answer = await change();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.body).toMatchObject({
      detail: expect.stringContaining('Others are changing the same data'),
    });
    expect((await server.asAdmin.get(`/api/v1/project/${project.uuid}`)).status).toBe(200);
    await keeper.query('rollback');
    await keeper.end();
    expect((await change()).status).toBe(200);
    await server.close();
  });
});
