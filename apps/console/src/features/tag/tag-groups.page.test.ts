import type { TagListResponseItem } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, measureHiddenWidth, setUpPages, takeScreenshot } from '#test';
import { signIn, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

beforeAll(async () => {
  const tags = ['team:payments', 'team:search', 'env=prod', 'env=test', 'env/old', 'web'];
  await pages.world.server.asAdmin.put('/api/v1/tag', tags);
});

const gridOf = (page: Page) => page.getByRole('treegrid', { name: 'Tags' });
const groupOf = (page: Page, name: string) =>
  gridOf(page)
    .locator('[data-row][aria-level="1"]')
    .filter({ has: page.getByText(name, { exact: true }) });
const below = (page: Page) => gridOf(page).locator('[data-row][aria-level="2"]');
const namesBelow = (page: Page) => below(page).getByRole('link').allInnerTexts();

test('tags stand by what their names begin with; a tag below opens', async () => {
  const { page, problems } = await pages.open('/tags');
  await page.getByRole('button', { name: 'Group by' }).click();
  await page.getByRole('menuitemradio', { name: 'Prefix' }).click();
  await page.waitForURL('**/tags?by=PREFIX');
  await groupOf(page, 'env').getByText('3', { exact: true }).waitFor();
  await groupOf(page, 'team').getByText('2', { exact: true }).waitFor();
  await groupOf(page, 'No prefix').waitFor();
  await groupOf(page, 'env').click();
  await expect.poll(() => namesBelow(page)).toEqual(['env/old', 'env=prod', 'env=test']);
  await takeScreenshot(page, 'tags-by-prefix');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('searchbox').fill('prod');
  await expect.poll(() => namesBelow(page)).toEqual(['env=prod']);
  await below(page).getByRole('link', { name: 'env=prod' }).click();
  await page.waitForURL('**/tags/env%3Dprod');
  await page.goto('/tags?prefix=team');
  await page.getByRole('grid', { name: 'Tags' }).getByRole('link', { name: 'team:search' }).waitFor();
  await page.goto('/tags?by=PREFIX&use=POLICY');
  await page.getByText('No tags match these filters').waitFor();
  expect(problems).toEqual([]);
});

test('tags below a group are selected and deleted; a group is none', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'TAG_MANAGEMENT');
  const { page, problems } = await pages.open('/tags?by=PREFIX', pageOptions);
  await groupOf(page, 'team').click();
  await below(page).first().waitFor();
  expect(await groupOf(page, 'team').getByRole('checkbox').count()).toBe(0);
  await below(page).filter({ hasText: 'team:search' }).getByRole('checkbox').click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.poll(() => namesBelow(page)).toEqual(['team:payments']);
  await groupOf(page, 'team').getByText('1', { exact: true }).waitFor();
  const { body } = await pages.world.manager.get<TagListResponseItem[]>('/api/v1/tag?prefix=team');
  expect(body.map(({ name }) => name)).toEqual(['team:payments']);
  expect(problems).toEqual([]);
});

test('who may only view groups tags and selects none, on a phone as well', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'ACCESS_MANAGEMENT');
  const { page } = await pages.open('/tags?by=PREFIX', { ...pageOptions, width: 400 });
  await groupOf(page, 'env').click();
  await below(page).first().waitFor();
  expect(await gridOf(page).getByRole('checkbox').count()).toBe(0);
  const headers = await gridOf(page).getByRole('columnheader').allInnerTexts();
  expect(headers.filter(Boolean)).toEqual(['Prefix', 'Tags', 'Projects']);
  expect(await measureHiddenWidth(gridOf(page))).toBe(0);
});
