import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, type MockHandlers, setUpPages, takeScreenshot } from '#test';
import { addNpmAdvisory, bomOf, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

beforeAll(async () => {
  await addNpmAdvisory(pages.world.server, 'GHSA-aaaa-bbbb-cccc', 'lodash', '4.17.21', 'CRITICAL');
});

async function createProject(name: string): Promise<string> {
  return (await pages.world.manager.put<{ uuid: string }>('/api/v1/project', { name, version: '1' })).body
    .uuid;
}

const fileOf = (name: string, content: object | string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

const choose = (page: Page, file: ReturnType<typeof fileOf>) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);

const dialogOf = (page: Page) => page.getByRole('dialog');

test('a BOM goes from the file to its findings, in a project that it creates; a reload loses nothing', async () => {
  const { page, problems } = await pages.open('/projects');
  await page.getByRole('button', { name: 'Upload BOM' }).click();
  const dialog = dialogOf(page);
  const send = dialog.getByRole('button', { name: 'Upload', exact: true });
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  const bom = bomOf(['lodash@4.17.20', 'left-pad@1.3.0']);
  await choose(page, fileOf('shop.cdx.json', bom));
  await dialog.getByText('CycloneDX 1.6').waitFor();
  expect(await dialog.getByLabel('Project name').inputValue()).toBe('acme-shop');
  expect(await dialog.getByLabel('Version', { exact: true }).inputValue()).toBe('2.0');
  await takeScreenshot(page, 'upload-form');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await send.click();

  await page.waitForURL(/\/projects\/[0-9a-f-]+\?dialog=upload&task=/);
  await dialog.getByText('Queued').first().waitFor();
  await page.reload();
  await page.getByRole('listitem').and(page.locator('[aria-current=step]')).getByText('Queued').waitFor();
  await takeScreenshot(page, 'upload-progress');
  await pages.world.server.runJobs();
  await dialog.getByText('BOM imported.').waitFor();
  await dialog.getByText('2 components added, 0 changed, 0 removed').waitFor();
  await dialog.getByRole('img', { name: 'Critical: 1' }).waitFor();
  await dialog.getByRole('link', { name: 'Show coverage gaps' }).waitFor();
  await takeScreenshot(page, 'upload-outcome');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  // The page behind has been brought up to date.
  await page.getByRole('link', { name: 'Components 2' }).waitFor();
  expect(problems).toEqual([]);
});

test('an unchanged BOM says so; the original can be downloaded byte for byte', async () => {
  const uuid = await createProject('Twice');
  const text = JSON.stringify(bomOf(['left-pad@1.3.0']), null, 3);
  const { page } = await pages.open(`/projects/${uuid}?dialog=upload`);
  for (const words of ['BOM imported.', 'Nothing changed']) {
    await choose(page, fileOf('bom.json', text));
    await dialogOf(page).getByText('CycloneDX 1.6').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await page.waitForURL(/task=/);
    await pages.world.server.runJobs();
    await dialogOf(page).getByText(words).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Upload another BOM' }).click();
  }
  await page.goto(`/projects/${uuid}/bom`);
  const rows = page.getByRole('grid', { name: 'Uploaded BOMs' }).locator('[data-row]');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Download original/ })
      .first()
      .click(),
  ]);
  const stream = await download.createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toBe(text);
  await takeScreenshot(page, 'project-boms');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a refused file shows place and reason of every fault, to copy; another one can follow', async () => {
  const uuid = await createProject('Refused');
  const { page } = await pages.open(`/projects/${uuid}?dialog=upload`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = dialogOf(page);
  const broken = bomOf(['left-pad@1.3.0'], { version: 0, components: [{ type: 'pizza', name: 'a' }] });
  await choose(page, fileOf('broken.json', broken));
  await dialog.getByText('CycloneDX 1.6').waitFor();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.getByText("The document doesn't match its schema").waitFor();
  const faults = dialog.getByRole('table').getByRole('row');
  expect(await faults.nth(1).innerText()).toContain('$.version');
  expect(await dialog.getByRole('table').innerText()).toContain('$.components[0].type');
  expect(await page.getByText('HTTP request error').count()).toBe(0);
  await takeScreenshot(page, 'upload-refused');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy errors' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('$.version: ');
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await dialog.getByRole('button', { name: 'Choose file', exact: true }).waitFor();
});

test.each([
  ['an empty file', fileOf('empty.json', ''), 'The file is empty.'],
  ['an archive', fileOf('bom.zip', Buffer.from('504b030414000000', 'hex')), 'This is an archive.'],
  ['a picture', fileOf('bom.png', Buffer.from('89504e470d0a1a0a', 'hex')), 'This is an image or a PDF'],
])('%s is not sent at all', async (_what, file, words) => {
  const uuid = await createProject(`Not sent: ${file.name}`);
  const { page } = await pages.open(`/projects/${uuid}?dialog=upload`);
  await choose(page, file);
  await dialogOf(page).getByText(words).waitFor();
  const send = dialogOf(page).getByRole('button', { name: 'Upload', exact: true });
  expect(await send.getAttribute('aria-disabled')).toBe('true');
});

test('a file that is dropped onto a project opens the dialog with it', async () => {
  const uuid = await createProject('Dropped');
  const { page } = await pages.open(`/projects/${uuid}`);
  await page.getByRole('heading', { name: 'Dropped' }).waitFor();
  const transfer = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
      return data;
    },
    JSON.stringify(bomOf(['left-pad@1.3.0'])),
  );
  const target = page.getByRole('heading', { name: 'Dropped' });
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await page.getByText('Drop the BOM to upload').waitFor();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  await dialogOf(page).getByText('dropped.json').waitFor();
});

test('an import that fails says at which step and why', async () => {
  const uuid = '11111111-1111-4111-8111-111111111111';
  const token = fakeToken(['VIEW_PORTFOLIO', 'BOM_UPLOAD']);
  const handlers: MockHandlers = {
    [`GET /api/v1/project/${uuid}`]: () => ({
      body: { uuid, name: 'Mock', active: true, isLatest: false, collectionLogic: 'NONE', tags: [] },
    }),
    [`GET /api/v1/metrics/project/${uuid}/days/90`]: () => ({ body: [] }),
    [`GET /api/waybill/v1/project/${uuid}/coverage`]: () => ({ status: 500 }),
    'GET /api/waybill/v1/tasks/t1': () => ({
      body: { state: 'failed', stage: 'storing', progress: 30, error: 'The disk is full.', warnings: [] },
    }),
    'GET /api/waybill/v1/tasks/t2': () => ({ status: 404 }),
  };
  const { page, goto } = await pages.openMocked(handlers, { token });
  await goto(`/projects/${uuid}?dialog=upload&task=t1`);
  await dialogOf(page).getByText("Couldn't process the BOM").waitFor();
  await dialogOf(page).getByText('The disk is full.').waitFor();
  await takeScreenshot(page, 'upload-failed');
  await page.goto(`/projects/${uuid}?dialog=upload&task=t2`);
  await dialogOf(page).getByText('Upload not found').waitFor();
});
