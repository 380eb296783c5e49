import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type MirrorBench,
  nvdCve,
  osvRecord,
  startMirrorBench,
} from '../../../../server/src/features/source/source.fixtures.ts';
import {
  type ConsolePage,
  findAccessibilityFaults,
  launchBrowser,
  openPage,
  takeScreenshot,
} from '../../../test/browser.ts';
import { ensureConsoleBuilt } from '../../../test/build.ts';

let browser: Browser;
let bench: MirrorBench;
const open: ConsolePage[] = [];

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'shop', version: '1.0', 'bom-ref': 'shop' } },
  components: [
    { type: 'library', name: 'one', version: 'v1.0.0', purl: 'pkg:golang/example.com/one@v1.0.0' },
    { type: 'library', name: 'requests', version: '2.0.0', purl: 'pkg:pypi/requests@2.0.0' },
  ],
};

beforeAll(async () => {
  await ensureConsoleBuilt();
  [browser, bench] = await Promise.all([launchBrowser(), startMirrorBench()]);
  await bench.set('google.osv.enabled', null);
  await bench.write({
    osv: { Go: [osvRecord('GO-2026-1')], PyPI: [] },
    nvd: { 2026: [nvdCve('CVE-2026-0001')], modified: [] },
    epss: { 'CVE-2026-0001': [0.5, 0.9] },
    kev: [],
  });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.close()));
});
afterAll(async () => {
  await browser?.close();
  await bench?.close();
});

test('leads from an empty installation to an uploaded BOM and warns of what is not judged', async () => {
  const { token } = await bench.server.asUser(
    'SYSTEM_CONFIGURATION',
    'VIEW_PORTFOLIO',
    'BOM_UPLOAD',
    'PROJECT_CREATION_UPLOAD',
  );
  const console = await openPage(browser, { origin: bench.server.url, token });
  open.push(console);
  const { page } = console;
  await console.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'First steps' }).click();

  await page.getByRole('checkbox', { name: 'Go', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Sources saved').waitFor();

  await page.getByRole('button', { name: 'Mirror all' }).click();
  await page.getByText('Waiting', { exact: true }).first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'first-run-mirroring');
  await bench.server.runJobs();
  await expect
    .poll(() => page.getByText('Up to date').count(), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(3);

  await page.getByRole('button', { name: 'Upload BOM' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/name/i).first().fill('shop');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'bom.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(bom)),
  });
  await dialog.getByRole('button', { name: /^upload/i }).click();
  await page.waitForURL('**/start?**task=**');
  await bench.server.runJobs();
  await dialog.getByText('The BOM is imported.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByText('pypi', { exact: true }).waitFor();
  await page.getByText('1 component is not judged').waitFor();
  await takeScreenshot(page, 'first-run-warning');
  await page.getByRole('button', { name: 'Enable PyPI of OSV' }).click();
  await page.getByText('Enabled, mirroring started').waitFor();
  await expect.poll(() => page.getByText('is not judged').count()).toBe(0);
  await page.getByText('2 of 2 components can be judged').waitFor();
  expect(console.problems).toEqual([]);
});

test('users who may not set the installation up do not see the first steps', async () => {
  const { token } = await bench.server.asUser('VIEW_PORTFOLIO');
  const console = await openPage(browser, { origin: bench.server.url, token });
  open.push(console);
  await console.goto('/start');
  await console.page.waitForURL('**/dashboard');
  expect(await console.page.getByRole('navigation').getByRole('link', { name: 'First steps' }).count()).toBe(
    0,
  );
});
