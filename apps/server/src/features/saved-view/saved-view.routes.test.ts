import type { SavedView } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type UserClient } from '../../../test/server.ts';
import { sql } from '../../db/database.ts';

const url = '/api/waybill/v1/views';
const unknown = '5dec0000-0000-4000-8000-000000000000';

describe('saved views', () => {
  let server: TestServer;
  let user: UserClient;
  beforeAll(async () => {
    server = await startTestServer();
    user = await server.asUser();
  });
  afterAll(() => server.close());

  async function create(name: string, more: Partial<SavedView> = {}): Promise<SavedView> {
    const answer = await user.put<SavedView>(url, { list: 'ProjectFindings', name, ...more });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  }

  it('are kept for the user who made them, by name', async () => {
    const urgent = await create(' Urgent ', {
      search: '?exploited=true&sort=-vulnerability.cvss',
      columns: 'vulnerability.cveId,component.name',
    });
    expect(urgent).toMatchObject({ name: 'Urgent', list: 'ProjectFindings' });
    const mine = await create('mine');
    expect((await user.get<SavedView[]>(url)).body).toEqual([
      { uuid: mine.uuid, list: 'ProjectFindings', name: 'mine', search: '' },
      urgent,
    ]);
    const other = await server.asUser('ACCESS_MANAGEMENT');
    expect((await other.get(url)).body).toEqual([]);
    expect((await other.post(`${url}/${mine.uuid}`, { name: 'stolen' })).status).toBe(404);
    expect((await other.delete(`${url}/${mine.uuid}`)).status).toBe(404);
  });

  it('are changed, renamed and deleted; the list stays', async () => {
    const view = await create('Old', { columns: 'name' });
    const changed = await user.post<SavedView>(`${url}/${view.uuid}`, {
      list: 'ProjectList',
      name: 'New',
      search: '?inactive=true',
    });
    expect(changed.body).toEqual({
      uuid: view.uuid,
      list: 'ProjectFindings',
      name: 'New',
      search: '?inactive=true',
    });
    expect((await user.delete(`${url}/${view.uuid}`)).status).toBe(204);
    expect((await user.delete(`${url}/${view.uuid}`)).status).toBe(404);
    expect((await user.post(`${url}/${view.uuid}`, { name: 'New' })).status).toBe(404);
  });

  it('have a name of their own in each list', async () => {
    const first = await create('Twice');
    const again = await user.put(url, { list: ' ProjectFindings', name: 'Twice ' });
    expect(again.status).toBe(409);
    expect(again.text).toContain('A view named \\"Twice\\" already exists.');
    await create('Twice', { list: 'ProjectList' });
    const third = await create('Thrice');
    expect((await user.post(`${url}/${third.uuid}`, { name: 'Twice' })).status).toBe(409);
    expect((await user.post(`${url}/${first.uuid}`, { name: 'Twice' })).status).toBe(200);
  });

  it.each([
    ['no name', { list: 'ProjectList' }],
    ['a blank name', { list: 'ProjectList', name: ' ' }],
    ['no list', { name: 'x' }],
    ['a list that is none', { list: 'a list', name: 'x' }],
    ['a long name', { list: 'ProjectList', name: 'x'.repeat(101) }],
    ['a long search', { list: 'ProjectList', name: 'x', search: 'x'.repeat(4001) }],
    ['long columns', { list: 'ProjectList', name: 'x', columns: 'x'.repeat(2001) }],
    ['an unknown member', { list: 'ProjectList', name: 'x', color: 'red' }],
  ])('refuse %s', async (_what, body) => {
    const answer = await user.put(url, body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('are shared with one of the own teams, whose members see and do not change them', async () => {
    const { asAdmin } = server;
    const [mine, foreign] = [
      (await asAdmin.put<{ uuid: string }>('/api/v1/team', { name: 'Auditors' })).body,
      (await asAdmin.put<{ uuid: string }>('/api/v1/team', { name: 'Others' })).body,
    ];
    const [member, colleague, stranger] = [
      await server.asUser(),
      await server.asUser(),
      await server.asUser(),
    ];
    for (const { username } of [member, colleague])
      await asAdmin.post(`/api/v1/user/${username}/membership`, { uuid: mine.uuid });
    const { body: view } = await member.put<SavedView>(url, {
      list: 'ProjectList',
      name: 'Ours',
      search: '?a=1',
    });
    const share = (team: string, client = member) =>
      client.put<SavedView>(`${url}/${view.uuid}/team`, { team });
    expect((await share(foreign.uuid)).status).toBe(404);
    expect((await share(mine.uuid, colleague)).status).toBe(404);
    expect((await share(mine.uuid)).body).toEqual({ ...view, team: 'Auditors' });
    expect((await colleague.get<SavedView[]>(url)).body).toEqual([
      { ...view, team: 'Auditors', sharedBy: member.username },
    ]);
    expect((await stranger.get(url)).body).toEqual([]);
    expect((await colleague.post(`${url}/${view.uuid}`, { name: 'Mine' })).status).toBe(404);
    expect((await colleague.delete(`${url}/${view.uuid}`)).status).toBe(404);
    expect((await colleague.delete(`${url}/${view.uuid}/team`)).status).toBe(404);
    // The name is free for one's own.
    expect((await colleague.put(url, { list: 'ProjectList', name: 'Ours' })).status).toBe(201);
    // A change leaves it shared.
    await member.post(`${url}/${view.uuid}`, { name: 'Ours', search: '?a=2' });
    expect((await colleague.get<SavedView[]>(url)).body).toContainEqual(
      expect.objectContaining({ search: '?a=2', sharedBy: member.username }),
    );
    expect((await member.delete<SavedView>(`${url}/${view.uuid}/team`)).status).toBe(200);
    expect((await colleague.get<SavedView[]>(url)).body).toHaveLength(1);
    await share(mine.uuid);
    await asAdmin.delete('/api/v1/team', { uuid: mine.uuid });
    expect((await member.get<SavedView[]>(url)).body).toEqual([{ ...view, search: '?a=2' }]);
  });

  it('are not for programs, and not for nobody', async () => {
    const key = await server.asKey('PORTFOLIO_MANAGEMENT');
    expect((await key.get(url)).status).toBe(401);
    expect((await key.put(url, { list: 'ProjectList', name: 'x' })).status).toBe(401);
    expect((await server.asNobody.get(url)).status).toBe(401);
    expect((await user.delete(`${url}/x`)).status).toBe(400);
    expect((await user.delete(`${url}/${unknown}`)).status).toBe(404);
  });

  it('are at most 200 for a user, and go with the user', async () => {
    const hoarder = await server.asUser();
    await sql`insert into saved_view (uuid, user_id, list, name)
      select gen_random_uuid(), ${hoarder.userId}, 'ProjectList', 'view ' || n from generate_series(1, 200) n`.execute(
      server.db,
    );
    const answer = await hoarder.put(url, { list: 'ProjectList', name: 'one more' });
    expect(answer.status).toBe(409);
    expect((await hoarder.get<SavedView[]>(url)).body).toHaveLength(200);
    await server.asAdmin.delete('/api/v1/user/managed', { username: hoarder.username });
    const left = await sql`select 1 from saved_view where user_id = ${hoarder.userId}`.execute(server.db);
    expect(left.rows).toEqual([]);
  });
});
