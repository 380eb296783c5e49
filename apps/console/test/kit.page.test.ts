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

const looks = [
  ['light', 1366],
  ['dark', 1366],
  ['dark', 400],
] as const;

describe('a page of settings', () => {
  test('has a control for each kind, and sends only what was changed', async () => {
    const { page } = await start('/?settings');
    await page.getByRole('switch', { name: 'Send mail' }).click();
    await page.getByLabel('Encryption').selectOption('Plain text');
    await page.getByLabel('Pause', { exact: true }).fill('3');
    await page.getByLabel('Domains').fill('b.example,');
    await page.getByLabel('Template').fill('Hi');
    await page.getByLabel('Port').fill('26');
    await page.getByLabel('Port').fill('587');
    expect(await page.getByText('Needs a restart').count()).toBe(1);
    expect(await page.getByText('Not on this server').count()).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => page.locator('output').textContent())
      .toBe(
        JSON.stringify([
          { id: 'mail/enabled', value: 'true' },
          { id: 'mail/mode', value: 'PLAIN' },
          { id: 'mail/pause', value: '10800' },
          { id: 'mail/domains', value: '["a.example","b.example"]' },
          { id: 'mail/template', value: 'Hi' },
        ]),
      );
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });

  test('has the bar for changes in sight wherever it is scrolled, and does not move for it', async () => {
    const { page } = await start('/?settings', { height: 500 });
    const template = page.getByLabel('Template');
    // A row grows by its default where that differs; the bar has its room before it is there.
    const heightOf = () =>
      page
        .locator('form [role="status"].sticky')
        .evaluate((room: HTMLElement) => room.getBoundingClientRect().height);
    const before = await heightOf();
    await page.getByRole('switch', { name: 'Send mail' }).click();
    const bar = page.getByRole('button', { name: 'Discard' });
    for (const place of [page.getByRole('switch', { name: 'Send mail' }), template]) {
      await place.scrollIntoViewIfNeeded();
      const box = await bar.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(500);
    }
    expect(Math.abs((await heightOf()) - before)).toBeLessThanOrEqual(1);
    await bar.click();
    expect(await page.getByRole('switch', { name: 'Send mail' }).getAttribute('aria-checked')).toBe('false');
  });

  test('shows what the server refused at its field, and takes nothing', async () => {
    const { page } = await start('/?settings');
    await page.getByLabel('Port').fill('25');
    await page.getByLabel('Server address').fill('https://other.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Port 25 is blocked.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBeTruthy();
    expect(await page.getByLabel('Port').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(1);
  });

  test('goes back to a default, and keeps, replaces and removes secrets', async () => {
    const { page } = await start('/?settings');
    await page.getByRole('button', { name: /Reset to default.*Pause/ }).click();
    expect(await page.getByLabel('Pause', { exact: true }).inputValue()).toBe('1');
    const password = page.getByRole('group', { name: 'Password' });
    await password.getByRole('button', { name: /Replace/ }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password');
    await password.getByRole('button', { name: 'Cancel' }).click();
    await password.getByRole('button', { name: /Remove/ }).click();
    await page.getByRole('group', { name: 'Token' }).getByRole('button').click();
    await page.keyboard.type('secret');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => page.locator('output').textContent())
      .toBe(
        JSON.stringify([
          { id: 'mail/pause', value: '3600' },
          { id: 'mail/password', value: '' },
          { id: 'mail/token', value: 'secret' },
        ]),
      );
  });

  test('tries out what stands on it, step by step', async () => {
    const { page } = await start('/?settings');
    await page.getByLabel('Port').fill('26');
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    const steps = page.getByRole('status').getByRole('listitem');
    await steps.first().waitFor();
    expect(await steps.allTextContents()).toEqual([
      'Connect: passed',
      'Sign in: failedPort refused the connection.',
      'Send: not tried',
    ]);
  });

  test.each(looks)('is free of accessibility faults in %s at %d', async (theme, width) => {
    const { page, problems } = await start('/?settings', { theme, width });
    await page.getByLabel('Port').fill('70000');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    await page.getByLabel('Port').and(page.locator('[aria-invalid="true"]')).waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `kit-settings-${theme}-${width}`);
    expect(problems).toEqual([]);
  });
});

describe('dialogs', () => {
  test('in steps go on only when a step is right, and back without losing anything', async () => {
    const { page } = await start('/?dialogs');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a project' });
    const next = dialog.getByRole('button', { name: 'Next' });
    await next.click();
    await dialog.getByText('Say which one.').waitFor();
    await dialog.getByLabel('Project').fill('shop');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Tag').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Tag');
    expect(await dialog.locator('[aria-current="step"]').textContent()).toContain('Options');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Back' }).click();
    expect(await dialog.getByLabel('Project').inputValue()).toBe('shop');
    await next.click();
    await next.click();
    await dialog.getByRole('button', { name: 'Import' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('output').textContent()).toBe('imported shop');
  });

  test('that are longer than the window keep their buttons in sight', async () => {
    const { page } = await start('/?dialogs', { height: 600 });
    await page.getByRole('button', { name: 'Long form' }).click();
    const box = await page.getByRole('dialog').getByRole('button', { name: 'Save' }).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(600);
    await takeScreenshot(page, 'kit-long-dialog');
  });

  test('that destroy much ask for the name', async () => {
    const { page } = await start('/?dialogs');
    await page.getByRole('region', { name: 'Danger zone' }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Delete Shop?' });
    const button = dialog.getByRole('button', { name: 'Delete' });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByRole('textbox').fill('shop one');
    await page.keyboard.press('Enter');
    expect(await page.locator('output').textContent()).toBe('');
    await dialog.getByRole('textbox').fill('Shop one');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('output').textContent()).toBe('deleted');
  });

  test.each(looks)('are free of accessibility faults in %s at %d', async (theme, width) => {
    const { page } = await start('/?dialogs', { theme, width });
    expect(await findAccessibilityFaults(page)).toEqual([]);
    for (const name of ['Import', 'Delete project']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await takeScreenshot(page, `kit-${name.replace(' ', '-').toLowerCase()}-${theme}-${width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

describe('the navigation of 41 pages', () => {
  test('shows the group that one is in, and any page by a few letters', async () => {
    const { page } = await start('/?section-nav', { width: 1366, height: 700 });
    const navigation = page.getByRole('navigation', { name: 'Administration' });
    expect(await navigation.getByRole('link').count()).toBe(13);
    expect(await navigation.locator('[aria-current="page"]').textContent()).toBe('Repositories page 3');
    const box = await navigation.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(640);
    await navigation.getByRole('button', { name: /Notifications/ }).click();
    expect(await navigation.getByRole('link').count()).toBe(15);
    await navigation.getByRole('searchbox').fill('acc 7');
    await expect.poll(() => navigation.getByRole('link').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('output').textContent()).toBe('Access-7');
    await navigation.getByRole('searchbox').fill('nothing like it');
    await navigation.getByText('No results').waitFor();
  });

  test('folds into one line on a phone', async () => {
    const { page } = await start('/?section-nav', { width: 400 });
    const fold = page.getByRole('button', { name: /Administration/ });
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    await fold.click();
    await page.getByRole('link', { name: 'Repositories page 4' }).click();
    await expect.poll(() => page.getByRole('navigation').isVisible()).toBe(false);
    expect(await fold.textContent()).toContain('Repositories page 4');
  });

  test.each(looks)('is free of accessibility faults in %s at %d', async (theme, width) => {
    const { page } = await start('/?section-nav', { theme, width });
    if (width === 400) await page.getByRole('button', { name: /Administration/ }).click();
    await page.getByRole('navigation').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `kit-section-nav-${theme}-${width}`);
  });
});
