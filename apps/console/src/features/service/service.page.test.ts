import type { ServiceComponent } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let project: string;

beforeAll(async () => {
  const { body } = await pages.world.manager.put<{ uuid: string }>('/api/v1/project', { name: 'Host' });
  project = body.uuid;
});

async function addService(name: string, more: object = {}): Promise<ServiceComponent> {
  const path = `/api/v1/service/project/${project}`;
  return (await pages.world.manager.put<ServiceComponent>(path, { name, ...more })).body;
}

test('a service is added, opened, changed and deleted', async () => {
  const { page, problems } = await pages.open(`/projects/${project}/services`);
  await page.getByRole('button', { name: 'Add service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Payments');
  await dialog.getByRole('tab', { name: 'Endpoints and data' }).click();
  await dialog.getByRole('textbox', { name: 'Endpoints' }).fill('https://pay.example,');
  await dialog.getByLabel('Authenticated').selectOption({ label: 'Yes' });
  await dialog.getByRole('button', { name: 'Add data' }).click();
  const data = dialog.getByRole('group', { name: 'Data 1' });
  await data.getByLabel('Classification').fill('PII');
  await data.getByLabel('Direction').selectOption({ label: 'Inbound' });
  await takeScreenshot(page, 'service-create');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  await page.getByText('PII · Inbound').waitFor();
  await page.getByRole('link', { name: 'Host' }).waitFor();

  await page.getByRole('button', { name: 'Details' }).click();
  await dialog.getByRole('tab', { name: 'Provider' }).click();
  await dialog.getByRole('textbox', { name: 'Provider', exact: true }).fill('ACME');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Service updated').waitFor();
  await page.getByText('ACME').waitFor();
  await takeScreenshot(page, 'service');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete service…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(`**/projects/${project}/services`);
  await page.getByText('No services yet').waitFor();
  expect(problems).toEqual([]);
});

test('who may only look reads a service and changes nothing', async () => {
  const { uuid } = await addService('Readable', { description: 'Can be read.' });
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open(`/services/${uuid}`, { token: viewer.token, theme: 'dark', width: 400 });
  await page.getByText('Can be read.').waitFor();
  expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Details' }).click();
  expect(await page.getByRole('dialog').getByLabel('Name').isDisabled()).toBe(true);
  // A user with read access sees everything.
  await page.getByRole('tab', { name: 'Provider' }).click();
  await page.getByRole('textbox', { name: 'Provider', exact: true }).waitFor();
  await takeScreenshot(page, 'service-details-dark-400');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto('/services/00000000-0000-4000-8000-000000000000');
  await page.getByText('Not found. It may have been deleted.').waitFor();
});

test('services are selected and removed, all that a search shows or some', async () => {
  for (const name of ['mail', 'mail relay', 'pay']) await addService(name);
  const { page, problems } = await pages.open(`/projects/${project}/services?searchText=mail`);
  const rows = page.getByRole('grid', { name: 'Services' }).locator('[data-row]');
  await expect.poll(() => rows.count()).toBe(2);
  await rows.first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: /^Select (all )?(the )?2/ }).click();
  await page.getByRole('button', { name: 'Remove…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove from project?' });
  await dialog.getByText('This deletes 2 services').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'services-remove');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Run in background' }).waitFor();
  await pages.world.server.runJobs();
  await page.getByText('2 services deleted').waitFor();
  await page.getByText('No results').waitFor();
  await page.goto(`/projects/${project}/services`);
  await rows.getByText('pay', { exact: true }).waitFor();
  expect(await rows.getByText('mail').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('services are filtered by what the BOM says of authentication and trust boundaries', async () => {
  const word = `filter${Date.now()}`;
  await addService(`${word} open`, { authenticated: false, crossesTrustBoundary: true });
  await addService(`${word} closed`, { authenticated: true });
  const { page, problems } = await pages.open(
    `/projects/${project}/services?searchText=${word}&authentication=NO`,
  );
  const rows = page.getByRole('grid', { name: 'Services' }).locator('[data-row]');
  await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(`${word} open`)]);
  await page.getByRole('button', { name: 'Authentication: Not required' }).waitFor();
  await takeScreenshot(page, 'services-filtered');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto(`/projects/${project}/services?boundary=NO`);
  await page.getByText('No services match these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await rows.filter({ hasText: `${word} closed` }).waitFor();
  expect(problems).toEqual([]);
});
