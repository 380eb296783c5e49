import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  componentNames,
  fakeToken,
  findAccessibilityFaults,
  findingAt,
  type MockHandlers,
  mockList,
  mockProject,
  mockProjectUuid,
  mockUuid,
  setUpMockedPages,
  takeScreenshot,
} from '#test';

const pages = setUpMockedPages();
const project = mockProjectUuid;
const total = 5000;
const token = fakeToken(['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS', 'BOM_UPLOAD']);
const handlers: MockHandlers = {
  ...mockProject,
  [`GET /api/waybill/v1/project/${project}/findings`]: mockList(total, (place) => findingAt(place, total)),
};

async function open(
  options: { width?: number; height?: number; theme?: 'light' | 'dark'; search?: string } = {},
): Promise<Page> {
  const { search = '', ...opening } = options;
  const { page, goto } = await pages.openMocked(handlers, { token, ...opening });
  await goto(`/projects/${project}/findings${search}`);
  await page.locator('[data-row="0"]').waitFor();
  return page;
}

/** The number of rows that are fully in view, in the list and in the window. */
function rowsInView(page: Page): Promise<number> {
  return page.getByRole('grid').evaluate((grid) => {
    const list = grid.parentElement?.getBoundingClientRect();
    const bottom = Math.min(list?.bottom ?? 0, innerHeight);
    return [...grid.querySelectorAll('[data-row]')].filter(
      (row) => row.getBoundingClientRect().bottom <= bottom,
    ).length;
  });
}

test('a small window shows more of the list than of what stands above it', async () => {
  const page = await open({ width: 1366, height: 700 });
  expect(await rowsInView(page)).toBeGreaterThanOrEqual(8);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight,
    client: document.documentElement.clientHeight,
  }));
  // The list scrolls, the page around it does not.
  expect(scroll).toBeLessThanOrEqual(client);
});

test('a long name keeps its end in sight, and a long version says itself in full', async () => {
  const page = await open({ width: 1366 });
  const name = page
    .locator('[data-row="0"]')
    .getByTitle(componentNames[0] ?? '', { exact: true })
    .last();
  const end = await name.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last: Node = element;
    while (text.nextNode()) last = text.currentNode;
    const range = document.createRange();
    range.selectNodeContents(last);
    return { text: range.getBoundingClientRect().right, cell: element.getBoundingClientRect().right };
  });
  expect(Math.abs(end.text - end.cell)).toBeLessThan(2);
  expect(await page.getByTitle('v0.0.0-20200515140000-abcdef123456').count()).toBeGreaterThan(0);
});

test('the panel goes on over findings that are not loaded, and the list follows it', async () => {
  const page = await open();
  await page.locator('[data-row="98"]').waitFor({ state: 'detached' });
  await page.locator('[data-row="0"]').focus();
  await page.keyboard.press('End');
  await page.locator('[data-row="4999"]').getByText('CVE-2026-14999').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex')))
    .toBe('5001');
  await page.keyboard.press('Enter');
  const title = page.locator('[data-side-panel]').getByRole('heading', { level: 2 });
  await title.getByText('CVE-2026-14999').waitFor();
  for (const id of ['CVE-2026-14998', 'CVE-2026-14997']) {
    await page.keyboard.press('k');
    await title.getByText(id).waitFor();
  }
  expect(await page.locator('[data-row="4997"]').getAttribute('aria-current')).toBe('true');
});

test('all findings that the filter shows are decided about together', async () => {
  const { page, goto } = await pages.openMocked(
    {
      ...handlers,
      [`POST /api/waybill/v1/project/${project}/findings/decisions/effect`]: () => ({
        body: { overwritten: 0 },
      }),
    },
    { token },
  );
  await goto(`/projects/${project}/findings?severity=CRITICAL&severity=HIGH`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByText('5,000 selected').waitFor();
  await page.locator('[data-row="1"]').getByRole('checkbox').click();
  await page.getByText('4,999 selected').waitFor();
  await page.getByRole('button', { name: 'Set analysis…' }).click();
  await page.getByText('Applies to 4,999 findings').waitFor();
  await page.getByLabel('Comment').fill('Looked at together.');
  const [request] = await Promise.all([
    page.waitForRequest(`**/project/${project}/findings/decisions?*`),
    page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click(),
  ]);
  // The server finds them by the filter: no finding is loaded for it, or decided about one by one.
  expect(new URL(request.url()).searchParams.get('severity')).toBe('CRITICAL,HIGH');
  expect(request.postDataJSON()).toMatchObject({
    selection: { kind: 'filter', excluded: [`${mockUuid(1, 1)}:${mockUuid(2, 1)}`] },
    comment: 'Looked at together.',
  });
});

test('a number of findings that is estimated is not told as a count', async () => {
  const page = await open();
  await page.route(`**/project/${project}/findings?*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'x-total-count-estimated': 'true' },
    });
  });
  await page.reload();
  await page.locator('[data-row="1"]').getByRole('checkbox').click();
  await page.getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Set analysis…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Applies to 1 finding and').waitFor();
  await dialog
    .getByRole('combobox', { name: 'Findings' })
    .selectOption('All that match the filter, about 5,000');
  await dialog.getByText('Applies to about 5,000 findings').waitFor();
  await takeScreenshot(page, 'decide-many-estimated');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Select all rows' }).click();
  await page.getByText('About 5,000 selected').waitFor();
  await page.locator('[data-row="1"]').getByRole('checkbox').click();
  await page.getByText('About 4,999 selected').waitFor();
  await page.getByRole('button', { name: 'Set analysis…' }).click();
  await dialog.getByText('Applies to about 4,999 findings').waitFor();
});

test('an address that names a finding shows its row, and a next one that cannot be loaded is told of', async () => {
  const { page, goto } = await pages.openMocked(handlers, { token });
  await page.route('**/findings?*pageNumber=2*', (route) => route.fulfill({ status: 500 }));
  await goto(`/projects/${project}/findings?finding=${mockUuid(1, 99)}:${mockUuid(2, 99)}`);
  const title = page.locator('[data-side-panel]').getByRole('heading', { level: 2 });
  await title.getByText('CVE-2026-10099').waitFor();
  await page.locator('[data-row="99"][aria-current]').waitFor();
  await page.getByRole('button', { name: 'Next finding' }).click();
  const notice = page.locator('[data-kind="error"]');
  await notice.getByText("Couldn't load the finding").waitFor();
  await notice.getByText('The server ran into a problem (error 500).').waitFor();
  await title.getByText('CVE-2026-10099').waitFor();
});

test.each([
  [400, 'light'],
  [1366, 'light'],
  [1366, 'dark'],
  [2560, 'light'],
  [2560, 'dark'],
] as const)('reads well at %d pixels (%s)', async (width, theme) => {
  const page = await open({ width, height: width === 1366 ? 700 : 900, theme });
  await page.locator('[data-row="1"]').getByRole('checkbox').click();
  await page.getByText('1 selected').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `findings-selected-${width}-${theme}`);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await takeScreenshot(page, `findings-${width}-${theme}`);
});
