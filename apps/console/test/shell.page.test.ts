import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAccessibilityFaults } from './browser.ts';
import { fakeToken, type MockAnswer, type MockHandlers } from './mock-backend.ts';
import { type MockedPage, type PageOptions, setUpMockedPages } from './pages.ts';

const pages = setUpMockedPages();
const viewer = fakeToken(['VIEW_PORTFOLIO']);

/** A page of somebody who is signed in. */
function start(handlers: MockHandlers = {}, options: PageOptions = {}): Promise<MockedPage> {
  return pages.openMocked(handlers, { token: viewer, ...options });
}

/** From now on the time of the page goes on only when `page.clock` lets it: notices stay. */
async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-11-20T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
}

const metrics = 'GET /api/v1/metrics/portfolio/90/days';
const problem = { 'content-type': 'application/problem+json' };

describe('a request that fails is shown once, out of the way', () => {
  test.each<[string, MockAnswer, string, string, string]>([
    [
      'a problem as a warning in its own words',
      { status: 400, headers: problem, body: { title: 'Invalid thing', detail: 'It is not valid.' } },
      'warning',
      'Invalid thing',
      'It is not valid.',
    ],
    [
      'another 4xx as a request error',
      { status: 404, body: '' },
      'error',
      'HTTP request error',
      'Not Found (404)',
    ],
    [
      '5xx as a server error',
      { status: 500, body: '' },
      'error',
      'Server error',
      'Internal Server Error (500)',
    ],
  ])('%s', async (_what, answer, kind, title, text) => {
    const { page, goto } = await start({ [metrics]: () => answer });
    await stopClock(page);
    await goto('/dashboard');
    const notice = page.locator(`[data-kind="${kind}"]`);
    await notice.getByText(title, { exact: true }).waitFor();
    await notice.getByText(text, { exact: true }).waitFor();
    expect(await page.locator('[data-kind]').count()).toBe(1);
    const box = await notice.boundingBox();
    // Below on the left, where no page has its actions.
    const height = page.viewportSize()?.height ?? 0;
    expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([16, height - 16]);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  test('a problem whose code the console knows reads in its language', async () => {
    const body = {
      title: 'Too many at once',
      detail: 'The filter matches more than 5.',
      code: 'bulk.too_many',
    };
    const { page, goto } = await start(
      { [metrics]: () => ({ status: 400, headers: problem, body }) },
      { locale: 'de' },
    );
    await goto('/dashboard');
    const notice = page.locator('[data-kind="warning"]');
    await notice.getByText('Zu viel auf einmal', { exact: true }).waitFor();
    await notice.getByText('Der Filter trifft zu viel. Enger filtern.', { exact: true }).waitFor();
  });

  test('and goes after five seconds', async () => {
    const { page, goto } = await start({ [metrics]: () => ({ status: 500 }) });
    await stopClock(page);
    await goto('/dashboard');
    const notice = page.locator('[data-kind]');
    await notice.waitFor();
    await page.clock.runFor(4000);
    expect(await notice.count()).toBe(1);
    await page.clock.runFor(3000);
    await notice.waitFor({ state: 'detached' });
  });

  test('a network without an answer has words of its own', async () => {
    const { page, goto } = await start();
    await page.route('**/api/v1/metrics/**', (route) => route.abort());
    await goto('/dashboard');
    await page.locator('[data-kind="error"]').getByText("Can't reach the server").waitFor();
  });
});

describe('code that does not arrive', () => {
  test('is given up after 120 seconds, with a way to reload', async () => {
    const { page, goto } = await start();
    await stopClock(page);
    await page.route('**/assets/dashboard.screen-*', () => {});
    const asked = page.waitForRequest('**/assets/dashboard.screen-*');
    await goto('/dashboard');
    await asked;
    await page.clock.runFor(1000);
    await page.getByText('Loading…').waitFor();
    await page.clock.runFor(118_000);
    expect(await page.getByText("Couldn't load this page").count()).toBe(0);
    // Not beyond it: what the router asks at once must not come later by the clock.
    await page.clock.runFor(1000);
    await page.getByText("Couldn't load this page").waitFor();
    await page.unroute('**/assets/dashboard.screen-*');
    await page.getByRole('button', { name: 'Reload page' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });

  test('is reported at once when it is gone', async () => {
    const { page, goto } = await start();
    await page.route('**/assets/dashboard.screen-*', (route) => route.fulfill({ status: 404 }));
    await goto('/dashboard');
    await page.getByText("Couldn't load this page").waitFor();
  });
});

test('the sidebar shows what the permissions allow', async () => {
  const { page, goto } = await start({}, { token: fakeToken(['VIEW_PORTFOLIO', 'ACCESS_MANAGEMENT']) });
  await goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.allTextContents()).toEqual([
    'Dashboard',
    'Projects',
    'Components',
    'Services',
    'Vulnerabilities',
    'Licenses',
    'Tags',
    'Administration',
  ]);
  expect(await links.first().getAttribute('aria-current')).toBe('page');
});

test('an unknown address has a page of its own that leads back', async () => {
  const { page, goto } = await start();
  await goto('/dashboard');
  await goto('/nowhere/at/all');
  await page.getByText('Page not found').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await expect.poll(() => page.title()).toBe('Page not found · Waybill');
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL('**/dashboard');
});

test.each([400, 404])('a project that the server answers with %d does not exist', async (status) => {
  const answer = () => ({ status, headers: problem, body: { title: 'No', detail: 'Not a uuid.' } });
  const { page, goto } = await start({
    'GET /api/v1/project/x': answer,
    'GET /api/v1/metrics/project/x/days/90': answer,
  });
  await goto('/projects/x');
  await page.getByText('Not found. It may have been deleted.').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(await page.locator('[data-kind]').count()).toBe(0);
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await page.waitForURL('**/projects');
});

test.each([
  ['/licenses/NOPE', 'licenses'],
  ['/policy/00000000-0000-4000-8000-000000000000', 'policies'],
  ['/policy/nope', 'policies'],
  ['/tags/nope', 'tags'],
  ['/services/nope', 'services'],
])('%s is not found, and leads to the %s', async (address, list) => {
  const { page, goto } = await start(
    { 'GET /api/v1/tag': () => ({ body: [], headers: { 'x-total-count': '0' } }) },
    { token: fakeToken(['VIEW_PORTFOLIO', 'POLICY_MANAGEMENT']) },
  );
  await goto(address);
  await page.getByText('Not found. It may have been deleted.').waitFor();
  await page.getByRole('link', { name: `Back to ${list}` }).waitFor();
  expect(await page.locator('[data-kind]').count()).toBe(0);
});

test('a vulnerability under another source says where it is', async () => {
  const hit = { id: 'NVD/CVE-2026-1', label: 'CVE-2026-1' };
  const others = { id: 'NVD/CVE-2026-10', label: 'CVE-2026-10' };
  const { page, goto } = await start({
    'GET /api/waybill/v1/search': () => ({
      body: { projects: [], components: [], vulnerabilities: [hit, others], licenses: [], services: [] },
    }),
  });
  await goto('/vulnerabilities/GITHUB/CVE-2026-1');
  await page.getByText('Not found here').waitFor();
  expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).toEqual([
    'See CVE-2026-1 (NVD).',
  ]);
  await page.getByRole('link', { name: 'CVE-2026-1 (NVD)' }).click();
  await page.waitForURL('**/vulnerabilities/NVD/CVE-2026-1');
});

test('a project that is closed to the user says so in its place, and nowhere else', async () => {
  const answer = () => ({
    status: 403,
    headers: problem,
    body: { title: 'Closed', detail: 'Not your team.' },
  });
  const { page, goto } = await start({
    'GET /api/v1/project/x': answer,
    'GET /api/v1/metrics/project/x/days/90': answer,
  });
  await stopClock(page);
  await goto('/projects/x');
  await page.getByRole('main').getByText("You don't have access to this project").waitFor();
  await page.getByText('Ask an administrator for access.').waitFor();
  expect(await page.locator('[data-kind]').count()).toBe(0);
});

test('without a network it says so at once, and sends nothing later', async () => {
  const { page, goto } = await start(
    { 'GET /api/v1/project': () => ({ headers: { 'x-total-count': '0' }, body: [] }) },
    { token: fakeToken(['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT']) },
  );
  await goto('/projects?dialog=create');
  await page.getByLabel('Name').fill('acme');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.locator('[data-kind="error"]').getByText("Can't reach the server").waitFor();
  sent.length = 0;
  await page.evaluate(() => {
    addEventListener('online', () => setTimeout(() => document.body.setAttribute('data-online', '')));
  });
  await page.context().setOffline(false);
  await page.locator('body[data-online]').waitFor();
  // Requests that waited for the network are sent before any later one is answered.
  await page.evaluate(() => fetch('/api/version').then((response) => response.text()));
  expect(sent).toContain('GET /api/version');
  expect(sent.filter((request) => request.startsWith('PUT'))).toEqual([]);
});

test.each([
  ['/', '/dashboard'],
  ['/project?uuid=u1', '/projects/u1'],
  ['/project', '/projects'],
  ['/component?uuid=u2', '/components/u2'],
  ['/vulnerability?source=NVD&vulnId=CVE-2026-1', '/vulnerabilities/NVD/CVE-2026-1'],
  ['/license?licenseId=GPL-2.0%2B', '/licenses/GPL-2.0%2B'],
  ['/projects/u1/overview', '/projects/u1'],
  ['/components/u2/overview', '/components/u2'],
  ['/vulnerabilities/GITHUB/GHSA-1%2F2/overview', '/vulnerabilities/GITHUB/GHSA-1%2F2'],
])('the address %s leads to %s', async (from, to) => {
  const { page, goto } = await start();
  await goto(from);
  await page.waitForURL((url) => url.pathname === to);
});

test('Ctrl+K opens the palette, arrows and Enter go to a place', async () => {
  const { page, goto } = await start();
  await goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search or jump to' });
  await input.fill('log4j');
  await page.getByRole('option', { name: 'Search projects for “log4j”' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vulnerabilities?searchText=log4j');
});

test('the palette knows the pages of the administration and what can be started', async () => {
  const token = fakeToken(['VIEW_PORTFOLIO', 'BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'ACCESS_MANAGEMENT']);
  const { page, goto } = await start({}, { token });
  await goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search or jump to' });
  await input.fill('teams');
  await page.getByRole('option', { name: 'Access management: Teams' }).waitFor();
  await input.fill('update');
  await page.getByRole('option', { name: 'Projects for “update”' }).waitFor();
  expect(await page.getByRole('option', { name: 'Update a vulnerability source' }).count()).toBe(0);
  await input.fill('create');
  await page.getByRole('option', { name: 'Create project' }).click();
  await page.waitForURL('**/projects?dialog=create');
  await goto('/projects/u1/components');
  await page.getByRole('button', { name: 'Search or jump to…' }).waitFor();
  await page.keyboard.press('Control+k');
  await input.fill('upload');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/projects/u1?dialog=upload');
});

test('a question mark shows the keys, and g with another key goes to a place', async () => {
  const { page, goto, problems } = await start();
  await goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByText('Select row', { exact: true }).waitFor();
  expect(await help.getByText('Administration').count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  for (const [key, place] of [
    ['p', 'projects'],
    ['c', 'components'],
    ['v', 'vulnerabilities'],
    ['d', 'dashboard'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await page.waitForURL(`**/${place}`);
  }
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.waitForURL('**/components');
  await page.getByRole('main').getByRole('combobox').first().focus();
  await page.keyboard.type('g p?');
  expect(new URL(page.url()).pathname).toBe('/components');
  expect(await help.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the theme is chosen in the profile menu and remembered', async () => {
  const { page, goto } = await start();
  await goto('/dashboard');
  await page.getByRole('button', { name: 'Your account: Ada Lovelace' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 420],
] as const)('the shell has no serious accessibility fault in %s at %d', async (theme, width) => {
  const { page, goto, problems } = await start({}, { theme, width });
  await goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  if (width < 700) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Projects' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'About Waybill' }).click();
  await page.getByRole('dialog', { name: 'About Waybill' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the navigation of a small screen keeps the focus, and closes by Escape, a press outside and a link', async () => {
  const { page, goto, problems } = await start({}, { width: 420 });
  await goto('/dashboard');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await menu.click();
  await drawer.waitFor();
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await menu.click();
  await drawer.waitFor();
  await page.mouse.click(400, 500);
  await drawer.waitFor({ state: 'detached' });
  for (const place of ['Dashboard', 'Components']) {
    await menu.click();
    await drawer.getByRole('link', { name: place }).click();
    await drawer.waitFor({ state: 'detached' });
  }
  await page.waitForURL('**/components');
  expect(problems).toEqual([]);
});

test('a keyboard reaches the content without going through the navigation', async () => {
  const { page, goto } = await start();
  await goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});
