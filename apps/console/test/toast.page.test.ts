import { expect, test } from 'vitest';
import { findAccessibilityFaults, takeScreenshot } from './browser.ts';
import { setUpGalleryPages } from './gallery-pages.ts';

const pages = setUpGalleryPages();

for (const theme of ['light', 'dark'] as const) {
  test(`a notice stands out of the way and carries what can be done, ${theme}`, async () => {
    const { page } = await pages.open('/', { theme });
    await page.getByRole('button', { name: 'Toast with an action' }).click();
    const notice = page.locator('[data-kind="success"]');
    // As long as it is pointed at it stays, however slow the machine.
    await notice.getByText('Deleted').hover();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `toast-${theme}`);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.locator('output').first().textContent()).toBe('undone');
  });
}

test.each([
  ['of a page', 1366],
  ['of a page', 1920],
  ['of a phone', 390],
] as const)('covers no button %s of %i pixels, nor of a dialog', async (where, width) => {
  const { page } = await pages.open('/', { width });
  await page.getByRole('button', { name: 'Toast with an action' }).click();
  const notice = page.locator('[data-kind="success"]');
  await notice.hover();
  const box = await notice.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (where === 'of a phone') expect(box?.y).toBeLessThan(48);
  else expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([16, height - 16]);
});

test('several of one title fold into one', async () => {
  const { page } = await pages.open('/');
  for (const name of ['Shop', 'Cart', 'Mail', 'Pay', 'Ship'])
    await page.getByRole('button', { name: `Done: ${name}` }).click();
  const notice = page.locator('[data-kind="success"]');
  await notice.hover();
  expect(await notice.count()).toBe(1);
  expect(await notice.innerText()).toMatch(/^BOM upload: done\s+5\s+Ship\s+Pay\s+Mail\s+and 2 more$/);
  expect(await notice.getByRole('button', { name: 'Open' }).count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'toast-folded');
});

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
