import type { AuditLogEntry } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages } from '#test';
import { createClient, startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

test('shows refusals and changes, and filters them by kind, actor and words', async () => {
  const { asAdmin, url } = pages.world.server;
  await asAdmin.put('/api/v1/team', { name: 'Watchers' });
  const stranger = createClient(url, { 'x-forwarded-for': '203.0.113.7' });
  await stranger.post('/api/v1/user/login', new URLSearchParams({ username: 'admin', password: 'wrong' }));
  const refused = '/api/waybill/v1/audit-log?kind=session.refused';
  await expect
    .poll(async () => (await asAdmin.get<AuditLogEntry[]>(refused)).body.length, { timeout: 15_000 })
    .toBeGreaterThan(0);

  const { token } = await pages.world.server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  const { page, problems } = await pages.open('/admin/accessManagement/auditLog', { token });
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'Sign-in refused' }).filter({ hasText: '203.0.113.7' }).waitFor();
  await rows.filter({ hasText: 'Team created' }).filter({ hasText: 'Watchers' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.goto(`${new URL(page.url()).origin}/admin/accessManagement/auditLog?kind=session`);
  await rows.filter({ hasText: 'Sign-in refused' }).waitFor();
  await expect.poll(() => rows.filter({ hasText: 'Team created' }).count()).toBe(0);
  await page.goto(`${new URL(page.url()).origin}/admin/accessManagement/auditLog?actor=nobody-else`);
  await page.getByText('No entries match these filters').waitFor();
  expect(problems).toEqual([]);
});
