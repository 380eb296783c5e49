import { expect, test } from 'vitest';
import { fakeToken, setUpMockedPages } from '#test';

const pages = setUpMockedPages();

test('another language needs neither a reload nor the data again, and brings its catalogs only', async () => {
  const opened = await pages.openMocked({}, { locale: 'ja-JP', token: fakeToken(['VIEW_PORTFOLIO']) });
  const { page, backend } = opened;
  const catalogs: string[] = [];
  page.on('request', (request) => {
    const [, language] = /\/assets\/([a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (language) catalogs.push(language);
  });
  await opened.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'ダッシュボード' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(new Set(catalogs)).toEqual(new Set(['ja']));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');

  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  const before = backend.requests.length;
  await page.getByRole('button', { name: /アカウント/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { level: 1, name: 'Übersicht' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(new Set(catalogs)).toEqual(new Set(['ja', 'de']));
  const since = backend.requests.slice(before).filter(({ path }) => path !== '/api/waybill/v1/tasks');
  expect(since.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(
    await page.evaluate(() => [
      document.documentElement.lang,
      localStorage.getItem('Locale'),
      Reflect.get(window, 'isSamePage'),
    ]),
  ).toEqual(['de', 'de', true]);
});

test('an unknown language of the browser gives way to its next one', async () => {
  const opened = await pages.openMocked({}, { locale: 'fi' });
  await opened.page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['fi', 'de-CH', 'en'] });
  });
  await opened.goto('/login');
  await opened.page.getByRole('button', { name: 'Anmelden' }).waitFor();
});
