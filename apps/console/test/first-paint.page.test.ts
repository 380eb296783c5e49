import { expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, takeScreenshot } from './browser.ts';
import { setUpPages } from './pages.ts';
import { startConsoleServer } from './server/index.ts';

const pages = setUpPages(startConsoleServer);

/** 400 kbit/s, 400 ms for each way there and back. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const limitMs = 1500;

/** As somebody who comes for the first time: the window may be one that has already shown the console of this address. */
async function openSlowly(console: ConsolePage, path: string): Promise<void> {
  const session = await console.page.context().newCDPSession(console.page);
  // Without this the next command is taken and does nothing.
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', slow3g);
  await console.page.goto(path, { waitUntil: 'commit' });
}

/** When the page first showed something of itself, and what script and style had arrived by then. */
function firstPaint({ page }: ConsolePage): Promise<{ atMs: number; loaded: string[] }> {
  return page.evaluate(async () => {
    const entries = () => performance.getEntriesByName('first-contentful-paint');
    while (entries().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const atMs = entries()[0]?.startTime ?? Number.NaN;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loaded = resources.filter((each) => each.responseEnd > 0 && each.responseEnd <= atMs);
    return { atMs, loaded: loaded.map(({ name }) => name) };
  });
}

test('a window has everything of the console, and leaves it to the next test', async () => {
  const { page } = await pages.open('/projects', { width: 1366 });
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  await page.goto('/');
  const sizes = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources.filter(({ name }) => name.endsWith('.js')).map(({ transferSize }) => transferSize);
  });
  expect(sizes).not.toEqual([]);
  expect(Math.max(...sizes)).toBe(0);
});

test.each([
  ['light', 1366],
  ['dark', 1366],
  ['light', 400],
] as const)('the shell is painted in time on slow 3G: %s, %d pixels', async (theme, width) => {
  const console = await pages.openBlank({ theme, width, height: 768 });
  await openSlowly(console, '/projects');
  const paint = await firstPaint(console);
  await takeScreenshot(console.page, `first-paint-${theme}-${width}`);
  process.stdout.write(`first paint on slow 3G: ${Math.round(paint.atMs)} ms (${theme}, ${width})\n`);
  expect(paint.atMs).toBeLessThan(limitMs);
  expect(paint.loaded).toEqual([]);
  const { page } = console;
  const header = await page.locator('#outline header').boundingBox();
  expect(header).toEqual({ x: 0, y: 0, width, height: 48 });
  expect(await page.locator('#outline aside').isVisible()).toBe(width >= 768);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    theme === 'dark' ? 'rgb(14, 15, 18)' : 'rgb(250, 250, 251)',
  );
});

test('the outline goes where the shell will be, and goes with the first page', async () => {
  const console = await pages.openBlank({ width: 1366 });
  await console.page.addInitScript(() => localStorage.setItem('isSidebarMinimized', 'true'));
  await openSlowly(console, '/projects');
  await console.page.locator('#outline').waitFor();
  const outline = {
    aside: await console.page.locator('#outline aside').boundingBox(),
    mark: await console.page.locator('#outline svg').boundingBox(),
  };
  await console.page.getByRole('heading', { name: 'Projects' }).waitFor({ timeout: 60_000 });
  const shell = {
    aside: await console.page.locator('aside').boundingBox(),
    mark: await console.page.locator('header svg[viewBox="0 0 32 32"]').boundingBox(),
  };
  expect(outline.aside?.width).toBe(shell.aside?.width);
  expect(Math.abs((outline.mark?.x ?? 0) - (shell.mark?.x ?? 0))).toBeLessThan(4);
  expect(Math.abs((outline.mark?.y ?? 0) - (shell.mark?.y ?? 0))).toBeLessThan(4);
  expect(await console.page.locator('#outline').count()).toBe(0);
  expect(await findAccessibilityFaults(console.page)).toEqual([]);
  expect(console.problems).toEqual([]);
});

test('who is not signed in sees no shell, only the mark', async () => {
  const console = await pages.openBlank({ token: '', width: 1366 });
  await openSlowly(console, '/');
  await console.page.locator('#outline svg').waitFor();
  expect(await console.page.locator('#outline header').isVisible()).toBe(false);
  await console.page.getByRole('button', { name: 'Sign in' }).waitFor({ timeout: 60_000 });
  expect(await console.page.locator('#outline').count()).toBe(0);
  expect(console.problems).toEqual([]);
});
