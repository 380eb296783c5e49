import { readFile } from 'node:fs/promises';
import type { Policy } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, bomOf, importBom, signIn, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let first: string;
let second: string;

async function forbid(name: string, violationState: string, purl: string): Promise<void> {
  const admin = pages.world.server.asAdmin;
  const { body } = await admin.put<Policy>('/api/v1/policy', { name, operator: 'ANY', violationState });
  const condition = { subject: 'PACKAGE_URL', operator: 'MATCHES', value: purl };
  await admin.put(`/api/v1/policy/${body.uuid}/condition`, condition);
}

beforeAll(async () => {
  await addSampleProjects(pages.world);
  await forbid('No left-pad', 'FAIL', 'pkg:npm/left-pad*');
  await forbid('No chalk', 'WARN', 'pkg:npm/chalk*');
  await forbid('No minimist', 'INFO', 'pkg:npm/minimist*');
  first = await importBom(
    pages.world,
    { name: 'Compared', version: '1.0' },
    bomOf(['lodash@4.17.20', 'minimist@1.2.0', 'left-pad@1.0.0']),
  );
  second = await importBom(
    pages.world,
    { name: 'Compared', version: '1.1' },
    bomOf(['lodash@4.17.21', 'minimist@1.2.0', 'chalk@5.0.0']),
  );
  await pages.world.server.runJobs();
});

test('two versions are compared from the version switcher, the other way round, and as a file', async () => {
  const { page, problems } = await pages.open(`/projects/${second}`);
  await page.getByRole('button', { name: 'Version 1.1, switch version' }).click();
  await page.getByRole('menuitem', { name: 'Compare versions' }).click();
  await page.waitForURL(`**/projects/${second}/compare`);
  const grid = page.getByRole('grid', { name: 'Components' });
  await grid.getByRole('row', { name: /Changed lodash 4.17.20 4.17.21/ }).waitFor();
  const shown = () => grid.locator('[data-row]').allInnerTexts();
  const rows = (await shown()).map((text) => text.split(/\s+/).slice(0, 2).join(' '));
  expect(rows).toEqual(['Added chalk', 'Removed left-pad', 'Changed lodash']);
  await page.getByRole('link', { name: 'Components +1 −1 ~1' }).waitFor();
  await takeScreenshot(page, 'comparison-components');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Swap versions' }).click();
  await page.waitForURL(`**/projects/${first}/compare?with=${second}`);
  await grid.getByRole('row', { name: /Added left-pad/ }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect(problems).toEqual([]);
});

test('findings and licenses have pages of their own, with filters in the address', async () => {
  const { page } = await pages.open(`/projects/${second}/compare/findings?with=${first}`);
  const grid = page.getByRole('grid', { name: 'Findings' });
  await grid.getByRole('row', { name: /Gone/ }).first().waitFor();
  await page.goto(`/projects/${second}/compare/findings?with=${first}&change=NEW`);
  await page.getByText('Change: New').waitFor();
  await takeScreenshot(page, 'comparison-findings');
  await page.getByRole('link', { name: /^Licenses \d/ }).click();
  await page.waitForURL(`**/compare/licenses?with=${first}`);
  await page.getByText('No licenses', { exact: true }).waitFor();
});

const viewers = ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION'] as const;

test('violations have a page of their own, with their conditions in words, filters and a file', async () => {
  const { pageOptions } = await signIn(pages.world, ...viewers);
  const { page, problems } = await pages.open(`/projects/${second}/compare?with=${first}`, pageOptions);
  await page.getByRole('link', { name: 'Policy violations +1 −1' }).click();
  await page.waitForURL(`**/projects/${second}/compare/violations?with=${first}`);
  const grid = page.getByRole('grid', { name: 'Policy violations' });
  await grid.getByRole('row', { name: /New .*No chalk .*Package URL matches pkg:npm\/chalk/ }).waitFor();
  const rows = await grid.locator('[data-row]').allInnerTexts();
  expect(rows.map((text) => /No [\w-]+/.exec(text)?.[0])).toEqual(['No chalk', 'No left-pad', 'No minimist']);
  await takeScreenshot(page, 'comparison-violations');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('No left-pad');
  expect(file).toContain('PACKAGE_URL MATCHES pkg:npm/chalk*');

  await page.goto(`/projects/${second}/compare/violations?with=${first}&state=FAIL`);
  await page.getByText('State: Fail').waitFor();
  await grid.getByRole('row', { name: /Gone .*No left-pad/ }).waitFor();
  expect(await grid.locator('[data-row]').count()).toBe(1);
  await page.getByRole('button', { name: 'Swap versions' }).click();
  await page.waitForURL(`**/projects/${first}/compare/violations?with=${second}`);
  await grid.getByRole('row', { name: /New .*No left-pad/ }).waitFor();
  expect(problems).toEqual([]);
});

test('versions without violations say so, and what cannot be loaded is asked for again', async () => {
  const older = await importBom(pages.world, { name: 'Clean', version: '1' }, bomOf(['is-odd@1.0.0']));
  const newer = await importBom(pages.world, { name: 'Clean', version: '2' }, bomOf(['is-odd@2.0.0']));
  const { pageOptions } = await signIn(pages.world, ...viewers);
  const { page } = await pages.open(`/projects/${newer}/compare/violations?with=${older}`, pageOptions);
  await page.getByText('Neither version has policy violations.').waitFor();
  let fails = true;
  await page.route('**/comparison/violations*', (route) =>
    fails ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto(`/projects/${second}/compare/violations?with=${first}`);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  fails = false;
  await again.click();
  await page.getByRole('grid', { name: 'Policy violations' }).getByText('No chalk').waitFor();
});

test('who sees no findings compares the rest; a project of one version says so', async () => {
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open(`/projects/${second}/compare`, { token: viewer.token });
  await page.getByRole('link', { name: 'Components +1 −1 ~1' }).waitFor();
  expect(await page.getByRole('link', { name: /^Findings/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /^Policy violations/ }).count()).toBe(0);
  await page.goto(`/projects/${second}/compare/violations?with=${first}`);
  await page.getByText('Forbidden (403)').waitFor();
  // The parent page of each part, and its visibility.
  const isOpen = ({ pathname }: URL) =>
    pathname.startsWith(`/projects/${second}`) && !pathname.endsWith('/violations');
  await page.waitForURL(isOpen);
  const alone = await importBom(pages.world, { name: 'Alone', version: '1' }, bomOf(['chalk@5.0.0']));
  await page.goto(`/projects/${alone}/compare`);
  await page.getByText('No other version').waitFor();
});

test.each([
  ['light', 400],
  ['dark', 1366],
  ['light', 2560],
] as const)('the comparison has no serious fault in the %s theme at %d pixels', async (theme, width) => {
  const { page } = await pages.open(`/projects/${second}/compare?with=${first}`, { theme, width });
  await page.getByRole('grid', { name: 'Components' }).getByText('lodash').waitFor();
  await takeScreenshot(page, `comparison-${theme}-${width}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
