import type { Component } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import {
  bomOf,
  countAttention,
  importBom,
  noteRead,
  osvRecord,
  runSql,
  sql,
  startConsoleServer,
  storeTestRecords,
} from '#test/server';

const pages = setUpPages(startConsoleServer);
let token: string;
let rivet: string | undefined;

const module = (name: string, version = '1.0.0') => ({
  type: 'library',
  'bom-ref': name,
  name,
  version,
  purl: `pkg:golang/example.com/${name}@v${version}`,
});
const commits = { type: 'GIT', repo: 'https://example.com/x.git', events: [{ introduced: '0' }] };
const silent = (id: string, name: string) =>
  osvRecord(id, {
    affected: [{ package: { ecosystem: 'Go', name: `example.com/${name}` }, ranges: [commits] }] as never,
  });

async function set(groupName: string, propertyName: string, propertyValue: string): Promise<void> {
  const property = { groupName, propertyName, propertyValue };
  const answer = await pages.world.server.asAdmin.post('/api/v1/configProperty', property);
  expect(answer.status, answer.text).toBe(200);
}

beforeAll(async () => {
  const { world } = pages;
  const { db } = world.server;
  await set('vuln-source', 'google.osv.enabled', 'Go;Debian');
  await noteRead(db, 'osv', 'Go');
  await noteRead(db, 'osv', 'Debian');
  await storeTestRecords(db, {
    osv: [
      silent('GO-2026-0001', 'anvil'),
      silent('GO-2026-0002', 'anvil'),
      silent('GO-2026-0003', 'bellows'),
    ],
  });
  const components = [
    module('anvil'),
    module('bellows'),
    module('clamp'),
    { type: 'library', 'bom-ref': 'pin', name: 'pin', version: '1.0.0', purl: 'pkg:npm/pin@1.0.0' },
    {
      type: 'library',
      'bom-ref': 'rivet',
      name: 'rivet',
      version: '1.0-1',
      purl: 'pkg:deb/debian/rivet@1.0-1',
    },
  ];
  const forge = await importBom(
    world,
    { name: 'Forge', version: '1' },
    bomOf([], { components, dependencies: [] }),
  );
  const { body } = await world.manager.get<Component[]>(`/api/v1/component/project/${forge}`);
  rivet = body.find(({ name }) => name === 'rivet')?.uuid;
  await countAttention(world);
  token = (
    await world.server.asUser(
      'VIEW_PORTFOLIO',
      'VIEW_VULNERABILITY',
      'VULNERABILITY_ANALYSIS',
      'PORTFOLIO_MANAGEMENT',
      'SYSTEM_CONFIGURATION',
    )
  ).token;
});

const note = 'Covered, but records list commits instead of versions';

test.each([
  ['light', 1366, 'en'],
  ['dark', 400, 'ja'],
] as const)('undecided records are shown: %s, %d pixels, %s', async (theme, width, locale) => {
  const { page, problems } = await pages.open('/dashboard/coverage?cause=record_commits', {
    theme,
    width,
    locale,
    token,
  });
  const grid = page.getByRole('grid');
  await grid.getByRole('link', { name: 'anvil' }).waitFor();
  expect(await grid.getByRole('row').count()).toBe(3);
  await takeScreenshot(page, `undecided-records-${theme}-${width}-${locale}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('they stand on the page of the component, which is not said to have no vulnerabilities', async () => {
  const { page, problems } = await pages.open('/dashboard/coverage?cause=record_commits', { token });
  await page.getByRole('grid').getByRole('link', { name: 'bellows' }).click();
  const tabs = page.getByRole('navigation', { name: 'Component', exact: true });
  await tabs.getByRole('link', { name: 'Vulnerabilities' }).click();
  const note = page.getByRole('note');
  await note.getByText("Waybill can't tell from 1 record whether this component is affected.").waitFor();
  await page.getByText('No findings').waitFor();
  expect(await page.getByText('No known vulnerabilities').count()).toBe(0);
  await takeScreenshot(page, 'undecided-records-component');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await note.getByRole('link', { name: 'GO-2026-0003' }).click();
  await page.waitForURL('**/why?*');
  expect(problems).toEqual([]);
});

test('they lead from the dashboard to why nobody can tell, and a decision ends them', async () => {
  const { page, problems } = await pages.open('/dashboard', { token });
  const section = page.getByRole('region', { name: 'Needs attention' });
  await section.getByRole('link', { name: note }).click();
  await page.waitForURL('**/dashboard/coverage?cause=record_commits');
  const grid = page.getByRole('grid', { name: 'Components not covered' });
  await page.getByRole('listitem').filter({ hasText: note }).getByText('2 components').waitFor();
  await grid.getByRole('button', { name: '+1 Undecided records of anvil' }).click();
  const records = page.getByRole('dialog', { name: 'Undecided records of anvil' });
  await records.getByRole('link', { name: 'GO-2026-0001' }).waitFor();
  await takeScreenshot(page, 'undecided-records-of-one');
  await page.keyboard.press('Escape');
  await grid.getByRole('link', { name: 'GO-2026-0003' }).click();
  await page.waitForURL('**/why?*');
  await page.getByText("The range lists commits, which can't be compared to versions.").waitFor();
  await takeScreenshot(page, 'undecided-record-why');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set to “Not affected”' }).click();
  await page.getByText('The analysis is “Not affected”.').waitFor();
  await countAttention(pages.world);
  await page.goto(`${new URL(page.url()).origin}/dashboard/coverage?cause=record_commits`);
  await grid.getByRole('link', { name: 'anvil' }).waitFor();
  expect(await grid.getByRole('row').count()).toBe(2);
  await grid.getByRole('link', { name: /^GO-2026-000/ }).click();
  await page.getByRole('button', { name: 'Create finding' }).click();
  await page.getByText(/^Matched since/).waitFor();
  expect(problems).toEqual([]);
});

test('a component without findings says what its coverage leaves out', async () => {
  const { page } = await pages.open(`/components/${rivet}/vulnerabilities`, { token });
  await page.getByText('No known vulnerabilities').waitFor();
  await page.getByText('Covered, but the release of the distribution is unknown.').waitFor();
  await takeScreenshot(page, 'component-covered-with-a-note');
});

test('who may not decide reads why', async () => {
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  const { page } = await pages.open('/dashboard/coverage?cause=record_commits', { token: viewer.token });
  await page
    .getByRole('grid')
    .getByRole('link', { name: /^GO-2026-000/ })
    .click();
  const button = page.getByRole('button', { name: 'Set to “Not affected”' });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
});

test('an analyzer in trouble is named beside what only it covers, with the way to its page', async () => {
  const { db } = pages.world.server;
  await set('scanner', 'ossindex.api.token', 'sonatype_pat_x');
  await runSql(
    db,
    sql`insert into analyzer_state (analyzer, answered_at, error, error_at, failures)
      values ('ossindex', '2026-03-01T10:00:00Z', 'Refused', now(), 3)`,
  );
  const { page, problems } = await pages.open('/dashboard/coverage', { token });
  const cause = page.getByRole('listitem').filter({ hasText: 'Covered only by OSS Index, which is failing' });
  await cause.getByText('1 component', { exact: true }).waitFor();
  await takeScreenshot(page, 'coverage-analyzer-in-trouble');
  await cause.getByRole('link', { name: /Check the analyzer/ }).click();
  await page.waitForURL('**/admin/analyzers/oss');
  expect(problems).toEqual([]);
});
