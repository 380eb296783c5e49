import type { Forwarding } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

test('a proxy that is not trusted is shown to those who configure the system, and to nobody else', async () => {
  const view: Forwarding = { ignoredProxy: { address: '10.0.0.7', at: Date.UTC(2026, 4, 1) } };
  const handlers = { 'GET /api/waybill/v1/forwarding': () => ({ body: view }) };
  const both = await pages.openMocked(handlers, {
    token: fakeToken(['SYSTEM_CONFIGURATION', 'ACCESS_MANAGEMENT']),
  });
  await both.goto('/admin/accessManagement/managedUsers');
  const warning = both.page.getByRole('complementary', { name: 'Client addresses' });
  await warning.getByText('10.0.0.7 forwards requests from other clients').waitFor();
  await warning.getByText('WAYBILL_TRUSTED_PROXIES').waitFor();
  await takeScreenshot(both.page, 'ignored-proxy');

  const other = await pages.openMocked(handlers, { token: fakeToken(['ACCESS_MANAGEMENT']) });
  await other.goto('/admin/accessManagement/managedUsers');
  await other.page.getByRole('navigation', { name: 'Administration' }).waitFor();
  expect(other.backend.requests.map(({ path }) => path)).not.toContain('/api/waybill/v1/forwarding');
});

test('without such a proxy the administration says nothing of it', async () => {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page, problems } = await pages.open('/admin/vulnerabilitySources/epss', { token });
  await page.getByRole('heading', { name: 'EPSS' }).first().waitFor();
  expect(await page.getByRole('complementary', { name: 'Client addresses' }).count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});
