import { createHmac } from 'node:crypto';
import type { NotificationRule } from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws, uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';

describe('a notification rule of ours', () => {
  let world: NotificationWorld;
  let start: number;
  beforeAll(async () => {
    world = await startNotificationWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.deleteRules();
    start = world.chat.received.length;
  });
  const upload = (name: string) =>
    uploadBom(world.server, world.admin, name, crypto.randomUUID(), workshopBom);

  it('signs what it posts, and shows its secret to nobody', async () => {
    const key = Buffer.alloc(32, 7);
    const signingSecret = `whsec_${key.toString('base64')}`;
    const rule = await world.newRule('Outbound Webhook', ['BOM_PROCESSED'], world.to('webhook'));
    const set = await world.options(rule, { signingSecret });
    expect(set).toMatchObject({ isSigned: true });
    expect(JSON.stringify(set)).not.toContain('whsec');
    // A secret that is left out stays.
    expect(await world.options(rule, {})).toMatchObject({ isSigned: true });
    await upload('Signed');
    const [message] = world.chat.received.slice(start);
    const { 'webhook-id': id, 'webhook-timestamp': timestamp } = message?.headers ?? {};
    expect(id).toBe(message?.headers['idempotency-key']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${message?.body}`).digest('base64');
    expect(message?.headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(await world.options(rule, { signingSecret: null })).toMatchObject({ isSigned: false });
    const path = `/api/waybill/v1/notification/rules/${rule.uuid}/options`;
    const refused = await world.admin.put(path, { signingSecret: 'too-simple' });
    expect(refused.status).toBe(400);
    expect(refused.text).not.toContain('too-simple');
    await upload('Unsigned');
    expect(world.chat.received.at(-1)?.headers['webhook-signature']).toBeUndefined();
  });

  it('posts into no private network where these are closed, but to hosts that are named', async () => {
    await world.newRule('Outbound Webhook', ['BOM_PROCESSED'], world.to('webhook'));
    await world.setting('notification', 'private.networks.closed', 'true');
    try {
      await upload('Closed');
      expect(world.chat.received.length).toBe(start);
      expect(await world.deliveries()).toMatchObject([
        { state: 'DEAD', error: expect.stringContaining('closed to notifications') },
      ]);
      await world.setting('notification', 'private.hosts', 'chat.example, 127.0.0.1');
      await upload('Named');
      expect(world.chat.received.length).toBe(start + 1);
    } finally {
      await world.setting('notification', 'private.networks.closed', 'false');
    }
  });

  it('has a subject line of its own for mails, with severity and project', async () => {
    const rule = await world.newRule('Email', ['NEW_VULNERABILITY', 'BOM_PROCESSED'], {
      publisherConfig: JSON.stringify({ destination: 'all@example.org' }),
    });
    await world.options(rule, {
      minSeverity: 'CRITICAL',
      mailSubject:
        '{% if severity is empty %}{{ notification.group }}{% else %}{{ severity }}: {{ subject.vulnerability.vulnId }}{% endif %} in {{ project }}\nBcc: x',
    });
    const before = world.mail.received.length;
    await uploadBom(world.server, world.admin, 'Titled', '7', workshopBom);
    const subjects = world.mail.received.slice(before).map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1]);
    expect(subjects).toEqual([
      '[Waybill] BOM_PROCESSED in Titled : 7 Bcc: x',
      `[Waybill] CRITICAL: ${flaws.critical} in Titled : 7 Bcc: x`,
    ]);
    const path = `/api/waybill/v1/notification/rules/${rule.uuid}/options`;
    expect((await world.admin.put(path, { mailSubject: '{% if %}' })).status).toBe(400);
  });

  it('runs now when it is asked to, sends what its next run would, and that once', async () => {
    const { publisher, uuid: events } = await world.newRule('Outbound Webhook', ['BOM_PROCESSED']);
    const { body: rule } = await world.admin.put<NotificationRule>('/api/v1/notification/rule/scheduled', {
      name: 'Monthly',
      scope: 'PORTFOLIO',
      notificationLevel: 'INFORMATIONAL',
      publisher: { uuid: publisher.uuid },
    });
    const runPath = (uuid: string) => `/api/waybill/v1/notification/rules/${uuid}/run`;
    const run = async () => {
      const answer = await world.admin.post(runPath(rule.uuid), {});
      await world.server.runJobs();
      return answer.status;
    };
    const change = (more: object) =>
      world.admin.post<NotificationRule>('/api/v1/notification/rule', {
        uuid: rule.uuid,
        name: 'Monthly',
        scheduleCron: '0 8 1 * *',
        scheduleSkipUnchanged: true,
        ...world.to('webhook'),
        ...more,
      });
    // Switched off, then without groups, then without limits, there is nothing that it would send.
    expect(await run()).toBe(409);
    await change({ enabled: true });
    expect(await run()).toBe(409);
    const { body: before } = await change({ notifyOn: ['NEW_VULNERABILITIES_SUMMARY'] });
    expect(await run()).toBe(409);
    await world.options(rule, { projectNames: ['run now*'], minSeverity: 'HIGH' });
    await upload('Run now');
    await upload('Not run');
    await change({ enabled: true });
    expect(await run()).toBe(204);
    expect(world.postedSince(start)).toMatchObject([
      {
        group: 'NEW_VULNERABILITIES_SUMMARY',
        subject: { details: { findingsByProject: [{ project: { name: 'Run now' } }] } },
      },
    ]);
    expect(JSON.stringify(world.postedSince(start))).not.toContain(flaws.medium);
    // The schedule continues unchanged, and sent messages are not sent again.
    const { body: rules } = await world.admin.get<NotificationRule[]>(
      '/api/v1/notification/rule?triggerType=SCHEDULE',
    );
    expect(rules[0]?.scheduleNextTriggerAt).toBe(before.scheduleNextTriggerAt);
    expect(rules[0]?.scheduleLastTriggeredAt).toBeGreaterThan(before.scheduleLastTriggeredAt ?? 0);
    expect(await run()).toBe(204);
    expect(world.postedSince(start)).toHaveLength(1);
    expect((await world.admin.post(runPath(events), {})).status).toBe(409);
    expect((await world.admin.post(runPath(crypto.randomUUID()), {})).status).toBe(404);
    const viewer = await world.server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.post(runPath(rule.uuid), {})).status).toBe(403);
  });

  it('is told in the language of the settings by our templates, and by no others', async () => {
    const mine = await world.admin.put<{ uuid: string }>('/api/v1/notification/publisher', {
      name: 'My words',
      publisherClass: 'org.dependencytrack.notification.publisher.MattermostPublisher',
      template: '{"text": "{{ notification.title }}"}',
      templateMimeType: 'application/json',
    });
    expect(mine.status, mine.text).toBe(201);
    await world.setting('notification', 'template.language', 'de');
    try {
      const destination = { publisherConfig: JSON.stringify({ destination: 'all@example.org' }) };
      await world.newRule('Email', ['BOM_PROCESSED'], destination);
      await world.newRule('Mattermost', ['BOM_PROCESSED'], world.to('mattermost'));
      await world.newRule('My words', ['BOM_PROCESSED'], world.to('mattermost'));
      await world.newRule('Outbound Webhook', ['BOM_PROCESSED'], world.to('webhook'));
      const before = world.mail.received.length;
      await upload('Sprachen');
      expect(world.mail.received[before]?.raw).toContain('Subject: [Waybill] BOM importiert\r\n');
      expect(world.mail.received[before]?.raw).toContain('Projekt:       Sprachen');
      const texts = world.chat.received
        .slice(start)
        .filter(({ service }) => service === 'mattermost')
        .map(({ body }) => (JSON.parse(body) as { text: string }).text);
      expect(texts.toSorted()).toEqual([
        expect.stringMatching(/^#### BOM importiert\n\*\*Projekt:\*\* Sprachen/),
        'Bill of Materials Processed',
      ]);
      expect(world.postedSince(start)).toMatchObject([{ title: 'Bill of Materials Processed' }]);
      const { body: templates } = await world.admin.get<{ publisherClass: string; template: string }[]>(
        '/api/waybill/v1/notification/templates',
      );
      const template = templates.find(({ publisherClass }) => publisherClass.endsWith('SendMailPublisher'));
      const preview = (text = '') =>
        world.admin.post<{ text: string }>('/api/waybill/v1/notification/preview', {
          ...template,
          templateMimeType: undefined,
          name: undefined,
          template: text,
          group: 'NEW_VULNERABILITY',
        });
      expect((await preview(template?.template)).body.text).toContain('Schweregrad:   Hoch');
      expect((await preview('{{ notification.title }}')).body.text).toContain('New Vulnerability Identified');
      const { body: publishers } = await world.admin.get<{ name: string; template: string }[]>(
        '/api/v1/notification/publisher',
      );
      expect(publishers.find(({ name }) => name === 'Email')?.template).toBe(template?.template);
      const unknown = { groupName: 'notification', propertyName: 'template.language', propertyValue: 'xx' };
      expect((await world.admin.post('/api/v1/configProperty', unknown)).status).toBe(400);
    } finally {
      await world.setting('notification', 'template.language', 'en');
    }
  });

  it('tells of what is open already, in summaries, when it is asked to', async () => {
    await upload('Open before');
    const other = await upload('Not covered');
    const rule = await world.newRule(
      'Outbound Webhook',
      ['NEW_VULNERABILITY', 'POLICY_VIOLATION'],
      world.to('webhook'),
    );
    await world.options(rule, { projectNames: ['open *'], minSeverity: 'MEDIUM' });
    const path = `/api/waybill/v1/notification/rules/${rule.uuid}/open`;
    expect((await world.admin.post(path, {})).status).toBe(204);
    await world.server.runJobs();
    const posted = world.postedSince(start);
    expect(posted).toMatchObject([
      {
        group: 'NEW_VULNERABILITIES_SUMMARY',
        content: expect.stringContaining('across 1 project '),
        subject: { details: { findingsByProject: [{ project: { name: 'Open before' } }] } },
      },
    ]);
    const text = JSON.stringify(posted);
    for (const id of [flaws.critical, flaws.medium, flaws.high]) expect(text).toContain(id);
    expect(text).not.toContain(flaws.unassigned);
    expect(text).not.toContain(other.uuid);
    const silent = await world.newRule('Outbound Webhook', ['BOM_PROCESSED'], world.to('webhook'));
    const refused = await world.admin.post(`/api/waybill/v1/notification/rules/${silent.uuid}/open`, {});
    expect(refused.status).toBe(409);
    const unknown = `/api/waybill/v1/notification/rules/${crypto.randomUUID()}/open`;
    expect((await world.admin.post(unknown, {})).status).toBe(404);
  });
});
