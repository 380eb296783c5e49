import type { Project, ProjectProperty } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addSampleProjects, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let shopUuid: string;

beforeAll(async () => {
  shopUuid = await addSampleProjects(pages.world);
});

const read = async (uuid: string) => (await pages.world.manager.get<Project>(`/api/v1/project/${uuid}`)).body;

test('every field of a project is edited, and what is wrong brings its tab up', async () => {
  const { page, problems } = await pages.open(`/projects/${shopUuid}?dialog=details`);
  const dialog = page.getByRole('dialog', { name: 'Project details' });
  await dialog.getByRole('tab', { name: 'Identity' }).click();
  await dialog.getByLabel('Package URL').fill('pkg:generic/acme/shop@1.0');
  await dialog.getByRole('tab', { name: 'People and organizations' }).click();
  await dialog.getByLabel('Publisher').fill('ACME');
  await dialog.getByRole('button', { name: 'Add person' }).first().click();
  const author = dialog.getByRole('group', { name: 'Authors 1' });
  await author.getByLabel('Name').fill('Ada');
  await author.getByLabel('Email').fill('ada@acme.example');
  await dialog.getByLabel('Supplier', { exact: true }).fill('ACME Supplies');
  await dialog.getByLabel('Supplier URLs').fill('https://acme.example,');
  await takeScreenshot(page, 'project-details-parties');
  await dialog.getByRole('tab', { name: 'References' }).click();
  await dialog.getByRole('button', { name: 'Add reference' }).click();
  await dialog.getByRole('tab', { name: 'General' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This field is required.').waitFor();
  const reference = dialog.getByRole('group', { name: 'Reference 1' });
  await reference.getByLabel('URL').fill('https://git.acme.example/shop');
  await reference.getByLabel('Type').fill('vcs');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Project updated').waitFor();
  expect(await read(shopUuid)).toMatchObject({
    purl: 'pkg:generic/acme/shop@1.0',
    publisher: 'ACME',
    authors: [{ name: 'Ada', email: 'ada@acme.example' }],
    supplier: { name: 'ACME Supplies', urls: ['https://acme.example'] },
    externalReferences: [{ type: 'vcs', url: 'https://git.acme.example/shop' }],
  });
  expect(problems).toEqual([]);
});

test('a collection by tag asks for the tag and says what it sums up', async () => {
  const { body } = await pages.world.manager.put<Project>('/api/v1/project', { name: 'Sum', version: '1' });
  const { page } = await pages.open(`/projects/${body.uuid}?dialog=details`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Collection').selectOption({ label: 'Direct children with a tag' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('Tag of the children').fill('live');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Project updated').waitFor();
  await page.getByTitle('Direct children with a tag: live').waitFor();
  // One with components cannot become a collection.
  await page.goto(`/projects/${shopUuid}?dialog=details`);
  await dialog.getByText("A project with components of its own can't be a collection.").waitFor();
});

test('a new version is added with its progress, and opened', async () => {
  const { page, problems } = await pages.open(`/projects/${shopUuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add version…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add version of “Shop”' });
  await dialog.getByLabel('New version').fill('1.1');
  await dialog.getByRole('button', { name: 'Add version' }).click();
  await dialog.getByText('This project has this version already.').waitFor();
  await dialog.getByLabel('New version').fill('2.0');
  await takeScreenshot(page, 'project-clone');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add version' }).click();
  await dialog.getByText('Adding version 2.0…').waitFor();
  await pages.world.server.runJobs();
  await dialog.getByText('Version 2.0 has been added.').waitFor();
  await dialog.getByRole('button', { name: 'Open version' }).click();
  await page.getByRole('button', { name: 'Version 2.0, switch version' }).waitFor();
  await page.getByRole('link', { name: 'Components 2' }).waitFor();
  expect(problems).toEqual([]);
});

test('properties are added, changed and deleted; a secret stays hidden', async () => {
  const { page } = await pages.open(`/projects/${shopUuid}?dialog=properties`);
  const dialog = page.getByRole('dialog', { name: 'Project properties' });
  await dialog.getByText('No properties yet').waitFor();
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await dialog.getByLabel('Group').fill('deploy');
  await dialog.getByLabel('Name').fill('token');
  await dialog.getByLabel('Type').selectOption({ label: 'Secret' });
  await dialog.getByLabel('Value').fill('hunter2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const list = dialog.getByRole('list', { name: 'Project properties' });
  await list.getByText('deploy / token').waitFor();
  expect(await list.innerText()).not.toContain('hunter2');
  await takeScreenshot(page, 'project-properties');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await dialog.getByLabel('Group').fill('deploy');
  await dialog.getByLabel('Name').fill('region');
  await dialog.getByLabel('Value').fill('eu');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Actions for property deploy / region' }).click();
  await page.getByRole('menuitem', { name: 'Edit value' }).click();
  await dialog.getByLabel('Value').fill('us');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await list.getByText('us', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Actions for property deploy / token' }).click();
  await page.getByRole('menuitem', { name: 'Delete property' }).click();
  await page
    .getByRole('dialog', { name: /Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('Property deleted').waitFor();
  const { body } = await pages.world.manager.get<ProjectProperty[]>(`/api/v1/project/${shopUuid}/property`);
  expect(body.map(({ propertyName, propertyValue }) => [propertyName, propertyValue])).toEqual([
    ['region', 'us'],
  ]);
});

test('the team that sees a new project is chosen where access is controlled', async () => {
  const { server } = pages.world;
  const setControl = (on: boolean) =>
    server.asAdmin.post('/api/v1/configProperty', {
      groupName: 'access-management',
      propertyName: 'acl.enabled',
      propertyValue: String(on),
    });
  await setControl(true);
  try {
    const { page } = await pages.open('/projects?dialog=create');
    const dialog = page.getByRole('dialog', { name: 'Create project' });
    await dialog.getByLabel('Team', { exact: true }).waitFor();
    await takeScreenshot(page, 'project-create-team');
  } finally {
    await setControl(false);
  }
});

test('who may only look sees why actions are off; old addresses lead here', async () => {
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open(`/project?uuid=${shopUuid}`, { token: viewer.token });
  await page.waitForURL(`**/projects/${shopUuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  const item = page.getByRole('menuitem', { name: /Add version/ });
  expect(await item.getAttribute('aria-disabled')).toBe('true');
  await page.goto(`/projects/${shopUuid}?dialog=clone`);
  await page.getByRole('heading', { name: 'Shop' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto(`/projects/${shopUuid}/overview`);
  await page.waitForURL(`**/projects/${shopUuid}`);
});
