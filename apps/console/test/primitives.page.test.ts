import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, takeScreenshot } from './browser.ts';
import { setUpGalleryPages } from './gallery-pages.ts';
import type { PageOptions } from './pages.ts';

const pages = setUpGalleryPages();

async function start(path: string, options: PageOptions = {}): Promise<ConsolePage> {
  const opened = await pages.open(path, options);
  await opened.page.locator('main').waitFor();
  return opened;
}

describe('the form', () => {
  test('names what is wrong and sends what the schema made of it', async () => {
    const { page } = await start('/?form');
    await page.getByLabel('Port').fill('70000');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This field is required.').waitFor();
    await page.getByText('Enter 65535 or less.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Name').fill('  mail  ');
    await page.getByLabel('Port').fill('587');
    await page.getByRole('switch', { name: 'Enabled' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => page.locator('output').textContent())
      .toBe('{"name":"mail","port":587,"level":"low","note":"","enabled":false}');
  });

  test('shows what the server refused at the field it names, else above the buttons', async () => {
    const { page } = await start('/?form');
    await page.getByLabel('Name').fill('taken');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This name is taken.').waitFor();
    expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Name').fill('broken');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('body: Not understood.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('broken');
  });
});

test('a dialog holds the focus and gives it back', async () => {
  const { page } = await start('/');
  const opener = page.getByRole('button', { name: 'Delete something' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this?' });
  await dialog.waitFor();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a confirmation does what it asked about and closes', async () => {
  const { page } = await start('/');
  await page.getByRole('button', { name: 'Delete something' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('output').first().textContent()).toBe('deleted');
});

test('a button that cannot be used says why and does nothing', async () => {
  const { page } = await start('/');
  const button = page.getByRole('button', { name: 'Upload' });
  await button.focus();
  await page.locator('.popup').getByText('Requires the permission BOM_UPLOAD.').waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
});

describe('the side panel', () => {
  async function openPanel(options: PageOptions): Promise<ConsolePage & { panel: Locator }> {
    const opened = await start('/', options);
    await opened.page.getByRole('button', { name: 'Open panel' }).click();
    const panel = opened.page.getByRole('dialog', { name: 'CVE-2026-1' });
    await panel.waitFor();
    return { ...opened, panel };
  }
  const widthOf = (thing: Locator) => thing.evaluate((element) => element.getBoundingClientRect().width);
  const mainOf = (page: Page) => page.locator('main');

  test('leaves the page usable', async () => {
    const { page, panel } = await openPanel({});
    await page.getByRole('button', { name: 'Toast info' }).click();
    await page.locator('[data-kind="info"]').waitFor();
    expect(await panel.isVisible()).toBe(true);
  });

  test.each(['light', 'dark'] as const)('is a column beside the page in %s', async (theme) => {
    const { page, panel, problems } = await openPanel({ theme, width: 1366 });
    expect(await widthOf(mainOf(page))).toBeCloseTo(1366 - (await widthOf(panel)), 0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `side-panel-${theme}`);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await widthOf(mainOf(page))).toBe(1366);
    expect(problems).toEqual([]);
  });

  test('is made wider with the mouse and the keyboard, and stays so', async () => {
    const { page, panel } = await openPanel({ width: 1600 });
    const handle = page.getByRole('separator', { name: 'Panel width' });
    const before = await widthOf(panel);
    const box = await handle.boundingBox();
    if (!box) throw new Error('The handle is not in the page');
    await page.mouse.move(box.x + 4, 300);
    await page.mouse.down();
    await page.mouse.move(box.x - 96, 320, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(panel)).toBeGreaterThan(before + 90);
    const dragged = await widthOf(panel);
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => widthOf(panel)).toBe(dragged - 16);
    expect(await handle.getAttribute('aria-valuenow')).toBe(String(dragged - 16));
    await page.keyboard.press('End');
    await expect.poll(() => widthOf(panel)).toBe(1600 - 816);
    await page.keyboard.press('Home');
    await expect.poll(() => widthOf(panel)).toBe(320);
    await page.reload();
    await page.getByRole('button', { name: 'Open panel' }).click();
    await expect.poll(() => widthOf(panel)).toBe(320);
    await handle.dblclick();
    await expect.poll(() => widthOf(panel)).toBe(before);
  });

  test('lies above the page where there is no room for both, with what was typed in it when that changes', async () => {
    const { page, panel } = await openPanel({ width: 1000 });
    expect(await widthOf(mainOf(page))).toBe(1000);
    expect(await page.getByRole('separator', { name: 'Panel width' }).isVisible()).toBe(false);
    await panel.getByRole('textbox', { name: 'Note' }).fill('Half a sentence');
    await page.setViewportSize({ width: 1366, height: 900 });
    await expect.poll(() => widthOf(mainOf(page))).toBeLessThan(1000);
    expect(await panel.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Half a sentence');
  });
});

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 420],
] as const)('every primitive is free of serious accessibility faults in %s at %d', async (theme, width) => {
  const { page, problems } = await start('/', { theme, width });
  await page.getByRole('button', { name: 'Toast warning' }).click();
  await page.locator('[data-kind="warning"]').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});
