import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, measureHiddenWidth, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

beforeAll(() => addSampleProjects(pages.world));

test('the list is a tree whose branches open by mouse and key; flat it has every project', async () => {
  const { page, problems } = await pages.open('/projects');
  const grid = page.getByRole('treegrid', { name: 'Projects' });
  await grid.getByRole('link', { name: 'Suite' }).waitFor();
  expect(await grid.getByRole('link', { name: 'Cart' }).count()).toBe(0);
  expect(await grid.getByRole('link', { name: 'Old' }).count()).toBe(0);
  expect(
    await grid
      .getByRole('row', { name: /Shop 1.0/ })
      .getByRole('img')
      .getAttribute('aria-label'),
  ).toBe('Critical: 1');
  await grid.getByRole('row', { name: /Suite/ }).focus();
  await page.keyboard.press('ArrowRight');
  await grid.getByRole('link', { name: 'Cart' }).waitFor();
  await page.getByRole('button', { name: 'Flat list' }).click();
  await page.waitForURL('**/projects?flat=true');
  await page.getByRole('grid', { name: 'Projects' }).getByRole('link', { name: 'Cart' }).waitFor();
  // Once, at its own place, and no longer below the branch that was open.
  expect(await page.getByRole('link', { name: 'Cart' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Show inactive' }).click();
  await page.getByRole('link', { name: 'Old' }).waitFor();
  await takeScreenshot(page, 'projects-flat');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // The views are remembered for the next visit.
  await page.goto('/projects');
  await page.getByRole('grid', { name: 'Projects' }).getByRole('link', { name: 'Old' }).waitFor();
  expect(problems).toEqual([]);
});

test('the view cannot be switched while searching, and says so', async () => {
  const { page } = await pages.open('/projects?searchText=car');
  await page.getByRole('link', { name: 'Cart' }).waitFor();
  const flat = page.getByRole('button', { name: 'Flat list' });
  expect(await flat.getAttribute('aria-disabled')).toBe('true');
  // It says why to a pointer and to the focus, and does nothing.
  await flat.hover();
  await page.getByText('Cannot switch the view while searching').filter({ visible: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?searchText=car');
  await page.getByRole('searchbox', { name: 'Find projects' }).fill('');
  await page.waitForURL('**/projects');
  await flat.click();
  await page.waitForURL('**/projects?flat=true');
  await page.evaluate(() => localStorage.removeItem('ProjectListShowFlatView'));
});

test('a search and filters live in the address, go together, and can be taken off', async () => {
  const { page } = await pages.open('/projects');
  await page.getByRole('searchbox', { name: 'Find projects' }).fill('car');
  await page.getByRole('link', { name: 'Cart' }).waitFor();
  await page.waitForURL('**/projects?searchText=car');
  expect(await page.getByRole('button', { name: 'Flat list' }).getAttribute('aria-disabled')).toBe('true');
  await page.goto('/projects?classifier=CONTAINER');
  await page.getByText('Classifier: Container').waitFor();
  await page.getByRole('searchbox', { name: 'Find projects' }).fill('shop');
  await page.getByText('No results').waitFor();
  await page.reload();
  await page.getByText('No results').waitFor();
  await page.getByRole('button', { name: 'Remove filter Classifier' }).click();
  await page.getByRole('link', { name: 'Shop' }).first().waitFor();
  await page.goto('/projects?tag=team-a');
  await page.getByText('Tag: team-a').waitFor();
  await page.getByRole('link', { name: 'Cart' }).waitFor();
  await page.goto('/projects?tag=nobody');
  await page.getByRole('button', { name: 'Clear filter', exact: true }).click();
  await page.getByRole('link', { name: 'Suite' }).waitFor();
});

test('sorting is asked of the server; a hidden column stays hidden after a reload', async () => {
  const { page } = await pages.open('/projects?flat=true');
  const names = () => page.locator('[data-row] [role=gridcell]:nth-child(2)').allInnerTexts();
  await page.getByRole('link', { name: 'Suite' }).waitFor();
  expect(await names()).toEqual(['Cart', 'Shop', 'Shop', 'Suite']);
  const header = page.getByRole('columnheader', { name: 'Vulnerabilities' });
  await header.getByRole('button').click();
  await page.waitForURL('**/projects?flat=true&sort=-metrics.vulnerabilities');
  await expect.poll(async () => (await names())[0], { timeout: 10_000 }).toBe('Shop');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Tags' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await header.waitFor();
  expect(await page.getByRole('columnheader', { name: 'Tags' }).count()).toBe(0);
});

test.each([
  ['/projects?flat=true', '**/api/v1/project?*'],
  ['/dashboard/projects', '**/api/waybill/v1/attention/projects?*'],
])('on a narrow screen no severity of %s is cut, with what is not covered beside', async (path, list) => {
  const { page } = await pages.open(path, { width: 390 });
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const counts = { critical: 122, high: 31, medium: 235, low: 57, unassigned: 937 };
    const rows = ((await response.json()) as object[]).map((row) => ({
      ...row,
      metrics: counts,
      newFindings: counts,
      coverage: {
        status: 'PARTLY_COVERED',
        components: 15_428,
        judgeable: 4_594,
        intended: 0,
        blind: 10_834,
      },
    }));
    await route.fulfill({ response, json: rows });
  });
  await page.reload();
  const bar = page.getByRole('img', { name: /Unassigned: 937/ }).first();
  await bar.waitFor();
  await takeScreenshot(page, `severities-390-${path.split(/[/?]/)[1]}`);
  // Neither its own edge nor its neighbor cuts it off.
  expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const beyond = (element: Element) => {
    const cell = element.closest('[role=gridcell]')?.getBoundingClientRect();
    return element.getBoundingClientRect().right - (cell?.right ?? 0);
  };
  expect(await page.getByText('11K').first().evaluate(beyond)).toBeLessThanOrEqual(0);
});

test.each([1366, 1440])(
  'every column fits beside the others at %d, with the counts of all severities',
  async (width) => {
    const { page } = await pages.open('/projects?flat=true', { width });
    await page.route('**/api/v1/project?*', async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as { metrics?: object; tags: { name: string }[] }[];
      const metrics = { critical: 122_345, high: 98_765, medium: 45_678, low: 12_345, unassigned: 234_567 };
      const tags = ['payments-platform-team', 'b', 'c'].map((name) => ({ name }));
      await route.fulfill({ response, json: rows.map((row) => ({ ...row, metrics, tags })) });
    });
    await page.reload();
    const bar = page.getByRole('img', { name: /Critical: 122,345/ }).first();
    await bar.waitFor();
    expect(await bar.innerText()).toMatch(/122K\s*99K\s*46K\s*12K\s*235K/);
    const isWhole = (element: Element) => {
      const cell = element.closest('[role=gridcell]');
      return cell !== null && element.getBoundingClientRect().right <= cell.getBoundingClientRect().right;
    };
    expect(await bar.evaluate(isWhole)).toBe(true);
    expect(await page.getByText('and 2 more').first().evaluate(isWhole)).toBe(true);
    const scroller = page.locator('[role=grid]').locator('..');
    expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await takeScreenshot(page, 'project-list-full');
  },
);

test('what was typed into the form is not lost without asking', async () => {
  const { page } = await pages.open('/projects?dialog=create');
  const form = page.getByRole('dialog', { name: 'Create project' });
  await form.getByLabel('Name').fill('Half');
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await form.getByLabel('Name').inputValue()).toBe('Half');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('a phone shows names, versions and findings without scrolling sideways', async () => {
  const { page } = await pages.open('/projects', { width: 420 });
  const grid = page.getByRole('treegrid', { name: 'Projects' });
  await grid.getByRole('link', { name: 'Suite' }).waitFor();
  expect(await grid.getByRole('columnheader').allInnerTexts()).toEqual([
    '',
    'Project name',
    'Vulnerabilities',
  ]);
  expect(await grid.getByRole('row', { name: /Shop 1.0/ }).count()).toBe(1);
  expect(await measureHiddenWidth(grid)).toBe(0);
  await takeScreenshot(page, 'projects-narrow');
});

test('a dialog stands within a narrow screen', async () => {
  const { page } = await pages.open('/projects?dialog=create', { width: 420 });
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(420);
});

test('a list that fails offers to take its filters away', async () => {
  const { page } = await pages.open('/dashboard');
  await page.route('**/api/v1/project?*searchText=bad*', (route) => route.fulfill({ status: 400 }));
  await page.goto('/projects?searchText=bad');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: 'Suite' }).waitFor();
});
