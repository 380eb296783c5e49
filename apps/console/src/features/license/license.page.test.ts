import type { License, LicenseGroup } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, type MockHandlers, setUpPages, takeScreenshot } from '#test';
import { signIn, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

test('licenses are searched and filtered, and their texts read', async () => {
  const { page, problems } = await pages.open('/licenses');
  const grid = page.getByRole('grid', { name: 'Licenses' });
  await grid.locator('[data-row="0"]').waitFor();
  await takeScreenshot(page, 'licenses');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('searchbox').fill('apache-2');
  await page.waitForURL('**/licenses?searchText=apache-2');
  await grid.getByRole('link', { name: 'Apache License 2.0' }).click();
  await page.getByRole('heading', { name: /Apache License 2\.0/ }).waitFor();
  await page.getByRole('link', { name: 'apache.org/licenses/LICENSE-2.0' }).waitFor();
  expect(await page.getByRole('button', { name: 'Edit license' }).count()).toBe(0);
  await takeScreenshot(page, 'license');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'License text' }).click();
  await page.waitForURL('**/licenses/Apache-2.0/licenseText');
  await page.getByText('TERMS AND CONDITIONS').waitFor();
  await page.getByRole('link', { name: 'Source header' }).click();
  await page.getByText('Licensed under the Apache License').waitFor();
  await page.getByRole('link', { name: 'Template' }).click();
  await page.getByText('<<beginOptional>>').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.goto('/licenses?osi=true&deprecated=true');
  await grid.getByRole('link', { name: 'GNU General Public License v2.0 only' }).waitFor();
  await page.goto('/licenses?custom=true');
  await page.getByText('No licenses match these filters').waitFor();
  await page.goto('/license?licenseId=MIT');
  await page.waitForURL('**/licenses/MIT');
  await page.goto('/licenses/MIT/overview');
  await page.waitForURL('**/licenses/MIT');
  expect(problems).toEqual([]);
});

test('a license shows which components have it, and the list how many', async () => {
  const { manager } = pages.world;
  const { body: project } = await manager.put<{ uuid: string }>('/api/v1/project', { name: 'Foundry' });
  for (const name of ['crucible', 'ladle'])
    await manager.put(`/api/v1/component/project/${project.uuid}`, {
      name,
      version: '3.1',
      classifier: 'LIBRARY',
      license: 'Zlib',
    });
  const { page, problems } = await pages.open('/licenses');
  const grid = page.getByRole('grid', { name: 'Licenses' });
  // Used licenses come first. All others show a zero.
  await grid.locator('[data-row]').filter({ hasText: 'Zlib' }).waitFor();
  expect((await grid.locator('[data-row]').last().innerText()).split(/\s+/)).toContain('0');
  await page.getByRole('button', { name: 'In use' }).click();
  await page.waitForURL('**/licenses?used=true');
  const row = grid.locator('[data-row]').filter({ hasText: 'Zlib' });
  await row.getByRole('link', { name: '2' }).click();
  await page.waitForURL('**/licenses/Zlib/components');
  const components = page.getByRole('grid', { name: 'Components' });
  await components.getByRole('link', { name: 'crucible' }).waitFor();
  expect(await components.locator('[data-row]').count()).toBe(2);
  await takeScreenshot(page, 'license-components');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('searchbox').fill('lad');
  await page.waitForURL('**searchText=lad');
  await expect.poll(() => components.locator('[data-row]').count()).toBe(1);
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByText('in 1 project').waitFor();
  await page.getByRole('link', { name: '2 components' }).click();
  await page.waitForURL('**/licenses/Zlib/components');
  await page.goto('/licenses/0BSD/components');
  await page.getByText('No components have this license').waitFor();
  expect(problems).toEqual([]);
});

test('licenses are filtered by their group, and the components of one as other components are', async () => {
  const { manager, server } = pages.world;
  const { body: project } = await manager.put<{ uuid: string }>('/api/v1/project', { name: 'Works' });
  for (const [name, classifier] of [
    ['press', 'LIBRARY'],
    ['lathe', 'APPLICATION'],
  ])
    await manager.put(`/api/v1/component/project/${project.uuid}`, {
      name,
      version: '1',
      classifier,
      purl: `pkg:npm/${name}@1`,
      license: 'BSL-1.0',
    });
  const policies = await server.asKey('POLICY_MANAGEMENT');
  const { body: groups } = await policies.get<LicenseGroup[]>(
    '/api/v1/licenseGroup?searchText=Non-Commercial',
  );
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'POLICY_MANAGEMENT');
  const { page, problems } = await pages.open(`/licenses?group=${groups[0]?.uuid}`, pageOptions);
  const grid = page.getByRole('grid', { name: 'Licenses' });
  await page.getByText('Non-Commercial').first().waitFor();
  await expect.poll(() => grid.locator('[data-row]').count()).toBe(groups[0]?.licenses.length);
  await takeScreenshot(page, 'licenses-of-group');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('option', { name: /License group/ })
    .waitFor();
  await page.goto('/licenses/BSL-1.0/components?classifier=APPLICATION');
  const components = page.getByRole('grid', { name: 'Components' });
  await components.getByRole('link', { name: 'lathe' }).waitFor();
  expect(await components.locator('[data-row]').count()).toBe(1);
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await page.getByRole('button', { name: 'CSV' }).waitFor();
  await page.goto('/licenses/BSL-1.0/components?severity=HIGH&latest=true');
  await page.getByText('No components match these filters').waitFor();
  await takeScreenshot(page, 'license-components-filtered');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await components.getByRole('link', { name: 'press' }).waitFor();
  expect(problems).toEqual([]);
});

test('license groups are no filter for those who may not list them', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO');
  const { page, problems } = await pages.open('/licenses', pageOptions);
  await page.getByRole('grid', { name: 'Licenses' }).locator('[data-row="0"]').waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Filters' });
  await menu.getByRole('option', { name: 'Other licenses' }).waitFor();
  expect(await menu.getByRole('option', { name: 'License group' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a license of our own is created, edited, and deleted', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION');
  const { page, problems } = await pages.open('/licenses?dialog=create', pageOptions);
  const dialog = page.getByRole('dialog', { name: 'Create license' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('ACME terms');
  await dialog.getByRole('textbox', { name: 'License ID' }).fill('LicenseRef ACME');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByText('Use only the letters a to z').waitFor();
  await dialog.getByRole('textbox', { name: 'License ID' }).fill('MIT');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByText('A license with this ID already exists.').waitFor();
  await dialog.getByRole('textbox', { name: 'License ID' }).fill('LicenseRef-ACME');
  await dialog.getByRole('textbox', { name: 'License text' }).fill('Pay first.');
  await dialog.getByRole('switch', { name: 'FSF libre' }).click();
  await dialog
    .getByRole('textbox', { name: 'Links' })
    .fill('https://acme.example/terms\n\nftp://acme.example');
  await takeScreenshot(page, 'license-form');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('License created').waitFor();
  await page.waitForURL('**/licenses/LicenseRef-ACME');
  await page.getByRole('link', { name: 'acme.example/terms' }).waitFor();

  await page.getByRole('button', { name: 'Edit license' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit license' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('ACME house terms');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard unsaved changes?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: /ACME house terms/ }).waitFor();
  const { body } = await pages.world.manager.get<License>('/api/v1/license/LicenseRef-ACME');
  expect(body).toMatchObject({ name: 'ACME house terms', licenseText: 'Pay first.', isFsfLibre: true });

  await page.getByRole('button', { name: 'Delete license' }).click();
  await page
    .getByRole('dialog', { name: 'Delete “ACME house terms”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.waitForURL((url) => url.pathname === '/licenses');
  await page.getByText('License deleted').waitFor();
  expect((await pages.world.manager.get('/api/v1/license/LicenseRef-ACME')).status).toBe(404);
  expect(problems).toEqual([]);
});

test('who may only view reads licenses and changes none', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/licenses', pageOptions);
  await page.getByRole('grid', { name: 'Licenses' }).locator('[data-row="0"]').waitFor();
  expect(await page.getByRole('button', { name: 'Create license' }).count()).toBe(0);
});

test('a list that cannot be loaded says so', async () => {
  const handlers: MockHandlers = { 'GET /api/waybill/v1/licenses': () => ({ status: 503 }) };
  const { page, goto } = await pages.openMocked(handlers, { token: fakeToken(['VIEW_PORTFOLIO']) });
  await goto('/licenses');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

test.each(['light', 'dark'] as const)('narrow pages have no fault in the %s theme', async (theme) => {
  const { page } = await pages.open('/licenses/Apache-2.0', { theme, width: 400 });
  await page.getByText('apache.org/licenses/LICENSE-2.0').waitFor();
  await takeScreenshot(page, `license-narrow-${theme}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
