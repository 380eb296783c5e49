import type { ServiceComponent } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, type MockHandlers, setUpPages, takeScreenshot } from '#test';
import { startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

type NewService = Pick<ServiceComponent, 'name'> & Partial<ServiceComponent>;

/** A project with services, each with what is known of it. */
async function addProject(name: string, services: readonly NewService[]): Promise<string> {
  const { manager } = pages.world;
  const { uuid } = (await manager.put<{ uuid: string }>('/api/v1/project', { name, version: '1' })).body;
  for (const service of services) await manager.put(`/api/v1/service/project/${uuid}`, service);
  return uuid;
}

let store: string;
beforeAll(async () => {
  const provider = { name: 'ACME Cloud' };
  await addProject('Shop', [
    { name: 'mail', version: '2', group: 'acme', provider, authenticated: true },
    { name: 'pay', authenticated: false, crossesTrustBoundary: true },
  ]);
  store = await addProject('Store', [{ name: 'mail', version: '1', provider }, { name: 'stock' }]);
});

test('the services of all projects are listed with their projects, searched and filtered', async () => {
  const { page, problems } = await pages.open('/services');
  const rows = page.getByRole('grid', { name: 'Services' }).locator('[data-row]');
  await expect.poll(() => rows.count()).toBe(4);
  const first = rows.first();
  expect(await first.innerText()).toContain('mail');
  expect(await first.getByRole('link', { name: 'Shop 1' }).getAttribute('href')).toContain('/services');
  await takeScreenshot(page, 'services');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Find services' }).fill('acme');
  await page.waitForURL('**/services?searchText=acme');
  await expect.poll(() => rows.count()).toBe(2);
  await page.goto('/services?authentication=NO&boundary=YES');
  await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining('pay')]);
  await page.getByRole('button', { name: 'Authentication: Not required' }).waitFor();
  await page.goto(`/services?project=${store}`);
  await page.getByRole('button', { name: 'Project: Store 1' }).waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  await page.goto('/services?tag=nowhere');
  await page.getByText('No services match these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.poll(() => rows.count()).toBe(4);

  await rows.first().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'mail 1' }).waitFor();
  expect(problems).toEqual([]);
});

test('services are grouped, and a group leads to its services', async () => {
  const { page, problems } = await pages.open('/services');
  const rows = page.getByRole('grid', { name: 'Services' }).locator('[data-row]');
  await page.getByRole('button', { name: 'Group by' }).click();
  await page.getByRole('menuitemradio', { name: 'Name' }).click();
  await page.waitForURL('**/services?by=NAME');
  await expect.poll(() => rows.count()).toBe(3);
  expect((await rows.first().innerText()).split(/\s+/)).toEqual(['mail', '2', '2']);
  await takeScreenshot(page, 'services-by-name');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await rows.first().click();
  await page.waitForURL('**/services?name=mail');
  await page.getByRole('button', { name: 'Remove filter Name' }).waitFor();
  await expect.poll(() => rows.count()).toBe(2);

  await page.goto('/services?by=PROVIDER');
  await rows.filter({ hasText: 'Without a provider' }).click();
  await page.waitForURL('**/services?noProvider=true');
  await expect.poll(() => rows.count()).toBe(2);
  await page.goto('/services?by=PROVIDER');
  await rows.filter({ hasText: 'ACME Cloud' }).click();
  await page.waitForURL('**/services?provider=ACME*Cloud');
  await page.goto('/services?by=PROJECT');
  await rows.filter({ hasText: 'Store' }).click();
  await page.waitForURL(`**/services?project=${store}`);
  await expect.poll(() => rows.count()).toBe(2);
  expect(problems).toEqual([]);
});

test('services of several projects are selected and deleted', async () => {
  await addProject('Old', [{ name: 'leave me' }, { name: 'obsolete queue' }]);
  await addProject('Older', [{ name: 'obsolete mail' }]);
  const { page, problems } = await pages.open('/services?searchText=obsolete');
  const rows = page.getByRole('grid', { name: 'Services' }).locator('[data-row]');
  await expect.poll(() => rows.count()).toBe(2);
  await rows.first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: /^Select (all )?(the )?2/ }).click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete services' });
  await dialog.getByText('This deletes 2 services').waitFor();
  await takeScreenshot(page, 'services-delete');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Run in background' }).waitFor();
  await pages.world.server.runJobs();
  await page.getByText('2 services deleted').waitFor();
  await page.getByText('No results').waitFor();
  await page.goto('/services?searchText=leave');
  await expect.poll(() => rows.count()).toBe(1);
  expect(problems).toEqual([]);
});

test('who may only look selects nothing', async () => {
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open('/services', { token: viewer.token, theme: 'dark', width: 400 });
  await page.getByRole('grid', { name: 'Services' }).getByRole('link', { name: 'pay' }).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await takeScreenshot(page, 'services-dark-400');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('the palette leads to the list of what is searched for', async () => {
  const { page, problems } = await pages.open('/dashboard');
  await page.getByRole('button', { name: /Search or jump to/ }).click();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('mail');
  await page.getByRole('option', { name: 'Search services for “mail”' }).click();
  await page.waitForURL('**/services?searchText=mail');
  await page.getByRole('grid', { name: 'Services' }).getByRole('link', { name: 'Store 1' }).waitFor();
  expect(problems).toEqual([]);
});

test('without any services the list says where they come from, and one that fails can be asked for again', async () => {
  let isBroken = false;
  const handlers: MockHandlers = {
    'GET /api/waybill/v1/services': () => (isBroken ? { status: 503 } : { total: 0, body: [] }),
  };
  const { page, goto } = await pages.openMocked(handlers, { token: fakeToken(['VIEW_PORTFOLIO']) });
  await goto('/services');
  await page.getByText('No services yet').waitFor();
  await page.getByText('BOMs list services').waitFor();
  await takeScreenshot(page, 'services-empty');
  isBroken = true;
  await goto('/services?searchText=mail');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No results').waitFor();
});
