import type { NotificationPublisher, NotificationRule, NotificationRuleOptions } from '@waybill/api-contract';
import { startChatServer } from '@waybill/test-kit';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, type PageOptions, setUpPages, takeScreenshot } from '#test';
import { inTransaction, runSql, signIn, sql, startPlainServer } from '#test/server';

async function startAlertWorld() {
  const chat = await startChatServer();
  const world = await signIn(await startPlainServer(), 'SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  await world.server.asAdmin.put('/api/v1/project', {
    name: 'Workshop',
    version: '1',
    tags: [{ name: 'forged' }],
  });
  await world.server.runJobs();
  return {
    ...world,
    chat,
    close: async () => {
      await world.server.close();
      await chat.close();
    },
  };
}

const pages = setUpPages(startAlertWorld);

beforeEach(async () => {
  const { db } = pages.world.server;
  await inTransaction(db, (trx) => runSql(trx, sql`delete from notification_rule`));
});

/** A test that is tried again finds the projects of the first try. */
const newVersion = () => crypto.randomUUID();

async function publisherOf(name: string): Promise<string> {
  const { asAdmin } = pages.world.server;
  const { body } = await asAdmin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
  return body.find((publisher) => publisher.name === name)?.uuid ?? '';
}

async function addAlert(publisher: string, more: object = {}): Promise<NotificationRule> {
  const { asAdmin } = pages.world.server;
  const answer = await asAdmin.put<NotificationRule>('/api/v1/notification/rule', {
    name: `To ${publisher}`,
    scope: 'PORTFOLIO',
    notificationLevel: 'INFORMATIONAL',
    publisher: { uuid: await publisherOf(publisher) },
    ...more,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const addressed = (path: string, more: object = {}) => ({
  publisherConfig: JSON.stringify({ destination: `${pages.world.chat.url}/${path}`, ...more }),
});

async function storedAlert(uuid: string): Promise<NotificationRule | undefined> {
  const { asAdmin } = pages.world.server;
  const { body } = await asAdmin.get<NotificationRule[]>('/api/v1/notification/rule');
  return body.find((alert) => alert.uuid === uuid);
}

async function openAlert(uuid: string, options: PageOptions = {}, tab = '') {
  const opened = await pages.open(`/admin/notifications/alerts/${uuid}${tab}`, options);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Alert saved').waitFor();
}

test('an alert is created, set up, and sends what happens', async () => {
  const { page, problems } = await pages.open('/admin/notifications');
  await page.waitForURL('**/admin/notifications/alerts');
  await page.getByText('No alerts yet').waitFor();
  await page.getByRole('button', { name: 'Create alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create alert' });
  await dialog.getByLabel('Name').fill('Projects to Slack');
  await dialog.getByLabel('Template').selectOption({ label: 'Slack' });
  await takeScreenshot(page, 'alert-create');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Projects to Slack', level: 1 }).waitFor();

  await page.getByText('Nothing is chosen, so this alert sends nothing.').waitFor();
  await page.getByRole('checkbox', { name: 'Project created' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This field is required.').waitFor();
  await page.getByLabel('Webhook URL').fill('slack');
  await page.getByText('Enter a valid URL.').waitFor();
  await page.getByLabel('Webhook URL').fill(`${pages.world.chat.url}/slack/secret`);
  await page.getByRole('combobox', { name: 'Tags' }).click();
  await page.getByRole('option', { name: 'forged' }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await takeScreenshot(page, 'alert-settings');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  const start = pages.world.chat.received.length;
  const { server } = pages.world;
  for (const [name, tag] of [
    ['Other', 'cast'],
    ['Forge', 'forged'],
  ] as const)
    await server.asAdmin.put('/api/v1/project', { name, version: newVersion(), tags: [{ name: tag }] });
  await server.runJobs();
  // New projects are reported whatever the limits are.
  const received = pages.world.chat.received.slice(start);
  const named = received.map(({ body }) => /Other|Forge/.exec(body)?.[0]);
  expect(named.toSorted()).toEqual(['Forge', 'Other']);
  const uuid = page.url().split('/').at(-1) ?? '';
  expect(await storedAlert(uuid)).toMatchObject({
    notifyOn: ['PROJECT_CREATED'],
    tags: [{ name: 'forged' }],
  });

  await page.getByRole('link', { name: 'Alerts', exact: true }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'Projects to Slack' });
  await row.getByText('Project created').waitFor();
  await page.reload();
  await row.getByText(/seconds? ago|now/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'alert-list');
  expect(problems).toEqual([]);
});

test('a test message says of each event what came of it', async () => {
  const { chat, server } = pages.world;
  const notifyOn = ['PROJECT_CREATED', 'BOM_PROCESSED'];
  const alert = await addAlert('Slack', { notifyOn, ...addressed('slack/secret') });
  const { page, problems } = await openAlert(alert.uuid);
  chat.plan('slack', { status: 400, body: 'invalid_blocks' });
  const asked = page.waitForResponse('**/api/v1/notification/publisher/test/*');
  await page.getByRole('button', { name: 'Send test' }).click();
  await asked;
  await server.runJobs();
  const steps = page.getByRole('status').getByRole('listitem');
  await steps.nth(1).waitFor();
  const texts = (await steps.allTextContents()).toSorted();
  expect(texts.filter((text) => text.includes(': sent'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('400 (invalid_blocks)'))).toHaveLength(1);
  await takeScreenshot(page, 'alert-test');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('what was given up is listed with its reason, and sent again', async () => {
  const { chat, server } = pages.world;
  const alert = await addAlert('Slack', { notifyOn: ['PROJECT_CREATED'], ...addressed('slack/secret') });
  chat.plan(
    'slack',
    { status: 410, body: 'channel_is_archived' },
    { status: 410, body: 'channel_is_archived' },
  );
  for (const name of ['Anvil', 'Bellows', 'Tongs'])
    await server.asAdmin.put('/api/v1/project', { name, version: newVersion() });
  await server.runJobs();
  const { page, problems } = await openAlert(alert.uuid, { width: 1366, height: 800 });
  await page.getByRole('alert').getByRole('link', { name: '2 notifications' }).click();
  await page.waitForURL('**/deliveries?state=DEAD');
  const grid = page.getByRole('grid');
  await grid.getByText('410 (channel_is_archived)').first().waitFor();
  await takeScreenshot(page, 'alert-deliveries');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await grid.getByText('Project Added').last().click();
  await page.getByText('Idempotency key').waitFor();
  await takeScreenshot(page, 'alert-delivery-panel');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await grid.getByRole('button', { name: 'Send again' }).first().click();
  await page.getByText('Notification is sent again').waitFor();
  await server.runJobs();
  await page.getByRole('checkbox', { name: 'Select row' }).first().click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send again' }).click();
  await page.getByText('1 notification is sent again').waitFor();
  await server.runJobs();
  await page.reload();
  await page.getByText('No deliveries match these filters').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a token is stored, never shown, and asked for again with another host', async () => {
  const alert = await addAlert('Outbound Webhook', {
    notifyOn: ['PROJECT_CREATED'],
    ...addressed('webhook/a', { token: 'of-the-rule', tokenHeader: 'X-Hook' }),
  });
  const { page } = await openAlert(alert.uuid);
  const token = page.getByLabel('Token', { exact: true });
  expect(await token.inputValue()).toBe('');
  expect(await token.getAttribute('placeholder')).toBe('Stored');
  expect(await page.content()).not.toContain('of-the-rule');
  await page.getByLabel('Webhook URL').fill('https://other.example/hook');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The stored one is for the previous address. Enter it again.').waitFor();
  await page.getByLabel('Webhook URL').fill(`${pages.world.chat.url}/webhook/b`);
  await save(page);
  const start = pages.world.chat.received.length;
  await pages.world.server.asAdmin.put('/api/v1/project', { name: 'Hook', version: newVersion() });
  await pages.world.server.runJobs();
  const [message] = pages.world.chat.received.slice(start);
  expect([message?.path, message?.headers['x-hook']]).toEqual(['/webhook/b', 'of-the-rule']);
});

test('issues are made in a repository, with a token that is asked for once', async () => {
  const { chat, server } = pages.world;
  const { uuid } = await addAlert('GitHub Issues', { notifyOn: ['PROJECT_CREATED'] });
  const { page, problems } = await openAlert(uuid, { width: 1440, height: 1000 });
  await page.getByLabel('Repository URL').fill('https://github.com/acme');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter the URL of a repository: owner and name are missing.').waitFor();
  await page.getByText('This field is required.').waitFor();
  await page.getByLabel('Repository URL').fill(`${chat.url}/github/acme/shop`);
  await page.getByLabel('API URL').fill(`${chat.url}/github/api/v3`);
  await page.getByLabel('Access token').fill('of-the-rule');
  await page.getByLabel('Labels').fill('security,');
  await save(page);
  await takeScreenshot(page, 'alert-github');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.reload();
  expect(await page.getByLabel('Access token').getAttribute('placeholder')).toBe('Stored');
  expect(await page.content()).not.toContain('of-the-rule');
  await server.asAdmin.put('/api/v1/project', { name: 'Issue', version: newVersion() });
  await server.runJobs();
  expect(chat.issues.at(-1)).toMatchObject({
    repository: 'acme/shop',
    title: 'Project Added',
    labels: ['security'],
  });
  const phone = await openAlert(uuid, { width: 390, height: 844, theme: 'dark' });
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findAccessibilityFaults(phone.page)).toEqual([]);
  await takeScreenshot(phone.page, 'alert-github-phone');
  expect(problems).toEqual([]);
});

test('issues of Jira have more fields, also by tag', async () => {
  const { uuid } = await addAlert('Jira', { notifyOn: ['PROJECT_CREATED'] });
  const { page, problems } = await openAlert(uuid, { width: 1440, height: 1000 });
  const { server, chat } = pages.world;
  const { jira } = chat;
  jira.required.OPS = [{ fieldId: 'customfield_10010', name: 'Team', hasDefaultValue: false }];
  for (const [name, value] of [
    ['jira.url', `${chat.url}/jira`],
    ['jira.password', 'jira-secret'],
  ])
    await server.asAdmin.post('/api/v1/configProperty', {
      ...{ groupName: 'integrations', propertyName: name, propertyValue: value },
    });
  await page.getByLabel('Project key').fill('OPS');
  await page.getByLabel('Issue type').fill('Task');
  // Before it is saved, and before Jira refuses an issue for it.
  const required = page.getByRole('list', { name: 'Required fields' });
  await page.getByRole('button', { name: 'Check required fields' }).click();
  await required.getByText('OPS · Task: Jira requires a value for Team (customfield_10010).').waitFor();
  await takeScreenshot(page, 'alert-jira-required');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('More fields').fill('[1]');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter an object in JSON.').waitFor();
  await page.getByLabel('More fields').fill('{"customfield_10010": {"value": "Web"}}');
  await page.getByLabel('By tag of the project').fill('{"web": {"destination": "WEB"}}');
  await page.getByRole('button', { name: 'Check required fields' }).click();
  await required.getByText('OPS · Task: every required field has a value.').waitFor();
  await required.getByText('WEB · Task (web): Jira has no project "WEB"').waitFor();
  await page.getByRole('switch', { name: "Use the project's tags as labels" }).click();
  await save(page);
  await takeScreenshot(page, 'alert-jira');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(JSON.parse((await storedAlert(uuid))?.publisherConfig ?? '{}')).toEqual({
    destination: 'OPS',
    jiraTicketType: 'Task',
    jiraFields: { customfield_10010: { value: 'Web' } },
    jiraByTag: { web: { destination: 'WEB' } },
    jiraLabelsFromTags: true,
  });
  expect(problems).toEqual([]);
});

test('a summary has a schedule with its next runs, in German too', async () => {
  const { page } = await pages.open('/admin/notifications/alerts?dialog=create');
  const dialog = page.getByRole('dialog', { name: 'Create alert' });
  await dialog.getByLabel('Name').fill('Weekly');
  await dialog.getByLabel('Sends').selectOption({ label: 'A summary at set times' });
  expect(await dialog.getByLabel('Watches').count()).toBe(0);
  await dialog.getByLabel('Template').selectOption({ label: 'Email' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Weekly', level: 1 }).waitFor();
  const cron = page.getByLabel('Cron expression');
  await cron.fill('0 25 * * *');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText("“25” isn't valid for the field hour.").waitFor();
  await page.getByLabel('Repeats').selectOption({ label: 'Every Monday at 08:00' });
  expect(await cron.inputValue()).toBe('0 8 * * mon');
  expect(await page.getByRole('listitem').filter({ hasText: '08:00:00' }).count()).toBe(3);
  await page.getByRole('checkbox', { name: 'New vulnerabilities' }).click();
  await page.getByRole('switch', { name: 'Enabled' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter an address or choose a team.').waitFor();
  await page.getByLabel('Email addresses').fill('ada@example.org,');
  await save(page);
  const uuid = page.url().split('/').at(-1) ?? '';
  expect(await storedAlert(uuid)).toMatchObject({
    enabled: true,
    scheduleCron: '0 8 * * mon',
    notifyOn: ['NEW_VULNERABILITIES_SUMMARY'],
    publisherConfig: '{"destination":"ada@example.org"}',
  });
  await page.getByLabel('Time zone').fill('Europe/Atlantis');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a time zone such as Europe/Berlin.').waitFor();
  await page.getByLabel('Time zone').fill('Asia/Tokyo');
  // By the clock of the browser, which is UTC here.
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .filter({ hasText: /(23|11):00:00/ })
        .count(),
    )
    .toBe(3);
  await save(page);
  const options = `/api/waybill/v1/notification/rules/${uuid}/options`;
  const { asAdmin } = pages.world.server;
  // The notice may be that of the change before.
  const stored = async () => (await asAdmin.get<NotificationRuleOptions>(options)).body.scheduleZone;
  await expect.poll(stored).toBe('Asia/Tokyo');
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('The rule has no projects and no tags').waitFor();
  await page.getByRole('combobox', { name: 'Tags' }).click();
  await page.getByRole('option', { name: 'forged' }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await expect.poll(async () => (await storedAlert(uuid))?.tags).toEqual([{ name: 'forged' }]);
  expect(await stored()).toBe('Asia/Tokyo');
  const before = await storedAlert(uuid);
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('Summary is being sent').waitFor();
  await pages.world.server.runJobs();
  const after = await storedAlert(uuid);
  expect(after?.scheduleLastTriggeredAt).toBeGreaterThan(before?.scheduleLastTriggeredAt ?? 0);
  expect(after?.scheduleNextTriggerAt).toBe(before?.scheduleNextTriggerAt);
  await takeScreenshot(page, 'alert-schedule');
  const german = await openAlert(uuid, { locale: 'de-DE', theme: 'dark', width: 1366, height: 1200 });
  await german.page.getByText('Nächste Läufe').waitFor();
  expect(await findAccessibilityFaults(german.page)).toEqual([]);
  await takeScreenshot(german.page, 'alert-dark-de');
});

test('what was typed is not lost by a link, and an alert that is gone is not found', async () => {
  const alert = await addAlert('Slack', addressed('slack/secret'));
  const { page } = await openAlert(alert.uuid);
  await page.getByLabel('Name').fill('Renamed');
  await page.getByRole('link', { name: 'Deliveries' }).click();
  const asking = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await asking.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Renamed');
  await save(page);
  await page.getByRole('button', { name: 'Delete alert' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/admin/notifications/alerts');
  await page.getByText('No alerts yet').waitFor();
  const gone = await pages.open(`/admin/notifications/alerts/${alert.uuid}`);
  await gone.page.getByText('Not found. It may have been deleted.').waitFor();
  await gone.page.getByRole('link', { name: 'Back to alerts' }).waitFor();
});

test('on a phone and in the dark everything is there', async () => {
  const alert = await addAlert('Outbound Webhook', {
    notifyOn: ['PROJECT_CREATED', 'NEW_VULNERABILITY'],
    ...addressed('webhook/a', { token: 'x' }),
  });
  const { page } = await openAlert(alert.uuid, { width: 390, height: 844, theme: 'dark' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'alert-phone');
  await page.goto('/admin/notifications/alerts');
  await page.getByRole('row').filter({ hasText: 'To Outbound Webhook' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'alert-list-phone');
});

test('a list that cannot be loaded can be asked for again, and project limits need a view of the portfolio', async () => {
  const { page, goto } = await pages.openMocked(
    { 'GET /api/v1/notification/rule': () => ({ status: 503 }) },
    { token: fakeToken(['SYSTEM_CONFIGURATION']) },
  );
  await goto('/admin/notifications/alerts');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  const alert = await addAlert('Slack');
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION');
  const plain = await openAlert(alert.uuid, { token });
  expect(await plain.page.getByRole('combobox', { name: 'Projects' }).isDisabled()).toBe(true);
});

test('at 1366 pixels all columns are in sight in German', async () => {
  const alert = await addAlert('Slack', { notifyOn: ['PROJECT_CREATED'], ...addressed('slack/secret') });
  const { page } = await pages.open('/admin/notifications/alerts', { locale: 'de-DE', width: 1366 });
  const grid = page.getByRole('grid');
  // The scrolling element is around the grid.
  const hiddenPx = () =>
    grid.locator('..').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await grid.getByText('To Slack').waitFor();
  expect(await hiddenPx()).toBeLessThanOrEqual(0);
  await takeScreenshot(page, 'alert-list-de');
  await page.goto(`/admin/notifications/alerts/${alert.uuid}/deliveries`);
  await page.getByText('Noch keine Zustellungen').waitFor();
  expect(await hiddenPx()).toBeLessThanOrEqual(0);
});

test('filters and timing are set up beside what API v1 knows, and a wrong expression says where', async () => {
  const { uuid } = await addAlert('Outbound Webhook', addressed('hook'));
  const { page, problems } = await openAlert(uuid, { width: 1366, height: 900 });
  await page.getByRole('link', { name: 'Filters and timing' }).click();
  await page.getByLabel('Severity at least').selectOption({ label: 'High' });
  await page.getByLabel('EPSS at least (%)').fill('12.5');
  await page.getByRole('switch', { name: 'Direct dependencies only' }).click();
  await page.getByLabel('Project names').fill('shop-*');
  await page.getByLabel('Project names').press('Enter');
  await page.getByLabel('Expression').fill('vulnerability.severty == "HIGH"');
  await page.getByRole('checkbox', { name: 'Severity changed' }).click();
  await page.getByLabel('Gather for (minutes)').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a number from 1 to 1440.').waitFor();
  await page.getByLabel('Gather for (minutes)').fill('15');
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await page.getByLabel('Time zone').fill('Europe/Berlin');
  await page.getByRole('checkbox', { name: 'Sunday' }).click();
  await page.getByRole('switch', { name: 'Sign messages' }).click();
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  await page.getByLabel('Signing secret').fill(secret);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('line 1, column').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'alert-options-fault');
  await page.getByLabel('Expression').fill('vulnerability.severity == "HIGH"');
  await save(page);

  const path = `/api/waybill/v1/notification/rules/${uuid}/options`;
  const { body, text } = await pages.world.server.asAdmin.get(path);
  expect(body).toMatchObject({
    minSeverity: 'HIGH',
    minEpss: 0.125,
    directOnly: true,
    exploitedOnly: false,
    projectNames: ['shop-*'],
    expression: 'vulnerability.severity == "HIGH"',
    ownGroups: ['SEVERITY_CHANGED'],
    groupMinutes: 15,
    quietHours: { zone: 'Europe/Berlin', from: '22:00', until: '07:00', days: [1, 2, 3, 4, 5, 6] },
    isSigned: true,
  });
  expect(text).not.toContain('whsec_');
  await page.reload();
  await page.getByLabel('EPSS at least (%)').waitFor();
  expect(await page.getByLabel('EPSS at least (%)').inputValue()).toBe('12.5');
  expect(await page.getByLabel('Signing secret').inputValue()).toBe('');
  await page.getByLabel('Messages per minute at most').fill('30');
  await save(page);
  expect((await pages.world.server.asAdmin.get(path)).body).toMatchObject({
    maxPerMinute: 30,
    isSigned: true,
  });
  await takeScreenshot(page, 'alert-options');
  expect(problems).toEqual([]);
});

test('violations are filtered by policies, and one that is gone is told', async () => {
  const { asAdmin } = pages.world.server;
  const newPolicy = async (name: string) => {
    const policy = { name, operator: 'ANY', violationState: 'FAIL' };
    return (await asAdmin.put<{ uuid: string }>('/api/v1/policy', policy)).body.uuid;
  };
  const [kept, gone] = [await newPolicy('Kept policy'), await newPolicy('Old policy')];
  const { uuid } = await addAlert('Slack', { notifyOn: ['POLICY_VIOLATION'], ...addressed('slack') });
  const { pageOptions } = await signIn(pages.world, 'SYSTEM_CONFIGURATION', 'VIEW_POLICY_VIOLATION');
  const { page, problems } = await openAlert(uuid, { ...pageOptions, width: 1440 }, '/options');
  const field = page.getByRole('combobox', { name: 'Policies' });
  for (const name of ['Kept policy', 'Old policy']) {
    await field.fill(name.slice(0, 4));
    await page.getByRole('option', { name }).click();
  }
  await page.keyboard.press('Escape');
  await save(page);
  const path = `/api/waybill/v1/notification/rules/${uuid}/options`;
  expect((await asAdmin.get(path)).body).toMatchObject({ policies: [kept, gone] });
  expect((await asAdmin.delete(`/api/v1/policy/${gone}`)).status).toBe(204);
  await page.reload();
  await page.getByText('1 chosen policy was deleted.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'alert-policies');
  await page.getByRole('button', { name: 'Remove Kept policy' }).click();
  await page.getByText('No violations are sent until you choose another one or none.').waitFor();
  await page.getByRole('button', { name: /^Remove Deleted policy/ }).click();
  await save(page);
  expect((await asAdmin.get(path)).body).toMatchObject({ policies: [] });
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION');
  const plain = await openAlert(uuid, { token }, '/options');
  expect(await plain.page.getByRole('combobox', { name: 'Policies' }).isDisabled()).toBe(true);
  expect(problems).toEqual([]);
});

test('what is open already is sent to an alert that is enabled', async () => {
  const alert = await addAlert('Slack', addressed('slack'));
  const { page } = await openAlert(alert.uuid, { width: 400, theme: 'dark' }, '/options');
  const button = page.getByRole('button', { name: 'Send what is open' });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  const { asAdmin } = pages.world.server;
  const told = { ...alert, enabled: true, notifyOn: ['NEW_VULNERABILITY'] };
  expect((await asAdmin.post('/api/v1/notification/rule', told)).status).toBe(200);
  await page.reload();
  await button.click();
  await page.getByText('Open findings and violations are sent').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'alert-options-phone');
});
