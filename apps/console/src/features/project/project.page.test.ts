import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, bomOf, importBom, runSql, sql, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let shopUuid: string;

beforeAll(async () => {
  shopUuid = await addSampleProjects(pages.world);
});

test('a project is created with its parent and tags, changed, and deleted after a question', async () => {
  const { page, problems } = await pages.open('/projects');
  await page.getByRole('button', { name: 'Create project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('Name').fill('Checkout');
  await dialog.getByLabel('Version', { exact: true }).fill('1.0');
  await dialog.getByRole('combobox', { name: 'Parent' }).fill('sui');
  await page.getByRole('option', { name: 'Suite 1' }).click();
  await dialog.getByLabel('Tags').fill('Payments shop ');
  await takeScreenshot(page, 'project-create');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Project created').waitFor();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.getByRole('link', { name: 'payments' }).waitFor();
  await page.getByRole('link', { name: 'Suite 1' }).waitFor();

  await page.getByRole('button', { name: 'Details' }).click();
  await page.waitForURL('**?dialog=details');
  await page.reload();
  await dialog.getByLabel('Description').fill('Where money comes in.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Project updated').waitFor();
  await page.getByText('Where money comes in.').waitFor();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete project…' }).click();
  await page.waitForURL('**?dialog=delete');
  const question = page.getByRole('dialog', { name: 'Delete “Checkout”?' });
  const remove = question.getByRole('button', { name: 'Delete' });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await question.getByLabel('Type “Checkout” to confirm').fill('Checkout');
  await remove.click();
  await page.getByText('Project deleted').waitFor();
  await page.waitForURL('**/projects');
  expect((await pages.world.manager.get('/api/v1/project/lookup?name=Checkout&version=1.0')).status).toBe(
    404,
  );
  expect(problems).toEqual([]);
});

test('a name that is taken is said in the dialog, which keeps what was typed', async () => {
  const { page } = await pages.open('/projects?dialog=create');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Shop');
  await dialog.getByLabel('Version', { exact: true }).fill('1.0');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/already exists/)
    .waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Shop');
});

test('a project shows its counts, its charts as tables too, its versions and its blind spots', async () => {
  const { page, problems } = await pages.open(`/projects/${shopUuid}`);
  await page.getByRole('heading', { name: 'Shop' }).waitFor();
  await page.getByRole('img', { name: /Vulnerabilities by severity, Critical: 1/ }).waitFor();
  await page.getByRole('button', { name: 'Show “Vulnerabilities by severity” as a table' }).click();
  const table = page.getByRole('table', { name: 'Vulnerabilities by severity' });
  expect(await table.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).toEqual([
    '0',
    '0',
    '0',
    '0',
    '1',
  ]);
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: '2 of 2 components covered' }).click();
  await page.getByRole('dialog').getByText('No coverage gaps').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Services 0' }).click();
  await page.getByText('No services yet').waitFor();
  await page.getByRole('button', { name: 'Version 1.0, switch version' }).click();
  await page.getByRole('menuitemradio', { name: '1.1' }).click();
  await page.getByRole('button', { name: 'Version 1.1, switch version' }).waitFor();
  expect(page.url()).toMatch(/\/services$/);
  expect(problems).toEqual([]);
});

test('what no source can judge is listed with the reason and examples', async () => {
  const uuid = await importBom(
    pages.world,
    { name: 'Blind', version: '1' },
    bomOf(['lodash@4.17.20'], {
      components: [
        { type: 'library', 'bom-ref': 'a', name: 'unnamed', version: '1' },
        { type: 'library', 'bom-ref': 'b', name: 'crate', version: '1.0.0', purl: 'pkg:cargo/crate@1.0.0' },
      ],
      dependencies: [],
    }),
  );
  const { page } = await pages.open(`/projects/${uuid}?dialog=coverage`);
  const dialog = page.getByRole('dialog', { name: 'Coverage gaps' });
  await dialog.getByText('0 of 2 components covered').waitFor();
  await dialog.getByText('No package URL or CPE').waitFor();
  await dialog.getByText('Enable the crates.io ecosystem of OSV.').waitFor();
  await takeScreenshot(page, 'project-blind-spots');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'crate 1.0.0' }).click();
  await page.getByRole('heading', { name: 'crate' }).waitFor();
  await expect.poll(() => page.title()).toBe('crate 1.0.0 · Waybill');
});

test.each([
  ['overview', '', 'light', 420],
  ['overview', '', 'dark', 1440],
  ['details', '?dialog=details', 'dark', 420],
] as const)(
  'the %s%s has no serious fault in the %s theme at %d pixels',
  async (name, search, theme, width) => {
    const { page } = await pages.open(`/projects/${shopUuid}${search}`, { theme, width });
    await page.getByText('Updated').waitFor();
    await page.waitForLoadState('networkidle');
    await takeScreenshot(page, `project-${name}-${theme}-${width}`);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  },
);

test('who may only look sees no button for more, and a project that is gone says so', async () => {
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open('/projects', { token: viewer.token });
  await page.getByRole('link', { name: 'Shop', exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: /Create project|Upload BOM/ }).count()).toBe(0);
  await page.goto('/projects/00000000-0000-4000-8000-000000000000');
  await page.getByText('Not found. It may have been deleted.').waitFor();
  await page.goto(`/projects/${shopUuid}?dialog=details`);
  expect(await page.getByRole('dialog').getByLabel('Name').isDisabled()).toBe(true);
});

test.each([420, 1440])('names and descriptions without a blank never widen the page at %d', async (width) => {
  const word = (length: number) => 'unbroken'.repeat(length / 8);
  const body = { name: word(240), version: word(96), description: word(800), tags: [{ name: word(64) }] };
  const { body: project } = await pages.world.manager.put<{ uuid: string }>('/api/v1/project', {
    ...body,
    version: `${body.version}${width}`,
  });
  const { page, problems } = await pages.open(`/projects/${project.uuid}`, { width });
  await page.getByRole('heading', { name: /unbroken/ }).waitFor();
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await pageWidth()).toBeLessThanOrEqual(width);
  await page.goto(`/projects/${project.uuid}?dialog=upload`);
  const dialog = page.getByRole('dialog', { name: /unbroken/ });
  await dialog.waitFor();
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  expect(await dialog.evaluate((popup) => popup.scrollWidth - popup.clientWidth)).toBe(0);
  expect(await pageWidth()).toBeLessThanOrEqual(width);
  expect(problems).toEqual([]);
});

test('beside a long name the actions stay at the top, and German tabs are all in sight at 1366', async () => {
  const { body: project } = await pages.world.manager.put<{ uuid: string }>('/api/v1/project', {
    name: 'Vehicle controller with an exceptionally long project name for telematics and diagnostics',
    version: '2026.11.23-rc.1+build.4711',
    tags: [{ name: 'telematics' }],
  });
  const { page } = await pages.open(`/projects/${project.uuid}`, { width: 1366, locale: 'de-DE' });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const upload = await page.getByRole('button', { name: 'BOM hochladen' }).first().boundingBox();
  if (!title || !upload) throw new Error('The header is not there');
  expect(upload.x).toBeGreaterThan(title.x + title.width);
  expect(upload.y).toBeLessThan(title.y + title.height);
  const tabs = page.getByRole('link', { name: 'Exploit-Prognosen' }).locator('..');
  await tabs.waitFor();
  expect(await tabs.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0);
});

test('a project to which nothing was uploaded says so, and leads to the upload', async () => {
  const { body } = await pages.world.manager.put<{ uuid: string }>('/api/v1/project', { name: 'Blank' });
  const { page } = await pages.open(`/projects/${body.uuid}`);
  await page.getByText('No components yet').waitFor();
  expect(await page.getByText('Risk score').count()).toBe(0);
  await page.getByRole('button', { name: 'Upload BOM' }).last().click();
  await page.waitForURL('**?dialog=upload');
  await page.getByRole('dialog', { name: 'Upload BOM to Blank' }).waitFor();
});

test('the overview says when a project was last analyzed, and follows the next time', async () => {
  const { manager, server } = pages.world;
  const uuid = await importBom(pages.world, { name: 'Analyzed', version: '1' }, bomOf(['left-pad@1.3.0']));
  await runSql(
    server.db,
    sql`update project set last_vulnerability_analysis = '2026-01-02 03:04:05Z' where uuid = ${uuid}`,
  );
  const { page, problems } = await pages.open(`/projects/${uuid}`);
  await page.getByText('Last analysis: Jan 2, 2026, 03:04:05').waitFor();
  expect((await manager.post(`/api/v1/finding/project/${uuid}/analyze`)).status).toBe(200);
  await server.runJobs();
  await page.reload();
  await page.getByText(/Last analysis: \w/).waitFor();
  expect(await page.getByText('Last analysis: Jan 2, 2026').count()).toBe(0);
  expect(problems).toEqual([]);
});
