import type { Source } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { nvdCve, osvRecord, startMirrorBench } from '#test/server';

const pages = setUpPages(startMirrorBench);

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
  const bench = pages.world;
  await bench.set('google.osv.enabled', null);
  await bench.write({
    osv: { Go: [osvRecord('GO-2026-1')], PyPI: [] },
    nvd: { 2026: [nvdCve('CVE-2026-0001')], modified: [] },
    epss: { 'CVE-2026-0001': [0.5, 0.9] },
    kev: [],
  });
});

async function restingSources(): Promise<string[]> {
  const { body } = await pages.world.caller.get<Source[]>('/api/waybill/v1/sources');
  return body
    .filter((row) => row.available && row.enabled && row.state !== 'queued')
    .map((row) => row.source);
}

test('leads from an empty installation to an uploaded BOM and warns of what is not judged', async () => {
  const { token } = await pages.world.server.asUser(
    'SYSTEM_CONFIGURATION',
    'VIEW_PORTFOLIO',
    'BOM_UPLOAD',
    'PROJECT_CREATION_UPLOAD',
  );
  const { page, problems } = await pages.open('/dashboard', { token });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'First steps' }).click();

  await page.getByRole('checkbox', { name: 'Go', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Sources saved').waitFor();

  await page.getByRole('button', { name: 'Mirror all' }).click();
  await page.getByText('Waiting', { exact: true }).first().waitFor();
  // They are put into the queue one after the other.
  await expect.poll(restingSources).toEqual([]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'first-run-mirroring');
  await pages.world.server.runJobs();
  await expect.poll(() => page.getByText('Up to date').count()).toBeGreaterThanOrEqual(3);

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
  await pages.world.server.runJobs();
  await dialog.getByText('The BOM is imported.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByText('pypi', { exact: true }).waitFor();
  await page.getByText('1 component is not judged').waitFor();
  await takeScreenshot(page, 'first-run-warning');
  await page.getByRole('button', { name: 'Enable PyPI of OSV' }).click();
  await page.getByText('Enabled, mirroring started').waitFor();
  await expect.poll(() => page.getByText('is not judged').count()).toBe(0);
  await page.getByText('1 of 2 components can be judged').waitFor();
  await pages.world.server.runJobs();
  await page.getByText('2 of 2 components can be judged').waitFor();
  expect(problems).toEqual([]);
});

test('a choice of sources is not lost without asking', async () => {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/start', { token });
  const kev = page.getByRole('switch', { name: /CISA KEV/ });
  const before = await kev.getAttribute('aria-checked');
  await kev.click();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page
    .getByRole('dialog', { name: 'Discard what was not saved?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect(await kev.getAttribute('aria-checked')).not.toBe(before);
  await kev.click();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL('**/projects');
});

test('users who may not set the installation up do not see the first steps', async () => {
  const { token } = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open('/start', { token });
  await page.waitForURL('**/dashboard');
  expect(await page.getByRole('navigation').getByRole('link', { name: 'First steps' }).count()).toBe(0);
});
