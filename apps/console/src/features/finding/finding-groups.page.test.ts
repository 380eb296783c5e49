import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAccessibilityFaults, measureHiddenWidth, takeScreenshot } from '#test';
import { flaws, idsOf, panelOf, rowsOf, setUpFindingsPages, titleOf } from '#test/server';

const { pages, openFindings } = setUpFindingsPages();

const groupOf = (page: Page, name: string): Locator =>
  page.locator('[data-row][aria-level="1"]').filter({ has: page.getByText(name, { exact: true }) });
const below = (page: Page): Locator => page.locator('[data-row][aria-level="2"]');
const expand = (page: Page, name: string) =>
  groupOf(page, name).getByRole('button', { name: 'Expand' }).click();

test('findings stand by flaw, with the components below, and the address knows it', async () => {
  const { page, problems } = await openFindings();
  await rowsOf(page).first().waitFor();
  await page.getByRole('button', { name: 'Group by' }).click();
  await page.getByRole('menuitemradio', { name: 'Vulnerability' }).click();
  await page.waitForURL('**/findings?by=FLAW');
  await expect.poll(() => idsOf(page)).toEqual([flaws.critical, flaws.high, flaws.medium, flaws.unassigned]);
  await page.reload();
  await groupOf(page, flaws.high).getByText('1 of 1').waitFor();
  await expand(page, flaws.high);
  // Its two records are one finding, below as in the figures of the group.
  await below(page).first().getByText('2.0.0').waitFor();
  expect(await below(page).count()).toBe(1);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('findings stand by component; the panel goes through those that are open below', async () => {
  const { page, problems } = await openFindings('?by=COMPONENT&severity=CRITICAL&severity=MEDIUM');
  await groupOf(page, 'anvil').focus();
  expect(await rowsOf(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => below(page).count()).toBe(2);
  await below(page).first().getByText('9.8').click();
  await titleOf(page).getByText(`${flaws.critical} · anvil 1.5`).waitFor();
  await page.keyboard.press('j');
  await titleOf(page).getByText(`${flaws.medium} · anvil 1.5`).waitFor();
  expect(await below(page).last().getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('Escape');
  await panelOf(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Findings' }).click();
  await page.waitForURL('**sort=-findings');
  await page.getByRole('button', { name: 'Grouped by: Component' }).click();
  await page.getByRole('menuitemradio', { name: 'Nothing' }).click();
  await page.waitForURL('**/findings?severity=CRITICAL&severity=MEDIUM');
  expect(problems).toEqual([]);
});

describe('below a group', () => {
  const belowAnvil = (page: Page, answer: (route: Route) => Promise<void>) =>
    page.route(`**/findings?*component=${pages.world.first.components.anvil}*`, answer);

  test('what is not shown of many findings is a list of its own', async () => {
    const { page } = await openFindings('?by=COMPONENT');
    await belowAnvil(page, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-total-count': '60' } });
    });
    await expand(page, 'anvil');
    const more = page.getByRole('button', { name: '58 more findings' });
    await more.waitFor();
    await page.unrouteAll();
    await more.click();
    await page.waitForURL(
      ({ searchParams }) => searchParams.get('component') === pages.world.first.components.anvil,
    );
    await page.getByText('Component: anvil').waitFor();
    await expect.poll(() => idsOf(page)).toEqual([flaws.critical, flaws.medium]);
  });

  test('what could not be loaded is asked for again', async () => {
    const { page } = await openFindings('?by=COMPONENT');
    await belowAnvil(page, (route) => route.fulfill({ status: 500 }));
    await expand(page, 'anvil');
    await below(page).getByRole('button', { name: 'Try again' }).waitFor();
    await page.unrouteAll();
    await below(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => below(page).count()).toBe(2);
  });
});

test('a decision about a flaw is written to each of its records, and each trail says so', async () => {
  const { page, problems } = await openFindings('?by=FLAW', { project: pages.world.second.uuid });
  await groupOf(page, flaws.high).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Set analysis…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set analysis for selected findings' });
  await dialog.getByText('Applies to 1 finding').waitFor();
  await dialog.getByLabel('Analysis').selectOption('In triage');
  const request = page.waitForRequest('**/findings/decisions?*');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  expect(new URL((await request).url()).searchParams.get('by')).toBe('FLAW');
  await dialog.getByText('You can close this').waitFor();
  await pages.world.server.runJobs();
  await page.getByText('1 finding updated').waitFor();
  await groupOf(page, flaws.high).getByTitle('Findings with an analysis').getByText('1 of 1').waitFor();
  expect(problems).toEqual([]);
  const { page: list } = await openFindings('?everyRecord=true', { project: pages.world.second.uuid });
  const records = rowsOf(list).filter({ has: list.getByText('hammer', { exact: true }) });
  await records.nth(1).waitFor();
  expect(await records.count()).toBe(2);
  for (const record of await records.all()) {
    await record.click();
    await expect.poll(() => record.getAttribute('aria-current')).toBe('true');
    await list.keyboard.press('a');
    await panelOf(list).getByText(`Decided for all records of ${flaws.high}`).waitFor();
  }
});

test('groups that the filters leave nothing of lead back, still grouped', async () => {
  const { page } = await openFindings('?by=FLAW&state=EXPLOITABLE');
  await page.getByText('No findings match these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/findings?by=FLAW');
  await groupOf(page, flaws.high).waitFor();
});

test('a phone shows names, severity and figures of groups without scrolling sideways', async () => {
  const { page } = await openFindings('?by=FLAW', { width: 400 });
  await groupOf(page, flaws.high).waitFor();
  const headers = await page.getByRole('treegrid').getByRole('columnheader').allInnerTexts();
  expect(headers).toEqual(expect.arrayContaining(['Vulnerability', 'Severity', 'Findings']));
  const inView = groupOf(page, flaws.high);
  await inView.getByText('High', { exact: true }).waitFor();
  await inView.getByText('Findings', { exact: true }).waitFor();
  const [row, table] = [await inView.boundingBox(), await page.getByRole('treegrid').boundingBox()];
  expect(row?.width).toBeLessThanOrEqual(table?.width ?? 0);
  expect(await measureHiddenWidth(page.getByRole('treegrid'))).toBe(0);
  await takeScreenshot(page, 'finding-groups-phone');
});
