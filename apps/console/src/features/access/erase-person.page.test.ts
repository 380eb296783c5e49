import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

test('a former user is erased from trails, once the account is gone', async () => {
  const { server } = pages.world;
  const leaver = await server.asUser('ACCESS_MANAGEMENT');
  await leaver.put('/api/v1/team', { name: 'Left behind' });
  const { token } = await server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/admin/accessManagement/managedUsers', { token });
  const erase = async () => {
    await page.getByRole('button', { name: 'Erase former user…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase a former user' });
    await dialog.getByLabel('Username of the deleted account').fill(leaver.username);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    return dialog;
  };
  const dialog = await erase();
  await dialog.getByText(/Delete it first/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'erase-refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await server.asAdmin.delete('/api/v1/user/managed', { username: leaver.username });
  await (await erase()).waitFor({ state: 'detached' });
  await server.runJobs();
  await page.getByText('Erasure of a former user: done').waitFor();
  const log = await server.asAdmin.get<{ actor: string }[]>('/api/waybill/v1/audit-log?kind=team.created');
  expect(log.body.map(({ actor }) => actor)).toContain('former user');
});
