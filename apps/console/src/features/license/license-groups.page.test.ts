import type { LicenseGroup } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, measureHiddenWidth, setUpPages, takeScreenshot } from '#test';
import { signIn, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

const gridOf = (page: Page) => page.getByRole('treegrid', { name: 'Licenses' });
const groupOf = (page: Page, name: string) =>
  gridOf(page)
    .locator('[data-row][aria-level="1"]')
    .filter({ has: page.getByText(name, { exact: true }) });
const below = (page: Page) => gridOf(page).locator('[data-row][aria-level="2"]');

const openAs = async (path: string, ...permissions: Parameters<typeof signIn>[1][]) => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', ...permissions);
  return pages.open(path, pageOptions);
};

test('licenses stand by license group, those of none in a group of their own', async () => {
  const { page, problems } = await openAs('/licenses', 'POLICY_MANAGEMENT');
  await page.getByRole('button', { name: 'Group by' }).click();
  await page.getByRole('menuitemradio', { name: 'License group' }).click();
  await page.waitForURL('**/licenses?by=GROUP');
  const policies = await pages.world.server.asKey('POLICY_MANAGEMENT');
  const { body } = await policies.get<LicenseGroup[]>('/api/v1/licenseGroup?searchText=Non-Commercial');
  const size = body[0]?.licenses.length ?? 0;
  await groupOf(page, 'Non-Commercial').getByText(`${size}`, { exact: true }).waitFor();
  await groupOf(page, 'No license group').waitFor();
  await groupOf(page, 'Non-Commercial').click();
  await expect.poll(() => below(page).count()).toBe(Math.min(size, 51));
  await takeScreenshot(page, 'licenses-by-group');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('searchbox').fill('apache license 2.0');
  await groupOf(page, 'Permissive').getByText('1', { exact: true }).waitFor();
  await groupOf(page, 'Permissive').click();
  await below(page).getByRole('link', { name: 'Apache License 2.0' }).click();
  await page.waitForURL('**/licenses/Apache-2.0');
  expect(problems).toEqual([]);
});

test('licenses stand by kind for those who may not list license groups', async () => {
  const { page, problems } = await openAs('/licenses?by=GROUP');
  await page.getByRole('grid', { name: 'Licenses' }).locator('[data-row="0"]').waitFor();
  await page.getByRole('button', { name: 'Group by' }).click();
  const byKind = page.getByRole('menuitemradio', { name: 'Kind' });
  await byKind.waitFor();
  expect(await page.getByRole('menuitemradio', { name: 'License group' }).count()).toBe(0);
  await byKind.click();
  await page.waitForURL('**/licenses?by=KIND');
  for (const name of ['OSI approved', 'FSF libre', 'Deprecated', 'Other licenses'])
    await groupOf(page, name).waitFor();
  expect(await groupOf(page, 'Custom').count()).toBe(0);
  // The filter of its name leaves what a group has.
  await groupOf(page, 'Other licenses').click();
  await below(page).first().waitFor();
  await page.keyboard.press('End');
  await below(page)
    .getByRole('button', { name: /more rows$/ })
    .click();
  await page.waitForURL('**/licenses?other=true');
  await page.getByRole('button', { name: 'Remove filter Other licenses' }).waitFor();
  await page.goto('/licenses?by=KIND&custom=true');
  await page.getByText('No licenses match these filters').waitFor();
  expect(problems).toEqual([]);
});

test('a phone shows names and figures of groups without scrolling sideways', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/licenses?by=KIND', { ...pageOptions, width: 400 });
  await groupOf(page, 'FSF libre').waitFor();
  const headers = await gridOf(page).getByRole('columnheader').allInnerTexts();
  expect(headers.filter(Boolean)).toEqual(['Kind', 'Licenses', 'License ID']);
  expect(await measureHiddenWidth(gridOf(page))).toBe(0);
});
