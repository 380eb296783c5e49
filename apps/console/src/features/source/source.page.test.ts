import { beforeAll, expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { type MirrorBench, osvRecord, startMirrorBench } from '#test/server';

const pages = setUpPages(startMirrorBench);

beforeAll(async () => {
  await pages.world.write({
    osv: { Go: [osvRecord('GO-2026-1'), osvRecord('GO-2026-2')], PyPI: [] },
    nvd: { modified: [] },
    epss: {},
    kev: [],
  });
});

async function openAs(...permissions: Parameters<MirrorBench['server']['asUser']>): Promise<ConsolePage> {
  const { token } = await pages.world.server.asUser(...permissions);
  return pages.openBlank({ token });
}

test('mirrors OSV and shows what came of it, also after a reload', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  await console.goto('/admin/vulnerabilitySources/osv');
  const state = page
    .getByRole('region', { name: 'State' })
    .or(page.locator('section', { hasText: 'Update now' }));
  await state.getByText('Never updated').waitFor();
  await page.getByRole('button', { name: 'Update now' }).click();
  await state.getByText('Queued', { exact: true }).waitFor();
  await pages.world.server.runJobs();
  await state.getByText('Up to date').waitFor();
  await page.getByRole('grid', { name: 'Feeds' }).getByText('Go', { exact: true }).waitFor();
  await page.reload();
  await state.getByText('Up to date').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'source-osv');
  expect(console.problems).toEqual([]);
});

test('saves the settings, and has what is wrong with them beside the field', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  await console.goto('/admin/vulnerabilitySources/osv');
  await page.getByLabel('Find ecosystems').fill('pyp');
  await page.getByRole('checkbox', { name: 'PyPI' }).click();
  const interval = page.getByLabel(/^Update interval/);
  await page.getByLabel('Unit of “Update interval”').selectOption('hours');
  await interval.fill('6.5');
  await page.getByText('2 unsaved changes').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a whole number.').waitFor();
  await interval.fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove PyPI' }).waitFor();
  expect(await interval.inputValue()).toBe('6');
});

test('keeps what is typed while the settings are saved, as a change that is not saved yet', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/waybill/v1/settings', async (route) => {
    if (route.request().method() === 'PATCH') await typed.promise;
    await route.continue();
  });
  await console.goto('/admin/vulnerabilitySources/kev');
  const interval = page.getByLabel(/^Update interval/);
  await interval.fill('8');
  await page.getByRole('button', { name: 'Save' }).click();
  await interval.fill('9');
  typed.resolve();
  await page.getByText('Settings saved').waitFor();
  expect(await interval.inputValue()).toBe('9');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/dashboard');
});

test('asks once for the sources, and before edits are lost', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/waybill/v1/sources')) asked += 1;
  });
  await console.goto('/admin/vulnerabilitySources/nvd');
  const interval = page.getByLabel(/^Update interval/);
  await interval.fill('7');
  expect(asked).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await interval.inputValue()).toBe('7');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/dashboard');
  expect(console.problems).toEqual([]);
});

const addresses = [
  ['nvd', 'vuln-source/nvd.feeds.url'],
  ['github', 'vuln-source/github.advisories.api.url'],
  ['osv', 'vuln-source/google.osv.base.url'],
  ['epss', 'vuln-source/epss.feeds.url'],
  ['kev', 'vuln-source/kev.feeds.url'],
  ['euvd', 'vuln-source/euvd.api.url'],
] as const;

test.each(addresses)(
  'tries the connection to %s out as it is stored, and as it is typed',
  async (source, id) => {
    const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
    const { page } = console;
    await console.goto(`/admin/vulnerabilitySources/${source}`);
    const step = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await page.getByRole('button', { name: 'Test connection' }).click();
    await step('Response: passed').getByText('HTTP 200').waitFor();
    await page.locator(`[data-setting="${id}"]`).getByRole('textbox').fill('http://127.0.0.1:9/');
    await page.getByRole('button', { name: 'Test connection' }).click();
    await step('Connection: failed').getByText('127.0.0.1 refuses the connection.').waitFor();
    await step('Response: not tried').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `source-test-${source}`);
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(console.problems).toEqual([]);
  },
);

test('shows the settings of the NVD API where it is used, and forgets the latest change on request', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  await pages.world.set('nvd.api.last.modified.epoch.seconds', '1772366400');
  await console.goto('/admin/vulnerabilitySources/nvd');
  const usesApi = page.getByRole('switch', { name: 'Use the API instead of the feed files' });
  await usesApi.waitFor();
  expect(await page.getByLabel(/^API URL/).count()).toBe(0);
  await usesApi.click();
  const latest = page.getByLabel('Latest change imported (UTC)');
  expect(await latest.inputValue()).toMatch(/^2026-03-01T12:00/);
  await latest.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  const stored = await pages.world.rows<{ value: string }>(
    "select value from config_property where property_name = 'nvd.api.last.modified.epoch.seconds'",
  );
  expect(stored).toEqual([{ value: '0' }]);
  await takeScreenshot(page, 'source-nvd-api');
  await pages.world.set('nvd.api.enabled', 'false');
});

test('the address of the administration leads to the first page that the user may open', async () => {
  const console = await openAs('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  await console.goto('/admin');
  await console.page.waitForURL('**/admin/accessManagement/ldapUsers');
  const navigation = console.page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Teams' }).waitFor();
  expect(await navigation.getByRole('link', { name: 'NVD' }).count()).toBe(0);
});

test('says why a source is off in the language of the page, below its name in the navigation', async () => {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page, goto } = await pages.openBlank({ token, locale: 'de-DE' });
  await goto('/admin/vulnerabilitySources/euvd');
  await page.getByRole('status').getByText('Diese Quelle ist ausgeschaltet.').waitFor();
  for (const [source, name] of [
    ['github', 'GitHub Advisories'],
    ['kev', 'CISA KEV'],
  ] as const) {
    await goto(`/admin/vulnerabilitySources/${source}`);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('link', { name, exact: true }).waitFor();
  }
});

test('says in the language of the page why a feed could not be fetched', async () => {
  const { world } = pages;
  const { token } = await world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page, goto } = await pages.openBlank({ token, locale: 'de-DE' });
  await goto('/admin/vulnerabilitySources/kev');
  const url = page.locator('[data-setting="vuln-source/kev.feeds.url"]').getByRole('textbox');
  const played = await url.inputValue();
  await world.set('kev.feeds.url', 'http://127.0.0.1:9/');
  await page.getByRole('button', { name: 'Jetzt aktualisieren' }).click();
  await page.getByText('Aktualisierung gestartet').waitFor();
  await world.server.runJobs();
  await world.set('kev.feeds.url', played);
  await page.reload();
  await page.getByRole('grid', { name: 'Feeds' }).getByText('127.0.0.1 weist die Verbindung ab.').waitFor();
});

test('asks for the token of GitHub, and for the folder of VulnDB', async () => {
  const console = await openAs('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = console;
  await console.goto('/admin/vulnerabilitySources/github');
  await page.getByRole('group', { name: 'Access token' }).getByText('Set', { exact: true }).waitFor();
  await console.goto('/admin/vulnerabilitySources/vulndb');
  await page.getByText('Off', { exact: true }).waitFor();
  await page.getByLabel('Folder').fill('/srv/vulndb');
  await page.getByRole('switch', { name: 'Mirror this source' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.getByText('Never updated').waitFor();
  const started = page.waitForResponse('**/sources/vulndb/mirror');
  await page.getByRole('button', { name: 'Update now' }).click();
  expect((await started).status()).toBe(202);
  await pages.world.server.runJobs();
  await page
    .getByText(/The folder \/srv\/vulndb of the VulnDB files cannot be read/)
    .first()
    .waitFor();
  await takeScreenshot(page, 'source-vulndb');
});
