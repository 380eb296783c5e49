import type { Policy, Project } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, bomOf, importBom, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

beforeAll(() => addSampleProjects(pages.world));

/** Works on what a dialog has started, once the server knows of it. */
async function work(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run in background' }).waitFor();
  await pages.world.server.runJobs();
}

async function read(name: string, version: string): Promise<Project> {
  const { manager } = pages.world;
  const found = await manager.get<Project>(`/api/v1/project/lookup?name=${name}&version=${version}`);
  return (await manager.get<Project>(`/api/v1/project/${found.body.uuid}`)).body;
}

test('all projects that the filter shows are tagged at once, and the notice takes it back', async () => {
  const { page, problems } = await pages.open('/projects?flat=true');
  const grid = page.getByRole('grid', { name: 'Projects' });
  await grid.getByRole('link', { name: 'Cart' }).waitFor();
  await grid.getByRole('columnheader').getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByText('4 selected').waitFor();
  await bar.getByRole('button', { name: 'Tags…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change tags of projects' });
  await dialog.getByText('Applies to 4 projects.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true');
  await dialog.getByLabel('Add tags').fill('Live ');
  await takeScreenshot(page, 'projects-bulk-tags');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await work(page);
  await page.getByText('4 projects changed').waitFor();
  await grid.getByRole('link', { name: 'live' }).first().waitFor();
  const undoing = page.waitForResponse('**/undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await undoing;
  await pages.world.server.runJobs();
  await expect.poll(async () => (await read('Shop', '1.0')).tags).toEqual([]);
  expect(problems).toEqual([]);
});

test('projects are moved and deactivated from the tree; what is skipped is reported', async () => {
  const { page } = await pages.open('/projects');
  const grid = page.getByRole('treegrid', { name: 'Projects' });
  await grid.getByRole('row', { name: /Suite/ }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Deactivate…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await work(page);
  const report = page.getByRole('dialog', { name: 'Deactivate projects' });
  await report.getByText('Has active projects below it').waitFor();
  await report.getByText('Suite 1').waitFor();
  await takeScreenshot(page, 'projects-bulk-report');
  await report.getByRole('button', { name: 'Close' }).last().click();

  await grid
    .getByRole('row', { name: /Shop 1.1/ })
    .getByRole('checkbox')
    .click();
  await page.getByRole('button', { name: 'Move…' }).click();
  await page.getByRole('combobox', { name: 'New parent' }).fill('sui');
  await page.getByRole('option', { name: 'Suite 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await work(page);
  await page.getByText('1 project changed').waitFor();
  expect((await read('Shop', '1.1')).parent?.name).toBe('Suite');
});

test('deleting says what goes and asks for the number', async () => {
  const { server } = pages.world;
  const policies = await server.asKey('POLICY_MANAGEMENT');
  const policy = await policies.put<Policy>('/api/v1/policy', { name: 'No left-pad' });
  await policies.put(`/api/v1/policy/${policy.body.uuid}/condition`, {
    subject: 'COORDINATES',
    operator: 'MATCHES',
    value: JSON.stringify({ name: 'left-pad', version: '*' }),
  });
  const services = ['mail', 'pay'].map((name) => ({ name }));
  await importBom(pages.world, { name: 'Doomed', version: '1' }, bomOf(['left-pad@1.0.0'], { services }));
  const rights = ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'VIEW_POLICY_VIOLATION'] as const;
  const { token } = await pages.world.server.asUser(...rights);
  const { page } = await pages.open('/projects?flat=true&searchText=doomed', { token });
  await page
    .getByRole('grid')
    .getByRole('row', { name: /Doomed/ })
    .getByRole('checkbox')
    .click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete projects' });
  const remove = dialog.getByRole('button', { name: 'Delete' });
  await dialog.getByText('1 component', { exact: true }).waitFor();
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    '1 component',
    '1 violation',
    '2 services',
  ]);
  await remove.waitFor();
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await dialog.getByLabel('Type “1” to confirm').fill('1');
  await takeScreenshot(page, 'projects-bulk-delete');
  await remove.click();
  await work(page);
  await page.getByText('1 project deleted').waitFor();
  await page.getByText('No results').waitFor();
});

test('versions fold under one name, which opens to the others; the choice is remembered', async () => {
  const { page } = await pages.open('/projects');
  await page.getByRole('button', { name: 'Group versions' }).click();
  await page.waitForURL('**/projects?folded=true');
  const grid = page.getByRole('treegrid', { name: 'Projects' });
  const shop = grid.getByRole('row', { name: /Shop/ });
  await shop.getByText('2 versions').waitFor();
  expect(await shop.count()).toBe(1);
  await shop.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shop.count()).toBe(2);
  await takeScreenshot(page, 'projects-folded');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto('/projects');
  await page.getByText('2 versions').waitFor();
});

test('who may only look selects nothing', async () => {
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open('/projects?flat=true', { token: viewer.token });
  await page.getByRole('link', { name: 'Cart' }).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
});
