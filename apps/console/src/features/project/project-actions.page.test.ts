import { readFile } from 'node:fs/promises';
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
  await dialog.getByText('This version already exists.').waitFor();
  await dialog.getByLabel('New version').fill('2.0');
  const approvals = dialog.getByRole('switch', { name: 'Analyses of policy violations' });
  expect(await approvals.getAttribute('aria-checked')).toBe('true');
  const components = dialog.getByRole('switch', { name: 'Components' });
  await components.click();
  await approvals.waitFor({ state: 'detached' });
  await components.click();
  await takeScreenshot(page, 'project-clone');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [request] = await Promise.all([
    page.waitForRequest('**/api/v1/project/clone'),
    dialog.getByRole('button', { name: 'Add version' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ includeAuditHistory: true, includePolicyViolations: true });
  await dialog.getByText('Adding version 2.0…').waitFor();
  await pages.world.server.runJobs();
  await dialog.getByText('Version 2.0 has been added.').waitFor();
  await dialog.getByRole('button', { name: 'Open version' }).click();
  await page.getByRole('button', { name: 'Version 2.0, switch version' }).waitFor();
  await page.getByRole('link', { name: 'Components 2' }).waitFor();
  expect(problems).toEqual([]);
});

test('properties are added, found, changed and deleted; a secret stays hidden', async () => {
  const { page } = await pages.open(`/projects/${shopUuid}?dialog=properties`);
  const dialog = page.getByRole('dialog', { name: 'Project properties' });
  await dialog.getByText('No properties yet').waitFor();
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await dialog.getByLabel('Group').fill('deploy');
  await dialog.getByLabel('Name').fill('token');
  await dialog.getByLabel('Type').selectOption({ label: 'Secret' });
  await dialog.getByLabel('Value').fill('hunter2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const grid = dialog.getByRole('grid', { name: 'Project properties' });
  await grid.getByRole('row', { name: /deploy token .*Secret/ }).waitFor();
  expect(await grid.innerText()).not.toContain('hunter2');
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await dialog.getByLabel('Group').fill('deploy');
  await dialog.getByLabel('Name').fill('region');
  await dialog.getByLabel('Value').fill('eu');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await grid.getByRole('row', { name: /deploy region eu Text/ }).waitFor();
  await takeScreenshot(page, 'project-properties');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('deploy,region,eu,STRING');
  expect(csv).toMatch(/deploy,token,,ENCRYPTEDSTRING/);

  await dialog.getByRole('searchbox', { name: 'Find properties' }).fill('region');
  await expect.poll(() => grid.getByText('token').count()).toBe(0);
  await grid.getByText('region').click();
  await dialog.getByLabel('Value').fill('us');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await grid.getByText('us', { exact: true }).waitFor();
  // The search is kept while a property is changed.
  expect(await grid.getByText('token').count()).toBe(0);
  await dialog.getByRole('searchbox', { name: 'Find properties' }).fill('');
  await grid
    .getByRole('row', { name: /deploy token/ })
    .getByRole('checkbox')
    .click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete properties?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('Properties deleted').waitFor();
  const { body } = await pages.world.manager.get<ProjectProperty[]>(`/api/v1/project/${shopUuid}/property`);
  expect(body.map(({ propertyName, propertyValue }) => [propertyName, propertyValue])).toEqual([
    ['region', 'us'],
  ]);
});

test('what is no package URL or CPE is said at the field, and a project needs neither', async () => {
  const { page } = await pages.open('/projects?dialog=create');
  const dialog = page.getByRole('dialog', { name: 'Create project' });
  await dialog.getByLabel('Name').fill('Identified');
  await dialog.getByRole('tab', { name: 'Identity' }).click();
  const purl = dialog.getByLabel('Package URL');
  const cpe = dialog.getByLabel('CPE');
  await purl.fill('npm/left-pad');
  await cpe.fill('acme rocket');
  await dialog.getByRole('tab', { name: 'General' }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Enter a valid package URL.').waitFor();
  await dialog.getByText('Enter a valid CPE.').waitFor();
  expect(await purl.getAttribute('aria-invalid')).toBe('true');
  await takeScreenshot(page, 'project-identity-faults');
  await purl.fill('');
  await cpe.fill('cpe:/a:acme:rocket:1.0');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Project created').waitFor();
  const { body } = await pages.world.manager.get<Project>('/api/v1/project/lookup?name=Identified');
  expect([body.purl, body.cpe]).toEqual([undefined, 'cpe:/a:acme:rocket:1.0']);
});

test('what leads out of a project is opened from every tab, and only pages of the web are links', async () => {
  const { body } = await pages.world.manager.put<Project>('/api/v1/project', {
    name: 'Linked',
    externalReferences: [
      { type: 'website', url: 'https://acme.example/linked', comment: 'For customers' },
      { type: 'other', url: 'javascript:alert(1)' },
      { type: 'vcs', url: 'git@acme.example:linked.git' },
    ],
  });
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page, problems } = await pages.open(`/projects/${body.uuid}/services`, { token: viewer.token });
  await page.getByRole('button', { name: 'References' }).click();
  const popup = page.getByRole('dialog', { name: 'External references' });
  const link = popup.getByRole('link');
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('https://acme.example/linked');
  expect(await link.getAttribute('target')).toBe('_blank');
  await popup.getByText('javascript:alert(1)').waitFor();
  await popup.getByText('git@acme.example:linked.git').waitFor();
  await popup.getByText('For customers').waitFor();
  await takeScreenshot(page, 'project-references');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a project with an active child stays active, and its details say why', async () => {
  const { body: parent } = await pages.world.manager.put<Project>('/api/v1/project', { name: 'Fleet' });
  const child = { name: 'Truck', parent: { uuid: parent.uuid } };
  const { body } = await pages.world.manager.put<Project>('/api/v1/project', child);
  const { page } = await pages.open(`/projects/${parent.uuid}?dialog=details`);
  const active = page.getByRole('dialog').getByRole('switch', { name: 'Active' });
  await page.getByText("A project with active children can't be set to inactive.").waitFor();
  expect(await active.getAttribute('aria-disabled')).toBe('true');
  await takeScreenshot(page, 'project-details-active');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await pages.world.manager.patch(`/api/v1/project/${body.uuid}`, { active: false });
  await page.reload();
  await active.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Project updated').waitFor();
  expect((await read(parent.uuid)).active).toBe(false);
});

test('a tab that is closed to the user leads to the project, and one of a component to the component', async () => {
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open(`/projects/${shopUuid}/findings`, { token: viewer.token });
  await page.waitForURL(`**/projects/${shopUuid}`);
  await page.getByText("You don't have access to this page.").waitFor();
  await page.getByRole('heading', { name: 'Shop' }).waitFor();
  const { body } = await pages.world.manager.get<{ uuid: string }[]>(`/api/v1/component/project/${shopUuid}`);
  const component = `${pages.world.server.url}/components/${body[0]?.uuid}`;
  await page.goto(`${component}/policyViolations`);
  await page.waitForURL(component);
  await page.goto(`${pages.world.server.url}/vulnerabilityAudit`);
  await page.waitForURL('**/dashboard');
});

test.each(['epss', 'vex'])('another version is opened at the tab %s, too', async (tab) => {
  const { page } = await pages.open(`/projects/${shopUuid}/${tab}`);
  await page.getByRole('button', { name: 'Version 1.0, switch version' }).click();
  await page.getByRole('menuitemradio', { name: '1.1' }).click();
  await page.getByRole('button', { name: 'Version 1.1, switch version' }).waitFor();
  expect(page.url()).toMatch(new RegExp(`/${tab}$`));
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

test('who may only look is offered no more; old addresses lead here', async () => {
  const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open(`/project?uuid=${shopUuid}`, { token: viewer.token });
  await page.waitForURL(`**/projects/${shopUuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).waitFor();
  const others = page.getByRole('menuitem', { name: /Add version|Properties|Upload VEX|Delete/ });
  expect(await others.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Upload BOM' }).count()).toBe(0);
  await page.goto(`/projects/${shopUuid}?dialog=clone`);
  await page.getByRole('heading', { name: 'Shop' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto(`/projects/${shopUuid}/overview`);
  await page.waitForURL(`**/projects/${shopUuid}`);
});
