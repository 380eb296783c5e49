import type { NotificationRule, Subscription } from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws, setAccessControl, uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import type { TestClient } from '../../../../test/client.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';

const path = '/api/waybill/v1/notification/subscriptions';

describe('subscriptions', () => {
  let world: NotificationWorld;
  let reader: TestClient;
  beforeAll(async () => {
    world = await startNotificationWorld();
    reader = await world.server.asUser('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.deleteRules();
    await setAddress("'reader@example.org'");
  });

  const setAddress = (email: string) =>
    inTransaction(world.server.db, (trx) =>
      runSql(trx, sql`update app_user set email = ${sql.raw(email)} where username <> 'admin'`),
    );
  async function subscribe(body: object): Promise<Subscription> {
    const answer = await reader.put<Subscription>(path, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  }

  it('send mails of what one chose, and of nothing else', async () => {
    await world.admin.put('/api/v1/project', { name: 'Mine', version: '1' });
    const mine = await world.admin.get<{ uuid: string }>('/api/v1/project/lookup?name=Mine&version=1');
    const added = await subscribe({
      groups: ['NEW_VULNERABILITY'],
      projects: [mine.body.uuid],
      minSeverity: 'CRITICAL',
    });
    expect(added).toEqual({
      uuid: expect.any(String),
      groups: ['NEW_VULNERABILITY'],
      projects: [{ uuid: mine.body.uuid, name: 'Mine', version: '1' }],
      hasHiddenProjects: false,
      tags: [],
      minSeverity: 'CRITICAL',
    });
    expect((await reader.get(path)).body).toEqual([added]);
    expect((await world.admin.get(path)).body).toEqual([]);
    const before = world.mail.received.length;
    await uploadBom(world.server, world.admin, 'Mine', '1', workshopBom);
    await uploadBom(world.server, world.admin, 'Not mine', '1', workshopBom);
    const sent = world.mail.received.slice(before);
    expect(sent.map(({ to }) => to)).toEqual([['reader@example.org']]);
    expect(sent[0]?.raw).toContain(flaws.critical);
    expect((await reader.delete(`${path}/${added.uuid}`)).status).toBe(204);
    expect((await reader.delete(`${path}/${added.uuid}`)).status).toBe(404);
  });

  it('send nothing of what one may not see, whenever that changes', async () => {
    await subscribe({ groups: ['NEW_VULNERABILITY'] });
    const before = world.mail.received.length;
    await setAccessControl(world.server, true);
    try {
      await uploadBom(world.server, world.admin, 'Hidden from reader', '1', workshopBom);
      expect(world.mail.received.length).toBe(before);
      const hidden = await world.admin.get<{ uuid: string }>(
        '/api/v1/project/lookup?name=Hidden%20from%20reader&version=1',
      );
      const refused = await reader.put(path, {
        groups: ['NEW_VULNERABILITY'],
        projects: [hidden.body.uuid],
      });
      expect(refused.status).toBe(400);
    } finally {
      await setAccessControl(world.server, false);
    }
    await inTransaction(world.server.db, (trx) =>
      runSql(
        trx,
        sql`delete from user_permission where permission = 'VIEW_VULNERABILITY'
        and user_id in (select user_id from app_user where email = 'reader@example.org')`,
      ),
    );
    try {
      await uploadBom(world.server, world.admin, 'Seen without findings', '1', workshopBom);
      expect(world.mail.received.length).toBe(before);
    } finally {
      await inTransaction(world.server.db, (trx) =>
        runSql(
          trx,
          sql`insert into user_permission (user_id, permission)
          select user_id, 'VIEW_VULNERABILITY' from app_user where email = 'reader@example.org'`,
        ),
      );
    }
    expect(await world.deliveries('state=DEAD')).toEqual([]);
  });

  it('are no rules of administrators', async () => {
    const { uuid } = await subscribe({ groups: ['BOM_PROCESSED'], groupMinutes: 5 });
    expect((await world.admin.get<NotificationRule[]>('/api/v1/notification/rule')).body).toEqual([]);
    expect((await world.admin.get('/api/waybill/v1/notification/rules')).body).toEqual([]);
    expect((await world.admin.delete('/api/v1/notification/rule', { uuid })).status).toBe(404);
    const options = `/api/waybill/v1/notification/rules/${uuid}/options`;
    expect((await world.admin.get(options)).status).toBe(404);
    expect((await world.admin.put(options, {})).status).toBe(404);
  });

  it('are refused for what is no event, no tag, nobody or no address', async () => {
    for (const body of [
      { groups: ['POLICY_VIOLATION'] },
      { groups: ['USER_CREATED'] },
      { groups: [] },
      { groups: ['BOM_PROCESSED'], tags: ['nowhere'] },
      { groups: ['BOM_PROCESSED'], groupMinutes: 0 },
    ])
      expect((await reader.put(path, body)).status, JSON.stringify(body)).toBe(400);
    const key = await world.server.asKey('VIEW_PORTFOLIO');
    expect((await key.get(path)).status).toBe(401);
    await setAddress('null');
    expect((await reader.put(path, { groups: ['BOM_PROCESSED'] })).status).toBe(409);
  });

  it('end at a limit', async () => {
    for (let n = 0; n < 50; n++) await subscribe({ groups: ['BOM_PROCESSED'] });
    expect((await reader.put(path, { groups: ['BOM_PROCESSED'] })).status).toBe(409);
  });
});
