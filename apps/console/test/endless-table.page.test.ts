import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults } from './browser.ts';
import { setUpGalleryPages } from './gallery-pages.ts';
import type { PageOptions } from './pages.ts';

const pages = setUpGalleryPages();

async function start(path = '/endless', options: PageOptions = {}): Promise<ConsolePage> {
  const opened = await pages.open(path, options);
  await opened.page.getByRole('row', { name: /CVE-/ }).first().waitFor();
  return opened;
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Items' });
const row = (page: Page, index: number) => page.locator(`[data-row="${index}"]`);
const text = (index: number) => `CVE-2026-${String(index).padStart(6, '0')}`;
const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'));
const isInView = (page: Page, index: number) =>
  page.evaluate((wanted) => {
    const box = document.querySelector(`[data-row="${wanted}"]`)?.getBoundingClientRect();
    const frame = document.querySelector('[role=grid]')?.parentElement?.getBoundingClientRect();
    return box !== undefined && frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom + 1;
  }, index);
const scrollTo = (page: Page, top: number) =>
  grid(page).evaluate((element, to) => element.parentElement?.scrollTo(0, to), top);

test('a list of 100,000 rows scrolls anywhere; what is far away is dropped again', async () => {
  const { page, problems } = await start();
  expect(await grid(page).getAttribute('aria-rowcount')).toBe('100001');
  expect(await page.locator('[data-row]').count()).toBeLessThan(60);
  await scrollTo(page, 35 * 50_000);
  await page.locator('[data-placeholder]').first().waitFor();
  await row(page, 50_003).getByText(text(50_003)).waitFor();
  expect(await row(page, 50_003).getAttribute('aria-rowindex')).toBe('50005');
  await scrollTo(page, 35 * 99_990);
  await row(page, 99_999).getByText(text(99_999)).waitFor();
  await page.getByText(/–100,000 of 100,000/).waitFor();
  const asked = await page.evaluate(() => Reflect.get(window, 'askedBlocks') as number[]);
  expect(asked.length).toBeLessThan(12);
  expect(problems).toEqual([]);
});

test('blocks are asked for while the scroller moves, not only once it rests', async () => {
  const { page } = await start();
  const askedBefore = await page.evaluate(async () => {
    const scroller = document.querySelector('[role=grid]')?.parentElement;
    for (let step = 0; step < 60; step += 1) {
      scroller?.scrollBy(0, 700);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return (Reflect.get(window, 'askedBlocks') as number[]).length;
  });
  expect(askedBefore).toBeGreaterThan(4);
});

test('the keys go over the borders of blocks, to the ends and by screens', async () => {
  const { page } = await start();
  await row(page, 0).focus();
  await page.keyboard.press('End');
  await expect.poll(() => focusedRow(page)).toBe('100001');
  await row(page, 99_999).getByText(text(99_999)).waitFor();
  await expect.poll(() => focusedRow(page)).toBe('100001');
  await page.keyboard.press('k');
  await expect.poll(() => focusedRow(page)).toBe('100000');
  await page.keyboard.press('Enter');
  await page.locator('output').getByText('item-99998').waitFor();
  await page.keyboard.press('Home');
  await expect.poll(() => focusedRow(page)).toBe('2');
  await row(page, 0).getByText(text(0)).waitFor();
  for (let press = 0; press < 120; press += 1) await page.keyboard.press('j');
  await expect.poll(() => focusedRow(page)).toBe('122');
  await row(page, 120).getByText(text(120)).waitFor();
  await page.keyboard.press('PageDown');
  await expect.poll(async () => Number(await focusedRow(page))).toBeGreaterThan(130);
});

test('an address that lags behind does not throw the list back', async () => {
  const { page } = await start('/endless?lagMs=300');
  await row(page, 0).focus();
  const lost: number[] = [];
  for (let press = 1; press <= 90; press += 1) {
    await page.keyboard.press('j');
    // Longer than the scroller rests before it tells the address where it is.
    if (press % 10 === 0) await page.waitForTimeout(700);
    if (!(await isInView(page, press))) lost.push(press);
  }
  expect(lost).toEqual([]);
  expect(new URL(page.url()).searchParams.get('page')).toBe('3');
});

test('a range of rows may begin where nothing is loaded any more', async () => {
  const { page } = await start();
  await row(page, 10).focus();
  await page.keyboard.press('x');
  await scrollTo(page, 35 * 900);
  await row(page, 905).getByText(text(905)).waitFor();
  await row(page, 905)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page.getByText('896 selected').waitFor();
});

test('all rows that the filter shows are selected without being loaded', async () => {
  const { page } = await start();
  await row(page, 1).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Select all 100,000 rows' }).click();
  await page.getByRole('button', { name: 'Use 100000 by filter' }).waitFor();
  await row(page, 3).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Use 99999 by filter' }).waitFor();
  expect(await row(page, 3).getAttribute('aria-selected')).toBe('false');
  await scrollTo(page, 35 * 500);
  await row(page, 505).getByText(text(505)).waitFor();
  expect(await row(page, 505).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  expect(await page.locator('[aria-selected="true"]').count()).toBe(0);
});

test('the selection bar takes the place of the toolbar, and nothing below it moves', async () => {
  const { page } = await start();
  const top = () => grid(page).evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await row(page, 1).getByRole('checkbox').click();
  await page.getByText('1 selected').waitFor();
  expect(await top()).toBe(before);
  await page.keyboard.press('/');
  await expect.poll(() => page.getByText('1 selected').isVisible()).toBe(false);
  await page.keyboard.press('Escape');
});

test('the address says where the list is; a reload and the back button find the place again', async () => {
  const { page } = await start('/endless?page=3&pageSize=50');
  await row(page, 100).getByText(text(100)).waitFor();
  await expect.poll(() => page.getByText(/^101–/).count()).toBe(1);
  await scrollTo(page, 35 * 70_010);
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('1401');
  await page.reload();
  await row(page, 70_000).getByText(text(70_000)).waitFor();
  await page.getByRole('button', { name: 'Score' }).click();
  await page.waitForURL('**sort=-score**');
  await row(page, 0).getByText(text(0)).waitFor();
  await page.goBack();
  await row(page, 70_000).getByText(text(70_000)).waitFor();
});

test('rows stay when others cannot be loaded, and the page says so until they can', async () => {
  const { page } = await start();
  await page.evaluate(() => Reflect.set(window, 'serverIsAway', true));
  await scrollTo(page, 35 * 80);
  await page.getByRole('alert').getByText("Couldn't update the list.").waitFor();
  await row(page, 85).getByText(text(85)).waitFor();
  await page.evaluate(() => Reflect.set(window, 'serverIsAway', false));
  await page.getByRole('button', { name: 'Try again' }).click();
  await row(page, 103).getByText(text(103)).waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

test('a CSV file has all rows, whether they were loaded or not', async () => {
  const { page } = await start('/endless?rows=2500');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBe(2501);
  expect(lines[0]).toBe('Name,Score,Version,First seen');
  expect(lines.at(-1)).toContain(text(2499));
});

test('a CSV file that could not be written is told of', async () => {
  const { page } = await start('/endless?rows=2500');
  await page.evaluate(() => Reflect.set(window, 'serverIsAway', true));
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.locator('[data-kind="error"]').getByText('The file could not be written').waitFor();
  await page.getByRole('button', { name: 'Download CSV' }).waitFor();
});

test.each(['light', 'dark'] as const)('has no serious accessibility fault in %s', async (theme) => {
  const { page, problems } = await start('/endless?answerMs=200', { theme });
  await row(page, 2).getByRole('checkbox').click();
  await scrollTo(page, 35 * 2000);
  await page.locator('[data-placeholder]').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});
