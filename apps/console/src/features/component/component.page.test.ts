import type { Component, FoundComponent } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addNpmAdvisory, bomOf, importBom, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let projectUuid: string;
let lodashUuid: string;
const sha1 = 'a'.repeat(40);

beforeAll(async () => {
  await addNpmAdvisory(pages.world.server, 'GHSA-aaaa-bbbb-cccc', 'lodash', '4.17.21', 'CRITICAL');
  const lodash = {
    type: 'library',
    'bom-ref': 'lodash',
    name: 'lodash',
    version: '4.17.20',
    purl: 'pkg:npm/lodash@4.17.20',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-1', content: sha1 }],
    properties: [{ name: 'build:tool', value: 'webpack' }],
    externalReferences: [{ type: 'website', url: 'https://lodash.example' }],
    evidence: { occurrences: [{ location: 'src/shop.js', line: 3 }] },
  };
  const express = { type: 'library', 'bom-ref': 'express', name: 'express', version: '4.0.0' };
  const dependencies = [
    { ref: 'root', dependsOn: ['express'] },
    { ref: 'express', dependsOn: ['lodash'] },
  ];
  const bom = bomOf([], { components: [express, lodash], dependencies });
  projectUuid = await importBom(pages.world, { name: 'Shop', version: '1.0' }, bom);
  const list = await pages.world.manager.get<Component[]>(
    `/api/v1/component/project/${projectUuid}?searchText=lodash`,
  );
  lodashUuid = list.body[0]?.uuid ?? '';
});

test('the components of a project are searched, filtered, added and removed', async () => {
  const { page, problems } = await pages.open(`/projects/${projectUuid}/components`);
  const grid = page.getByRole('grid', { name: 'Components' });
  await grid.getByRole('link', { name: 'lodash', exact: true }).waitFor();
  await takeScreenshot(page, 'project-components');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Direct dependencies only' }).click();
  await page.waitForURL('**/components?direct=true');
  await grid.getByRole('link', { name: 'lodash', exact: true }).waitFor({ state: 'detached' });
  expect(await grid.locator('[data-row]').count()).toBe(1);
  await page.getByRole('button', { name: 'Direct dependencies only' }).click();

  await page.getByRole('button', { name: 'Add component' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: false }).first().fill('left-pad');
  await dialog.getByLabel('Version').fill('1.3.0');
  await dialog.getByLabel('Version').fill('');
  await dialog.getByLabel('CPE').fill('left-pad');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // All at once, each at its field, and the first has the focus.
  await dialog.getByText('Libraries and frameworks need a package URL.').waitFor();
  await dialog.getByText('Enter a valid CPE.').waitFor();
  expect(await dialog.locator('[aria-invalid]').count()).toBe(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('version');
  await dialog.getByLabel('CPE').fill('');
  await dialog.getByLabel('Version').fill('1.3.0');
  await dialog.getByLabel('Package URL').fill('left-pad');
  await dialog.getByText('Enter a valid package URL.').waitFor();
  await dialog.getByLabel('Package URL').fill('pkg:npm/left-pad@1.3.0');
  await dialog.getByRole('tab', { name: 'License' }).click();
  await dialog.getByRole('combobox', { name: 'License', exact: true }).fill('mit');
  await page.getByRole('option', { name: 'MIT – MIT License' }).click();
  await dialog.getByRole('tab', { name: 'Hashes' }).click();
  await dialog.getByLabel('SHA-1').fill('not a hash');
  await dialog.getByRole('tab', { name: 'People and organizations' }).click();
  await dialog.getByRole('textbox', { name: 'Supplier', exact: true }).fill('ACME');
  await takeScreenshot(page, 'component-form-parties');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // A fault opens its part of the form and takes the focus.
  await dialog.getByText('Enter 40 hexadecimal digits.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sha1');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('SHA-1').fill('b'.repeat(40));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Component added').waitFor();
  await grid.getByRole('link', { name: 'left-pad', exact: true }).waitFor();

  await page.getByRole('searchbox').fill('left');
  await page.waitForURL('**?searchText=left');
  await grid.getByRole('link', { name: 'lodash', exact: true }).waitFor({ state: 'detached' });
  await grid.locator('[data-row="0"]').focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Run in background' }).waitFor();
  await pages.world.server.runJobs();
  await page.getByText('1 component deleted').waitFor();
  await page.getByText('No results').waitFor();
  expect(problems).toEqual([]);
});

test('a component shows what it is, what it is affected by, and what depends on it', async () => {
  const { page, problems } = await pages.open(`/components/${lodashUuid}`);
  await page.getByRole('heading', { name: 'lodash 4.17.20' }).waitFor();
  await page.getByText('pkg:npm/lodash@4.17.20').waitFor();
  await page.getByText('MIT License').waitFor();
  await page.getByText('OSI approved').waitFor();
  await page.getByText('build:tool').waitFor();
  await page.getByText('src/shop.js:3').waitFor();
  expect(await page.getByRole('link', { name: 'https://lodash.example' }).getAttribute('rel')).toContain(
    'noopener',
  );
  await takeScreenshot(page, 'component');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Vulnerabilities 1' }).click();
  const row = page.getByRole('grid', { name: 'Findings' }).locator('[data-row]');
  await row.getByText('GHSA-aaaa-bbbb-cccc').waitFor();
  expect(await row.innerText()).toContain('Critical');
  await page.getByRole('link', { name: 'Dependents' }).click();
  const dependents = page.getByRole('grid', { name: 'Dependents' });
  await dependents.getByRole('link', { name: 'express' }).waitFor();
  await page.goto(`/components/${lodashUuid}/dependants?direct=true`);
  await dependents.getByRole('link', { name: 'express' }).waitFor();
  await page.goto(`/components/${lodashUuid}/dependants?severity=CRITICAL`);
  await page.getByText('No components match these filters').waitFor();
  await page.getByRole('link', { name: 'Overview' }).click();
  // Every component that has the same digest.
  await page.getByRole('link', { name: sha1 }).click();
  await page
    .getByRole('grid', { name: 'Matching components' })
    .getByRole('link', { name: 'Shop 1.0' })
    .waitFor();
  expect(problems).toEqual([]);
});

test('a component is changed and deleted by hand', async () => {
  const added = await pages.world.manager.put<Component>(`/api/v1/component/project/${projectUuid}`, {
    name: 'hand-made',
    version: '1',
    classifier: 'LIBRARY',
    supplier: { name: 'ACME' },
  });
  const { page } = await pages.open(`/components/${added.body.uuid}?dialog=details`);
  const dialog = page.getByRole('dialog', { name: 'Component details' });
  await dialog.getByLabel('Version').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Component updated').waitFor();
  await page.getByRole('heading', { name: 'hand-made 2' }).waitFor();
  const changed = await pages.world.manager.get<Component>(`/api/v1/component/${added.body.uuid}`);
  expect(changed.body).toMatchObject({ version: '2', supplier: { name: 'ACME' } });
  await page.getByRole('link', { name: 'Properties' }).click();
  await page.getByRole('button', { name: 'Add property' }).click();
  const property = page.getByRole('dialog', { name: 'Add property' });
  await property.getByRole('textbox', { name: 'Name' }).fill('reviewed');
  await property.getByRole('combobox', { name: 'Type' }).selectOption('BOOLEAN');
  await property.getByRole('textbox', { name: 'Value' }).fill('true');
  await property.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Property added').waitFor();
  const grid = page.getByRole('grid', { name: 'Properties' });
  await grid.getByText('reviewed').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await grid.locator('[data-row="0"]').focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete properties?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('No properties yet').waitFor();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete component…' }).click();
  await page
    .getByRole('dialog', { name: 'Delete “hand-made”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.waitForURL(`**/projects/${projectUuid}/components`);
});

test.each([
  ['a new component', () => `/projects/${projectUuid}/components?add=true`],
  ['the details of a component', () => `/components/${lodashUuid}?dialog=details`],
])('what was typed about %s is not lost without asking', async (_, path) => {
  const { page } = await pages.open(path());
  const name = page.getByRole('dialog').locator('[name="name"]');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill('half a na');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await name.inputValue()).toBe('half a na');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

const queryOf = (page: Page) => page.getByRole('combobox', { name: 'Search for components' });

test('components of all projects are found by a query, whose fields are offered', async () => {
  const { page, problems } = await pages.open('/components');
  await page.getByText('Search for a component').waitFor();
  await queryOf(page).fill('na');
  await page.getByRole('option', { name: /^name:/ }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'component-search-hints');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf(page).inputValue()).toBe('name:');
  await page.keyboard.type('loda version:<5');
  await page.keyboard.press('Enter');
  await page.waitForURL(/components\?q=name:loda\+version:%3C5/);
  const grid = page.getByRole('grid', { name: 'Matching components' });
  await grid.getByRole('link', { name: 'lodash', exact: true }).waitFor();
  await takeScreenshot(page, 'component-search');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await queryOf(page).fill(`hash:${sha1.toUpperCase()}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/q=hash:A/);
  await grid.getByRole('link', { name: 'lodash', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('what is typed at once behind a field that was chosen stays in its order, however late frames are', async () => {
  const { page, goto } = await pages.openBlank();
  await page.addInitScript(() => {
    window.requestAnimationFrame = (call) => window.setTimeout(() => call(performance.now()), 400);
  });
  await goto('/components');
  await queryOf(page).fill('na lib');
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 2; letter += 1) await page.keyboard.press('ArrowRight');
  // Opened by what is typed, at the caret.
  await page.keyboard.type('m');
  await page.getByRole('option', { name: /^name:/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lodash');
  expect(await queryOf(page).inputValue()).toBe('name:lodash lib');
});

test('a query at fault says where, and asks nothing', async () => {
  const { page } = await pages.open('/components');
  await queryOf(page).fill('lodash nmae:x');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'There is no field “nmae”' }).waitFor();
  const selected = () =>
    queryOf(page).evaluate((field) => {
      const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  expect(await selected()).toBe('nmae');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/components?q=nmae:x');
  await page.getByRole('alert').filter({ hasText: 'There is no field “nmae”' }).waitFor();
});

test('addresses of earlier searches lead to the same components', async () => {
  const { page } = await pages.open('/components#/search/PACKAGE_URL/pkg:npm/lodash@4.17.20');
  const grid = page.getByRole('grid', { name: 'Matching components' });
  await page.waitForURL(/components\?q=purl:pkg:npm/);
  await grid.getByRole('link', { name: 'lodash', exact: true }).waitFor();
  await page.goto('/components?subject=COORDINATES&name=lodash');
  await page.waitForURL(/components\?q=name:lodash/);
  await grid.getByRole('link', { name: 'lodash', exact: true }).waitFor();
});

test('a misspelled word is put right, and what has left is found among the past', async () => {
  // Only names that the index has are put right.
  await pages.world.server.asAdmin.post('/api/v1/search/reindex?type=COMPONENT');
  await pages.world.server.runJobs();
  const { page, problems } = await pages.open('/components?q=lodahs');
  await page.getByText('No results').waitFor();
  await takeScreenshot(page, 'component-search-nothing');
  await page.getByRole('link', { name: 'lodash', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Matching components' });
  await grid.getByRole('link', { name: 'lodash', exact: true }).waitFor();
  const { body } = await pages.world.manager.put<{ uuid: string }>(
    `/api/v1/component/project/${projectUuid}`,
    { name: 'left-behind', version: '1', classifier: 'LIBRARY' },
  );
  await pages.world.manager.delete(`/api/v1/component/${body.uuid}`);
  await page.goto('/components?q=left-behind');
  await page.getByText('No results').waitFor();
  await page.getByRole('button', { name: 'Include past components' }).last().click();
  await page.waitForURL(/past=true/);
  await page.getByRole('columnheader', { name: /Last seen/ }).waitFor();
  await grid.getByText('left-behind').waitFor();
  await takeScreenshot(page, 'component-search-past');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  ['light', 1366],
  ['dark', 400],
] as const)(
  'what a deleted project had is found among the past, in the %s theme at %i',
  async (theme, width) => {
    const { manager } = pages.world;
    const { body } = await manager.put<{ uuid: string }>('/api/v1/project', { name: `Wreck ${theme}` });
    await manager.put(`/api/v1/component/project/${body.uuid}`, {
      name: `rivet-${theme}`,
      version: '1',
      classifier: 'LIBRARY',
    });
    await manager.delete(`/api/v1/project/${body.uuid}`);
    const { page, problems } = await pages.open(`/components?q=rivet-${theme}&past=true`, { theme, width });
    const grid = page.getByRole('grid', { name: 'Matching components' });
    // A second try finds those of the first as well.
    await grid.getByText('Deleted project').first().waitFor();
    await grid.getByText(`Wreck ${theme}`).first().waitFor();
    expect(await grid.getByRole('link').count()).toBe(0);
    await takeScreenshot(page, `component-search-deleted-${theme}`);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.goto(`/components?q=rivet-${theme}&past=true&by=PROJECT`);
    await page
      .getByRole('grid', { name: 'Projects with matching components' })
      .getByText('Deleted project')
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  },
);

/** Works on what a dialog has started, once the server knows of it. */
async function work(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run in background' }).waitFor();
  await pages.world.server.runJobs();
}

test('found components are deleted: those that are selected, or all that the filter shows', async () => {
  const nuts = ['nut-a@1.0.0', 'nut-b@1.0.0', 'nut-c@1.0.0'];
  await importBom(pages.world, { name: 'Bench', version: '1' }, bomOf(nuts));
  await importBom(pages.world, { name: 'Shelf', version: '1' }, bomOf(nuts));
  const { page, problems } = await pages.open('/components?q=nut');
  const grid = page.getByRole('grid', { name: 'Matching components' });
  const rows = grid.locator('[data-row]');
  const bar = page.getByRole('region', { name: 'Selection' });
  const dialog = page.getByRole('dialog', { name: 'Delete components' });
  const rowOf = (name: string, project: string) =>
    grid.getByRole('row').filter({ hasText: name }).filter({ hasText: project });
  await rowOf('nut-a', 'Bench').getByRole('checkbox').click();
  await rowOf('nut-b', 'Shelf').getByRole('checkbox').click();
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('button', { name: 'Delete…' }).click();
  await dialog.getByText('This deletes 2 components').waitFor();
  const projects = dialog.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  await expect
    .poll(() => projects.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Bench 1\s+1 component$/),
      expect.stringMatching(/^Shelf 1\s+1 component$/),
    ]);
  await takeScreenshot(page, 'component-search-delete');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // One of them goes meanwhile.
  const { manager } = pages.world;
  const found = await manager.get<FoundComponent[]>(
    '/api/waybill/v1/components/search?query=nut-b%20project:Shelf',
  );
  await manager.delete(`/api/v1/component/${found.body[0]?.uuid}`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await work(page);
  await dialog.getByText("No longer exists, or your permission doesn't cover it").waitFor();
  await takeScreenshot(page, 'component-search-delete-report');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => rows.count()).toBe(4);

  await page.goto('/components?q=nut%20project:Bench');
  await expect.poll(() => rows.count()).toBe(2);
  await grid.getByRole('columnheader').getByRole('checkbox').click();
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('button', { name: 'Delete…' }).click();
  await expect
    .poll(() => projects.allInnerTexts())
    .toEqual([expect.stringMatching(/^Bench 1\s+2 components$/)]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await work(page);
  await page.getByText('2 components deleted').waitFor();
  await page.getByText('No results').waitFor();

  // A past component has no checkbox, a current one has.
  await page.goto('/components?q=nut&past=true');
  await expect.poll(() => rows.count()).toBe(6);
  expect(await rows.getByRole('checkbox').count()).toBe(2);
  await grid.getByRole('columnheader').getByRole('checkbox').click();
  await bar.getByText('2 selected').waitFor();
  expect(await bar.getByRole('button', { name: /Select all/ }).count()).toBe(0);
  await bar.getByRole('button', { name: 'Delete…' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await work(page);
  await page.getByText('2 components deleted').waitFor();
  await expect.poll(() => rows.getByRole('checkbox').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('all that a long search shows is deleted, whatever of it was loaded', async () => {
  const bolts = Array.from({ length: 130 }, (_, index) => `bolt-${index}@1.0.0`);
  await importBom(pages.world, { name: 'Bolts', version: '1' }, bomOf(bolts));
  const { page, problems } = await pages.open('/components?q=bolt&active=true');
  const grid = page.getByRole('grid', { name: 'Matching components' });
  await grid.locator('[data-row="0"]').getByRole('link').first().waitFor();
  await grid.locator('[data-row="0"]').getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all 130 matches' }).click();
  await bar.getByText('130 selected').waitFor();
  await bar.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await work(page);
  await page.getByText('130 components deleted').waitFor();
  await page.getByText('No results').waitFor();
  expect(problems).toEqual([]);
});

test('found components can be counted by project, each leading to its own', async () => {
  const { page } = await pages.open('/components?q=o%20project:shop&by=PROJECT');
  await page.getByRole('grid', { name: 'Projects with matching components' }).waitFor();
  await page.goto('/components?q=lodash&by=PROJECT');
  const grid = page.getByRole('grid', { name: 'Projects with matching components' });
  await grid.getByText('Shop').click();
  await page.waitForURL(/q=lodash\+project:%3DShop/);
  await page
    .getByRole('grid', { name: 'Matching components' })
    .getByRole('link', { name: 'lodash', exact: true })
    .waitFor();
});

test.each([
  ['light', 400],
  ['dark', 400],
  ['light', 1366],
  ['dark', 2560],
] as const)('the search is free of accessibility faults in %s at %d', async (theme, width) => {
  const { page } = await pages.open('/components?q=lodash&past=true', { theme, width });
  await page.getByRole('grid', { name: 'Matching components' }).getByText('lodash').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `component-search-${theme}-${width}`);
});

test.each(['light', 'dark'] as const)('narrow pages have no serious fault in the %s theme', async (theme) => {
  const { page } = await pages.open(`/components/${lodashUuid}`, { theme, width: 420 });
  await page.getByText('pkg:npm/lodash@4.17.20').waitFor();
  await page.waitForLoadState('networkidle');
  await takeScreenshot(page, `component-narrow-${theme}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
