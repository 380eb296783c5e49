import { beforeAll, expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { type MirrorBench, osvRecord, startMirrorBench } from '#test/server';

const pages = setUpPages(startMirrorBench);

beforeAll(async () => {
  await pages.world.write({ osv: { Go: [osvRecord('GO-2026-1'), osvRecord('GO-2026-2')], PyPI: [] } });
});

async function openAs(...permissions: Parameters<MirrorBench['server']['asUser']>): Promise<ConsolePage> {
  const { token } = await pages.world.server.asUser(...permissions);
  return pages.openBlank({ token });
}

test('mirrors OSV and shows what came of it, also after a reload', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  await console.goto('/admin/vulnerabilitySources/osv');
  const state = page
    .getByRole('region', { name: 'State' })
    .or(page.locator('section', { hasText: 'Update now' }));
  await state.getByText('Never updated').waitFor();
  await page.getByRole('button', { name: 'Update now' }).click();
  await state.getByText('Queued', { exact: true }).waitFor();
  await pages.world.server.runJobs();
  await state.getByText('Up to date').waitFor();
  await page.getByRole('grid', { name: 'Feeds' }).getByText('Go', { exact: true }).waitFor();
  await page.reload();
  await state.getByText('Up to date').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'source-osv');
  expect(console.problems).toEqual([]);
});

test('saves the settings, and has what is wrong with them beside the field', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  await console.goto('/admin/vulnerabilitySources/osv');
  await page.getByLabel('Find ecosystems').fill('pyp');
  await page.getByRole('checkbox', { name: 'PyPI' }).click();
  const interval = page.getByLabel(/^Update interval/);
  await page.getByLabel('Unit of “Update interval”').selectOption('hours');
  await interval.fill('6.5');
  await page.getByText('2 unsaved changes').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a whole number.').waitFor();
  await interval.fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove PyPI' }).waitFor();
  expect(await interval.inputValue()).toBe('6');
});

test('keeps what is typed while the settings are saved, as a change that is not saved yet', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/waybill/v1/settings', async (route) => {
    if (route.request().method() === 'PATCH') await typed.promise;
    await route.continue();
  });
  await console.goto('/admin/vulnerabilitySources/kev');
  const interval = page.getByLabel(/^Update interval/);
  await interval.fill('8');
  await page.getByRole('button', { name: 'Save' }).click();
  await interval.fill('9');
  typed.resolve();
  await page.getByText('Settings saved').waitFor();
  expect(await interval.inputValue()).toBe('9');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/dashboard');
});

test('asks once for the sources, and before edits are lost', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/waybill/v1/sources')) asked += 1;
  });
  await console.goto('/admin/vulnerabilitySources/nvd');
  const interval = page.getByLabel(/^Update interval/);
  await interval.fill('7');
  expect(asked).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await interval.inputValue()).toBe('7');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/dashboard');
  expect(console.problems).toEqual([]);
});

test('tries an address out before it is saved', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  await console.goto('/admin/vulnerabilitySources/kev');
  await page.getByLabel('URL').fill('http://127.0.0.1:1/');
  await page.getByRole('button', { name: 'Test URL' }).click();
  await page.getByRole('listitem').filter({ hasText: 'The server can reach it: failed' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'The source files are available: not tried' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'source-test');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await page.getByLabel('URL').inputValue()).not.toContain(':1/');
});

test('the address of the administration leads to the first page that the user may open', async () => {
  const console = await openAs('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  await console.goto('/admin');
  await console.page.waitForURL('**/admin/accessManagement/managedUsers');
  const navigation = console.page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Teams' }).waitFor();
  expect(await navigation.getByRole('link', { name: 'NVD' }).count()).toBe(0);
});

test('says that GitHub cannot be mirrored yet', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  await console.goto('/admin/vulnerabilitySources/github');
  await console.page.getByText('Not available yet').waitFor();
});
