import { expect, test } from 'vitest';
import { findAccessibilityFaults, takeScreenshot } from './browser.ts';
import { setUpGalleryPages } from './gallery-pages.ts';

const pages = setUpGalleryPages();

for (const theme of ['light', 'dark'] as const) {
  test(`a notice stands below the header and carries what can be done, ${theme}`, async () => {
    const { page } = await pages.open('/', { theme });
    await page.getByRole('button', { name: 'Toast with an action' }).click();
    const notice = page.locator('[data-kind="success"]');
    // As long as it is pointed at it stays, however slow the machine.
    await notice.getByText('Deleted').hover();
    // The header has 48 pixels.
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(56);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `toast-${theme}`);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.locator('output').first().textContent()).toBe('undone');
  });
}

test('a notice that somebody points at stays, and goes a while after', async () => {
  const { page, goto } = await pages.openBlank();
  await page.clock.install();
  await goto('/');
  await page.getByRole('button', { name: 'Toast with an action' }).click();
  const notice = page.locator('[data-kind="success"]');
  await notice.hover();
  await page.clock.runFor(6_500);
  expect(await notice.count()).toBe(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(6_500);
  await notice.waitFor({ state: 'detached' });
});

test('a notice that has the focus stays', async () => {
  const { page, goto } = await pages.openBlank();
  await page.clock.install();
  await goto('/');
  await page.getByRole('button', { name: 'Toast with an action' }).click();
  const notice = page.locator('[data-kind="success"]');
  await notice.waitFor();
  await page.mouse.move(10, 10);
  // Where notices are is reached from anywhere by this key.
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      notice.evaluate((box) => box.contains(document.activeElement) || box === document.activeElement),
    )
    .toBe(true);
  await page.clock.runFor(6_500);
  expect(await notice.count()).toBe(1);
});
