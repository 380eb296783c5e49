import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NotificationPublisher } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { inTransaction, runSql, signIn, sql, startPlainServer } from '#test/server';

const pages = setUpPages(async () => signIn(await startPlainServer(), 'SYSTEM_CONFIGURATION'));
const list = '/admin/notifications/templates';

beforeEach(async () => {
  const { db } = pages.world.server;
  await inTransaction(db, (trx) => runSql(trx, sql`delete from notification_publisher where not is_default`));
});

async function publishers(): Promise<NotificationPublisher[]> {
  const { asAdmin } = pages.world.server;
  return (await asAdmin.get<NotificationPublisher[]>('/api/v1/notification/publisher')).body;
}

async function addTemplate(name: string, template: string, kind = 'WebhookPublisher'): Promise<string> {
  const answer = await pages.world.server.asAdmin.put<NotificationPublisher>(
    '/api/v1/notification/publisher',
    {
      name,
      publisherClass: `org.dependencytrack.notification.publisher.${kind}`,
      templateMimeType: 'application/json',
      template,
    },
  );
  expect(answer.status, answer.text).toBe(201);
  return answer.body.uuid;
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Template text' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

async function write(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('a template is made from another one, edited with a fault and its place, previewed, and saved', async () => {
  const { page, problems } = await pages.open(list, { width: 1366, height: 900 });
  await page.getByRole('row').filter({ hasText: 'Outbound Webhook' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'template-list');
  await page.getByRole('button', { name: 'Create template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create template' });
  await dialog.getByLabel('Name').fill('Short');
  await dialog.getByLabel('Based on').selectOption({ label: 'Slack' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Short', level: 1 }).waitFor();
  await preview(page).getByText('INT-SAMPLE-1').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'template-edit');

  await write(page, '{\n  "text": "{{ notification.title | }}"\n}');
  const place = preview(page).getByRole('button', { name: /^Line 2, column \d+$/ });
  await place.waitFor();
  await takeScreenshot(page, 'template-fault');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await place.click();
  expect(await editor(page).evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Not saved: /).waitFor();

  await write(page, '{ "text": "{{ notification.title }}" }');
  await page.getByLabel('Preview with').selectOption({ label: 'Project created' });
  await preview(page).getByText('{ "text": "Project Added" }').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Template saved').waitFor();
  const stored = (await publishers()).find(({ name }) => name === 'Short');
  expect(stored?.template).toBe('{ "text": "{{ notification.title }}" }');

  await write(page, 'no JSON');
  await page.getByText(/This message isn't valid JSON/).waitFor();
  await page.getByRole('button', { name: 'Use default text' }).click();
  await preview(page).getByText('"plain_text"').first().waitFor();
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL(`**${list}`);
  expect(problems).toEqual([]);
});

test('a default template is only shown, and cloned; a name that is taken is refused', async () => {
  const slack = (await publishers()).find(({ name }) => name === 'Microsoft Teams');
  const { page } = await pages.open(`${list}/${slack?.uuid}`);
  await page.getByText("This template comes with Waybill and can't be changed here.").waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await preview(page).getByText('INT-SAMPLE-1').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'template-default');
  await page.getByRole('button', { name: 'Clone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clone “Microsoft Teams”' });
  await dialog.getByLabel('Name').fill('Slack');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('A template with this name already exists.').waitFor();
  await dialog.getByLabel('Name').fill('Our Teams');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Our Teams', level: 1 }).waitFor();
});

test('a clone of a kind that API v1 does not know stays of that kind', async () => {
  const issues = (await publishers()).find(({ name }) => name === 'GitHub Issues');
  const { page, problems } = await pages.open(`${list}/${issues?.uuid}`);
  await page.getByRole('button', { name: 'Clone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clone “GitHub Issues”' });
  await dialog.getByLabel('Name').fill('Our issues');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Our issues', level: 1 }).waitFor();
  const sendsBy = page.getByLabel('Sends by').locator('option');
  expect(await sendsBy.allTextContents()).toEqual(['GitHub issues']);
  await write(page, '{ "title": "{{ notification.title }}" }');
  await preview(page).getByText('{ "title": "New Vulnerability').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Template saved').waitFor();
  await page.getByRole('button', { name: 'Use default text' }).click();
  await preview(page).getByText('INT-SAMPLE-1').first().waitFor();
  await takeScreenshot(page, 'template-issues');
  await page.goto(list);
  const row = page.getByRole('row').filter({ hasText: 'Our issues' });
  await row.getByText('GitHub issues', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('a template goes with its alerts, after its name was typed', async () => {
  const uuid = await addTemplate('Doomed', '{}');
  await pages.world.server.asAdmin.put('/api/v1/notification/rule', {
    name: 'With it',
    scope: 'PORTFOLIO',
    notificationLevel: 'ERROR',
    publisher: { uuid },
  });
  const { page, problems } = await pages.open(`${list}/${uuid}`, { theme: 'dark', width: 390, height: 844 });
  await page.getByRole('heading', { name: 'Doomed', level: 1 }).waitFor();
  await preview(page).getByText('{}').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'template-phone');
  await page.getByRole('button', { name: 'Delete template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Doomed”?' });
  await dialog.getByText('1 alert uses this template').waitFor();
  await dialog.getByLabel('Type “Doomed” to confirm').fill('Doomed');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(`**${list}`);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Doomed' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('templates of a folder replace the default ones at once, until these are restored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-templates-'));
  const below = join(folder, 'templates', 'notification', 'publisher');
  await mkdir(below, { recursive: true });
  await writeFile(join(below, 'console.peb'), 'From the folder: {{ notification.title }}');
  const shown = async () => (await publishers()).find(({ name }) => name === 'Console')?.template;
  const { page, problems } = await pages.open(list, { theme: 'dark' });
  await page.getByRole('switch', { name: 'Replace the default templates' }).click();
  await page.getByLabel('Base directory').fill(folder);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  expect(await shown()).toMatch(/^From the folder/);
  await takeScreenshot(page, 'template-list-dark');
  await page.getByRole('button', { name: 'Restore default templates' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Default templates restored').waitFor();
  expect(await shown()).not.toMatch(/^From the folder/);
  const toggle = page.getByRole('switch', { name: 'Replace the default templates' });
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
  expect(problems).toEqual([]);
  await rm(folder, { recursive: true });
});
