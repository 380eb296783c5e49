import type { SearchHits, Setting } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  fakeToken,
  findAccessibilityFaults,
  type MockedPage,
  type MockHandlers,
  type PageOptions,
  setUpMockedPages,
  takeScreenshot,
} from '#test';

const pages = setUpMockedPages();

const setting: Setting = {
  group: 'general',
  name: 'base.url',
  type: 'URL',
  description: 'Where the console is',
  isSet: false,
};
const hits: SearchHits = {
  projects: [{ id: '7d0a1b8e-9a39-4a4c-8f0e-2f6f0d7c1c55', label: 'Shop', detail: '1.0' }],
  components: [{ id: 'shop-core', label: 'shop-core', detail: 'org.apache' }],
  vulnerabilities: [
    {
      id: 'NVD/CVE-2026-1',
      label: 'CVE-2026-1',
      detail: 'Shop lets everybody in',
      severity: 'HIGH',
      projects: 3,
    },
  ],
  licenses: [{ id: 'Shop-1.0', label: 'Shop-1.0', detail: 'Shop License' }],
  services: [{ id: '0b1d5a1e-6b54-4a3e-9b50-9c7c1f6b3d11', label: 'shop-api', detail: 'Shop' }],
};
const handlers: MockHandlers = {
  // True if there are any, for the first steps.
  'GET /api/v1/project': () => ({ body: [], headers: { 'x-total-count': '1' } }),
  'GET /api/waybill/v1/search': () => ({ body: hits }),
  'GET /api/waybill/v1/sources': () => ({ body: [] }),
  'GET /api/waybill/v1/settings': () => ({ body: [setting] }),
};
const all = ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'BOM_UPLOAD', 'SYSTEM_CONFIGURATION'];

async function open(more: MockHandlers = {}, options: PageOptions = {}): Promise<MockedPage> {
  const opened = await pages.openMocked({ ...handlers, ...more }, { token: fakeToken(all), ...options });
  await opened.goto('/dashboard');
  await openPalette(opened.page);
  return opened;
}

async function openPalette(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .waitFor();
  await page.keyboard.press('Control+k');
  await fieldOf(page).waitFor();
}

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });
/** The text of the option that Enter takes. */
const chosenIn = (page: Page) =>
  fieldOf(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent;
  });
const optionsIn = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option');

describe('the palette', () => {
  test('has a vulnerability once, under its id until it was found and after', async () => {
    const known = { id: 'NVD/CVE-2026-10001', label: 'CVE-2026-10001', detail: 'Shop lets everybody in' };
    const { page } = await open({
      'GET /api/waybill/v1/search': () => ({
        body: { ...hits, vulnerabilities: [known, ...hits.vulnerabilities] },
      }),
    });
    await page.keyboard.type('cve-2026-10001');
    await optionsIn(page, 'Vulnerabilities').getByText('CVE-2026-1', { exact: true }).waitFor();
    expect(await optionsIn(page, 'Vulnerabilities').count()).toBe(1);
    expect(await optionsIn(page, 'Go to').allTextContents()).toEqual([
      expect.stringContaining('Shop lets everybody in'),
    ]);
  });

  test('shows that the page loads to which it leads', async () => {
    const { page } = await open();
    const answer = Promise.withResolvers<void>();
    await page.route(`**/api/v1/project/${hits.projects[0]?.id}*`, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 404 });
    });
    const progress = page.getByRole('progressbar', { name: 'Loading page' });
    await fieldOf(page).fill('shop');
    await optionsIn(page, 'Projects').getByText('Shop').click();
    await progress.waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    answer.resolve();
    await progress.waitFor({ state: 'detached' });
  });

  test.each(['light', 'dark'] as const)(
    'says of what is only spelled much alike, in the %s theme',
    async (theme) => {
      const similar = {
        ...hits,
        projects: [{ id: hits.projects[0]?.id ?? '', label: 'Shop', similar: true }],
      };
      const { page } = await open({ 'GET /api/waybill/v1/search': () => ({ body: similar }) }, { theme });
      await fieldOf(page).fill('sohp');
      await optionsIn(page, 'Projects').getByText('Similar').waitFor();
      expect(await optionsIn(page, 'Components').getByText('Similar').count()).toBe(0);
      await takeScreenshot(page, `palette-similar-${theme}`);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    },
  );

  test('finds things of every kind, in groups that say what they are', async () => {
    const { page, problems } = await open();
    await fieldOf(page).fill('shop');
    for (const group of ['Projects', 'Components', 'Vulnerabilities', 'Services', 'Licenses', 'Search']) {
      await optionsIn(page, group).first().waitFor();
    }
    expect(await optionsIn(page, 'Components').textContent()).toBe('shop-coreorg.apache');
    expect(await optionsIn(page, 'Vulnerabilities').textContent()).toBe(
      'CVE-2026-1HighShop lets everybody in3 projects',
    );
    // The lists are in one line.
    const places = await optionsIn(page, 'Search for “shop”').evaluateAll((all) =>
      all.map((option) => [option.textContent, option.getBoundingClientRect().y] as const),
    );
    expect(places.map(([text]) => text)).toEqual(expect.arrayContaining(['Projects', 'Components', 'Tags']));
    expect(new Set(places.map(([, y]) => y)).size).toBe(1);
    expect(await optionsIn(page, 'Components').locator('mark').textContent()).toBe('shop');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, 'palette-groups');
    await optionsIn(page, 'Components').click();
    await page.waitForURL('**/components?q=name:%3Dshop-core+group:%3Dorg.apache');
    expect(problems).toEqual([]);
  });

  test('keeps what is typed while its code is on its way, and no key of the page takes it', async () => {
    const opened = await pages.openMocked(handlers, { token: fakeToken(all) });
    const { page } = opened;
    const slow = Promise.withResolvers<void>();
    await page.route(/command-palette/, async (route) => {
      await slow.promise;
      await route.continue();
    });
    await opened.goto('/dashboard');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gpx');
    await page.keyboard.press('Backspace');
    slow.resolve();
    await fieldOf(page).waitFor();
    await expect.poll(() => fieldOf(page).inputValue()).toBe('gp');
    await page.keyboard.type('l');
    expect(await fieldOf(page).inputValue()).toBe('gpl');
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  test('shows what has answered while the server is slow, and says where it fails', async () => {
    const slow = Promise.withResolvers<void>();
    const { page } = await open({
      'GET /api/waybill/v1/search': async () => {
        await slow.promise;
        return { status: 503 };
      },
    });
    await fieldOf(page).fill('proj');
    await page.getByRole('group', { name: 'Projects Searching…' }).waitFor();
    await optionsIn(page, 'Pages').first().waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    // The chosen item stays chosen when the slow answer arrives.
    await page.keyboard.press('ArrowDown');
    const chosen = await page.getByRole('option', { selected: true }).textContent();
    slow.resolve();
    await page.getByText("Couldn't search here.").first().waitFor();
    expect(await page.getByRole('option', { selected: true }).textContent()).toBe(chosen);
    expect(await page.locator('[data-kind="error"]').count()).toBe(0);
  });

  test('asks once for all kinds, when typing pauses', async () => {
    const { page, backend } = await open();
    await fieldOf(page).pressSequentially('shop', { delay: 20 });
    await optionsIn(page, 'Components').waitFor();
    await optionsIn(page, 'Projects').waitFor();
    const asked = backend.requests.filter(({ path }) => path.endsWith('/v1/search'));
    expect(asked.map(({ query }) => query.get('query'))).toEqual(['shop']);
  });

  test('searches components by fields, and leads to the whole search', async () => {
    const { page, backend } = await open({
      'GET /api/waybill/v1/components/search': () => ({
        body: [
          {
            uuid: '5c0e1d0e-4f6a-4b0a-9a51-2f7c1f6b3d11',
            name: 'shop-core',
            version: '1.2',
            isInternal: false,
            project: { uuid: '7d0a1b8e-9a39-4a4c-8f0e-2f6f0d7c1c55', name: 'Shop', version: '1.0' },
            firstSeen: 1,
          },
        ],
      }),
    });
    await fieldOf(page).fill('name:core version:<2');
    await page.getByRole('option', { name: 'shop-core 1.2 Shop 1.0' }).waitFor();
    const asked = backend.requests.find(({ path }) => path.endsWith('/components/search'));
    expect(asked?.query.get('query')).toBe('name:core version:<2');
    await page.getByRole('option', { name: 'Search components for “name:core version:<2”' }).click();
    await page.waitForURL(/components\?q=name:core/);
  });

  test('finds every setting by its name, and leads to it', async () => {
    const { page } = await open();
    await fieldOf(page).fill('base url');
    await page.getByRole('option', { name: 'Base URL General' }).click();
    await page.waitForURL('**/admin/configuration/general?setting=general%2Fbase.url');
    const input = page.getByLabel('Base URL');
    await expect.poll(() => input.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('has actions alone behind a >', async () => {
    const { page } = await open();
    await fieldOf(page).fill('>proj');
    await optionsIn(page, 'Actions').filter({ hasText: 'Create project' }).waitFor();
    expect(await page.getByRole('group').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/projects?dialog=create');
  });

  test('is led by keys alone', async () => {
    const { page } = await open();
    await fieldOf(page).fill('projects');
    await expect.poll(() => chosenIn(page)).toContain('Projects');
    const first = await chosenIn(page);
    await page.keyboard.press('ArrowUp');
    expect(await chosenIn(page)).not.toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await chosenIn(page)).toBe(first);
    await page.keyboard.press('Escape');
    await fieldOf(page).waitFor({ state: 'detached' });
  });

  test('offers what was opened last, to whom opened it', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      localStorage.setItem(
        'PaletteRecents:ada',
        JSON.stringify([{ path: '/projects/u1', label: 'Shop 1.0' }]),
      );
      localStorage.setItem('PaletteRecents:bob', JSON.stringify([{ path: '/projects/u2', label: 'Secret' }]));
    });
    await page.keyboard.press('Escape');
    await fieldOf(page).waitFor({ state: 'detached' });
    await openPalette(page);
    await optionsIn(page, 'Recent').filter({ hasText: 'Shop 1.0' }).waitFor();
    expect(await page.getByRole('option', { name: 'Secret' }).count()).toBe(0);
    await expect.poll(() => chosenIn(page)).toContain('Shop 1.0');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/projects/u1');
  });

  test('knows the first steps only while they are ahead', async () => {
    const mirrored = {
      source: 'nvd',
      title: 'NVD',
      enabled: true,
      state: 'done',
      progress: 100,
      records: 1,
      lastSuccess: 1,
      warnings: [],
      parts: [],
    };
    const done = await open({ 'GET /api/waybill/v1/sources': () => ({ body: [mirrored] }) });
    await fieldOf(done.page).fill('steps');
    await done.page.getByRole('option', { name: 'Search projects for “steps”' }).waitFor();
    expect(await done.page.getByRole('option', { name: 'First steps' }).count()).toBe(0);
    const ahead = await open();
    await fieldOf(ahead.page).fill('steps');
    await ahead.page.getByRole('option', { name: 'First steps' }).waitFor();
  });

  test.each([
    ['light', 1366],
    ['dark', 1366],
    ['dark', 400],
  ] as const)('is free of accessibility faults in %s at %d', async (theme, width) => {
    const { page } = await open({}, { theme, width });
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `palette-empty-${theme}-${width}`);
    await fieldOf(page).fill('sho');
    await optionsIn(page, 'Vulnerabilities').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `palette-${theme}-${width}`);
  });
});
