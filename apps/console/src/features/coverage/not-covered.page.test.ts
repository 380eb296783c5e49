import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, bomOf, countAttention, importBom, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let dark: string;
let half: string;
let crate: string;

const crates = ['serde', 'tokio', 'rand'].map((name) => ({
  type: 'library',
  'bom-ref': name,
  name,
  version: '1.0.0',
  purl: `pkg:cargo/${name}@1.0.0`,
}));

const express = {
  ...crates[0],
  'bom-ref': 'express',
  name: 'express',
  version: '4.0.0',
  purl: 'pkg:npm/express@4.0.0',
};

beforeAll(async () => {
  const { world } = pages;
  await addSampleProjects(world);
  dark = await importBom(
    world,
    { name: 'Dark', version: '1' },
    bomOf([], { components: crates, dependencies: [] }),
  );
  half = await importBom(
    world,
    { name: 'Half', version: '1' },
    bomOf([], { components: [express, ...crates.slice(1)], dependencies: [] }),
  );
  await importBom(world, { name: 'Mixed', version: '1' }, bomOf(['lodash@4.17.20', 'express@4.0.0']));
  await countAttention(world);
  const { body } = await world.manager.get<{ uuid: string }[]>(`/api/v1/component/project/${dark}`);
  crate = body[0]?.uuid ?? '';
});

const looks = [
  ['light', 1366, 'en'],
  ['dark', 1920, 'en'],
  ['dark', 390, 'en'],
  ['light', 1366, 'ja'],
] as const;

test.each(looks)('the list of projects has no zero of what nobody looked at: %s, %d, %s', async (...look) => {
  const [theme, width, locale] = look;
  const { page, problems } = await pages.open('/projects?flat=true', { theme, width, locale });
  const row = page.getByRole('row', { name: /Dark/ });
  await row.waitFor();
  if (locale === 'en') {
    await row.getByText('Not covered', { exact: true }).first().waitFor();
    expect(await row.getByRole('gridcell').last().innerText()).toBe('Not covered');
    expect(await row.getByRole('img').count()).toBe(0);
    await page
      .getByRole('row', { name: /Half/ })
      .getByText('2 components not covered')
      .waitFor({ state: 'attached' });
  }
  await takeScreenshot(page, `not-covered-projects-${theme}-${width}-${locale}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('projects are sorted and filtered by what is not covered', async () => {
  const { page } = await pages.open('/projects?flat=true');
  const names = () => page.locator('[data-row] [role=gridcell]:nth-child(2)').allInnerTexts();
  await page.getByRole('columnheader', { name: 'Not covered' }).getByRole('button').click();
  await page.waitForURL('**sort=-coverage.blind');
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Dark', 'Half']);
  await page.goto('/projects?notCovered=true');
  await expect.poll(names).toEqual(['Dark', 'Half']);
  await page.getByRole('link', { name: 'Components not covered: 3' }).click();
  await page.waitForURL(`**/projects/${dark}?dialog=coverage`);
});

test.each(looks)('an uncovered project says so in place of figures: %s, %d, %s', async (...look) => {
  const [theme, width, locale] = look;
  const { page, problems } = await pages.open(`/projects/${dark}`, { theme, width, locale });
  if (locale === 'en') {
    await page.getByRole('heading', { name: 'Not covered' }).waitFor();
    await page.getByText("so their vulnerabilities can't be found.").first().waitFor();
    const tiles = page.locator('main');
    for (const word of ['Critical', 'Risk score', 'Findings', 'Known exploited', 'Danger zone'])
      expect(await tiles.getByText(word, { exact: true }).count(), word).toBe(0);
    // On a phone the tab has no room.
    const tab = page.getByRole('link', { name: 'Audit vulnerabilities', exact: true, includeHidden: true });
    await tab.waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Show coverage gaps' }).waitFor();
  }
  await page.locator('main h1').waitFor();
  await takeScreenshot(page, `not-covered-project-${theme}-${width}-${locale}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a project that is covered in part shows figures, and how many components they leave out', async () => {
  const { page } = await pages.open(`/projects/${half}`, { width: 1366 });
  await page.getByText('Risk score', { exact: true }).waitFor();
  await page.getByText('1 of 3 components covered').waitFor();
  await takeScreenshot(page, 'partly-covered-project');
});

test.each(looks)('an uncovered component says so, alone and in lists: %s, %d, %s', async (...look) => {
  const [theme, width, locale] = look;
  const { page } = await pages.open(`/components/${crate}`, { theme, width, locale });
  await page.locator('main h1').waitFor();
  if (locale === 'en') {
    await page.getByRole('heading', { name: 'Not covered' }).waitFor();
    expect(await page.getByText('Risk score', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Vulnerabilities', exact: true }).first().waitFor();
  }
  await takeScreenshot(page, `not-covered-component-${theme}-${width}-${locale}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto(`/projects/${half}/components`);
  const list = page.getByRole('grid');
  await list.getByRole('row', { name: /tokio/ }).waitFor();
  if (locale === 'en') {
    const word = list.getByRole('row', { name: /tokio/ }).getByText('Not covered', { exact: true });
    await word.first().waitFor();
    const covered = list.getByRole('row', { name: /express/ });
    await covered.waitFor();
    expect(await covered.getByText('Not covered').count()).toBe(0);
  }
  await takeScreenshot(page, `not-covered-components-${theme}-${width}-${locale}`);
  await page.goto('/components?q=tokio');
  await page.getByRole('row', { name: /tokio/ }).first().waitFor();
  if (locale === 'en' && width > 500)
    expect(await page.getByRole('row', { name: /tokio/ }).getByText('Not covered').count()).toBe(2);
});

test.each(looks)('the report of an uncovered project has no zeros: %s, %d, %s', async (...look) => {
  const [theme, width, locale] = look;
  const { page } = await pages.open(`/projects/${dark}/report`, { theme, width, locale });
  const report = page.getByRole('article');
  await report.getByRole('heading', { name: 'Dark' }).waitFor();
  if (locale === 'en') {
    await report.getByRole('heading', { name: 'Not covered' }).waitFor();
    expect(await report.getByText('No open vulnerabilities.').count()).toBe(0);
  }
  await takeScreenshot(page, `not-covered-report-${theme}-${width}-${locale}`);
});
