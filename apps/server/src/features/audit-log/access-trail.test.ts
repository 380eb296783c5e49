import type { AuditLogEntry } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../test/client.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../db/database.ts';
import { deleteOldAccess } from './audit-log.service.ts';

const path = '/api/waybill/v1/audit-log';

describe('the audit log of access', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const entries = async (query: string) =>
    (await server.asAdmin.get<AuditLogEntry[]>(`${path}?${query}`)).body;
  const from = (address: string) => createClient(server.url, { 'x-forwarded-for': address });
  const signIn = (address: string, username: string, password: string) =>
    from(address).post('/api/v1/user/login', new URLSearchParams({ username, password }));
  /** Refusals are written within a second. */
  const appears = (query: string, expected: readonly object[]) =>
    expect.poll(() => entries(query), { timeout: 15_000 }).toEqual(expected);

  it('has sign-ins and those that were refused, but no names of users that do not exist', async () => {
    expect((await signIn('203.0.113.1', 'admin', 'admin')).status).toBe(200);
    expect((await signIn('203.0.113.1', 'admin', 'wrong')).status).toBe(401);
    expect((await signIn('203.0.113.1', 'my-password-by-mistake', 'x')).status).toBe(401);
    await appears('address=203.0.113.1&kind=session', [
      {
        id: expect.any(Number),
        at: expect.any(Number),
        actor: '',
        address: '203.0.113.1',
        action: 'session.refused',
        target: 'POST /api/v1/user/login',
        detail: { reason: 'INVALID_CREDENTIALS' },
      },
      expect.objectContaining({ actor: 'admin', action: 'session.refused' }),
      expect.objectContaining({ actor: 'admin', action: 'session.signed_in', target: 'admin' }),
    ]);
    expect(JSON.stringify(await entries(''))).not.toContain('by-mistake');
  });

  it('has refused keys and tokens, missing credentials and missing permissions', async () => {
    const address = '203.0.113.2';
    const key = `odt_aaaaaaaa_${'b'.repeat(32)}`;
    const headers = (more: object) => ({ headers: { 'x-forwarded-for': address, ...more } });
    const { asNobody } = server;
    await asNobody.get('/api/v1/project?apiKey=hidden', headers({ 'x-api-key': key }));
    await asNobody.get('/api/v1/project', headers({ authorization: 'Bearer nonsense' }));
    await asNobody.get('/api/v1/project', headers({}));
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    const removal = await viewer.delete(`/api/v1/team/key/${key}`, undefined, headers({}));
    expect(removal.status).toBe(403);
    // Keys of the legacy form have no prefix.
    for (const legacy of ['c'.repeat(32), `%63${'c'.repeat(31)}`]) {
      const comment = { method: 'POST', ...headers({ 'x-api-key': viewer.key }) };
      const answer = await fetch(`${server.url}/api/v1/team/key/${legacy}/comment`, comment);
      expect(answer.status).toBe(403);
    }
    const commented = expect.objectContaining({ target: 'POST /api/v1/team/key/…/comment' });
    await appears(`address=${address}&kind=request`, [
      commented,
      commented,
      expect.objectContaining({
        actor: viewer.team.name,
        action: 'request.forbidden',
        target: 'DELETE /api/v1/team/key/…',
      }),
      expect.objectContaining({ action: 'request.unauthenticated', actor: '' }),
      expect.objectContaining({ action: 'request.token_refused' }),
      expect.objectContaining({ action: 'request.key_refused', target: 'GET /api/v1/project' }),
    ]);
    const all = JSON.stringify(await entries(''));
    for (const secret of ['hidden', 'nonsense', 'bbbbbb', 'cccccc']) expect(all).not.toContain(secret);
  });

  it('has no refusal of a right password because the new one cannot be taken', async () => {
    const change = { username: 'admin', password: 'admin', newPassword: 'short', confirmPassword: 'short' };
    const client = from('203.0.113.5');
    const path = '/api/v1/user/forceChangePassword';
    expect((await client.post(path, new URLSearchParams(change))).status).toBe(406);
    expect((await client.post(path, new URLSearchParams({ ...change, password: 'x' }))).status).toBe(401);
    await appears('address=203.0.113.5', [
      expect.objectContaining({ detail: { reason: 'INVALID_CREDENTIALS' } }),
    ]);
  });

  it('has ten rows of a flood and the number of the others', async () => {
    const address = '203.0.113.3';
    const flood = Array.from({ length: 200 }, () => from(address).get('/api/v1/project'));
    await Promise.all(flood);
    await expect
      .poll(async () => (await entries(`address=${address}`)).length, { timeout: 15_000 })
      .toBeGreaterThanOrEqual(10);
    // Two minutes can have had a part of it.
    expect((await entries(`address=${address}`)).length).toBeLessThanOrEqual(22);
  });

  it('names what was deleted, by whom and from where, with everything below it', async () => {
    const created = await server.asAdmin.put<{ uuid: string }>('/api/v1/project', {
      name: 'Parent',
      version: '1.0',
    });
    const parent = created.body;
    const by = await server.asKey('PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO', 'TAG_MANAGEMENT');
    const headers = { headers: { 'x-forwarded-for': '203.0.113.4' } };
    const part = { name: 'part', version: '2', classifier: 'LIBRARY' };
    expect((await server.asAdmin.put(`/api/v1/component/project/${parent.uuid}`, part)).status).toBe(201);
    const [component] = (await by.get<{ uuid: string }[]>(`/api/v1/component/project/${parent.uuid}`)).body;
    expect((await by.delete(`/api/v1/component/${component?.uuid}`, undefined, headers)).status).toBe(204);
    expect((await by.delete(`/api/v1/project/${parent.uuid}`, undefined, headers)).status).toBe(204);
    expect((await by.put('/api/v1/tag', ['unloved'])).status).toBe(201);
    expect((await by.delete('/api/v1/tag', ['unloved'], headers)).status).toBe(204);
    const gone = await entries('address=203.0.113.4');
    expect(gone).toEqual([
      expect.objectContaining({ action: 'tag.deleted', target: 'unloved', actor: by.team.name }),
      expect.objectContaining({
        action: 'project.deleted',
        target: parent.uuid,
        detail: { name: 'Parent', version: '1.0' },
      }),
      expect.objectContaining({
        action: 'component.deleted',
        target: component?.uuid,
        detail: { project: parent.uuid, group: null, name: 'part', version: '2' },
      }),
    ]);
  });

  it('is filtered by actor, kind, time and words, and refuses a time that is none', async () => {
    const body = { username: 'filtered', fullname: 'A', email: 'b' };
    const passwords = { newPassword: testPassword, confirmPassword: testPassword };
    await server.asAdmin.put('/api/v1/user/managed', { ...body, ...passwords });
    expect(await entries('kind=user.created&actor=admin&searchText=FILTERED')).toHaveLength(1);
    expect(await entries('kind=user&actor=nobody')).toEqual([]);
    expect(await entries(`target=filtered&since=2999-01-01`)).toEqual([]);
    expect(await entries(`target=filtered&until=2999-01-01`)).toHaveLength(1);
    expect((await server.asAdmin.get(`${path}?since=nonsense`)).status).toBe(400);
  });

  it('forgets old access, and never changes', async () => {
    const old = new Date('2020-01-01T00:00:00Z');
    await runSql(
      server.db,
      sql`insert into audit_log (at, actor, action, target) values
        (${old}, 'a', 'session.signed_in', 'old'), (${old}, 'a', 'request.forbidden', 'old'), (${old}, 'a', 'team.deleted', 'old')`,
    );
    const before = new Date('2021-01-01T00:00:00Z');
    expect(await inTransaction(server.db, (trx) => deleteOldAccess(trx, before, 100))).toBe(2);
    expect(await entries('target=old')).toMatchObject([{ action: 'team.deleted' }]);
  });
});
