import type {
  NotificationDelivery,
  NotificationPublisher,
  NotificationRule,
  NotificationRuleState,
} from '@waybill/api-contract';
import { type ChatServer, type MailServer, startChatServer, startMailServer } from '@waybill/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  flaws,
  setAccessControl,
  storeWorkshopAdvisories,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../../test/audit-world.ts';
import type { TestClient } from '../../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { requestDelivery } from '../../../jobs/outbox.ts';
import { enqueue } from '../../../jobs/task.ts';
import { nvdCve, storeTestRecords } from '../../source/source.fixtures.ts';

type Members = Readonly<Record<string, unknown>>;
interface Posted {
  group: string;
  title: string;
  content: string;
  level: string;
  subject: Members;
}

describe('notifications', () => {
  let server: TestServer;
  let admin: TestClient;
  let chat: ChatServer;
  let mail: MailServer;
  let first: UploadedProject;
  let clock: number | undefined;

  beforeAll(async () => {
    server = await startTestServer({ now: () => new Date(clock ?? Date.now()) });
    admin = server.asAdmin;
    chat = await startChatServer();
    mail = await startMailServer();
    await storeWorkshopAdvisories(server);
    first = await uploadBom(server, admin, 'Workshop', '1', workshopBom);
    await setting('email', 'smtp.enabled', 'true');
    await setting('email', 'smtp.server.hostname', '127.0.0.1');
    await setting('email', 'smtp.server.port', String(mail.port));
    await setting('email', 'smtp.from.address', 'waybill@example.org');
  });
  afterAll(async () => {
    await server.close();
    await chat.close();
    await mail.close();
  });
  beforeEach(async () => {
    clock = undefined;
    await inTransaction(server.db, (trx) => runSql(trx, sql`delete from notification_rule`));
  });

  async function setting(groupName: string, propertyName: string, propertyValue: string) {
    const answer = await admin.post('/api/v1/configProperty', { groupName, propertyName, propertyValue });
    expect(answer.status, answer.text).toBe(200);
  }

  async function newRule(publisherName: string, notifyOn: readonly string[], more: object = {}) {
    const { body: publishers } = await admin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
    const publisher = publishers.find(({ name }) => name === publisherName);
    const answer = await admin.put<NotificationRule>('/api/v1/notification/rule', {
      name: publisherName,
      scope: 'PORTFOLIO',
      notificationLevel: 'INFORMATIONAL',
      publisher: { uuid: publisher?.uuid },
      notifyOn,
      ...more,
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  }
  const to = (service: string, more: object = {}) => ({
    publisherConfig: JSON.stringify({ destination: `${chat.url}/${service}/secret-path`, ...more }),
  });

  /** The messages that a webhook got since a point, as its template writes them. */
  const postedSince = (start: number, path?: string): Posted[] =>
    chat.received
      .slice(start)
      .filter((one) => one.service === 'webhook' && (path === undefined || one.path === path))
      .map((one) => (JSON.parse(one.body) as { notification: Posted }).notification);

  const deliveries = async (query = '') =>
    (await admin.get<NotificationDelivery[]>(`/api/waybill/v1/notification/deliveries?${query}`)).body;

  it('tell of a new project, its BOM, its vulnerable components and each of their vulnerabilities', async () => {
    await newRule(
      'Outbound Webhook',
      ['PROJECT_CREATED', 'BOM_CONSUMED', 'BOM_PROCESSED', 'NEW_VULNERABILITY', 'NEW_VULNERABLE_DEPENDENCY'],
      to('webhook', { token: 'of-the-rule', tokenHeader: 'X-Hook' }),
    );
    const start = chat.received.length;
    const project = await uploadBom(server, admin, 'Smithy', '1', workshopBom);
    const posted = postedSince(start);
    const titles = posted.map(({ group, title }) => [group, title]);
    expect(titles.slice(0, 3)).toEqual([
      ['PROJECT_CREATED', 'Project Added'],
      ['BOM_CONSUMED', 'Bill of Materials Consumed'],
      ['BOM_PROCESSED', 'Bill of Materials Processed'],
    ]);
    const on = (words: string) => `${words} on Project: [Smithy : 1]`;
    expect(titles.slice(3).sort()).toEqual(
      [
        ...Array(5).fill(['NEW_VULNERABILITY', on('New Vulnerability Identified')]),
        ...Array(3).fill(['NEW_VULNERABLE_DEPENDENCY', on('Vulnerable Dependency Introduced')]),
      ].sort(),
    );
    const projectJson = { uuid: project.uuid, name: 'Smithy', version: '1' };
    expect(posted[2]?.subject).toEqual({
      project: projectJson,
      bom: {
        content: Buffer.from(JSON.stringify(workshopBom)).toString('base64'),
        format: 'CycloneDX',
        specVersion: '1.6',
      },
    });
    const critical = posted.find(({ subject }) => {
      const told = subject as { vulnerability?: { vulnId: string } } | null;
      return told?.vulnerability?.vulnId === flaws.critical;
    });
    expect(critical?.content).toBe(`Description of ${flaws.critical}`);
    expect(critical?.subject).toEqual({
      component: { uuid: project.components.anvil, name: 'anvil', version: '1.5' },
      vulnerabilityAnalysisLevel: 'BOM_UPLOAD_ANALYSIS',
      vulnerability: {
        uuid: expect.any(String),
        vulnId: flaws.critical,
        source: 'NVD',
        aliases: [],
        description: `Description of ${flaws.critical}`,
        cvssv3: 9.8,
        severity: 'CRITICAL',
        cwe: { cweId: 79, name: expect.any(String) },
        cwes: [{ cweId: 79, name: expect.any(String) }],
      },
      affectedProjects: [projectJson, { uuid: first.uuid, name: 'Workshop', version: '1' }],
    });
    const dependency = posted.find(({ group }) => group === 'NEW_VULNERABLE_DEPENDENCY');
    expect(Object.keys(dependency?.subject ?? {})).toEqual(['project', 'component', 'vulnerabilities']);
    const [message] = chat.received.slice(start);
    expect(message?.headers).toMatchObject({
      'x-hook': 'of-the-rule',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    // The same again is nothing new.
    const again = chat.received.length;
    await uploadBom(server, admin, 'Smithy', '1', workshopBom);
    expect(postedSince(again).map(({ group }) => group)).toEqual(['BOM_CONSUMED', 'BOM_PROCESSED']);
  });

  it('tell of a vulnerability that an advisory brings to projects that a rule covers, and of no others', async () => {
    const other = await uploadBom(server, admin, 'Shed', '1', workshopBom);
    const rule = await newRule('Outbound Webhook', ['NEW_VULNERABILITY'], to('webhook'));
    await admin.post(`/api/v1/notification/rule/${rule.uuid}/project/${other.uuid}`, {});
    const start = chat.received.length;
    await storeTestRecords(server.db, { nvd: [nvdCve('CVE-2026-0100')] });
    await server.runJobs();
    const posted = postedSince(start);
    expect(posted.map(({ title }) => title)).toEqual(['New Vulnerability Identified on Project: [Shed : 1]']);
    expect(posted[0]?.subject).toMatchObject({ vulnerabilityAnalysisLevel: 'PERIODIC_ANALYSIS' });
    // The same advisory again changes nothing.
    await storeTestRecords(server.db, { nvd: [nvdCve('CVE-2026-0100')] });
    await server.runJobs();
    expect(postedSince(start)).toHaveLength(1);
  });

  it('write nothing where no rule wants it', async () => {
    await newRule('Outbound Webhook', ['VEX_PROCESSED'], to('webhook'));
    const start = chat.received.length;
    await uploadBom(server, admin, 'Quiet', '1', workshopBom);
    await storeTestRecords(server.db, { nvd: [nvdCve('CVE-2026-0101')] });
    await server.runJobs();
    expect(chat.received.length).toBe(start);
    expect(await deliveries()).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox
      where event_group in ('COMPONENTS_ADDED', 'MATCHES_ADDED') and delivered_at is null`.execute(server.db);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('tell of a decision with what was decided', async () => {
    await newRule('Outbound Webhook', ['PROJECT_AUDIT_CHANGE'], to('webhook'));
    const { body: vulnerability } = await admin.get<{ uuid: string }>(
      `/api/v1/vulnerability/source/NVD/vuln/${flaws.critical}`,
    );
    const start = chat.received.length;
    const decide = (body: object) =>
      admin.put('/api/v1/analysis', {
        project: first.uuid,
        component: first.components.anvil,
        vulnerability: vulnerability.uuid,
        ...body,
      });
    await decide({ analysisState: 'FALSE_POSITIVE', comment: 'Not ours' });
    await decide({ analysisState: 'FALSE_POSITIVE', isSuppressed: true });
    await server.runJobs();
    const posted = postedSince(start);
    expect(posted.map(({ title }) => title)).toEqual([
      'Analysis Decision: False Positive on Project: [Workshop : 1]',
      'Analysis Decision: Finding Suppressed on Project: [Workshop : 1]',
    ]);
    expect(posted[0]?.subject).toEqual({
      component: { uuid: first.components.anvil, name: 'anvil', version: '1.5' },
      vulnerability: expect.objectContaining({ vulnId: flaws.critical }),
      analysis: {
        suppressed: false,
        state: 'FALSE_POSITIVE',
        project: first.uuid,
        component: first.components.anvil,
        vulnerability: vulnerability.uuid,
      },
      affectedProjects: [{ uuid: first.uuid, name: 'Workshop', version: '1' }],
    });
  });

  it('tell of each violation of a policy', async () => {
    await newRule('Outbound Webhook', ['POLICY_VIOLATION'], to('webhook'));
    const start = chat.received.length;
    const { body: policy } = await admin.put<{ uuid: string }>('/api/v1/policy', {
      name: 'No nails',
      operator: 'ANY',
      violationState: 'FAIL',
    });
    await admin.post(`/api/v1/policy/${policy.uuid}/project/${first.uuid}`, {});
    const condition = await admin.put(`/api/v1/policy/${policy.uuid}/condition`, {
      subject: 'COORDINATES',
      operator: 'MATCHES',
      value: '{"name":"nail","version":"*"}',
    });
    expect(condition.status, condition.text).toBe(201);
    await server.runJobs();
    const posted = postedSince(start);
    expect(posted.map(({ title }) => title)).toEqual(['Policy Violation on Project: [Workshop : 1]']);
    expect(posted[0]?.subject).toMatchObject({
      project: { uuid: first.uuid },
      component: { name: 'nail' },
      policyViolation: {
        type: 'OPERATIONAL',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        policyCondition: { subject: 'COORDINATES', policy: { name: 'No nails', violationState: 'FAIL' } },
      },
    });
  });

  it('tell of users to rules of the system', async () => {
    await newRule('Outbound Webhook', ['USER_CREATED', 'USER_DELETED'], {
      ...to('webhook'),
      scope: 'SYSTEM',
    });
    const start = chat.received.length;
    await admin.put('/api/v1/user/ldap', { username: 'ann' });
    await admin.delete('/api/v1/user/ldap', { username: 'ann' });
    await server.runJobs();
    expect(postedSince(start)).toMatchObject([
      { group: 'USER_CREATED', title: 'User Created', subject: { username: 'ann' } },
      { group: 'USER_DELETED', title: 'User Deleted', subject: { username: 'ann' } },
    ]);
  });

  it('cover active children and tags as the limits of a rule say', async () => {
    const newProject = async (name: string, more: object = {}) =>
      (await admin.put<{ uuid: string }>('/api/v1/project', { name, ...more })).body;
    const parent = await newProject('Parent');
    const child = await newProject('Child', { parent: { uuid: parent.uuid } });
    const asleep = await newProject('Asleep', { parent: { uuid: child.uuid }, active: false });
    const tagged = await newProject('Tagged', { tags: [{ name: 'told' }] });
    const beside = await newProject('Beside');
    const withChildren = await newRule('Outbound Webhook', ['BOM_PROCESSED'], to('webhook/children'));
    await admin.post(`/api/v1/notification/rule/${withChildren.uuid}/project/${parent.uuid}`, {});
    await newRule('Outbound Webhook', ['BOM_PROCESSED'], { ...to('webhook/tags'), tags: [{ name: 'told' }] });
    const alone = await newRule('Outbound Webhook', ['BOM_PROCESSED'], {
      ...to('webhook/alone'),
      notifyChildren: false,
    });
    await admin.post(`/api/v1/notification/rule/${alone.uuid}/project/${parent.uuid}`, {});
    const start = chat.received.length;
    for (const project of [parent, child, asleep, tagged, beside]) {
      const answer = await admin.put('/api/v1/bom', {
        project: project.uuid,
        bom: Buffer.from(JSON.stringify(workshopBom)).toString('base64'),
      });
      expect(answer.status, answer.text).toBe(200);
    }
    await server.runJobs();
    const toldOf = (service: string) =>
      postedSince(start, `/webhook/${service}/secret-path`)
        .map(({ subject }) => (subject as { project: { name: string } }).project.name)
        .sort();
    expect(toldOf('children')).toEqual(['Child', 'Parent']);
    expect(toldOf('tags')).toEqual(['Tagged']);
    expect(toldOf('alone')).toEqual(['Parent']);
  });

  it('only of the level that a rule wants, and of nothing while it is off', async () => {
    await newRule('Outbound Webhook', ['BOM_PROCESSED'], { ...to('webhook'), notificationLevel: 'WARNING' });
    await newRule('Outbound Webhook', ['BOM_PROCESSED'], { ...to('webhook'), enabled: false });
    const start = chat.received.length;
    await uploadBom(server, admin, 'Level', '1', workshopBom);
    expect(chat.received.length).toBe(start);
  });

  it('hold up only the line of the message that failed, try again, and keep the order', async () => {
    await newRule('Outbound Webhook', ['BOM_CONSUMED', 'BOM_PROCESSED'], to('webhook'));
    const start = chat.received.length;
    chat.plan('webhook', { status: 503 });
    await uploadBom(server, admin, 'Held', '1', workshopBom);
    expect(chat.received.slice(start).map(({ status }) => status)).toEqual([503]);
    await uploadBom(server, admin, 'Free', '1', workshopBom);
    expect(chat.received.slice(start).map(({ status }) => status)).toEqual([503, 200, 200]);
    const waiting = await deliveries('state=WAITING');
    expect(waiting.map(({ attempts, error }) => [attempts, error])).toEqual([
      [0, undefined],
      [1, expect.stringContaining('answered 503')],
    ]);
    expect(JSON.stringify(waiting)).not.toContain('secret-path');
    clock = Date.now() + 31_000;
    await wake();
    const all = chat.received.slice(start);
    const groups = all.map((one) => (JSON.parse(one.body) as { notification: Posted }).notification.group);
    expect(groups).toEqual([
      'BOM_CONSUMED',
      'BOM_CONSUMED',
      'BOM_PROCESSED',
      'BOM_CONSUMED',
      'BOM_PROCESSED',
    ]);
    // The same key for every try.
    expect(all[3]?.headers['idempotency-key']).toBe(all[0]?.headers['idempotency-key']);
    expect(await deliveries('state=WAITING')).toEqual([]);
  });

  /** Runs the check for due work. */
  async function wake() {
    const { rows } = await sql`select 1 from notification_line`.execute(server.db);
    if (rows.length > 0) await inTransaction(server.db, requestDelivery);
    await server.runJobs();
  }

  it('are given up after ten tries with the reason, and sent again when asked', async () => {
    const rule = await newRule('Outbound Webhook', ['BOM_PROCESSED'], to('webhook'));
    const start = chat.received.length;
    chat.plan('webhook', ...Array.from({ length: 10 }, () => ({ status: 404, body: 'channel_not_found' })));
    await uploadBom(server, admin, 'Dead', '1', workshopBom);
    clock = Date.now();
    for (let tries = 1; tries < 10; tries++) {
      clock += 2 * 3_600_000 + 1_000;
      await wake();
    }
    expect(chat.received.length - start).toBe(10);
    const [dead, ...others] = await deliveries('state=DEAD');
    expect(others).toEqual([]);
    expect(dead).toMatchObject({ attempts: 10, error: expect.stringContaining('404 (channel_not_found)') });
    const { body: states } = await admin.get<NotificationRuleState[]>('/api/waybill/v1/notification/rules');
    expect(states).toMatchObject([{ uuid: rule.uuid, waiting: 0, dead: 1, error: expect.any(String) }]);
    const again = await admin.post(`/api/waybill/v1/notification/deliveries/${dead?.uuid}/send`, {});
    expect(again.status, again.text).toBe(200);
    await server.runJobs();
    expect(chat.received.length - start).toBe(11);
    expect(await deliveries()).toMatchObject([{ uuid: dead?.uuid, state: 'SENT', attempts: 1 }]);
    const twice = await admin.post(`/api/waybill/v1/notification/deliveries/${dead?.uuid}/send`, {});
    expect(twice.status).toBe(409);
  });

  it.each([
    ['is refused as it is', 'slack', { status: 400, body: 'invalid_blocks' }, 'DEAD'],
    ['goes to a hook that is gone', 'slack', { status: 410, body: 'channel_is_archived' }, 'DEAD'],
    ['is too large', 'webhook', { status: 413 }, 'DEAD'],
    ['is redirected', 'webhook', { status: 302, headers: { location: '/elsewhere' } }, 'DEAD'],
    ['is not authorized', 'webhook', { status: 401 }, 'WAITING'],
    ['is forbidden', 'webhook', { status: 403 }, 'WAITING'],
    ['comes too often', 'mattermost', { status: 429, headers: { 'retry-after': '600' } }, 'WAITING'],
    ['meets a fault', 'webex', { status: 500 }, 'WAITING'],
    ['is cut off', 'webhook', 'cut', 'WAITING'],
    ['is too large for a workflow', 'workflows', { status: 413 }, 'DEAD'],
    ['meets a workflow that is asked too often', 'workflows', { status: 429 }, 'WAITING'],
    [
      'comes too often for Teams, which says so in a good answer',
      'msteams',
      { status: 200, body: 'HTTP error 429' },
      'WAITING',
    ],
  ] as const)('a message that %s', async (_what, service, fault, state) => {
    const names = {
      slack: 'Slack',
      webhook: 'Outbound Webhook',
      mattermost: 'Mattermost',
      webex: 'Cisco Webex',
      msteams: 'Microsoft Teams',
      workflows: 'Microsoft Teams Workflows',
    };
    // Its own address, as a host that asks to be left alone is left alone.
    await newRule(names[service], ['BOM_PROCESSED'], to(`${service}/${crypto.randomUUID()}`));
    chat.plan(service, fault);
    await uploadBom(server, admin, `Fault ${service}`, crypto.randomUUID(), workshopBom);
    const [only] = await deliveries();
    expect(only).toMatchObject({ state, attempts: 1, error: expect.any(String) });
    expect(only?.error).not.toContain('secret-path');
    if (service === 'mattermost') expect(only?.nextTry ?? 0).toBeGreaterThan(Date.now() + 500_000);
  });

  it('an address that may not be asked is never asked', async () => {
    await newRule('Outbound Webhook', ['BOM_PROCESSED'], {
      publisherConfig: JSON.stringify({ destination: 'http://169.254.169.254/latest/meta-data' }),
    });
    await uploadBom(server, admin, 'Metadata', '1', workshopBom);
    expect(await deliveries()).toMatchObject([{ state: 'DEAD', error: expect.stringContaining('metadata') }]);
  });

  it.each([
    ['Slack', 'slack'],
    ['Microsoft Teams', 'msteams'],
    ['Microsoft Teams Workflows', 'workflows'],
    ['Mattermost', 'mattermost'],
    ['Cisco Webex', 'webex'],
    ['Outbound Webhook', 'webhook'],
  ])(
    'a test of a rule sends a sample of each of its groups by %s, also while it is off',
    async (name, service) => {
      const notifyOn = [
        'NEW_VULNERABILITY',
        'NEW_VULNERABLE_DEPENDENCY',
        'PROJECT_AUDIT_CHANGE',
        'POLICY_VIOLATION',
        'BOM_PROCESSING_FAILED',
        'BOM_VALIDATION_FAILED',
        'PROJECT_CREATED',
      ];
      const rule = await newRule(name, notifyOn, {
        ...to(`${service}/${crypto.randomUUID()}`),
        enabled: false,
      });
      const start = chat.received.length;
      expect((await admin.post(`/api/v1/notification/publisher/test/${rule.uuid}`, {})).status).toBe(200);
      await server.runJobs();
      expect((await deliveries()).map(({ state, error, test }) => [state, error, test])).toEqual(
        notifyOn.map(() => ['SENT', undefined, true]),
      );
      expect(chat.received.length - start).toBe(notifyOn.length);
    },
  );

  it('Jira gets an issue with the account of the settings', async () => {
    await setting('integrations', 'jira.url', `${chat.url}/jira/`);
    await setting('integrations', 'jira.username', 'bot');
    await setting('integrations', 'jira.password', 'jira-secret');
    await newRule('Jira', ['NEW_VULNERABLE_DEPENDENCY'], {
      publisherConfig: JSON.stringify({
        destination: 'OPS',
        jiraTicketType: 'Task',
        jiraFields: { customfield_10010: { value: 'Web' } },
      }),
    });
    const start = chat.received.length;
    await uploadBom(server, admin, 'Ticket', '1', workshopBom);
    const issues = chat.received.slice(start);
    expect(issues.map(({ status }) => status)).toEqual([201, 201, 201]);
    const authorization = `Basic ${Buffer.from('bot:jira-secret').toString('base64')}`;
    expect(issues[0]?.headers.authorization).toBe(authorization);
    expect(JSON.parse(issues[0]?.body ?? '')).toMatchObject({
      fields: {
        project: { key: 'OPS' },
        issuetype: { name: 'Task' },
        summary: 'Vulnerable dependency in Ticket : 1',
        customfield_10010: { value: 'Web' },
      },
    });
  });

  it('a mail goes to the addresses of a rule and to its teams, to these only of what they see', async () => {
    const secondTeam = await admin.put<{ uuid: string }>('/api/v1/team', { name: 'Guild' });
    await admin.put('/api/v1/user/ldap', { username: 'smith' });
    await admin.post('/api/v1/user/smith/membership', { uuid: secondTeam.body.uuid });
    await inTransaction(server.db, (trx) =>
      runSql(trx, sql`update app_user set email = 'smith@example.org' where username = 'smith'`),
    );
    const rule = await newRule('Email', ['BOM_PROCESSED', 'NEW_VULNERABILITY'], {
      publisherConfig: JSON.stringify({ destination: 'all@example.org, more@example.org' }),
    });
    await admin.post(`/api/v1/notification/rule/${rule.uuid}/team/${secondTeam.body.uuid}`, {});
    const start = mail.received.length;
    await setAccessControl(server, true);
    try {
      await admin.put('/api/v1/project', { name: 'Seen', version: '1' });
      const { body: seen } = await admin.get<{ uuid: string }>('/api/v1/project/lookup?name=Seen&version=1');
      await admin.put('/api/v1/acl/mapping', { team: secondTeam.body.uuid, project: seen.uuid });
      await uploadBom(server, admin, 'Seen', '1', workshopBom);
      await uploadBom(server, admin, 'Hidden guild', '1', workshopBom);
    } finally {
      await setAccessControl(server, false);
    }
    const sent = mail.received.slice(start);
    const toTeam = sent.filter((one) => one.to.includes('smith@example.org'));
    const toAll = sent.filter((one) => one.to.includes('all@example.org'));
    // The BOM and every vulnerability of each project.
    expect(toTeam.length).toBeGreaterThan(5);
    expect(toAll).toHaveLength(2 * toTeam.length);
    expect(toAll[0]?.to).toEqual(['all@example.org', 'more@example.org']);
    for (const { raw } of toTeam) {
      expect(raw).not.toContain('Hidden guild');
      // Another project that has the same component.
      expect(raw).not.toContain('Workshop');
    }
    expect(toAll.some(({ raw }) => raw.includes('Workshop'))).toBe(true);
    expect(toAll[0]?.raw).toMatch(/^Subject: \[Waybill\] Bill of Materials Processed\r$/m);
    expect(toAll[0]?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@waybill>\r$/im);
  });

  it('mail is not sent in plain text where encryption is asked for', async () => {
    const plain = await startMailServer({ withoutStartTls: true });
    try {
      await setting('email', 'smtp.server.port', String(plain.port));
      await setting('email', 'smtp.ssltls', 'true');
      await setting('email', 'smtp.trustcert', 'true');
      await newRule('Email', ['BOM_PROCESSED'], {
        publisherConfig: JSON.stringify({ destination: 'all@example.org' }),
      });
      await uploadBom(server, admin, 'Encrypted', '1', workshopBom);
      expect(plain.received).toEqual([]);
      expect(await deliveries()).toMatchObject([{ state: 'WAITING', error: expect.any(String) }]);
      await setting('email', 'smtp.server.port', String(mail.port));
      clock = Date.now() + 31_000;
      const start = mail.received.length;
      await wake();
      expect(mail.received.slice(start)).toMatchObject([{ isSecure: true, to: ['all@example.org'] }]);
    } finally {
      await plain.close();
      await setting('email', 'smtp.ssltls', 'false');
      await setting('email', 'smtp.server.port', String(mail.port));
    }
  });

  it('a test of the settings of mail says why it failed', async () => {
    const start = mail.received.length;
    const form = (destination: string) =>
      admin.post('/api/v1/notification/publisher/test/smtp', new URLSearchParams({ destination }));
    expect((await form('probe@example.org')).status).toBe(200);
    await server.runJobs();
    expect(mail.received.slice(start)).toMatchObject([{ to: ['probe@example.org'] }]);
    expect((await form('nobody')).status).toBe(400);
  });

  it('go with the rule, and hidden projects stay hidden in the list of deliveries', async () => {
    const rule = await newRule('Outbound Webhook', ['NEW_VULNERABLE_DEPENDENCY'], to('webhook'));
    await uploadBom(server, admin, 'Secret anvil', '1', workshopBom);
    expect(await deliveries(`rule=${rule.uuid}`)).toHaveLength(3);
    await setAccessControl(server, true);
    try {
      const other = await server.asKey('SYSTEM_CONFIGURATION');
      const list = await other.get('/api/waybill/v1/notification/deliveries');
      expect(list.body).toEqual([]);
      const states = await other.get<NotificationRuleState[]>('/api/waybill/v1/notification/rules');
      expect(states.body).toEqual([{ uuid: rule.uuid, waiting: 0, dead: 0 }]);
    } finally {
      await setAccessControl(server, false);
    }
    await admin.delete('/api/v1/notification/rule', { uuid: rule.uuid });
    expect(await deliveries()).toEqual([]);
  });

  it('rules that run by the clock sum up what came up since, once, and nothing of what they do not cover', async () => {
    const { body: publishers } = await admin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
    const hook = publishers.find(({ name }) => name === 'Outbound Webhook');
    const { body: rule } = await admin.put<NotificationRule>('/api/v1/notification/rule/scheduled', {
      name: 'Hourly',
      scope: 'PORTFOLIO',
      notificationLevel: 'INFORMATIONAL',
      publisher: { uuid: hook?.uuid },
    });
    const changed = await admin.post<NotificationRule>('/api/v1/notification/rule', {
      uuid: rule.uuid,
      name: rule.name,
      enabled: true,
      notifyOn: ['NEW_VULNERABILITIES_SUMMARY', 'NEW_POLICY_VIOLATIONS_SUMMARY'],
      scheduleSkipUnchanged: true,
      ...to('webhook'),
    });
    expect(changed.status, changed.text).toBe(200);
    const covered = await uploadBom(server, admin, 'Summed', '1', workshopBom);
    await uploadBom(server, admin, 'Not summed', '1', workshopBom);
    await admin.post(`/api/v1/notification/rule/${rule.uuid}/project/${covered.uuid}`, {});
    const start = chat.received.length;
    const run = async () => {
      await inTransaction(server.db, (trx) => enqueue(trx, { kind: 'notification.summary', input: {} }));
      await server.runJobs();
    };
    await run();
    expect(chat.received.length).toBe(start);
    clock = Date.now() + 3_600_000;
    await run();
    const posted = postedSince(start);
    expect(posted.map(({ group, title }) => [group, title])).toEqual([
      ['NEW_VULNERABILITIES_SUMMARY', 'New Vulnerabilities Summary'],
    ]);
    expect(posted[0]?.subject).toMatchObject({
      overview: {
        affectedProjectsCount: 1,
        affectedComponentsCount: 3,
        newVulnerabilitiesCount: expect.any(Number),
        suppressedNewVulnerabilitiesCount: 0,
      },
      summary: { projectSummaries: [{ project: { name: 'Summed' } }] },
      details: { findingsByProject: [{ project: { uuid: covered.uuid } }] },
      since: expect.any(String),
    });
    expect(JSON.stringify(posted)).not.toContain('Not summed');
    // There is nothing new an hour later.
    clock = Date.now() + 2 * 3_600_000;
    await run();
    expect(postedSince(start)).toHaveLength(1);
    const { body: rules } = await admin.get<NotificationRule[]>(
      '/api/v1/notification/rule?triggerType=SCHEDULE',
    );
    expect(rules[0]?.scheduleLastTriggeredAt).toBe(clock);
    expect(rules[0]?.scheduleNextTriggerAt ?? 0).toBeGreaterThan(clock);
  });

  it('a preview fills a template in, or says what is wrong with it and where', async () => {
    const preview = (template: string, group: string) =>
      admin.post('/api/waybill/v1/notification/preview', {
        publisherClass: 'org.dependencytrack.notification.publisher.WebhookPublisher',
        template,
        group,
      });
    expect((await preview('{"a": "{{ subject.component.toString }}"}', 'NEW_VULNERABILITY')).body).toEqual({
      text: '{"a": "pkg:maven/example.rope/knot@3.1.0"}',
      isJson: true,
    });
    expect((await preview('x\n{{ a | nope }}', 'BOM_CONSUMED')).body).toMatchObject({ line: 2, column: 8 });
    expect((await preview('{% for x in "a" %}{{ x.y.z }}', 'BOM_CONSUMED')).body).toMatchObject({
      error: expect.any(String),
    });
  });
});
