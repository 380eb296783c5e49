import { readFile } from 'node:fs/promises';
import type { Component, Project } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let shop: string;

beforeAll(async () => {
  shop = await addSampleProjects(pages.world);
});

/** The dialog's request, and the resulting file. */
async function download(page: Page, address: string) {
  const [request, file] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes(address)),
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  return {
    query: Object.fromEntries(new URL(request.url()).searchParams),
    name: file.suggestedFilename(),
    text: await readFile(await file.path(), 'utf8'),
  };
}

test('the BOM of a project is downloaded as chosen, and the choice is remembered', async () => {
  const { page, problems } = await pages.open(`/projects/${shop}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Download BOM…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download BOM of Shop 1.0' });
  await takeScreenshot(page, 'bom-download');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const address = `/api/v1/bom/cyclonedx/project/${shop}`;
  const usual = await download(page, address);
  expect(usual.query).toEqual({ variant: 'inventory', format: 'JSON', version: '1.6' });
  expect(usual.name).toBe('Shop-1.0.cdx.json');
  const document = JSON.parse(usual.text);
  expect(document.specVersion).toBe('1.6');
  expect(document.components).toHaveLength(2);
  expect(document).not.toHaveProperty('vulnerabilities');
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`${pages.world.server.url}/projects/${shop}?dialog=download`);
  await dialog.getByLabel('Contents').selectOption({ label: 'Components, services, and vulnerabilities' });
  await dialog.getByLabel('Format').selectOption('XML');
  await dialog.getByLabel('CycloneDX version').selectOption('1.3');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await dialog.getByText('Vulnerabilities need version 1.4 or later.').waitFor();
  await dialog.getByLabel('CycloneDX version').selectOption('1.5');
  const chosen = await download(page, address);
  expect(chosen.query).toEqual({ variant: 'withVulnerabilities', format: 'XML', version: '1.5' });
  expect(chosen.name).toBe('Shop-1.0-vulnerabilities.cdx.xml');
  expect(chosen.text).toContain('http://cyclonedx.org/schema/bom/1.5');
  expect(chosen.text).toContain('GHSA-aaaa-bbbb-cccc');

  await page.goto(`${pages.world.server.url}/projects/${shop}?dialog=download`);
  await dialog.waitFor();
  const shown = (label: string) => dialog.getByLabel(label).inputValue();
  expect([await shown('Contents'), await shown('Format'), await shown('CycloneDX version')]).toEqual([
    'withVulnerabilities',
    'XML',
    '1.5',
  ]);
  expect(problems).toEqual([]);
});

test('a download stands among the tasks until it has ended', async () => {
  const { page } = await pages.open(`/projects/${shop}?dialog=download`);
  await download(page, `/api/v1/bom/cyclonedx/project/${shop}`);
  await page.getByRole('button', { name: /^Tasks/ }).click();
  await page.getByText('Shop-1.0.cdx.json').waitFor();
});

test('the BOM of a component has no vulnerabilities to choose', async () => {
  const { body } = await pages.world.manager.get<Component[]>(`/api/v1/component/project/${shop}`);
  const lodash = body.find(({ name }) => name === 'lodash');
  const { page, problems } = await pages.open(`/components/${lodash?.uuid}`);
  await page.getByRole('button', { name: 'Download BOM' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download BOM of lodash 4.17.20' });
  await dialog.waitFor();
  expect(await dialog.getByLabel('Contents').count()).toBe(0);
  await dialog.getByLabel('CycloneDX version').selectOption('1.2');
  const { query, name, text } = await download(page, `/api/v1/bom/cyclonedx/component/${lodash?.uuid}`);
  expect(query).toEqual({ format: 'JSON', version: '1.2' });
  expect(name).toBe('lodash-4.17.20.cdx.json');
  expect(JSON.parse(text).components).toMatchObject([{ name: 'lodash', version: '4.17.20' }]);
  expect(problems).toEqual([]);
});

test('a collection has no BOM to download, and says so', async () => {
  const { body } = await pages.world.manager.put<Project>('/api/v1/project', {
    name: 'Sums',
    collectionLogic: 'AGGREGATE_DIRECT_CHILDREN',
  });
  const { page } = await pages.open(`/projects/${body.uuid}?dialog=download`);
  await page.getByRole('button', { name: 'More actions' }).click();
  const item = page.getByRole('menuitem', { name: /Download BOM/ });
  expect(await item.getAttribute('aria-disabled')).toBe('true');
  expect(await item.innerText()).toContain('A collection has no components of its own.');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
