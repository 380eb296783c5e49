import type { FindingGroup } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  fakeToken,
  findAccessibilityFaults,
  findingAt,
  type MockHandlers,
  type MockRequest,
  mockList,
  mockProject,
  mockProjectUuid,
  mockUuid,
  type PageOptions,
  setUpMockedPages,
  takeScreenshot,
} from '#test';

const pages = setUpMockedPages();
const list = `/api/waybill/v1/project/${mockProjectUuid}/findings`;
const token = fakeToken(['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS']);
const flaws = 300;

/** A flaw of which the score is spread over all powers of ten; every tenth is exploited, the last one has no score. */
function flawAt(place: number): FindingGroup {
  const { vulnerability, component } = findingAt(place, flaws);
  const { epssScore: _, ...unscored } = vulnerability;
  const scored = { ...unscored, epssScore: 10 ** -((place % 50) / 12), epssPercentile: 0.5 };
  return {
    vulnerability: {
      ...(place === flaws - 1 ? unscored : scored),
      ...(place % 10 === 0 ? { knownExploited: { ransomware: false } } : {}),
    },
    component,
    severity: vulnerability.severity,
    exploited: place % 10 === 0,
    findings: 1 + (place % 17) ** 2,
    components: 1,
    flaws: 1,
    fixable: 0,
    decided: 0,
  };
}

async function open(options: PageOptions & { search?: string; handlers?: MockHandlers } = {}) {
  const asked: MockRequest[] = [];
  const rows = mockList(5000, (place) => findingAt(place, 5000));
  const { search = '', handlers = {}, ...opening } = options;
  const opened = await pages.openMocked(
    {
      ...mockProject,
      [`GET ${list}/groups`]: mockList(flaws, flawAt),
      [`GET ${list}`]: (request) => {
        asked.push(request);
        return rows?.(request) ?? {};
      },
      ...handlers,
    },
    { token, ...opening },
  );
  await opened.goto(`/projects/${mockProjectUuid}/epss${search}`);
  return { ...opened, asked };
}

const chartOf = (page: Page) => page.getByRole('img', { name: /^EPSS by CVSS/ });
const paramOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('the likeliest findings come first, beside a picture of the vulnerabilities', async () => {
  const { page, asked, problems } = await open({ width: 1366 });
  await page.locator('[data-row="0"]').waitFor();
  await page
    .getByRole('img', { name: 'EPSS by CVSS: 299 vulnerabilities, 78 with an EPSS score of at least 10%' })
    .waitFor();
  await page.getByText('1 vulnerability without CVSS or EPSS score is not shown.').waitFor();
  expect(asked[0]?.query.get('sortName')).toBe('vulnerability.epssScore');
  expect(asked[0]?.query.get('sortOrder')).toBe('desc');
  expect(await chartOf(page).locator('circle').count()).toBe(299);
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.filter((name) => name !== '').slice(0, 3)).toEqual(['EPSS', 'EPSS percentile', 'CVSS']);
  expect(problems).toEqual([]);
});

test('where nothing is found but not everything is covered, the page says so instead of drawing nothing', async () => {
  const coverage = { components: 9, judgeable: 7, intended: 0, blind: 2, blindSpots: [], notes: [] };
  const none = mockList(0, () => ({}));
  const { page, goto } = await open({
    handlers: {
      [`GET ${list}`]: none,
      [`GET ${list}/groups`]: none,
      'GET /api/waybill/v1/findings': none,
      'GET /api/waybill/v1/coverage': () => ({ body: { ...coverage, ecosystems: [], pending: 0 } }),
      'GET /api/waybill/v1/coverage/components': none,
    },
  });
  const reason = page.getByText("No source checks 2 components, so their vulnerabilities can't be found.");
  await reason.waitFor();
  await chartOf(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show coverage gaps' }).click();
  await page.waitForURL(`**/dashboard/coverage?project=${mockProjectUuid}`);
  await goto(`/projects/${mockProjectUuid}/findings`);
  await reason.waitFor();
  await goto('/vulnerabilityAudit');
  await reason.waitFor();
  await page.getByRole('button', { name: 'Show coverage gaps' }).click();
  await page.waitForURL('**/dashboard/coverage');
});

test('a rectangle in the picture filters the list, and leaves the picture as it is', async () => {
  const { page, asked } = await open({ width: 1366 });
  const box = await chartOf(page).boundingBox();
  if (!box) throw new Error('The chart has no place');
  const right = box.x + box.width - 14;
  await page.mouse.move(right - (box.width - 60) * 0.3, box.y + 14 + (250 - 60) / 2);
  await page.mouse.down();
  await page.mouse.move(right, box.y + 14, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => paramOf(page, 'cvss')).toBe('7..');
  expect(paramOf(page, 'epss')).toBe('0.01..');
  await expect.poll(() => asked.at(-1)?.query.get('minEpss')).toBe('0.01');
  expect(asked.at(-1)?.query.get('minCvss')).toBe('7');
  expect(await chartOf(page).locator('circle').count()).toBe(299);
  await page.getByText('EPSS: ≥ 1%').waitFor();
});

test('a circle leaves the findings of its vulnerability, and a second click all of them', async () => {
  const { page, asked } = await open({ width: 1366 });
  const circle = chartOf(page).locator('circle').last();
  await circle.hover({ force: true });
  await circle.click({ force: true });
  await expect.poll(() => paramOf(page, 'flaw')).not.toBeNull();
  const flaw = paramOf(page, 'flaw');
  await expect.poll(() => asked.at(-1)?.query.get('flaw')).toBe(flaw);
  await circle.click({ force: true });
  await expect.poll(() => paramOf(page, 'flaw')).toBeNull();
});

test('a finding opens in the panel, as in the audit', async () => {
  const { page } = await open();
  await page.locator('[data-row="1"]').click();
  const title = page.locator('[data-side-panel]').getByRole('heading', { level: 2 });
  await title.getByText('CVE-2026-10001').waitFor();
  expect(paramOf(page, 'finding')).toBe(`${mockUuid(1, 1)}:${mockUuid(2, 1)}`);
});

test('the picture tells of its failure, and the list stays', async () => {
  const { page } = await open({ handlers: { [`GET ${list}/groups`]: () => ({ status: 503 }) } });
  await page.getByText("Couldn't load the chart").waitFor();
  await page.locator('[data-row="0"]').waitFor();
});

test.each([
  [400, 'light', 'en-US'],
  [1366, 'dark', 'en-US'],
  [1366, 'light', 'de-DE'],
  [2560, 'light', 'en-US'],
] as const)('reads well at %d pixels (%s, %s)', async (width, theme, locale) => {
  const { page } = await open({
    width,
    height: width === 1366 ? 768 : 1100,
    theme,
    locale,
    search: '?cvss=7..',
  });
  await page.locator('[data-row="0"]').waitFor();
  await page.locator('svg[role=img] circle').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `epss-${width}-${theme}-${locale}`);
});
