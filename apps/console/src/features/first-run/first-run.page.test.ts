import type { Setting, Source } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, type MockHandlers, setUpPages, takeScreenshot } from '#test';
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
    kev: [{ cveID: 'CVE-2026-0001' }],
  });
});

async function restingSources(): Promise<string[]> {
  const { body } = await pages.world.caller.get<Source[]>('/api/waybill/v1/sources');
  return body.filter((row) => row.enabled && row.state !== 'queued').map((row) => row.source);
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

  const primary = () =>
    page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('button')]
          .filter((button) => button.className.includes('bg-accent-strong'))
          .map((button) => button.textContent),
      );
  await expect.poll(primary).toEqual(['Upload BOM']);
  await takeScreenshot(page, 'first-run-begin');
  expect(await findAccessibilityFaults(page)).toEqual([]);
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
  await dialog.getByText('BOM imported.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // One click enables and fetches what the BOM needs.
  await page.getByText('pypi', { exact: true }).waitFor();
  expect(await page.getByText('1 component not covered').count()).toBe(2);
  await expect.poll(primary).toEqual(['Enable Go and PyPI']);
  await takeScreenshot(page, 'first-run-warning');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enable Go and PyPI' }).click();
  await page.getByText('Enabled, update started').waitFor();
  await expect.poll(() => page.getByText('not covered').count()).toBe(0);

  await expect.poll(primary).toEqual(['Update all']);
  await page.getByRole('button', { name: 'Update all' }).click();
  await page.getByText('Queued', { exact: true }).first().waitFor();
  // They are put into the queue one after the other.
  await expect.poll(restingSources).toEqual([]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'first-run-mirroring');
  await pages.world.server.runJobs();
  await expect.poll(() => page.getByText('Up to date').count()).toBeGreaterThanOrEqual(3);
  await page.getByText('2 of 2 components covered').waitFor();
  await expect.poll(primary).toEqual(['Open dashboard']);
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
    .getByRole('dialog', { name: 'Discard unsaved changes?' })
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

const failed = {
  source: 'nvd',
  title: 'NVD',
  enabled: true,
  state: 'failed',
  progress: 0,
  records: 0,
  error: 'None of 26 parts could be mirrored. getaddrinfo ENOTFOUND nvd.nist.gov',
  problem: { code: 'HOST_NOT_FOUND', host: 'nvd.nist.gov' },
  warnings: [],
  parts: [],
};
const setting = (name: string, value: string): Setting => ({
  group: 'vuln-source',
  name,
  type: 'STRING',
  description: name,
  isSet: value !== '',
  value,
});

function offline(ecosystems: string): MockHandlers {
  return {
    'GET /api/waybill/v1/sources': () => ({ body: [failed] }),
    'GET /api/waybill/v1/settings': () => ({
      body: [setting('google.osv.enabled', ecosystems), setting('nvd.enabled', 'true')],
    }),
    'GET /api/v1/integration/osv/ecosystem': () => ({ body: ['AlmaLinux', 'npm', 'PyPI'] }),
    'GET /api/v1/project': () => ({ headers: { 'x-total-count': '0' }, body: [] }),
  };
}
const setUp = { token: fakeToken(['SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO']) };

test('a source that nobody chose has not failed; the network is put into words', async () => {
  const { page, goto } = await pages.openMocked(offline(''), setUp);
  await goto('/start');
  await page.getByText("Can't find nvd.nist.gov. Check Internet access and DNS.").waitFor();
  await page.getByText(/set HTTPS_PROXY/).waitFor();
  await page.getByText('Not reached yet').waitFor();
  const offered = page.getByRole('checkbox');
  await offered.first().waitFor();
  expect(await offered.evaluateAll((all) => all.map((box) => box.closest('label')?.textContent))).toEqual([
    'npm',
    'PyPI',
    'AlmaLinux',
  ]);
  expect(await page.getByText('Failed', { exact: true }).count()).toBe(0);
  expect(await page.getByText(/ENOTFOUND/).count()).toBe(0);
  await takeScreenshot(page, 'first-run-offline');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('once sources are chosen a failure is one', async () => {
  const { page, goto } = await pages.openMocked(offline('npm'), { ...setUp, theme: 'dark' });
  await goto('/start');
  await page.getByText('Failed', { exact: true }).waitFor();
  await takeScreenshot(page, 'first-run-failed-dark');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('the entry of the first steps comes without moving another one', async () => {
  const answer = Promise.withResolvers<void>();
  const handlers = {
    ...offline(''),
    'GET /api/v1/project': async () => {
      await answer.promise;
      return { headers: { 'x-total-count': '0' }, body: [] };
    },
  };
  const { page, goto } = await pages.openMocked(handlers, setUp);
  await goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.filter({ hasText: 'Administration' }).waitFor();
  const places = () =>
    links.evaluateAll((all) => all.map((link) => [link.textContent, link.getBoundingClientRect().y]));
  const before = await places();
  answer.resolve();
  await links.filter({ hasText: 'First steps' }).waitFor();
  expect((await places()).slice(0, before.length)).toEqual(before);
});
