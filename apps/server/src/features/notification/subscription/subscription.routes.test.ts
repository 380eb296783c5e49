import { createHmac } from 'node:crypto';
import type {
  NotificationDelivery,
  NotificationRule,
  Subscription,
  SubscriptionSecret,
} from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws, setAccessControl, uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import type { UserClient } from '../../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';

const path = '/api/waybill/v1/notification/subscriptions';

describe('subscriptions', () => {
  let world: NotificationWorld;
  let reader: UserClient;
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
      enabled: true,
      isWebhook: false,
      isSigned: false,
      state: { waiting: 0, dead: 0 },
    });
    expect((await reader.get(path)).body).toEqual([added]);
    expect((await world.admin.get(path)).body).toEqual([]);
    const before = world.mail.received.length;
    await uploadBom(world.server, world.admin, 'Mine', '1', workshopBom);
    await uploadBom(world.server, world.admin, 'Not mine', '1', workshopBom);
    const sent = world.mail.received.slice(before);
    expect(sent.map(({ to }) => to)).toEqual([['reader@example.org']]);
    expect(sent[0]?.raw).toContain(flaws.critical);
    expect((await reader.get<Subscription[]>(path)).body[0]?.state).toEqual({
      waiting: 0,
      dead: 0,
      lastSuccess: expect.any(Number),
      lastTitle: 'New Vulnerability Identified on Project: [Mine : 1]',
    });
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

  it('are changed and paused, by nobody else', async () => {
    await world.admin.put('/api/v1/tag', ['watched']);
    const { uuid } = await subscribe({ groups: ['BOM_PROCESSED'], tags: ['watched'], minSeverity: 'HIGH' });
    const own = `${path}/${uuid}`;
    const paused = await reader.put<Subscription>(own, { groups: ['BOM_PROCESSED'], enabled: false });
    expect(paused.body).toMatchObject({ enabled: false, tags: [], groups: ['BOM_PROCESSED'] });
    expect(paused.body).not.toHaveProperty('minSeverity');
    const before = world.mail.received.length;
    await uploadBom(world.server, world.admin, 'While paused', '1', workshopBom);
    await reader.put(own, { groups: ['BOM_PROCESSED'] });
    expect(world.mail.received.length).toBe(before);
    await uploadBom(world.server, world.admin, 'After the pause', '1', workshopBom);
    expect(world.mail.received.length).toBe(before + 1);
    expect((await reader.put(own, { groups: ['USER_CREATED'] })).status).toBe(400);
    const other = await world.server.asUser('VIEW_PORTFOLIO');
    expect((await other.put(own, { groups: ['BOM_PROCESSED'] })).status).toBe(404);
    expect((await other.post(`${own}/test`, {})).status).toBe(404);
    expect((await other.get(path)).body).toEqual([]);
  });

  it('keep projects that one does not see any more, and stay limited to them', async () => {
    const { uuid: hidden } = await uploadBom(world.server, world.admin, 'Later hidden', '1', workshopBom);
    const { uuid } = await subscribe({ groups: ['BOM_PROCESSED'], projects: [hidden] });
    await setAccessControl(world.server, true);
    try {
      const changed = await reader.put(`${path}/${uuid}`, { groups: ['BOM_PROCESSED'], projects: [] });
      expect(changed.body).toMatchObject({ projects: [], hasHiddenProjects: true });
    } finally {
      await setAccessControl(world.server, false);
    }
    const [seen] = (await reader.get<Subscription[]>(path)).body;
    expect(seen?.projects.map((project) => project.uuid)).toEqual([hidden]);
    const before = world.mail.received.length;
    await uploadBom(world.server, world.admin, 'Never chosen', '1', workshopBom);
    expect(world.mail.received.length).toBe(before);
  });

  it('say what one may choose, and how it can be sent', async () => {
    const choices = () => reader.get('/api/waybill/v1/notification/subscription-choices');
    expect((await choices()).body).toEqual({
      groups: [
        'NEW_VULNERABILITY',
        'NEW_VULNERABLE_DEPENDENCY',
        'BOM_PROCESSED',
        'BOM_PROCESSING_FAILED',
        'BOM_VALIDATION_FAILED',
      ],
      email: 'reader@example.org',
      isMailSet: true,
      webhooks: false,
    });
    await setAddress('null');
    expect((await choices()).body).not.toHaveProperty('email');
    const key = await world.server.asKey('VIEW_PORTFOLIO');
    expect((await key.get('/api/waybill/v1/notification/subscription-choices')).status).toBe(401);
  });

  it('send a sample, once in a minute', async () => {
    const { uuid } = await subscribe({ groups: ['NEW_VULNERABILITY'], enabled: false });
    const before = world.mail.received.length;
    await setAccessControl(world.server, true);
    try {
      expect((await reader.post(`${path}/${uuid}/test`, {})).status).toBe(204);
      await world.server.runJobs();
      expect(world.mail.received.slice(before).map(({ to }) => to)).toEqual([['reader@example.org']]);
      expect(world.mail.received.at(-1)?.raw).toContain('INT-SAMPLE-1');
      expect((await reader.post(`${path}/${uuid}/test`, {})).status).toBe(409);
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('post to a webhook where that is allowed, to no private network that is not named, and only what one may see', async () => {
    const webhook = `${world.chat.url}/webhook/secret-path`;
    const body = { groups: ['BOM_PROCESSED'], webhook };
    const refused = await reader.put(path, body);
    expect(refused.body).toMatchObject({ violations: [{ path: 'webhook' }] });
    expect(refused.text).not.toContain('secret-path');
    await setAddress('null');
    await world.setting('notification', 'subscription.webhooks.allowed', 'true');
    try {
      for (const wrong of ['file:///etc/passwd', 'http://user:word@example.org/', 'nowhere']) {
        const answer = await reader.put(path, { ...body, webhook: wrong });
        expect(answer.status, wrong).toBe(400);
        expect(answer.text).not.toContain(wrong);
      }
      const added = await subscribe(body);
      expect(added).toMatchObject({ isWebhook: true, webhookHost: new URL(webhook).host });
      expect(JSON.stringify(added)).not.toContain('secret-path');
      const start = world.chat.received.length;
      await uploadBom(world.server, world.admin, 'To nowhere', '1', workshopBom);
      expect(world.chat.received.length).toBe(start);
      const [closed] = (await reader.get<Subscription[]>(path)).body;
      expect(closed?.state).toMatchObject({ dead: 1, error: expect.stringContaining('private network') });
      await world.setting('notification', 'private.hosts', '127.0.0.1');
      await uploadBom(world.server, world.admin, 'To the webhook', '1', workshopBom);
      expect(world.postedSince(start)).toMatchObject([
        { group: 'BOM_PROCESSED', subject: { project: { name: 'To the webhook' } } },
      ]);
      await setAccessControl(world.server, true);
      await uploadBom(world.server, world.admin, 'Hidden from webhook', '1', workshopBom);
      await setAccessControl(world.server, false);
      expect(world.chat.received.length).toBe(start + 1);
      // Omitted members stay. Without an address, emails cannot be sent.
      const changed = await reader.put(`${path}/${added.uuid}`, {
        groups: ['BOM_PROCESSED'],
        groupMinutes: 5,
      });
      expect(changed.body).toMatchObject({ isWebhook: true, groupMinutes: 5 });
      const mailed = await reader.put(`${path}/${added.uuid}`, { groups: ['BOM_PROCESSED'], webhook: null });
      expect(mailed.status).toBe(409);
      await reader.put(`${path}/${added.uuid}`, { groups: ['BOM_PROCESSED'] });
      await world.setting('notification', 'subscription.webhooks.allowed', 'false');
      await uploadBom(world.server, world.admin, 'Not allowed any more', '1', workshopBom);
      expect(world.chat.received.length).toBe(start + 1);
    } finally {
      await setAccessControl(world.server, false);
      await world.setting('notification', 'subscription.webhooks.allowed', 'false');
      await world.setting('notification', 'private.hosts', 'nobody.example');
    }
  });

  it('list what they sent, to their owner alone and only of what the owner sees', async () => {
    const { uuid } = await subscribe({ groups: ['BOM_PROCESSED'] });
    const { uuid: another } = await subscribe({ groups: ['NEW_VULNERABILITY'], minSeverity: 'CRITICAL' });
    await uploadBom(world.server, world.admin, 'Listed', '1', workshopBom);
    await uploadBom(world.server, world.admin, 'Listed', '2', workshopBom);
    const list = async (query = '', of = uuid) => {
      const answer = await reader.get<NotificationDelivery[]>(`${path}/${of}/deliveries?${query}`);
      expect(answer.status, answer.text).toBe(200);
      return answer;
    };
    const { body, headers } = await list();
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toMatchObject([
      { rule: uuid, group: 'BOM_PROCESSED', title: expect.stringContaining('Processed'), state: 'SENT' },
      { rule: uuid, group: 'BOM_PROCESSED', state: 'SENT', test: false },
    ]);
    expect((await list('sortName=created&sortOrder=asc')).body).toEqual([...body].reverse());
    expect((await list('pageSize=1&pageNumber=2')).body).toEqual(body.slice(1));
    expect((await list('state=DEAD')).body).toEqual([]);
    expect((await list('', another)).body.map(({ title }) => title)).toEqual([
      'New Vulnerability Identified on Project: [Listed : 2]',
      'New Vulnerability Identified on Project: [Listed : 1]',
    ]);
    // An administrator sees the same.
    expect(await world.deliveries(`rule=${uuid}`)).toEqual(body);
    expect((await reader.get(`${path}/${uuid}/deliveries?state=LOST`)).status).toBe(400);
    const other = await world.server.asUser('VIEW_PORTFOLIO');
    for (const stranger of [other, world.admin])
      expect((await stranger.get(`${path}/${uuid}/deliveries`)).status).toBe(404);
    await setAccessControl(world.server, true);
    try {
      expect((await list()).body).toEqual([]);
    } finally {
      await setAccessControl(world.server, false);
    }
    const mayNot = (statement: ReturnType<typeof sql>) =>
      inTransaction(world.server.db, (trx) => runSql(trx, statement));
    const whose = sql`user_id in (select user_id from app_user where username = ${reader.username})`;
    await mayNot(sql`delete from user_permission where permission = 'VIEW_VULNERABILITY' and ${whose}`);
    try {
      expect((await list('', another)).body).toEqual([]);
      expect((await list()).body).toHaveLength(2);
    } finally {
      await mayNot(
        sql`insert into user_permission (user_id, permission) select user_id, 'VIEW_VULNERABILITY' from app_user
          where username = ${reader.username} on conflict do nothing`,
      );
    }
  });

  it('send again what they gave up, for nobody else', async () => {
    await world.setting('notification', 'subscription.webhooks.allowed', 'true');
    await world.setting('notification', 'private.hosts', '127.0.0.1');
    try {
      const webhook = `${world.chat.url}/webhook/gone`;
      const { uuid } = await subscribe({ groups: ['BOM_PROCESSED'], webhook });
      const { uuid: another } = await subscribe({ groups: ['BOM_PROCESSING_FAILED'], webhook });
      world.chat.plan('webhook', { status: 410 });
      await uploadBom(world.server, world.admin, 'Given up', '1', workshopBom);
      const list = async () => (await reader.get<NotificationDelivery[]>(`${path}/${uuid}/deliveries`)).body;
      const [given] = await list();
      expect(given).toMatchObject({ state: 'DEAD', error: expect.stringContaining('410') });
      const again = (of = uuid, delivery = given?.uuid) => `${path}/${of}/deliveries/${delivery}/send`;
      const other = await world.server.asUser('VIEW_PORTFOLIO');
      for (const stranger of [other, world.admin])
        expect((await stranger.post(again(), {})).status).toBe(404);
      expect((await reader.post(again(another), {})).status).toBe(404);
      expect((await reader.post(again(uuid, another), {})).status).toBe(404);
      await setAccessControl(world.server, true);
      expect((await reader.post(again(), {})).status).toBe(404);
      await setAccessControl(world.server, false);
      const answer = await reader.post<NotificationDelivery>(again(), {});
      expect([answer.status, answer.body.state]).toEqual([200, 'WAITING']);
      await world.server.runJobs();
      expect(await list()).toMatchObject([{ uuid: given?.uuid, state: 'SENT' }]);
      expect((await reader.post(again(), {})).status).toBe(409);
    } finally {
      await setAccessControl(world.server, false);
      await world.setting('notification', 'subscription.webhooks.allowed', 'false');
      await world.setting('notification', 'private.hosts', 'nobody.example');
    }
  });

  it('sign what they post by a secret that is shown once', async () => {
    await world.setting('notification', 'subscription.webhooks.allowed', 'true');
    await world.setting('notification', 'private.hosts', '127.0.0.1');
    try {
      const webhook = `${world.chat.url}/webhook/secret-path`;
      const { uuid, isSigned } = await subscribe({ groups: ['BOM_PROCESSED'], webhook });
      expect(isSigned).toBe(false);
      const own = `${path}/${uuid}`;
      const upload = async (name: string) => {
        await uploadBom(world.server, world.admin, name, '1', workshopBom);
        return world.chat.received.at(-1);
      };
      const sign = async () => {
        const { status, body } = await reader.post<SubscriptionSecret>(`${own}/signing-secret`, {});
        expect(status).toBe(200);
        return body.signingSecret;
      };
      const isBy = (secret: string, message: Awaited<ReturnType<typeof upload>>) => {
        const {
          'webhook-id': id,
          'webhook-timestamp': at,
          'webhook-signature': signature,
        } = message?.headers ?? {};
        expect(id).toBe(message?.headers['idempotency-key']);
        expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        const expected = createHmac('sha256', key).update(`${id}.${at}.${message?.body}`).digest('base64');
        return signature === `v1,${expected}`;
      };
      expect((await upload('Before the secret'))?.headers['webhook-signature']).toBeUndefined();
      const first = await sign();
      expect(isBy(first, await upload('Signed'))).toBe(true);
      const second = await sign();
      const later = await upload('Signed anew');
      expect([isBy(first, later), isBy(second, later)]).toEqual([false, true]);
      const shown = await reader.get<Subscription[]>(path);
      expect(shown.body).toMatchObject([{ isSigned: true }]);
      expect(shown.text).not.toContain('whsec_');
      // It stays with the webhook, and goes with it.
      await reader.put(own, { groups: ['BOM_PROCESSED'], groupMinutes: null });
      expect((await reader.get<Subscription[]>(path)).body).toMatchObject([{ isSigned: true }]);
      const other = await world.server.asUser('VIEW_PORTFOLIO');
      expect((await other.post(`${own}/signing-secret`, {})).status).toBe(404);
      expect((await other.delete(`${own}/signing-secret`)).status).toBe(404);
      expect((await reader.delete(`${own}/signing-secret`)).status).toBe(204);
      expect((await upload('No longer signed'))?.headers['webhook-signature']).toBeUndefined();
      await sign();
      const mailed = await reader.put<Subscription>(own, { groups: ['BOM_PROCESSED'], webhook: null });
      expect(mailed.body).toMatchObject({ isWebhook: false, isSigned: false });
      const refused = await reader.post(`${own}/signing-secret`, {});
      expect(refused.status).toBe(409);
    } finally {
      await world.setting('notification', 'subscription.webhooks.allowed', 'false');
      await world.setting('notification', 'private.hosts', 'nobody.example');
    }
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
