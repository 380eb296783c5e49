import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, bomOf, importBom, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let shop: string;
let suite: string;
let cart: string;

beforeAll(async () => {
  shop = await addSampleProjects(pages.world);
  const { manager } = pages.world;
  const uuidOf = async (name: string, version: string) => {
    const found = await manager.get<{ uuid: string }>(
      `/api/v1/project/lookup?name=${name}&version=${version}`,
    );
    return found.body.uuid;
  };
  suite = await uuidOf('Suite', '1');
  cart = await uuidOf('Cart', '3');
  await importBom(pages.world, { name: 'Cart', version: '3' }, bomOf(['lodash@4.17.20', 'express@4.0.0']));
  // One level further down, and one that does not count any more.
  const below = await importBom(pages.world, { name: 'Checkout', version: '1' }, bomOf(['lodash@4.17.19']));
  await manager.patch(`/api/v1/project/${below}`, { parent: { uuid: cart } });
  const retired = await importBom(pages.world, { name: 'Retired', version: '1' }, bomOf(['lodash@4.17.18']));
  await manager.patch(`/api/v1/project/${retired}`, { parent: { uuid: suite }, active: false });
});

test('every number of a project leads to the list that makes it up', async () => {
  const { page, problems } = await pages.open(`/projects/${shop}`);
  const figure = page.getByRole('link', { name: 'Critical: 1' });
  await figure.waitFor();
  const href = (name: string) => page.getByRole('link', { name, exact: true }).first().getAttribute('href');
  expect(await href('Findings: 1')).toContain(`/projects/${shop}/findings`);
  expect(await href('New since yesterday: 1')).toContain('/findings?all=true&found=1d');
  expect(await href('Not audited: 1')).toContain('state=NOT_SET');
  await takeScreenshot(page, 'project-overview-leaf');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await figure.click();
  await page.waitForURL('**/findings?all=true&severity=CRITICAL');
  await page.getByRole('grid').getByText('lodash').first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: '30 days' }).click();
  await page.waitForURL('**?range=30');
  await page.getByText('From today').first().waitFor();
  expect(problems).toEqual([]);
});

test.each([
  ['light', 1366],
  ['dark', 1366],
  ['light', 400],
  ['dark', 2560],
] as const)('a parent shows its children and their sums: %s, %d pixels', async (theme, width) => {
  const { page, problems } = await pages.open(`/projects/${suite}`, { theme, width });
  const grid = page.getByRole('grid', { name: 'Child projects' });
  await grid.getByRole('link', { name: 'Cart' }).waitFor();
  await page.getByText('Totals for this project and 2 active children').waitFor();
  expect(await page.getByText('No components yet').count()).toBe(0);
  // Cart with Checkout below it: two critical ones, of three components.
  await grid.getByText('Sum of 2 projects:').first().waitFor({ state: 'attached' });
  expect(await grid.getByText('Retired').count()).toBe(0);
  const sums = page.getByRole('region', { name: 'Child projects' });
  await expect.poll(() => sums.locator('a[href$="sort=-critical"]').first().textContent()).toBe('2');
  if (width > 500) {
    await sums.locator('a[href$="sort=-components"]').first().click();
    await page.waitForURL('**?sort=-components');
    expect(await grid.getByRole('columnheader', { name: 'Components' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  }
  await takeScreenshot(page, `project-overview-parent-${theme}-${width}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the tree shows the sums of a parent, marked as such; the flat list shows none', async () => {
  const { page } = await pages.open('/projects');
  const row = page.getByRole('row', { name: /Suite/ });
  await row.getByText('Sum of 3 projects:').first().waitFor({ state: 'attached' });
  await row.getByRole('img', { name: 'Critical: 2' }).waitFor();
  await takeScreenshot(page, 'project-list-sums');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto(`${pages.world.server.url}/projects?flat=true`);
  await page.getByRole('row', { name: /Suite/ }).waitFor();
  expect(await page.getByText(/Sum of/).count()).toBe(0);
});
