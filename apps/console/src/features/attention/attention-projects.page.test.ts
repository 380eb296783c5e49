import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, mockList, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, bomOf, countAttention, importBom, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

beforeAll(async () => {
  await addSampleProjects(pages.world);
  await importBom(pages.world, { name: 'Cart', version: '3' }, bomOf(['lodash@4.17.20', 'express@4.0.0']));
  await countAttention(pages.world);
});

test.each([
  ['light', 1366],
  ['dark', 400],
] as const)(
  'the dashboard leads to the projects that make its numbers up: %s, %d pixels',
  async (theme, width) => {
    const { page, problems } = await pages.open('/dashboard', { theme, width });
    const found = page.getByRole('link', { name: 'New findings since yesterday: 2' });
    expect(await found.getAttribute('href')).toBe('/vulnerabilityAudit?found=1d&all=true');
    await page.getByRole('link', { name: 'in 2 projects' }).click();
    await page.waitForURL('**/dashboard/projects?reason=NEW&sort=-newFindings');
    const grid = page.getByRole('grid', { name: 'Projects by urgency' });
    await grid.getByRole('link', { name: 'Cart' }).waitFor();
    expect(await grid.getByRole('row').count()).toBe(3);
    await takeScreenshot(page, `attention-projects-${theme}-${width}`);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'New since yesterday' }).first().click();
    await expect.poll(() => grid.getByRole('row').count()).toBe(5);
    await page.getByRole('button', { name: 'Known exploited' }).first().click();
    await page.getByText('No projects here').waitFor();
    expect(problems).toEqual([]);
  },
);

test('all that the filter shows is one CSV file', async () => {
  const { page } = await pages.open('/dashboard/projects?reason=NEW&sort=name&pageSize=1');
  await page.locator('[data-row="0"]').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const [header, ...rows] = (await readFile(await download.path(), 'utf8')).slice(1).trim().split('\r\n');
  expect(header).toBe(
    'Project,Version,New since yesterday,Known exploited,Critical,Highest EPSS,Findings,Not covered',
  );
  expect(rows).toHaveLength(2);
  // Nobody has read which vulnerabilities are exploited.
  expect(rows[0]).toMatch(/^Cart,3,1,,/);
});

test('without projects the list does not say that none of them needs attention', async () => {
  const { page, goto } = await pages.openMocked(
    { 'GET /api/waybill/v1/attention/projects': mockList(0, () => ({})) },
    { token: fakeToken(['VIEW_PORTFOLIO']) },
  );
  await goto('/dashboard/projects');
  await page.getByText('No active projects yet').waitFor();
  await goto('/dashboard/projects?reason=CRITICAL');
  await page.getByText('None of your active projects needs attention for this reason.').waitFor();
});

test('the number of new findings of a project is the length of the list that it leads to', async () => {
  const { page } = await pages.open('/dashboard/projects?sort=name');
  const row = page.getByRole('row', { name: /Cart/ });
  await row.getByRole('link', { name: /^New findings: 1/ }).click();
  await page.waitForURL('**/findings?found=1d&all=true');
  await page.getByText('1 row', { exact: true }).waitFor();
});
