import { statfsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';

const screenshotFolder = join(import.meta.dirname, '.output', 'screenshots');
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The maximum time a test waits for content of a page, because a busy machine is slow. */
export const patienceMs = 30_000;

/**
 * The disabled features of the browser. Chromium uses the last of several such lists, so this one repeats the
 * driver's where it matters to pages of one origin.
 */
const featuresOff = [
  // Two pages of each window's own, for what its address bar suggests: a fifth of the work of a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/**
 * How scripts are run: a test does little often, so compiling them once more for speed costs more than it saves, and so do
 * throwing away what was compiled, clearing up often, and dividing that among threads. A seventh of what the browser costs.
 */
const scriptsForTests =
  '--no-opt --no-maglev --no-flush-bytecode --min-semi-space-size=16 --single-threaded-gc';

/** As much as pages of tests share at once, many times over. */
const enoughSharedBytes = 1024 ** 3;

/**
 * What processes of the browser share, such as the pixels of a page, is kept in files. The driver lets Chromium write them to the disk,
 * since a container may have little memory to share: where there is enough, a page costs a seventh less.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= enoughSharedBytes;
  } catch {
    return false;
  }
}

/**
 * A browser; close it in the end.
 * @param isForTests it runs as cheaply as it can, not as that of a user does
 */
export function launchBrowser({ isForTests = false } = {}): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env.WAYBILL_CHROMIUM || '/usr/bin/chromium',
    args: [
      `--disable-features=${featuresOff.join(',')}`,
      ...(isForTests ? [`--js-flags=${scriptsForTests}`] : []),
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
    ...(isForTests && hasSharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  });
}

export interface OpenOptions {
  /** Where console and API are served: a mock backend or a real server. */
  origin: string;
  /** Puts this token into the session before the page starts. */
  token?: string;
  locale?: string;
  theme?: 'light' | 'dark';
  /** The page is the gallery, whose words have no catalog. */
  hasRawMessages?: boolean;
  width?: number;
  height?: number;
}

/** A page of its own (own storage), with everything that went wrong in it. */
export interface ConsolePage {
  page: Page;
  /** Script errors and violations of the content security policy. */
  problems: string[];
  goto: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a page in a window of its own, with a storage of its own; its `goto` takes paths of the console. */
export async function openPage(browser: Browser, options: OpenOptions): Promise<ConsolePage> {
  const context = await browser.newContext(contextOptionsOf(options));
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  if (options.token) await seedSession(page, options.token);
  const problems = watchProblems(page, options);
  return { page, problems, goto: goerOf(page), close: () => context.close() };
}

export function contextOptionsOf({
  origin,
  locale,
  theme,
  width,
  height,
}: OpenOptions): BrowserContextOptions {
  return {
    baseURL: origin,
    locale: locale ?? 'en-US',
    timezoneId: 'UTC',
    colorScheme: theme ?? 'light',
    viewport: { width: width ?? 1440, height: height ?? 900 },
    reducedMotion: 'reduce',
  };
}

/** A function that goes to paths of the console. */
export function goerOf(page: Page): (path: string) => Promise<void> {
  return async (path) => {
    await page.goto(path);
  };
}

async function seedSession(page: Page, seed: string): Promise<void> {
  await page.addInitScript((token) => {
    // Once per tab: a test that signs out must not be signed in again by a reload.
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    sessionStorage.setItem('token', token);
  }, seed);
}

/** The list of what goes wrong in a page from now on. */
export function watchProblems(page: Page, options: OpenOptions): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // A message that is shown before its catalog is there.
    const isRaw = message.text().startsWith('Uncompiled message');
    if (isRaw && !options.hasRawMessages) problems.push(message.text());
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text());
    }
  });
  return problems;
}

interface AxeResults {
  violations: {
    id: string;
    impact: string | null;
    nodes: { html: string; failureSummary?: string; element: Element }[];
  }[];
}

type Axe = { run: (root: Document, options: object) => Promise<AxeResults> };

const axeOptions = {
  elementRef: true,
  // Nobody reads the elements of passed rules, nor the selectors of violations.
  resultTypes: ['violations'],
  selectors: false,
  // Styles are read for a rule that is not asked for.
  preload: { assets: ['media'] },
};

/** The rules whose result can differ between two themes of the same markup. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

/** Where a rule is not held to, and why. */
const exceptions: Readonly<Record<string, string>> = {
  // Menus, popovers, and tooltips are at the end of the body, where nothing cuts them off. ARIA connects each
  // to its button, not to a landmark.
  region: '[data-base-ui-portal]',
  // It never keeps the focus, but hands it on: into the menu, or to what comes after it.
  'aria-hidden-focus': '[data-base-ui-focus-guard]',
};

/** A page is still when it has not changed for this time. */
const stillMs = 300;
/** Relative times change for ever, so the wait is limited. */
const longestUntilStillMs = 5_000;

/**
 * The accessibility faults of the page, one line each: the serious and critical ones, or those of `every` impact, also what
 * axe only calls good practice. Faults do not count if they are gone once the page is still, such as those of a menu that
 * is about to close. Wait for everything that should be checked: axe finds no fault in something that is not there yet.
 * @param rules those that look at colors, or all
 */
export async function findAccessibilityFaults(
  page: Page,
  impact?: 'every',
  rules: 'of colors' | 'all' = 'all',
): Promise<string[]> {
  const faults = await findFaultsNow(page, impact, rules);
  if (faults.length === 0) return faults;
  await page.evaluate(
    ([still, longest]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, still);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, still);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(end, longest);
      }),
    [stillMs, longestUntilStillMs] as const,
  );
  return findFaultsNow(page, impact, rules);
}

async function findFaultsNow(
  page: Page,
  impact: 'every' | undefined,
  rules: 'of colors' | 'all',
): Promise<string[]> {
  // Not added as a script element: the content security policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) {
    const { readFile } = await import('node:fs/promises');
    await page.evaluate(await readFile(axePath, 'utf8'));
  }
  const options = { ...axeOptions, ...(rules === 'all' ? {} : { runOnly: rulesOfColors }) };
  const faults = await page.evaluate(
    async ({ excused, options }) => {
      // Content that fades in or out has no intended contrast.
      const ending = document
        .getAnimations()
        .filter(
          (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime),
        );
      await Promise.allSettled(ending.map((one) => one.finished));
      const axe = Reflect.get(window, 'axe') as Axe;
      const { violations } = await axe.run(document, options);
      return violations.flatMap(({ id, impact: weight, nodes }) =>
        nodes
          .filter(({ element }) => !excused[id] || !element.closest(excused[id]))
          .map(({ html, failureSummary = '' }) => ({ weight, line: `${id}: ${html} ${failureSummary}` })),
      );
    },
    { excused: exceptions, options },
  );
  return faults
    .filter(({ weight }) => impact === 'every' || weight === 'serious' || weight === 'critical')
    .map(({ line }) => line);
}

/** The number of pixels of a list that can only be seen by scrolling sideways. */
export function measureHiddenWidth(grid: Locator): Promise<number> {
  return grid.evaluate(({ parentElement }) => {
    if (!parentElement) throw new Error('The list does not stand in anything that scrolls');
    return parentElement.scrollWidth - parentElement.clientWidth;
  });
}

/**
 * The time the page works while `act` runs, in milliseconds of its main thread, which other load on the
 * machine does not affect.
 */
export async function measureWorkMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const threadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
  };
  const beforeMs = await threadMs();
  await act();
  const afterMs = await threadMs();
  await session.detach();
  return afterMs - beforeMs;
}

/** Keeps a picture in `test/.output/screenshots`, for people to look at, unless all tests run. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (process.env.WAYBILL_SCREENSHOTS === 'off') return;
  await mkdir(screenshotFolder, { recursive: true });
  await page.screenshot({ path: join(screenshotFolder, `${name}.png`) });
}
