import type { ConnectionTest, JiraTarget, NotificationPublisher } from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import { runSql, sql } from '../../../db/database.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';

const path = '/api/waybill/v1/notification/jira-fields';
const silenceMs = 400;

describe('the fields that Jira requires', () => {
  let world: NotificationWorld;
  let publisher: string;
  beforeAll(async () => {
    world = await startNotificationWorld({ silenceMs });
    publisher = await publisherOf('Jira');
    await world.setting('integrations', 'jira.url', `${world.chat.url}/jira/`);
    await world.setting('integrations', 'jira.username', 'bot');
    await world.setting('integrations', 'jira.password', 'jira-secret');
    const team = { fieldId: 'customfield_10010', name: 'Team', hasDefaultValue: false };
    const urgency = { fieldId: 'customfield_10020', name: 'Urgency', hasDefaultValue: true };
    const components = { fieldId: 'components', name: 'Components', hasDefaultValue: false };
    Object.assign(world.chat.jira.required, { OPS: [team, urgency], WEB: [team, components], FREE: [] });
  });
  afterAll(() => world.close());
  beforeEach(() => {
    world.chat.jira.isCloud = false;
    world.chat.jira.isOld = false;
  });

  async function publisherOf(name: string): Promise<string> {
    const { body } = await world.admin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
    return body.find((one) => one.name === name)?.uuid ?? '';
  }
  const post = (config: object, of = publisher) =>
    world.admin.post<JiraTarget[]>(path, { publisher: of, publisherConfig: JSON.stringify(config) });
  async function check(config: object): Promise<JiraTarget[]> {
    const { status, body, text } = await post(config);
    expect(status, text).toBe(200);
    expect(text).not.toContain('jira-secret');
    return body;
  }
  const ops = { destination: 'OPS', jiraTicketType: 'Task' };
  const team = { id: 'customfield_10010', name: 'Team' };

  it.each([
    ['Server', { isCloud: false, isOld: false }],
    ['Cloud, page by page', { isCloud: true, isOld: false }],
    ['a Server that is old', { isCloud: false, isOld: true }],
  ])('are told before an issue is refused for want of them: %s', async (_what, kind) => {
    Object.assign(world.chat.jira, kind);
    expect(await check(ops)).toEqual([{ project: 'OPS', issueType: 'Task', missing: [team] }]);
    expect(await check({ ...ops, jiraFields: { customfield_10010: { value: 'Web' } } })).toMatchObject([
      { missing: [] },
    ]);
    expect(await check({ ...ops, jiraFields: { customfield_10010: '' } })).toMatchObject([
      { missing: [team] },
    ]);
    expect(await check({ ...ops, jiraTicketType: 'Bug' })).toMatchObject([{ missing: [] }]);
    expect(await check({ ...ops, destination: 'FREE' })).toMatchObject([{ missing: [] }]);
    expect(await check({ ...ops, destination: 'NOWHERE' })).toMatchObject([
      { missing: [], error: expect.stringContaining('no project "NOWHERE"') },
    ]);
    expect(await check({ ...ops, jiraTicketType: 'Tsk' })).toMatchObject([
      { missing: [], error: expect.stringContaining('It has: Bug, Task, Story.') },
    ]);
    const asked = world.chat.received.findLast(({ method }) => method === 'GET');
    const basic = Buffer.from('bot:jira-secret').toString('base64');
    expect(asked?.headers.authorization).toBe(`Basic ${basic}`);
  });

  it('are asked for each project that a tag leads to', async () => {
    const jiraByTag = {
      web: { destination: 'WEB', fields: { components: [{ name: 'Shop' }] } },
      same: { fields: { components: [] } },
    };
    expect(await check({ ...ops, jiraByTag })).toEqual([
      { project: 'OPS', issueType: 'Task', missing: [team] },
      { tag: 'web', project: 'WEB', issueType: 'Task', missing: [team] },
    ]);
  });

  it('are those by which issues are refused, and with which they are taken', async () => {
    const rule = await world.newRule('Jira', ['BOM_PROCESSED'], { publisherConfig: JSON.stringify(ops) });
    await uploadBom(world.server, world.admin, 'Refused', '1', workshopBom);
    expect(await world.deliveries()).toMatchObject([
      { state: 'DEAD', error: expect.stringContaining('customfield_10010: Team is required.') },
    ]);
    const jiraFields = Object.fromEntries(
      ((await check(ops))[0]?.missing ?? []).map(({ id }) => [id, 'Web']),
    );
    const publisherConfig = JSON.stringify({ ...ops, jiraFields });
    await world.admin.post('/api/v1/notification/rule', {
      uuid: rule.uuid,
      name: rule.name,
      publisherConfig,
    });
    await uploadBom(world.server, world.admin, 'Taken', '1', workshopBom);
    expect((await world.deliveries()).map(({ state }) => state)).toEqual(['SENT', 'DEAD']);
  });

  it('are told of every rule where the connection to Jira is tried out, by what is typed there', async () => {
    await world.deleteRules();
    const newRule = (name: string, config: object, more: object = {}) =>
      world.newRule('Jira', ['BOM_PROCESSED'], { name, publisherConfig: JSON.stringify(config), ...more });
    await newRule('Whole', { ...ops, jiraFields: { customfield_10010: 'Web' } });
    await newRule('Bare', ops);
    await newRule('Not complete', { destination: 'OPS' });
    const test = async (settings: object[]) => {
      const path = '/api/waybill/v1/integrations/jira/test';
      const { status, body, text } = await world.admin.post<ConnectionTest>(path, { settings });
      expect(status, text).toBe(200);
      return body;
    };
    expect(await test([])).toMatchObject({
      ok: true,
      targets: [
        { rule: 'Bare', project: 'OPS', issueType: 'Task', missing: [team] },
        { rule: 'Whole', project: 'OPS', missing: [] },
      ],
    });
    // The stored password goes to no other host.
    const elsewhere = { group: 'integrations', name: 'jira.url', value: 'http://localhost:1/jira' };
    const failed = await test([elsewhere]);
    expect(failed.ok).toBe(false);
    expect(failed).not.toHaveProperty('targets');
  });

  it.each([
    ['does not know us', { status: 401 }],
    ['is in trouble', { status: 503 }],
    ['is cut off', 'cut'],
    ['is slow', { silentMs: 3 * silenceMs }],
    ['is a page to sign in', { status: 200, body: '<html>' }],
  ] as const)('are not known when Jira %s, which is said', async (_what, fault) => {
    world.chat.plan('jira', fault);
    const [target, ...others] = await check(ops);
    expect(others).toEqual([]);
    expect(target).toMatchObject({ missing: [], error: expect.stringMatching(/./) });
  });

  it('are not asked for what is no rule for Jira, or where nobody knows where Jira is', async () => {
    expect((await post({ destination: 'OPS' })).status).toBe(400);
    expect((await post({ ...ops, jiraFields: 'Team' })).status).toBe(400);
    expect((await post(ops, await publisherOf('Slack'))).status).toBe(400);
    expect((await post(ops, crypto.randomUUID())).status).toBe(404);
    const other = await world.server.asUser('VIEW_PORTFOLIO');
    expect((await other.post(path, { publisher, publisherConfig: JSON.stringify(ops) })).status).toBe(403);
    await runSql(
      world.server.db,
      sql`update config_property set value = null where property_name = 'jira.url'`,
    );
    expect((await post(ops)).status).toBe(409);
  });
});
