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
    .or(page.locator('section', { hasText: 'Mirror now' }));
  await state.getByText('Never mirrored').waitFor();
  await page.getByRole('button', { name: 'Mirror now' }).click();
  await state.getByText('Waiting', { exact: true }).waitFor();
  await pages.world.server.runJobs();
  await state.getByText('Up to date').waitFor();
  await page.getByRole('grid', { name: 'Parts' }).getByText('Go', { exact: true }).waitFor();
  await page.reload();
  await state.getByText('Up to date').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'source-osv');
  expect(console.problems).toEqual([]);
});

test('saves the settings, and puts what the server refuses at its field', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  await console.goto('/admin/vulnerabilitySources/osv');
  await page.getByLabel('Find ecosystems').fill('pyp');
  await page.getByRole('checkbox', { name: 'PyPI' }).click();
  await page.getByLabel('Hours between two runs').fill('6.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The property expected an integer').waitFor();
  await page.getByLabel('Hours between two runs').fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove PyPI' }).waitFor();
  expect(await page.getByLabel('Hours between two runs').inputValue()).toBe('6');
});

test('keeps what is typed while the settings are saved, as a change that is not saved yet', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/v1/configProperty/aggregate', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await console.goto('/admin/vulnerabilitySources/kev');
  const hours = page.getByLabel('Hours between two runs');
  await hours.fill('8');
  await page.getByRole('button', { name: 'Save' }).click();
  await hours.fill('9');
  typed.resolve();
  await page.getByText('Settings saved').waitFor();
  expect(await hours.inputValue()).toBe('9');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard what was not saved?' });
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
  await page.getByLabel('Hours between two runs').fill('7');
  expect(asked).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard what was not saved?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('Hours between two runs').inputValue()).toBe('7');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/dashboard');
  expect(console.problems).toEqual([]);
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
