import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fakeToken } from './mock-backend.ts';
import { setUpMockedPages } from './pages.ts';

const pages = setUpMockedPages();
const token = fakeToken(['VIEW_PORTFOLIO']);

let used: Page | undefined;

/** The traces of earlier pages in a page. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).sort(),
    cookie: document.cookie,
    history: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrinted: matchMedia('print').matches,
    isOnline: navigator.onLine,
    mark: Reflect.get(window, 'mark'),
    hovered: document.querySelectorAll('main :hover').length,
  }));

describe('a window that a test has used', () => {
  test('is changed in every way', async () => {
    const { page, goto } = await pages.openMocked({}, { token, theme: 'dark', width: 800 });
    used = page;
    await page.addInitScript(() => Reflect.set(window, 'mark', 'of a test'));
    await page.route('**/api/version', (route) => route.abort());
    await goto('/profile');
    await page.getByRole('navigation', { name: 'Main' }).or(page.getByRole('main')).first().waitFor();
    await page.evaluate(() => {
      localStorage.setItem('own', '1');
      sessionStorage.setItem('own', '1');
      // biome-ignore lint/suspicious/noDocumentCookie: what a page could leave behind
      document.cookie = 'own=1';
      for (let at = 0; at < 5; at += 1) history.pushState({}, '', `?at=${at}`);
      addEventListener('beforeunload', (event) => event.preventDefault());
    });
    await page.emulateMedia({ media: 'print' });
    await page.context().grantPermissions(['clipboard-read']);
    await page.mouse.move(400, 400);
    await page.mouse.down();
    await page.mouse.up();
    await page.context().newPage();
    await page.context().setOffline(true);
    expect(await traces(page)).toMatchObject({ local: ['own'], cookie: 'own=1', mark: 'of a test' });
  });

  test('is the next one’s, and shows nothing of it', async () => {
    const { page, goto, backend, problems } = await pages.openMocked({}, { token });
    expect(page).toBe(used);
    expect(page.context().pages()).toEqual([page]);
    await goto('/profile');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await traces(page)).toEqual({
      local: [],
      session: ['seeded', 'token'],
      cookie: '',
      // As that of a new window: nothing, and this page.
      history: 2,
      width: 1440,
      isDark: false,
      isPrinted: false,
      isOnline: true,
      mark: undefined,
      hovered: 0,
    });
    await expect.poll(() => backend.requests.map(({ path }) => path)).toContain('/api/version');
    expect(problems).toEqual([]);
  });

  test('is closed when its clock was moved', async () => {
    const { page } = await pages.openMocked();
    await page.clock.install();
    used = page;
  });

  test('so another one gets a window of its own', async () => {
    const { page } = await pages.openMocked();
    expect(page).not.toBe(used);
    expect(used?.isClosed()).toBe(true);
  });
});
