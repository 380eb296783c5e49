import { expect, test } from 'vitest';
import {
  attention,
  fakeToken,
  findAccessibilityFaults,
  type MockAnswer,
  type MockedPage,
  type MockHandlers,
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
  more?: MockHandlers;
}

async function start(
  answer: () => MockAnswer,
  { permissions = ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT'], more = {}, ...options }: StartOptions = {},
): Promise<MockedPage> {
  const handlers = { ...more, [metrics]: answer, 'GET /api/v1/metrics/portfolio/refresh': () => ({}) };
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

test('the headlines, the severities and the audit are shown, each number once', async () => {
  const { page, problems } = await start(() => ({ body: history() }));
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByText('of 12 projects').waitFor();
  await page.getByText('of 3,211 components').waitFor();
  await page.getByText(/\d+ findings, \d+ suppressed/).waitFor();
  for (const repeated of ['Statistics', 'Vulnerable projects'])
    expect(await page.getByText(repeated, { exact: true }).count()).toBe(0);
  const chart = page.getByRole('img', { name: /^Vulnerabilities by severity, Critical: 7, High: / });
  await chart.waitFor();
  await page.getByRole('img', { name: 'Audit progress, Findings: 97, Audited: 89' }).waitFor();
  await page.getByText('Nov 21', { exact: true }).first().waitFor();
  await chart.scrollIntoViewIfNeeded();
  await chart.hover();
  await page.locator('.popup').getByText('Critical').waitFor();
  await takeScreenshot(page, 'dashboard');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

const busyProject = (n: number) => ({
  uuid: `00000000-0000-4000-8000-00000000000${n}`,
  name:
    n === 1
      ? 'A project with a name that is much longer than there is room for in a narrow table'
      : `Shop ${n}`,
  version: '1.0',
  findings: 40,
  newFindings: { critical: 1, high: 2, medium: 0, low: 0, unassigned: 0 },
  exploited: 3 - n,
  critical: 5,
  high: 9,
  epss: 0.94,
  components: 400,
  notCovered: n,
});

const nothingNew = { critical: 0, high: 0, medium: 0, low: 0, unassigned: 0 };

const busy: MockHandlers = {
  'GET /api/waybill/v1/attention': () => ({
    body: attention({
      pending: 3,
      newFindings: { critical: 2, high: 5, medium: 11, low: 0, unassigned: 1 },
      newProjects: 2,
      exploited: 3,
      exploitedProjects: 2,
      coverage: {
        status: 'PARTLY_COVERED',
        components: 3211,
        judgeable: 3000,
        intended: 0,
        blind: 211,
        notes: [],
        blindSpots: [
          {
            code: 'ecosystem_not_enabled',
            data: { type: 'pypi', osv: ['PyPI'] },
            key: 'ecosystem_not_enabled:PyPI',
            components: 150,
            examples: [],
            action: { code: 'enable_ecosystem', data: { ecosystem: 'PyPI' }, components: 148 },
          },
          {
            code: 'no_identifier',
            data: {},
            key: 'no_identifier',
            components: 61,
            examples: [],
            action: { code: 'add_identifier', data: {}, components: 61 },
          },
        ],
      },
    }),
  }),
  'GET /api/waybill/v1/attention/projects': () => ({
    headers: { 'x-total-count': '2' },
    body: [busyProject(1), busyProject(2)],
  }),
  'GET /api/waybill/v1/sources': () => ({
    body: [
      {
        source: 'nvd',
        title: 'NVD',
        enabled: true,
        state: 'failed',
        progress: 0,
        records: 0,
        error: 'https://nvd.example cannot be reached: getaddrinfo ENOTFOUND nvd.example',
        problem: { code: 'HOST_NOT_FOUND', host: 'nvd.example' },
        warnings: [],
        parts: [],
      },
    ],
  }),
};
const all = ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'PORTFOLIO_MANAGEMENT', 'SYSTEM_CONFIGURATION'];

test.each([
  ['light', 1366],
  ['dark', 1366],
  ['light', 2560],
  ['dark', 400],
] as const)('what needs attention comes first: %s, %d pixels', async (theme, width) => {
  const options = { theme, width, permissions: all, more: busy };
  const { page, problems } = await start(() => ({ body: history() }), options);
  const section = page.getByRole('region', { name: 'Needs attention' });
  await section.getByText("Can't find nvd.example. Check Internet access and DNS.").waitFor();
  await section.getByText('Updating 3 projects').waitFor();
  await section.getByRole('link', { name: 'Shop 2' }).waitFor();
  expect(await page.locator('h2').first().textContent()).toBe('Needs attention');
  const hrefs = (name: string | RegExp) => section.getByRole('link', { name }).first().getAttribute('href');
  expect(await hrefs('New findings since yesterday: 19')).toBe('/vulnerabilityAudit?found=1d&all=true');
  expect(await hrefs('in 2 projects')).toBe('/dashboard/projects?reason=NEW&sort=-newFindings');
  expect(await hrefs('Known exploited findings: 3')).toBe(
    '/dashboard/projects?reason=EXPLOITED&sort=-exploited',
  );
  expect(await hrefs('Components not covered: 211')).toBe('/dashboard/coverage');
  expect(await hrefs('No enabled source covers pypi packages')).toContain('cause=ecosystem_not_enabled');
  expect(await hrefs('Enable the PyPI ecosystem of OSV.')).toContain(
    '/admin/vulnerabilitySources/osv?setting=',
  );
  await section.getByRole('button', { name: 'Enable PyPI' }).waitFor();
  await section.getByText('+148 components').waitFor();
  await section.getByText('93.4% of 3,211 covered').waitFor();
  expect(await hrefs('Failed sources: 1')).toBe('/admin/vulnerabilitySources/nvd');
  expect(await hrefs('Known exploited findings: 1')).toContain('/findings?all=true&exploited=true');
  expect(await hrefs(/^New findings: 3/)).toContain('/findings?found=1d&all=true');
  await takeScreenshot(page, `dashboard-attention-${theme}-${width}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a source of which some feeds failed has not failed as a whole, and what covers it least is legible', async () => {
  const nvd = {
    source: 'nvd',
    title: 'NVD',
    enabled: true,
    state: 'done',
    progress: 100,
    records: 9,
    warnings: [],
    parts: [{ part: 'nvdcve-2.0-2024', records: 0, error: 'nvdcve-2.0-2024.json.gz is not there (404)' }],
  };
  const more = { ...busy, 'GET /api/waybill/v1/sources': () => ({ body: [nvd] }) };
  const { page } = await start(() => ({ body: history() }), { width: 1366, permissions: all, more });
  await page.getByText("Some feeds weren't updated.").waitFor();
  const cause = page.getByRole('link', { name: 'No enabled source covers pypi packages' });
  expect(await cause.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
});

test('a quiet portfolio says so, and a failure offers another try', async () => {
  const { page } = await start(() => ({ body: history() }));
  await page.getByText('No known exploited findings.').waitFor();
  await page.getByText('All 3,211 components are covered by a source.').waitFor();
  await page.getByText('No enabled source has failed.').waitFor();
  // A tile without a list is as wide as the others.
  const tiles = page.getByRole('region', { name: 'Needs attention' }).locator('section');
  const widths = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().width));
  expect(Math.max(...widths.slice(0, 4)) - Math.min(...widths.slice(0, 4))).toBeLessThan(2);
  await takeScreenshot(page, 'dashboard-quiet');
  const failing = await start(() => ({ body: history() }), {
    more: { 'GET /api/waybill/v1/attention': () => ({ status: 500 }) },
  });
  await failing.page.getByText("Couldn't load what needs attention").waitFor();
  await failing.page.getByRole('heading', { name: 'Over time' }).waitFor();
});

test('without a catalog of exploited vulnerabilities nothing is said to be free of them', async () => {
  const coverage = { ...(attention().coverage as object), exploitedUnread: true };
  const { page } = await start(() => ({ body: history() }), {
    more: {
      'GET /api/waybill/v1/attention': () => ({ body: attention({ coverage }) }),
      'GET /api/waybill/v1/attention/projects': () => ({
        body: [
          {
            ...busyProject(1),
            exploited: 0,
            exploitedUnread: true,
            coverage: { status: 'COVERED', components: 9, judgeable: 9, intended: 0, blind: 0 },
          },
        ],
        headers: { 'x-total-count': '1' },
      }),
    },
  });
  await page.getByText('Neither CISA KEV nor EUVD has been read.').waitFor();
  const figures = page.getByRole('region', { name: 'Most urgent projects' }).locator('td');
  expect((await figures.allTextContents())[0]).toBe('–Not covered');
  expect(await page.getByText('No known exploited findings.').count()).toBe(0);
});

test('nothing is said about findings before the first projects are counted', async () => {
  const { page } = await start(() => ({ body: history() }), {
    more: {
      'GET /api/waybill/v1/attention/projects': () => ({
        body: [{ ...busyProject(1), findings: 0, newFindings: nothingNew, exploited: 0, critical: 0 }],
        headers: { 'x-total-count': '1' },
      }),
      'GET /api/waybill/v1/attention': () => ({
        body: attention({
          pending: 2,
          coverage: {
            status: 'EMPTY',
            components: 0,
            judgeable: 0,
            intended: 0,
            blind: 0,
            blindSpots: [],
            notes: [],
          },
        }),
      }),
    },
  });
  await page.getByText('Updating 2 projects').waitFor();
  await page.getByRole('heading', { name: 'Known exploited findings' }).waitFor();
  await takeScreenshot(page, 'dashboard-counting');
  const figures = page.getByRole('region', { name: 'Most urgent projects' }).locator('td');
  expect(await figures.allTextContents()).toEqual([
    '–Being counted',
    '–Being counted',
    '94.0%',
    'Being counted',
  ]);
  for (const claim of ['Nothing new.', 'No known exploited findings.', 'components are covered'])
    expect(await page.getByText(claim).count()).toBe(0);
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

test('the first day is a point from today on an axis of days, with all its measurements in the table', async () => {
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
  await chart.getByText('From today').waitFor();
  expect(await chart.locator('circle').count()).toBe(2);
  expect(await chart.locator('path').count()).toBe(0);
  expect(await chart.locator('text').allTextContents()).toEqual(expect.arrayContaining(['Aug 22', 'Nov 20']));
  await chart.scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'dashboard-first-day');
  await page.getByRole('button', { name: 'Show “Audit progress” as a table' }).click();
  await expect
    .poll(() => page.getByRole('table', { name: 'Audit progress' }).getByRole('row').count())
    .toBe(4);
});

test('charts go as far back as is chosen, which stands in the address', async () => {
  const asked: string[] = [];
  const { page, backend } = await start(() => ({ body: history() }));
  const answer = (path: string) => async (route: import('playwright-core').Route) => {
    asked.push(path);
    await route.fulfill({ json: history().slice(-7) });
  };
  await page.route('**/api/v1/metrics/portfolio/7/days', answer('7'));
  await page.route('**/api/v1/metrics/portfolio/since/*', answer('since'));
  await page.getByRole('button', { name: '7 days' }).click();
  await page.waitForURL('**/dashboard?range=7');
  const chart = page.getByRole('img', { name: /^Audit progress/ });
  await chart.getByText('Nov 14', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Custom range' }).click();
  await page.getByLabel('From', { exact: true }).fill('2026-11-01');
  await page.waitForURL('**/dashboard?from=2026-11-01');
  await page.getByLabel('To', { exact: true }).fill('2026-11-18');
  await page.waitForURL('**/dashboard?from=2026-11-01&to=2026-11-18');
  await page.getByRole('button', { name: 'Nov 1, 2026 – Nov 18, 2026' }).waitFor();
  expect(asked).toContain('7');
  expect(asked).toContain('since');
  expect(backend.requests.some(({ path }) => path === '/api/v1/metrics/portfolio/90/days')).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('where no source covers anything, no zero says that somebody looked', async () => {
  const none = { critical: 0, high: 0, medium: 0, low: 0, unassigned: 0 };
  const nothing = portfolioMetrics({
    ...none,
    vulnerabilities: 0,
    findingsTotal: 0,
    findingsAudited: 0,
    suppressed: 0,
    vulnerableProjects: 0,
    vulnerableComponents: 0,
    inheritedRiskScore: 0,
  });
  const dark = {
    status: 'NOT_COVERED',
    components: 3211,
    judgeable: 0,
    intended: 0,
    blind: 3211,
    blindSpots: [],
    notes: [],
  };
  const project = { ...busyProject(2), newFindings: none, findings: 0, exploited: 0, critical: 0 };
  const { page } = await start(() => ({ body: [nothing] }), {
    permissions: all,
    more: {
      'GET /api/waybill/v1/attention': () => ({ body: attention({ coverage: dark }) }),
      'GET /api/waybill/v1/attention/projects': () => ({
        headers: { 'x-total-count': '1' },
        body: [{ ...project, components: 400, notCovered: 400, coverage: { ...dark, blind: 400 } }],
      }),
    },
  });
  const tiles = page.locator('main').getByText('Not covered', { exact: true });
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(5);
  expect(await page.getByRole('img', { name: /^Vulnerabilities by severity/ }).count()).toBe(0);
  expect(await page.getByText('By severity', { exact: true }).count()).toBe(0);
  await takeScreenshot(page, 'dashboard-not-covered');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('policy violations have a chart as soon as there are any', async () => {
  const broken = () => ({ body: [portfolioMetrics({ policyViolationsTotal: 2, policyViolationsFail: 2 })] });
  const charts = { name: /^Policy violations by state, Failures: 2/ };
  const { page } = await start(broken, { permissions: ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION'] });
  await page.getByRole('img', charts).waitFor();
  const total = page.getByRole('link', { name: '2', exact: true });
  expect(await total.getAttribute('href')).toBe('/policyViolationAudit?all=true');
  const viewer = await start(broken, { permissions: ['VIEW_PORTFOLIO'] });
  await viewer.page.getByText('By severity', { exact: true }).waitFor();
  expect(await viewer.page.getByRole('img', charts).count()).toBe(0);
});

test('an empty portfolio leads to the first steps', async () => {
  const permissions = ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION'];
  const { page } = await start(() => ({ body: [portfolioMetrics({ projects: 0 })] }), { permissions });
  await page.getByText('Your portfolio is empty').waitFor();
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
  await page.getByText('Metrics updated').waitFor();
  await page.getByText('98', { exact: true }).first().waitFor();
  expect(backend.requests.some(({ path }) => path.endsWith('/portfolio/refresh'))).toBe(true);
  const viewer = await start(() => ({ body: history() }), { permissions: ['VIEW_PORTFOLIO'] });
  await viewer.page.getByText('By severity', { exact: true }).waitFor();
  expect(await viewer.page.getByRole('button', { name: 'Refresh' }).count()).toBe(0);
});

test.each([
  ['dark', 1440],
  ['light', 420],
] as const)('it has no serious fault in the %s theme at %d pixels', async (theme, width) => {
  const { page } = await start(() => ({ body: history() }), { theme, width });
  await page.getByText('By severity', { exact: true }).waitFor();
  await takeScreenshot(page, `dashboard-${theme}-${width}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
