import { expect, test } from 'vitest';
import {
  fakeToken,
  findAccessibilityFaults,
  type MockAnswer,
  type MockedPage,
  type PageOptions,
  portfolioMetrics,
  setUpMockedPages,
  takeScreenshot,
} from '#test';

const pages = setUpMockedPages();
const metrics = 'GET /api/v1/metrics/portfolio/90/days';
const dayMs = 86_400_000;
const lastDay = Date.UTC(2026, 10, 20);

interface StartOptions extends PageOptions {
  permissions?: string[];
}

async function start(
  answer: () => MockAnswer,
  { permissions = ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT'], ...options }: StartOptions = {},
): Promise<MockedPage> {
  const handlers = { [metrics]: answer, 'GET /api/v1/metrics/portfolio/refresh': () => ({}) };
  const opened = await pages.openMocked(handlers, { token: fakeToken(permissions), ...options });
  await opened.goto('/dashboard');
  return opened;
}

/** Ninety days that grow a little every day. */
function history(): Record<string, number>[] {
  return Array.from({ length: 90 }, (_, day) =>
    portfolioMetrics({
      critical: 3 + Math.round(day / 20),
      high: 20 + Math.round(10 * Math.sin(day / 9)),
      findingsAudited: day,
      vulnerabilities: 97 + day,
      firstOccurrence: lastDay - (89 - day) * dayMs,
      lastOccurrence: lastDay - (88 - day) * dayMs,
    }),
  );
}

test('the four headlines, the severities, the audit and all counters are shown', async () => {
  const { page, problems } = await start(() => ({ body: history() }));
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByText('of 12 projects').waitFor();
  await page.getByText('of 3,211 components').waitFor();
  const chart = page.getByRole('img', { name: /^Vulnerabilities by severity, Critical: 7, High: / });
  await chart.waitFor();
  await page.getByRole('img', { name: 'Audit progress, Findings: 97, Audited: 89' }).waitFor();
  await page.getByText('Nov 21', { exact: true }).first().waitFor();
  await chart.hover();
  await page.locator('.popup').getByText('Critical').waitFor();
  await takeScreenshot(page, 'dashboard');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('every chart is a table too, newest first, reachable by key', async () => {
  const { page } = await start(() => ({ body: history() }));
  await page.getByRole('button', { name: 'Show “Audit progress” as a table' }).press('Enter');
  const table = page.getByRole('table', { name: 'Audit progress' });
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(91);
  expect(await table.getByRole('row').nth(1).innerText()).toMatch(/^Nov 20, 2026.*\s+89\s+97$/);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show “Audit progress” as a chart' }).press('Enter');
  await page.getByRole('img', { name: /^Audit progress/ }).waitFor();
});

test('the first day is shown by the time of day, each measurement with a mark', async () => {
  const morning = Date.UTC(2026, 10, 20, 8);
  const measured = [0, 10, 40].map((minutes, n, all) =>
    portfolioMetrics({
      findingsAudited: n,
      findingsTotal: 90 + n,
      firstOccurrence: morning + minutes * 60_000,
      lastOccurrence: morning + (all[n + 1] ?? 60) * 60_000,
    }),
  );
  const { page } = await start(() => ({ body: measured }));
  const chart = page.getByRole('img', { name: 'Audit progress, Findings: 92, Audited: 2' });
  await chart.waitFor();
  expect(await chart.locator('circle').count()).toBe(6);
  expect(await chart.locator('text').last().textContent()).toMatch(/:00\s*[AP]M$/);
  await takeScreenshot(page, 'dashboard-first-day');
  await page.getByRole('button', { name: 'Show “Audit progress” as a table' }).click();
  await expect
    .poll(() => page.getByRole('table', { name: 'Audit progress' }).getByRole('row').count())
    .toBe(4);
});

test('policy violations have a chart as soon as there are any', async () => {
  const { page } = await start(() => ({
    body: [portfolioMetrics({ policyViolationsTotal: 2, policyViolationsFail: 2 })],
  }));
  await page.getByRole('img', { name: /^Policy violations by state, Failures: 2/ }).waitFor();
});

test('an empty portfolio leads to the first steps', async () => {
  const permissions = ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION'];
  const { page } = await start(() => ({ body: [portfolioMetrics({ projects: 0 })] }), { permissions });
  await page.getByText('The portfolio is empty').waitFor();
  await takeScreenshot(page, 'dashboard-empty');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'First steps' }).click();
  await page.waitForURL('**/start');
});

test('counting anew needs the permission and renews the figures', async () => {
  let calls = 0;
  const { page, backend } = await start(() => ({
    body: [portfolioMetrics({ vulnerabilities: 97 + calls++ })],
  }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Counted anew').waitFor();
  await page.getByText('98', { exact: true }).first().waitFor();
  expect(backend.requests.some(({ path }) => path.endsWith('/portfolio/refresh'))).toBe(true);
  const viewer = await start(() => ({ body: history() }), { permissions: ['VIEW_PORTFOLIO'] });
  await viewer.page.getByText('Statistics').waitFor();
  expect(await viewer.page.getByRole('button', { name: 'Refresh' }).count()).toBe(0);
});

test.each([
  ['dark', 1440],
  ['light', 420],
] as const)('it has no serious fault in the %s theme at %d pixels', async (theme, width) => {
  const { page } = await start(() => ({ body: history() }), { theme, width });
  await page.getByText('Statistics').waitFor();
  await takeScreenshot(page, `dashboard-${theme}-${width}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
