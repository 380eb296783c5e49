import { expect, test } from 'vitest';
import {
  type ConsolePage,
  findAccessibilityFaults,
  type PageOptions,
  setUpPages,
  takeScreenshot,
} from '#test';
import { flaws, signIn, startAuditWorld } from '#test/server';

const pages = setUpPages(async () => signIn(await startAuditWorld(), 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'));

async function openWhy(
  question: Record<string, string> = {},
  options: PageOptions = {},
): Promise<ConsolePage> {
  return pages.open(`/projects/${pages.world.first.uuid}/why?${new URLSearchParams(question)}`, options);
}

const component = (name: string) => pages.world.first.components[name] ?? '';

test('a match is derived from what every record says', async () => {
  const { page, problems } = await openWhy({
    component: component('hammer'),
    vulnerability: `OSV/${flaws.alias}`,
  });
  await page.getByText('Matched since').waitFor();
  const record = page
    .locator('section', { has: page.getByRole('heading', { name: `OSV · ${flaws.alias}` }) })
    .last();
  await record.getByText('Affected', { exact: true }).waitFor();
  const steps = (await record.getByRole('listitem').allTextContents()).join('\n');
  expect(steps).toContain('identified by its package URL as golang:example.com/hammer');
  expect(steps).toContain('is for golang:example.com/hammer');
  expect(steps).toContain('is in an affected range');
  expect(steps).toContain('is earlier than 2.0.0 (fixed here)');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'why-match');
  expect(problems).toEqual([]);
});

test('the absence of a match is explained after choosing a component and typing an id', async () => {
  const { page, problems } = await openWhy();
  await page.getByLabel('Component').fill('anv');
  await page.getByRole('option', { name: 'anvil 1.5' }).click();
  await page.getByLabel('Vulnerability').fill(flaws.high.toLowerCase());
  await page.getByRole('button', { name: 'Explain' }).click();
  await page.waitForURL((url) => url.searchParams.get('vulnerability') === `NVD/${flaws.high}`);
  await page.getByText('Not affected', { exact: true }).first().waitFor();
  await page.getByText('No match.').waitFor();
  await page.getByText('lists 1 other package or product').waitFor();
  await page.reload();
  await page.getByText('No match.').waitFor();
  expect(await page.getByLabel('Component').inputValue()).toBe('anvil 1.5');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('what no source can see is said', async () => {
  const { page } = await openWhy({ component: component('mystery'), vulnerability: `NVD/${flaws.high}` });
  await page.getByText('Coverage gaps').waitFor();
  await page.getByText('neither a package URL nor a CPE, so no source covers it').waitFor();
});

test('an id that nobody has sent yet is no error', async () => {
  const { page } = await openWhy({ component: component('nail'), vulnerability: 'NVD/CVE-1999-9999' });
  await page.getByText('Vulnerability or component not found').waitFor();
  expect(await page.locator('[data-kind]').count()).toBe(0);
});

test('both fields are needed', async () => {
  const { page } = await openWhy();
  await page.getByRole('button', { name: 'Explain' }).click();
  await page.getByText('This field is required.').first().waitFor();
  await page.getByLabel('Vulnerability').fill('CVE-2026-0001');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect.poll(() => page.getByText('This field is required.').count()).toBe(1);
  expect(new URL(page.url()).search).toBe('');
});

test.each([
  ['dark', 420, 'de-DE', 'Betroffen'],
  ['light', 1440, 'ja-JP', '影響あり'],
] as const)('the derivation is accessible in %s at %d in %s', async (theme, width, locale, word) => {
  const question = { component: component('hammer'), vulnerability: `NVD/${flaws.high}` };
  const { page } = await openWhy(question, { theme, width, locale });
  await page.getByText(word, { exact: true }).first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await takeScreenshot(page, `why-${theme}-${width}`);
});

test('what analyzers say by themselves stands beside the records, and a fuzzy match is named as such', async () => {
  const { page } = await openWhy();
  const at = 1_770_000_000_000;
  const why = {
    component: { uuid: component('hammer'), name: 'hammer', version: '1.0.0' },
    vulnerability: { source: 'OSV', vulnId: flaws.alias },
    verdict: 'affected',
    records: [],
    answers: [
      {
        analyzer: 'INTERNAL_ANALYZER',
        reported: true,
        since: at,
        matchedAs: 'cpe:2.3:a:acme:hammer:1.0.0:*:*:*:*:*:*:*',
      },
      {
        analyzer: 'OSSINDEX_ANALYZER',
        reported: true,
        since: at,
        answeredAt: at,
        alternateIdentifier: 'sonatype-2030-1',
        referenceUrl: 'https://oss.example/1',
      },
      { analyzer: 'SNYK_ANALYZER', reported: false, answeredAt: at },
    ],
    match: { firstSeen: at, analyzers: ['INTERNAL_ANALYZER', 'OSSINDEX_ANALYZER'] },
    fixedIn: [],
    past: [],
    blindSpots: [],
  };
  await page.route('**/api/waybill/v1/why?*', (route) => route.fulfill({ json: why }));
  const question = new URLSearchParams({
    component: component('hammer'),
    vulnerability: `OSV/${flaws.alias}`,
  });
  await page.goto(`${page.url().split('?')[0]}?${question}`);
  await page.getByRole('heading', { name: 'Fuzzy match' }).waitFor();
  await page.getByText('cpe:2.3:a:acme:hammer:1.0.0').waitFor();
  await page.getByRole('heading', { name: 'Answer of OSS Index' }).waitFor();
  await page.getByRole('link', { name: 'oss.example/1' }).waitFor();
  await page.getByText("Snyk doesn't report it.").waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'why-answers');
});

test.each([
  ['is named as such', ['1.9.5'], '1.9.4 is earlier than 1.9.5 (first unaffected)'],
  ['that another range takes in is only an end', [], '1.9.4 is earlier than 1.9.5 (range ends before this)'],
])('a version that fixes it %s', async (_title, fixedIn, sentence) => {
  const { page } = await openWhy();
  const upper = { bound: 'endExcluding', version: '1.9.5', order: -1 };
  const step = { code: 'range_inside', data: { version: '1.9.4', scheme: 'cpe', upper } };
  const why = {
    component: { uuid: component('anvil'), name: 'sudo', version: '1.9.4' },
    vulnerability: { source: 'NVD', vulnId: flaws.critical },
    verdict: 'affected',
    records: [{ feed: 'nvd', recordId: flaws.critical, verdict: 'affected', steps: [step] }],
    answers: [],
    fixedIn,
    past: [],
    blindSpots: [],
  };
  await page.route('**/api/waybill/v1/why?*', (route) => route.fulfill({ json: why }));
  const question = new URLSearchParams({
    component: component('anvil'),
    vulnerability: `NVD/${flaws.critical}`,
  });
  await page.goto(`${page.url().split('?')[0]}?${question}`);
  await page.getByText('is in an affected range').waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toContainEqual(
    expect.stringContaining(sentence),
  );
});
