import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, bomOf, importBom, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let fleet: string;
let empty: string;

/** A collection of the latest versions: Truck 2 and Van 1, each with lodash; Truck 1 and Bike 1 are none of them. */
beforeAll(async () => {
  await addSampleProjects(pages.world);
  const { manager } = pages.world;
  const collection = async (name: string) => {
    const body = { name, version: '2026', collectionLogic: 'AGGREGATE_LATEST_VERSION_CHILDREN' };
    return (await manager.put<{ uuid: string }>('/api/v1/project', body)).body.uuid;
  };
  fleet = await collection('Fleet');
  empty = await collection('Nothing');
  const add = async (name: string, version: string, boms: string[], isLatest: boolean) => {
    const uuid = await importBom(pages.world, { name, version }, bomOf(boms));
    const answer = await manager.patch(`/api/v1/project/${uuid}`, { parent: { uuid: fleet }, isLatest });
    if (answer.status !== 200) throw new Error(answer.text);
    return uuid;
  };
  await add('Truck', '1', ['lodash@4.17.18', 'express@4.0.0', 'chalk@1.0.0'], false);
  const truck = await add('Truck', '2', ['lodash@4.17.20', 'express@4.0.0'], true);
  await add('Van', '1', ['lodash@4.17.19'], true);
  await add('Bike', '1', ['lodash@4.17.17'], false);
  const service = await manager.put(`/api/v1/service/project/${truck}`, { name: 'tracking' });
  if (service.status !== 201) throw new Error(service.text);
});

test.each([
  ['light', 1366],
  ['dark', 1920],
  ['light', 390],
] as const)('a collection comes to the same everywhere: %s, %d pixels', async (theme, width) => {
  const { page, problems } = await pages.open(`/projects/${fleet}`, { theme, width });
  await page.getByRole('heading', { name: 'Collection total' }).waitFor();
  await page.getByRole('link', { name: 'Critical: 2' }).waitFor();
  const members = page.getByRole('grid', { name: 'Projects in this collection' });
  await members.getByRole('link', { name: 'Van' }).waitFor();
  expect(await members.getByRole('link', { name: 'Truck' }).count()).toBe(1);
  expect(await members.getByText('Bike').count()).toBe(0);
  const tabs = page.getByRole('navigation', { name: 'Project', exact: true });
  // On a phone some have no room.
  for (const [tab, count] of [
    ['Components', 3],
    ['Services', 1],
    ['Audit vulnerabilities', 2],
  ] as const)
    await tabs
      .getByRole('link', { name: `${tab} ${count}`, includeHidden: true })
      .waitFor({ state: 'attached' });
  await takeScreenshot(page, `collection-overview-${theme}-${width}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const [tab, grid, rows] of [
    ['components', 'Components', 3],
    ['services', 'Services', 1],
    ['findings', 'Findings', 2],
    ['epss', 'Findings', 2],
  ] as const) {
    await page.goto(`${pages.world.server.url}/projects/${fleet}/${tab}`);
    const list = page.getByRole('grid', { name: grid });
    await expect.poll(() => list.getByRole('row').count()).toBe(rows + 1);
    await list
      .getByText(/^Truck/)
      .first()
      .waitFor();
    await takeScreenshot(page, `collection-${tab}-${theme}-${width}`);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('its row in the list has the same figures, and its report too', async () => {
  const { page, problems } = await pages.open('/projects');
  const row = page.getByRole('row', { name: /Fleet/ });
  await row.getByRole('img', { name: 'Critical: 2' }).waitFor();
  expect(await row.getByRole('gridcell', { name: '3', exact: true }).count()).toBe(1);
  await page.goto(`${pages.world.server.url}/projects/${fleet}/report`);
  const report = page.getByRole('article', { name: 'Project report' });
  await report.getByText('Projects in this collection').waitFor();
  await report.getByText('lodash 4.17.20 (Truck 2)').waitFor();
  await report.getByText('lodash 4.17.19 (Van 1)').waitFor();
  expect(await report.getByText('No open vulnerabilities').count()).toBe(0);
  await takeScreenshot(page, 'collection-report');
  expect(problems).toEqual([]);
});

test('what a collection does not have says so', async () => {
  const { page, problems } = await pages.open(`/projects/${fleet}/dependencyGraph`);
  await page.getByText('Each project in this collection has a dependency graph of its own.').waitFor();
  const tabs = page.getByRole('navigation', { name: 'Project', exact: true });
  expect(await tabs.getByText('BOMs').count()).toBe(0);
  await page.goto(`${pages.world.server.url}/projects/${fleet}/vex`);
  await page.getByText('VEX documents are uploaded to its projects.').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const item = page.getByRole('menuitem', { name: /Findings as SARIF/ });
  expect(await item.innerText()).toContain('Export the projects in this collection one by one.');
  await page.goto(`${pages.world.server.url}/projects/${empty}`);
  await page.getByText('No projects in this collection').waitFor();
  expect(problems).toEqual([]);
});

test('groups of a collection lead to the findings of one of its projects', async () => {
  const { page, problems } = await pages.open(`/projects/${fleet}/findings?by=PROJECT`);
  const grid = page.getByRole('treegrid', { name: 'Findings' });
  await grid.getByRole('row', { name: /Truck/ }).waitFor();
  expect(await grid.getByRole('row').count()).toBe(3);
  await page.goto(`${pages.world.server.url}/projects/${fleet}/findings?by=COMPONENT`);
  await grid
    .getByRole('row', { name: /lodash/ })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});
