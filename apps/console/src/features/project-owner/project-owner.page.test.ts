import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startAuditWorld } from '#test/server';

const pages = setUpPages(startAuditWorld);

async function openProject(more: Parameters<typeof pages.open>[1] = {}) {
  const { server, first } = pages.world;
  const { token, username } = await server.asUser('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  return { username, ...(await pages.open(`/projects/${first.uuid}`, { token, ...more })) };
}

test('an owner is set, shown, inherited by the other version, filtered by, and taken away', async () => {
  const { page, problems, username } = await openProject({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Set owner…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Owner' });
  await dialog.getByRole('combobox', { name: 'Owner' }).fill(username);
  await page.getByRole('option', { name: `${username} · User` }).click();
  await takeScreenshot(page, 'owner-dialog');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Owner saved').waitFor();
  await page.getByText(`Owner: ${username}`).first().waitFor();
  await takeScreenshot(page, 'owner-header');

  const { token } = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const viewer = await pages.open(`/projects/${pages.world.second.uuid}`, {
    token,
    theme: 'dark',
    width: 390,
    height: 844,
  });
  const shown = viewer.page.getByTitle('Inherited from version Workshop 1');
  await shown.waitFor();
  expect(await shown.textContent()).toContain(username);
  await takeScreenshot(viewer.page, 'owner-header-phone');
  await viewer.goto(`/projects?owner=${username}`);
  await viewer.page.getByRole('link', { name: 'Workshop', exact: true }).first().waitFor();
  await viewer.goto('/projects?owner=nobody');
  await viewer.page.getByText(/No projects match/).waitFor();
  expect(viewer.problems).toEqual([]);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Set owner…' }).click();
  await dialog.getByRole('combobox', { name: 'Owner' }).fill('');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Owner: ${username}`).first().waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('third-party notices are downloaded', async () => {
  const { page, problems } = await openProject();
  await page.getByRole('button', { name: 'More actions' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download third-party notices' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^Workshop-1-notices-.*\.txt$/);
  expect(problems).toEqual([]);
});
