import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFaults } from './browser.ts';
import { setUpGalleryPages } from './gallery-pages.ts';

const pages = setUpGalleryPages();

async function start(theme: 'light' | 'dark' = 'light'): Promise<Page> {
  const { page } = await pages.open('/?table&rows=200&endless', { theme });
  await page.locator('[data-row="0"]').waitFor();
  return page;
}

const headers = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean);
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const widthOf = async (page: Page, name: string) => (await header(page, name).boundingBox())?.width ?? 0;
const layout = (page: Page) => page.evaluate(() => localStorage.getItem('GalleryLayout'));

test('columns are put into another order by keys and by dragging, and back', async () => {
  const page = await start();
  const names = ['Vulnerability', 'Severity', 'CVSS', 'Version', 'Project'];
  expect(await headers(page)).toEqual(names);
  await page.getByRole('button', { name: 'Columns' }).click();
  const grip = page.getByRole('button', { name: 'Move CVSS' });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => headers(page)).toEqual(['CVSS', 'Vulnerability', 'Severity', 'Version', 'Project']);
  await page.getByText('CVSS: position 1 of 6').waitFor();

  const from = await page.getByRole('button', { name: 'Move Project' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Move Vulnerability' }).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 8, { steps: 6 });
  await page.mouse.up();
  const moved = ['CVSS', 'Project', 'Vulnerability', 'Severity', 'Version'];
  await expect.poll(() => headers(page)).toEqual(moved);
  await page.reload();
  await page.locator('[data-row="0"]').waitFor();
  expect(await headers(page)).toEqual(moved);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => headers(page)).toEqual(names);
  expect(await layout(page)).toBeNull();
});

test('a column is made wider by dragging, by keys, and fits by a double click', async () => {
  const page = await start();
  const before = await widthOf(page, 'Version');
  const edge = await header(page, 'Version').locator('[data-resizer]').boundingBox();
  const x = (edge?.x ?? 0) + 5;
  const y = (edge?.y ?? 0) + 10;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, 'Version')).toBeCloseTo(before + 80, -1);
  expect(
    await page
      .locator('[data-row="0"] [role=gridcell]')
      .nth(4)
      .evaluate((cell) => cell.clientWidth),
  ).toBe(Math.round(await widthOf(page, 'Version')));

  await header(page, 'Version').getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => widthOf(page, 'Version')).toBeCloseTo(before + 64, -1);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-header'))).toBe('project');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('0');

  await header(page, 'Version').locator('[data-resizer]').dblclick();
  await expect.poll(() => widthOf(page, 'Version')).toBeLessThan(before);
  const cut = await page
    .locator('[data-row] [role=gridcell]:nth-child(5) .truncate')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  expect(cut).toBe(0);
  const stored = await layout(page);
  await page.reload();
  await page.locator('[data-row="0"]').waitFor();
  expect(await layout(page)).toBe(stored);
});

test.each(['light', 'dark'] as const)('compact rows show more of them (%s)', async (theme) => {
  const page = await start(theme);
  const heightOf = async () => (await page.locator('[data-row="0"]').boundingBox())?.height;
  expect(await heightOf()).toBe(35);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Compact rows' }).click();
  await expect.poll(heightOf).toBe(28);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [first, second] = await Promise.all(
    [0, 1].map(async (row) => (await page.locator(`[data-row="${row}"]`).boundingBox())?.y ?? 0),
  );
  expect((second ?? 0) - (first ?? 0)).toBe(28);
  await page.reload();
  await page.locator('[data-row="0"]').waitFor();
  expect(await heightOf()).toBe(28);
});
