import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startIntegrationBench } from '#test/server';

const pages = setUpPages(startIntegrationBench);
beforeAll(async () => {
  await pages.world.set('defectdojo.enabled', 'true');
});

async function openAt(path: string, options: Parameters<typeof pages.open>[1] = {}) {
  const { token } = await pages.world.server.asUser(
    'SYSTEM_CONFIGURATION',
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
  );
  const opened = await pages.open(path, { token, ...options });
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

test('a project gets its engagement, and its upload is told with the reason of a failure', async () => {
  const { first } = pages.world;
  const { page, problems } = await openAt(`/projects/${first.uuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Integrations' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText("This project isn't uploaded.").waitFor();
  await dialog.getByLabel('Engagement ID').fill('99');
  await dialog.getByRole('switch', { name: 'Mark findings as verified' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Integrations saved').waitFor();
  await pages.world.upload('defectdojo');
  await page.goto(`${new URL(page.url()).origin}/projects/${first.uuid}?dialog=integrations`);
  await dialog.getByText('object does not exist').waitFor();
  expect(await dialog.getByLabel('Engagement ID').inputValue()).toBe('99');
  expect(await dialog.getByRole('switch', { name: 'Mark findings as verified' }).isChecked()).toBe(false);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'project-integrations');
  await dialog.getByLabel('Engagement ID').fill('7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Integrations saved').waitFor();
  expect(problems).toEqual([]);
});

test('an administrator starts an upload and sees what became of each project', async () => {
  await pages.world.configure(pages.world.first, { 'defectdojo.engagementId': '7' });
  await pages.world.configure(pages.world.second, { 'defectdojo.engagementId': '98' });
  const { page, problems } = await openAt('/admin/integrations/defectDojo');
  await page.getByRole('button', { name: 'Upload now' }).click();
  await page.getByText('Upload started').waitFor();
  await pages.world.server.runJobs();
  const table = page.getByRole('grid', { name: 'Uploads' });
  await table.getByText('Engagement 7').waitFor();
  await table.getByText('object does not exist').waitFor();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Account: passed' }).waitFor();
  expect(await page.content()).not.toContain('dojo-key');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'integration-defectdojo');
  await page.getByRole('switch', { name: 'Upload other projects, too' }).click();
  await page.getByLabel('Product name').waitFor();
  await takeScreenshot(page, 'integration-defectdojo-others');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(problems).toEqual([]);
});

test.each([
  ['fortifySSC', 'Disabled in settings.'],
  ['kennaSecurity', 'Disabled in settings.'],
])('%s says that it is off, and its connection can be tried out', async (name, state) => {
  const { page, problems } = await openAt(`/admin/integrations/${name}`);
  await page.getByRole('status').getByText(state).waitFor();
  expect(await page.getByRole('button', { name: 'Upload now' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Account: passed' }).waitFor();
  await takeScreenshot(page, `integration-${name}`);
  expect(problems).toEqual([]);
});

test('Jira has an address and an account', async () => {
  const { page, problems } = await openAt('/admin/integrations/jira');
  await page.getByLabel('URL').fill(`${pages.world.outside.url}/dojo`);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Account: failed' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'integration-jira');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(problems).toEqual([]);
});
