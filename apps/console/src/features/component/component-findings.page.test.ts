import type { Component } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import {
  addNpmAdvisory,
  bomOf,
  importBom,
  noteRead,
  panelOf,
  rowsOf,
  runSql,
  sql,
  startConsoleServer,
} from '#test/server';

const pages = setUpPages(startConsoleServer);
let project: string;
const uuids: Record<string, string> = {};

beforeAll(async () => {
  const { server, manager } = pages.world;
  await addNpmAdvisory(server, 'GHSA-aaaa-aaaa-aaaa', 'lodash', '4.17.19', 'LOW');
  await addNpmAdvisory(server, 'GHSA-bbbb-bbbb-bbbb', 'lodash', '4.17.21', 'CRITICAL');
  await addNpmAdvisory(server, 'GHSA-cccc-cccc-cccc', 'minimist', '1.2.6', 'HIGH');
  const bom = bomOf(['lodash@4.17.10', 'minimist@1.2.5', 'quiet@1.0.0'], {});
  project = await importBom(pages.world, { name: 'Shop', version: '1.0' }, bom);
  const { body } = await manager.get<Component[]>(`/api/v1/component/project/${project}`);
  for (const { name, uuid } of body) uuids[name] = uuid;
  await runSql(
    server.db,
    sql`insert into package_latest (pkg_id, version)
      select q.pkg_id, '4.17.21' from identity_coord q join identity i on i.identity_id = q.identity_id
        where i.name = 'lodash' on conflict do nothing`,
  );
});

test('the findings of a component are its own, the most urgent first, and are decided about beside them', async () => {
  const { page, problems } = await pages.open(`/components/${uuids.lodash}/vulnerabilities`);
  await rowsOf(page).getByText('GHSA-bbbb-bbbb-bbbb').waitFor();
  const rows = (await rowsOf(page).allInnerTexts()).map((text) => text.match(/GHSA-\w{4}/)?.[0]);
  expect(rows).toEqual(['GHSA-bbbb', 'GHSA-aaaa']);
  expect(await rowsOf(page).first().innerText()).toContain('4.17.21');
  await takeScreenshot(page, 'component-findings');

  await rowsOf(page).getByText('GHSA-bbbb-bbbb-bbbb').click();
  await page.waitForURL(/finding=/);
  await page.keyboard.press('w');
  await panelOf(page).getByText('Evidence').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'component-findings-panel');
  await page.keyboard.press('s');
  await page.getByText('Finding suppressed').waitFor();
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(/suppressed=true/);
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  expect(problems).toEqual([]);
});

test('a component without findings says whether any could have been found', async () => {
  const { server } = pages.world;
  const { page } = await pages.open(`/components/${uuids.quiet}/vulnerabilities`);
  await page.getByText('Not covered by any source').waitFor();
  await page
    .getByText("Its vulnerabilities can't be found: No enabled source covers npm packages.")
    .waitFor();
  await page.getByText('Enable the npm ecosystem of OSV.').waitFor();
  await takeScreenshot(page, 'component-not-covered');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await server.asAdmin.post('/api/v1/configProperty', {
    groupName: 'vuln-source',
    propertyName: 'google.osv.enabled',
    propertyValue: 'npm',
  });
  await noteRead(server.db, 'osv', 'npm');
  await page.reload();
  await page.getByText('No known vulnerabilities').waitFor();
});

test('outdated components are marked, filtered, and lead into the graph and to the license', async () => {
  const { manager } = pages.world;
  const lodash = await manager.get<Component>(`/api/v1/component/${uuids.lodash}`);
  await manager.post('/api/v1/component', { ...lodash.body, license: 'MIT' });
  const { page, problems } = await pages.open(`/projects/${project}/components`);
  const grid = page.getByRole('grid', { name: 'Components' });
  await grid.getByText('Outdated. Latest version: 4.17.21').waitFor({ state: 'attached' });
  expect(await grid.getByText(/^Outdated/).count()).toBe(1);
  await takeScreenshot(page, 'project-components-outdated');
  const graph = grid.getByRole('link', { name: 'Show lodash in dependency graph' });
  expect(await graph.getAttribute('href')).toContain(`/projects/${project}/dependencyGraph/${uuids.lodash}`);
  await page.goto(`/projects/${project}/components?outdated=true`);
  await expect.poll(() => grid.locator('[data-row]').count()).toBe(1);
  await page.getByText('Outdated only').first().waitFor();
  await grid.getByRole('link', { name: 'MIT', exact: true }).click();
  await page.waitForURL('**/licenses/MIT');

  await page.goto('/components?q=lodash&outdated=true');
  const found = page.getByRole('grid', { name: 'Matching components' });
  await found.getByText('Outdated. Latest version: 4.17.21').waitFor({ state: 'attached' });
  await found.getByRole('link', { name: 'Show lodash in dependency graph' }).waitFor();
  await page.goto('/components?q=minimist&outdated=true');
  await page.getByText('No results').waitFor();
  expect(problems).toEqual([]);
});

test('a component whose BOM has no version is changed without one', async () => {
  const bom = bomOf([], {
    components: [{ type: 'file', 'bom-ref': 'bare', name: 'bare' }],
    dependencies: [],
  });
  const bare = await importBom(pages.world, { name: 'Bare', version: '1' }, bom);
  const list = await pages.world.manager.get<Component[]>(`/api/v1/component/project/${bare}`);
  const uuid = list.body[0]?.uuid;
  const { page } = await pages.open(`/components/${uuid}?dialog=details`);
  const dialog = page.getByRole('dialog', { name: 'Component details' });
  await dialog.getByLabel('Description').fill('Kept as it is.');
  await dialog.getByLabel('Scope').selectOption({ label: 'Optional' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Component updated').waitFor();
  const { body } = await pages.world.manager.get<Component>(`/api/v1/component/${uuid}`);
  expect(body).toMatchObject({ description: 'Kept as it is.', scope: 'OPTIONAL' });
  expect(body).not.toHaveProperty('version');
});

test('the counters of a component are counted anew, and shown for the days that are chosen', async () => {
  const { page, problems } = await pages.open(`/components/${uuids.minimist}`);
  const refreshed = page.waitForResponse(/\/metrics\/component\/.*\/refresh$/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await refreshed).status()).toBe(200);
  await page.getByText('Metrics updated').waitFor();
  const asked = page.waitForResponse(/\/metrics\/component\/.*\/days\/30$/);
  await page.goto(`/components/${uuids.minimist}?range=30`);
  expect((await asked).status()).toBe(200);
  await page.getByRole('heading', { name: 'Over time' }).waitFor();
  expect(problems).toEqual([]);
});

const screens = [
  ['list', () => `/projects/${project}/components`, 'lodash'],
  ['form', () => `/projects/${project}/components?add=true`, 'Classifier'],
  ['vulnerabilities', () => `/components/${uuids.minimist}/vulnerabilities`, 'GHSA-cccc-cccc-cccc'],
  ['properties', () => `/components/${uuids.minimist}/properties`, 'No properties yet'],
] as const;

test.each(
  screens.flatMap(([name, path, text]) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      [1366, 400].map((width) => ({ name, path, text, theme, width })),
    ),
  ),
)('$name is free of accessibility faults in $theme at $width', async ({ name, path, text, theme, width }) => {
  const { page } = await pages.open(path(), { theme, width });
  await page.getByText(text).first().waitFor();
  await takeScreenshot(page, `component-${name}-${theme}-${width}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('the findings of selected components are audited from their list', async () => {
  const { page, problems } = await pages.open(`/projects/${project}/components`);
  const row = (name: string) => page.locator('[data-row]').filter({ hasText: name });
  await row('quiet').getByRole('checkbox').click();
  const audit = page.getByRole('button', { name: 'Audit findings…' });
  await audit.waitFor();
  expect(await audit.textContent()).toContain('The selected components have no findings.');
  await row('minimist').getByRole('checkbox').click();
  await takeScreenshot(page, 'project-components-selected');
  await audit.click();
  const dialog = page.getByRole('dialog', { name: 'Set analysis for selected findings' });
  await dialog.getByText('Applies to 1 finding').waitFor();
  await dialog.getByLabel('Analysis').selectOption('In triage');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByText('You can close this').waitFor();
  await pages.world.server.runJobs();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await pages.world.server.asAdmin.get<{ vulnerability: { vulnId: string } }[]>(
    `/api/waybill/v1/project/${project}/findings?state=IN_TRIAGE`,
  );
  expect(body.map(({ vulnerability }) => vulnerability.vulnId)).toEqual(['GHSA-cccc-cccc-cccc']);
  expect(problems).toEqual([]);
});
