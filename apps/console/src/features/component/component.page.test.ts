import type { Component } from '@waybill/api-contract';
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
  await grid.getByRole('link', { name: 'lodash' }).waitFor();
  await takeScreenshot(page, 'project-components');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Direct dependencies only' }).click();
  await page.waitForURL('**/components?direct=true');
  await grid.getByRole('link', { name: 'lodash' }).waitFor({ state: 'detached' });
  expect(await grid.locator('[data-row]').count()).toBe(1);
  await page.getByRole('button', { name: 'Direct dependencies only' }).click();

  await page.getByRole('button', { name: 'Add component' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: false }).first().fill('left-pad');
  await dialog.getByLabel('Version').fill('1.3.0');
  await dialog.getByRole('combobox', { name: 'License' }).fill('mit');
  await page.getByRole('option', { name: 'MIT – MIT License' }).click();
  await dialog.getByLabel('SHA-1').fill('not a hash');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.locator('[aria-invalid=true]').waitFor();
  await dialog.getByLabel('SHA-1').fill('b'.repeat(40));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Component added').waitFor();
  await grid.getByRole('link', { name: 'left-pad' }).waitFor();

  await page.getByRole('searchbox').fill('left');
  await page.waitForURL('**?searchText=left');
  await grid.getByRole('link', { name: 'lodash' }).waitFor({ state: 'detached' });
  await grid.locator('[data-row="0"]').focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Components removed').waitFor();
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
  const row = page.getByRole('grid', { name: 'Vulnerabilities' }).locator('[data-row]');
  await row.getByText('GHSA-aaaa-bbbb-cccc').waitFor();
  expect(await row.innerText()).toContain('Critical');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Dependents' }).click();
  await page.getByRole('grid', { name: 'Dependents' }).getByRole('link', { name: 'express' }).waitFor();
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
  await page.getByRole('button', { name: 'Details' }).click();
  await dialog.getByRole('button', { name: 'Delete component' }).click();
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

test('components of all projects are found by identity and by hash, from the address too', async () => {
  const { page, problems } = await pages.open('/components');
  await page.getByText('Search for a component').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('loda');
  await page.keyboard.press('Enter');
  await page.waitForURL(/components\?(?=.*subject=COORDINATES)(?=.*name=loda)/);
  const grid = page.getByRole('grid', { name: 'Matching components' });
  await grid.getByRole('link', { name: 'lodash' }).waitFor();
  await takeScreenshot(page, 'component-search');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Search by' }).selectOption('HASH');
  await page.getByRole('textbox', { name: 'Hash' }).fill(sha1.toUpperCase());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/subject=HASH/);
  await grid.getByRole('link', { name: 'lodash' }).waitFor();
  await page.goto('/components#/search/PACKAGE_URL/pkg:npm/lodash@4.17.20');
  await page.waitForURL(/components\?(?=.*subject=PACKAGE_URL)(?=.*value=pkg)/);
  await grid.getByRole('link', { name: 'lodash' }).waitFor();
  await page.goto('/components?subject=COORDINATES&name=nothing-like-it');
  await page.getByText('No results').waitFor();
  expect(problems).toEqual([]);
});

test.each(['light', 'dark'] as const)('narrow pages have no serious fault in the %s theme', async (theme) => {
  const { page } = await pages.open(`/components/${lodashUuid}`, { theme, width: 420 });
  await page.getByText('pkg:npm/lodash@4.17.20').waitFor();
  await page.waitForLoadState('networkidle');
  await takeScreenshot(page, `component-narrow-${theme}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
