import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NotificationPublisher, NotificationRule, OwnPublisher } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, sql } from '../../db/database.ts';

describe('notification rules and publishers', () => {
  let server: TestServer;
  let admin: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = server.asAdmin;
  });
  afterAll(() => server.close());

  const publishers = async () =>
    (await admin.get<NotificationPublisher[]>('/api/v1/notification/publisher')).body;
  const publisher = async (name: string) => {
    const found = (await publishers()).find((one) => one.name === name);
    if (!found) throw new Error(`There is no publisher ${name}`);
    return found;
  };
  const newRule = async (name: string, publisherName: string, more: object = {}) => {
    const { uuid } = await publisher(publisherName);
    const answer = await admin.put<NotificationRule>('/api/v1/notification/rule', {
      name,
      scope: 'PORTFOLIO',
      notificationLevel: 'INFORMATIONAL',
      publisher: { uuid },
      ...more,
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const config = (members: object) => ({ publisherConfig: JSON.stringify(members) });

  it('come with a publisher of every kind, each with a template', async () => {
    const found = await publishers();
    expect(found.map(({ name }) => name)).toEqual([
      'Cisco Webex',
      'Console',
      'Email',
      'Jira',
      'Mattermost',
      'Microsoft Teams',
      'Outbound Webhook',
      'Slack',
      'GitHub Issues',
      'GitLab Issues',
      'Microsoft Teams Workflows',
    ]);
    for (const one of found) expect(one.template, one.name).toContain('notification.title');
  });

  it('of ours look to API v1 like one of its own, and come last', async () => {
    const classOf = (one: NotificationPublisher) => one.publisherClass.split('.').at(-1);
    const ours = (await publishers()).slice(-3);
    expect(ours.map(classOf)).toEqual(['WebhookPublisher', 'WebhookPublisher', 'MsTeamsPublisher']);
    const kinds = await admin.get<OwnPublisher[]>('/api/waybill/v1/notification/publishers');
    expect(kinds.body).toEqual(
      ours.map(({ uuid }, place) => ({ uuid, kind: ['GITHUB', 'GITLAB', 'MSTEAMS_CARD'][place] })),
    );
  });

  it('a copy is of the same kind, also after an update by API v1, and until its class is another', async () => {
    const origin = await publisher('GitHub Issues');
    const copy = (name: string, uuid = origin.uuid) =>
      admin.post<NotificationPublisher>(`/api/waybill/v1/notification/publishers/${uuid}/copy`, { name });
    const made = await copy('Our issues');
    expect(made.status, made.text).toBe(201);
    const { uuid, template, templateMimeType, publisherClass } = made.body;
    expect(made.body).toMatchObject({
      name: 'Our issues',
      defaultPublisher: false,
      template: origin.template,
    });
    expect((await copy('Our issues')).status).toBe(409);
    expect((await copy('Nothing', crypto.randomUUID())).status).toBe(404);
    const kindOf = async () =>
      (await admin.get<OwnPublisher[]>('/api/waybill/v1/notification/publishers')).body.find(
        (one) => one.uuid === uuid,
      )?.kind;
    const update = (more: object) =>
      admin.post('/api/v1/notification/publisher', {
        ...{ uuid, name: 'Our issues', publisherClass, template, templateMimeType },
        ...more,
      });
    expect((await update({ description: 'Ours' })).status).toBe(200);
    expect(await kindOf()).toBe('GITHUB');
    expect((await update({ publisherClass: publisherClass.replace('Webhook', 'Slack') })).status).toBe(200);
    expect(await kindOf()).toBeUndefined();
  });

  it('are for administrators alone', async () => {
    const other = await server.asKey('PORTFOLIO_MANAGEMENT', 'ACCESS_MANAGEMENT');
    expect((await other.get('/api/v1/notification/publisher')).status).toBe(403);
    expect((await other.get('/api/v1/notification/rule')).status).toBe(403);
    expect((await other.post('/api/v1/notification/publisher/restoreDefaultTemplates', {})).status).toBe(403);
  });

  it('a template with a fault is refused with its place', async () => {
    const answer = await admin.put<{ violations?: unknown; detail: string }>(
      '/api/v1/notification/publisher',
      {
        name: 'Faulty',
        publisherClass: 'org.dependencytrack.notification.publisher.WebhookPublisher',
        templateMimeType: 'application/json',
        template: '{\n  "a": {{ notification.title | uper }} }',
      },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toContain('line 2, column 32');
  });

  it('the token of a rule is not shown again, and goes to no other host', async () => {
    const destination = 'https://hooks.example/a';
    const rule = await newRule('Token', 'Outbound Webhook', config({ destination, token: 'very-secret' }));
    const shown = () => ({ destination, token: 'HiddenDecryptedPropertyPlaceholder' });
    expect(JSON.parse(rule.publisherConfig ?? '')).toEqual(shown());
    const stored = await rowsOf(server.db, sql<{ config: string }>`select config from notification_rule`);
    expect(stored.every((row) => !row.config.includes('secret') && !row.config.includes('hooks'))).toBe(true);
    const renamed = await admin.post<NotificationRule>('/api/v1/notification/rule', {
      uuid: rule.uuid,
      name: 'Renamed',
      ...config(shown()),
    });
    expect(renamed.status, renamed.text).toBe(200);
    expect(renamed.body).toMatchObject({ name: 'Renamed', enabled: true, notifyChildren: true });
    const moved = await admin.post('/api/v1/notification/rule', {
      uuid: rule.uuid,
      name: 'Renamed',
      ...config({ ...shown(), destination: 'https://elsewhere.example/' }),
    });
    expect(moved.status).toBe(400);
    expect(moved.text).not.toContain('very-secret');
    const list = await admin.get('/api/v1/notification/rule');
    expect(list.text).not.toContain('very-secret');
  });

  it.each([
    ['Outbound Webhook', 'no json'],
    ['Outbound Webhook', '[]'],
    ['Outbound Webhook', '{"destination": 5}'],
    ['Outbound Webhook', '{"destination": "ftp://example.org"}'],
    ['Outbound Webhook', '{"destination": "https://a.example", "token": "a\\r\\nb: c"}'],
    ['Outbound Webhook', '{"destination": "https://a.example", "token": "a", "tokenHeader": "Host"}'],
    ['GitHub Issues', '{"destination": "https://github.com/acme"}'],
    ['GitHub Issues', '{"destination": "https://github.com/acme/shop", "labels": "security"}'],
    ['GitLab Issues', '{"destination": "https://gitlab.com/acme/shop", "apiUrl": "gitlab.com"}'],
    ['Email', '{"destination": "a@example.org, b"}'],
    ['Email', '{"destination": "a@example.org\\nBcc: c@example.org"}'],
  ])('a configuration of %s that cannot work is refused: %s', async (name, publisherConfig) => {
    const { uuid } = await publisher(name);
    const answer = await admin.put('/api/v1/notification/rule', {
      name: 'Bad',
      scope: 'PORTFOLIO',
      publisher: { uuid },
      publisherConfig,
    });
    expect(answer.status, answer.text).toBe(400);
  });

  it('a rule keeps what an update leaves out', async () => {
    const rule = await newRule('Kept', 'Slack', {
      notifyOn: ['BOM_CONSUMED'],
      tags: [{ name: 'kept' }],
      ...config({ destination: 'https://hooks.example/b' }),
    });
    const { body } = await admin.post<NotificationRule>('/api/v1/notification/rule', {
      uuid: rule.uuid,
      name: 'Kept too',
      enabled: false,
    });
    expect(body).toEqual({ ...rule, name: 'Kept too', enabled: false });
  });

  it('a schedule that cannot be read is refused, and one that can says when it runs next', async () => {
    const { uuid } = await publisher('Email');
    const { body: rule } = await admin.put<NotificationRule>('/api/v1/notification/rule/scheduled', {
      name: 'Weekly',
      scope: 'PORTFOLIO',
      notificationLevel: 'INFORMATIONAL',
      publisher: { uuid },
    });
    const change = (scheduleCron: string) =>
      admin.post<NotificationRule>('/api/v1/notification/rule', {
        uuid: rule.uuid,
        name: rule.name,
        scheduleCron,
      });
    expect((await change('every day')).status).toBe(400);
    expect((await change('0 0 31 2 *')).status).toBe(400);
    const { body } = await change('30 8 * * 1');
    const next = new Date(body.scheduleNextTriggerAt ?? 0);
    expect([next.getUTCDay(), next.getUTCHours(), next.getUTCMinutes()]).toEqual([1, 8, 30]);
    const typed = await admin.post('/api/v1/notification/rule', {
      uuid: rule.uuid,
      name: rule.name,
      triggerType: 'EVENT',
    });
    expect(typed.status).toBe(400);
  });

  it('limits go with the project, the tag and the team; a tag of rules is not deleted by everybody', async () => {
    const rule = await newRule('Limited', 'Email', { tags: [{ name: 'limited' }] });
    const { body: project } = await admin.put<{ uuid: string }>('/api/v1/project', { name: 'Limited' });
    const { body: team } = await admin.put<{ uuid: string }>('/api/v1/team', { name: 'Told' });
    const at = `/api/v1/notification/rule/${rule.uuid}`;
    expect((await admin.post(`${at}/project/${project.uuid}`, {})).status).toBe(200);
    const whole = await admin.post<NotificationRule>(`${at}/team/${team.uuid}`, {});
    expect(whole.body).toMatchObject({
      projects: [{ uuid: project.uuid }],
      tags: [{ name: 'limited' }],
      teams: [{ name: 'Told' }],
    });
    const tags = await admin.get<{ name: string; notificationRuleCount: number }[]>(
      '/api/v1/tag?searchText=limited',
    );
    expect(tags.body).toMatchObject([{ name: 'limited', notificationRuleCount: 1 }]);
    const tagManager = await server.asKey('TAG_MANAGEMENT', 'VIEW_PORTFOLIO');
    const refused = await tagManager.delete('/api/v1/tag', ['limited']);
    expect(refused.status, refused.text).toBe(400);
    expect(refused.text).toContain('SYSTEM_CONFIGURATION');
    expect((await admin.delete('/api/v1/tag', ['limited'])).status).toBe(204);
    expect((await admin.delete(`/api/v1/project/${project.uuid}`)).status).toBe(204);
    await server.runJobs();
    expect((await admin.delete('/api/v1/team', team)).status).toBe(204);
    const { body: rules } = await admin.get<NotificationRule[]>('/api/v1/notification/rule');
    expect(rules.find(({ uuid }) => uuid === rule.uuid)).toMatchObject({ projects: [], tags: [], teams: [] });
  });

  it('hidden projects are not shown in a rule, and nobody limits it to them', async () => {
    const rule = await newRule('Hidden', 'Slack');
    const { body: project } = await admin.put<{ uuid: string }>('/api/v1/project', { name: 'Out of sight' });
    await admin.post(`/api/v1/notification/rule/${rule.uuid}/project/${project.uuid}`, {});
    const setAcl = (propertyValue: string) =>
      admin.post('/api/v1/configProperty', {
        groupName: 'access-management',
        propertyName: 'acl.enabled',
        propertyValue,
      });
    expect((await setAcl('true')).status).toBe(200);
    try {
      const other = await server.asKey('SYSTEM_CONFIGURATION');
      const { body, text } = await other.get<NotificationRule[]>(
        '/api/v1/notification/rule?searchText=Hidden',
      );
      expect(body).toMatchObject([{ name: 'Hidden', projects: [] }]);
      expect(text).not.toContain('Out of sight');
      const at = `/api/v1/notification/rule/${rule.uuid}/project/${project.uuid}`;
      expect((await other.delete(at)).status).toBe(403);
    } finally {
      await setAcl('false');
    }
  });

  it('a folder replaces default templates at once, until they are restored', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'waybill-templates-'));
    const set = (propertyName: string, propertyValue: string) =>
      admin.post('/api/v1/configProperty', { groupName: 'notification', propertyName, propertyValue });
    try {
      const below = path.join(folder, 'templates', 'notification', 'publisher');
      await mkdir(below, { recursive: true });
      await writeFile(path.join(below, 'slack.peb'), '{"text": "of the house"}');
      await set('template.baseDir', folder);
      expect((await publisher('Slack')).template).not.toContain('of the house');
      await set('template.default.override.enabled', 'true');
      expect((await publisher('Slack')).template).toContain('of the house');
      // Templates missing in the folder remain the bundled ones.
      expect((await publisher('Jira')).template).toContain('jiraProjectKey');
      await admin.post('/api/v1/notification/publisher/restoreDefaultTemplates', {});
      expect((await publisher('Slack')).template).not.toContain('of the house');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
