import { randomUUID } from 'node:crypto';
import type { ManagedApiKey, ManagedUser, Team } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { type ConsolePage, fakeToken, findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { createClient, runSql, sql, startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

async function openList(path: string): Promise<ConsolePage> {
  const { token } = await pages.world.server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  return pages.open(path, { token });
}

async function findUser(username: string): Promise<ManagedUser | undefined> {
  const { body } = await pages.world.server.asAdmin.get<ManagedUser[]>('/api/v1/user/managed');
  return body.find((user) => user.username === username);
}

test('creates a user, puts them into a team, grants a permission, suspends and deletes them', async () => {
  const console = await openList('/admin/accessManagement/managedUsers');
  const { page } = console;
  await page.getByRole('button', { name: 'Create user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('grace');
  await dialog.getByLabel('Full name').fill('Grace Hopper');
  await dialog.getByLabel('Email').fill('grace@example.com');
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('plain-Gorse-41');
  await dialog.getByLabel('Confirm password').fill('plain-Gorse-41');
  await dialog.getByRole('button', { name: 'Create' }).click();

  await page.waitForURL('**user=grace**');
  const panel = page.getByRole('dialog', { name: 'grace' });
  await panel.getByRole('checkbox', { name: 'Portfolio Managers' }).click();
  await expect
    .poll(async () => (await findUser('grace'))?.teams?.map((team) => team.name))
    .toEqual(['Portfolio Managers']);
  const rights = panel.getByRole('list', { name: 'Effective permissions' });
  await rights.getByText('PORTFOLIO_MANAGEMENT').waitFor();
  const inherited = panel.getByRole('checkbox', {
    name: /PORTFOLIO_MANAGEMENT.*Via team Portfolio Managers/s,
  });
  expect([await inherited.isChecked(), await inherited.isDisabled()]).toEqual([true, true]);
  await panel.getByRole('checkbox', { name: 'POLICY_MANAGEMENT' }).click();
  await panel.getByRole('button', { name: 'Discard changes' }).waitFor();
  expect((await findUser('grace'))?.permissions).toEqual([]);
  await panel.getByRole('button', { name: 'Save permissions' }).click();
  await page.getByText('Permissions saved').waitFor();
  expect((await findUser('grace'))?.permissions?.map((item) => item.name)).toEqual(['POLICY_MANAGEMENT']);
  await rights.getByText('POLICY_MANAGEMENT').scrollIntoViewIfNeeded();
  await panel.getByText('3 of 14 permissions').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'user-panel');

  await panel.getByRole('switch', { name: 'Suspended (cannot sign in)' }).click();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('row', { name: 'grace' }).getByText('Suspended').waitFor();

  await panel.getByRole('button', { name: 'Delete user' }).click();
  await page
    .getByRole('dialog', { name: 'Delete user grace?' })
    .getByRole('button', { name: 'Delete user' })
    .click();
  await page.getByText('User deleted').waitFor();
  expect(await findUser('grace')).toBeUndefined();
  expect(console.problems).toEqual([]);
});

test('a username that is taken keeps the form and says so', async () => {
  const { page } = await openList('/admin/accessManagement/managedUsers?dialog=create');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('admin');
  await dialog.getByLabel('Full name').fill('A');
  await dialog.getByLabel('Email').fill('a@example.com');
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('plain-Gorse-41');
  await dialog.getByLabel('Confirm password').fill('plain-Gorse-41');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('This username is taken.').waitFor();
});

test('creates a team and an API key that is shown once and works, renews and deletes it', async () => {
  const console = await openList('/admin/accessManagement/teams?dialog=create');
  const { page } = console;
  // Unique names, because a second try finds the first one's.
  const team = `Pipelines ${randomUUID()}`;
  const comment = `Nightly build ${randomUUID()}`;
  await page.getByLabel('Team name').fill(team);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  const panel = page.getByRole('dialog', { name: team });
  await panel.getByRole('checkbox', { name: 'BOM_UPLOAD' }).click();
  await panel.getByRole('button', { name: 'Save permissions' }).click();
  await page.getByText('Permissions saved').waitFor();
  await panel.getByRole('button', { name: 'Create API key' }).click();
  const naming = page.getByRole('dialog', { name: 'Create API key' });
  await naming.getByRole('button', { name: 'Create' }).click();
  await naming.getByText('This field is required.').waitFor();
  const findTeam = async () =>
    (await pages.world.server.asAdmin.get<Team[]>('/api/v1/team')).body.find(({ name }) => name === team);
  expect((await findTeam())?.apiKeys).toEqual([]);
  await naming.getByLabel('Comment').fill(comment);
  await naming.getByRole('checkbox', { name: /autoCreate/ }).uncheck();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'create-key');
  await naming.getByRole('button', { name: 'Create' }).click();

  const dialog = page.getByRole('dialog', { name: 'New API key' });
  const key = await dialog.locator('code').innerText();
  expect(await dialog.locator('pre').innerText()).toContain(`X-Api-Key: ${key}`);
  await dialog.getByText('This command also needs PROJECT_CREATION_UPLOAD.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'new-key');
  await dialog.getByRole('button', { name: 'Grant it' }).click();
  await dialog.getByText('This command also needs').waitFor({ state: 'detached' });
  const granted = (await findTeam())?.permissions.map(({ name }) => name);
  expect(granted).toContain('PROJECT_CREATION_UPLOAD');
  const asKey = (secret: string) =>
    createClient(pages.world.server.url, { 'x-api-key': secret }).get<Team>('/api/v1/team/self');
  expect((await asKey(key)).body.name).toBe(team);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await panel.getByText(comment).waitFor();

  await panel.getByRole('button', { name: /Actions for key/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit API key' });
  await editing.getByLabel('Comment').fill('Build server');
  await editing.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('Build server').waitFor();

  await panel.getByRole('button', { name: /Actions for key/ }).click();
  await page.getByRole('menuitem', { name: 'Regenerate' }).click();
  await page
    .getByRole('dialog', { name: 'Regenerate API key?' })
    .getByRole('button', { name: 'Regenerate' })
    .click();
  const renewed = await dialog.locator('code').innerText();
  expect(renewed).not.toBe(key);
  expect((await asKey(key)).status).toBe(401);
  expect((await asKey(renewed)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await panel.getByRole('button', { name: /Actions for key/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete API key?' }).getByRole('button', { name: 'Delete' }).click();
  await panel.getByText('No API keys yet.').waitFor();
  expect((await asKey(renewed)).status).toBe(401);
  expect(console.problems).toEqual([]);
});

test('a key of a team that uploads comes with the right to create the projects it uploads', async () => {
  const console = await openList('/admin/accessManagement/teams');
  const { page } = console;
  await page.getByRole('grid').getByText('Automation').click();
  const panel = page.getByRole('dialog', { name: 'Automation' });
  await panel.getByRole('button', { name: 'Create API key' }).click();
  const naming = page.getByRole('dialog', { name: 'Create API key' });
  await naming.getByLabel('Comment').fill('Shop pipeline');
  expect(await naming.getByRole('checkbox', { name: /autoCreate/ }).isChecked()).toBe(true);
  await naming.getByRole('button', { name: 'Create' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  const key = await dialog.locator('code').innerText();
  expect(await dialog.getByText('This command also needs').count()).toBe(0);
  const form = new FormData();
  form.set('autoCreate', 'true');
  form.set('projectName', 'shop');
  form.set('bom', new Blob(['{"bomFormat":"CycloneDX","specVersion":"1.5","version":1}']));
  const pipeline = createClient(pages.world.server.url, { 'x-api-key': key });
  const sent = await pipeline.post('/api/v1/bom', form);
  expect(sent.status, sent.text).toBe(200);
  expect(console.problems).toEqual([]);
});

test('a key has a last day and projects, which are marked and can be changed', async () => {
  const { asAdmin } = pages.world.server;
  const [suite, team] = [`Suite ${randomUUID()}`, `Limited ${randomUUID()}`];
  await asAdmin.put('/api/v1/project', { name: suite, version: '1' });
  const { body: made } = await asAdmin.put<Team>('/api/v1/team', { name: team });
  const console = await openList(`/admin/accessManagement/teams?team=${made.uuid}`);
  const { page } = console;
  const panel = page.getByRole('dialog', { name: team });
  await panel.getByRole('button', { name: 'Create API key' }).click();
  const naming = page.getByRole('dialog', { name: 'Create API key' });
  await naming.getByLabel('Comment').fill('Short');
  await naming.getByLabel('Last day').fill('2020-01-01');
  await naming.getByRole('switch', { name: 'Limit to projects' }).click();
  await naming.getByRole('button', { name: 'Create' }).click();
  await naming.getByText('Choose at least one project.').waitFor();
  await naming.getByRole('combobox', { name: 'Projects with everything below them' }).fill(suite);
  await page.getByRole('option', { name: suite }).click();
  await naming.getByRole('combobox', { name: 'Teams it may give access' }).fill('Automation');
  await page.getByRole('option', { name: 'Automation' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'limit-key');
  await naming.getByRole('button', { name: 'Create' }).click();
  await naming.getByText('Choose today or a later day.').waitFor();
  const tomorrow = new Date(Date.now() + 86_400_000);
  await naming.getByLabel('Last day').fill(tomorrow.toISOString().slice(0, 10));
  await naming.getByRole('button', { name: 'Create' }).click();
  const shown = page.getByRole('dialog', { name: 'New API key' });
  const key = await shown.locator('code').innerText();
  await shown.getByText('parentUUID=').waitFor();
  await shown.getByRole('button', { name: 'Done' }).click();
  await panel.getByText(/^Expires /).waitFor();
  await panel.getByText(`Limited to 1 project: ${suite} 1`).waitFor();
  const path = `/api/waybill/v1/team/${made.uuid}/api-key`;
  const stored = async () => (await asAdmin.get<ManagedApiKey[]>(path)).body[0];
  expect(await stored()).toMatchObject({
    comment: 'Short',
    publicId: key.slice(4, 12),
    projects: [{ name: suite, withChildren: true }],
    accessTeams: [{ name: 'Automation' }],
  });
  await takeScreenshot(page, 'limited-key');

  await panel.getByRole('button', { name: /Actions for key/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit API key' });
  await editing.getByRole('switch', { name: 'Limit to projects' }).click();
  await editing.getByLabel('Last day').fill('');
  await editing.getByRole('button', { name: 'Save' }).click();
  await page.getByText('API key saved').waitFor();
  await panel.getByText(/^Limited to/).waitFor({ state: 'detached' });
  expect(Object.keys((await stored()) ?? {})).not.toContain('expires');
});

test('permissions that were chosen and not saved are not lost in silence', async () => {
  const { page } = await openList('/admin/accessManagement/teams');
  await page.getByRole('grid').getByText('Badge Viewers').click();
  const panel = page.getByRole('dialog', { name: 'Badge Viewers' });
  await panel.getByRole('checkbox', { name: 'TAG_MANAGEMENT' }).click();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await panel.waitFor({ state: 'detached' });
  const { body } = await pages.world.server.asAdmin.get<Team[]>('/api/v1/team');
  const team = body.find(({ name }) => name === 'Badge Viewers');
  expect(team?.permissions.map(({ name }) => name)).toEqual(['VIEW_BADGES']);
});

test('a permission that was ticked stays in sight when a team brings it before it is saved', async () => {
  const { username } = await pages.world.server.asUser();
  const { page } = await openList(`/admin/accessManagement/managedUsers?user=${username}`);
  const panel = page.getByRole('dialog', { name: username });
  await panel.getByRole('checkbox', { name: 'BOM_UPLOAD' }).click();
  await panel.getByRole('checkbox', { name: 'Automation' }).click();
  const direct = panel.getByRole('checkbox', { name: 'Also grant BOM_UPLOAD directly' });
  await direct.waitFor();
  expect(await direct.isChecked()).toBe(true);
  await panel.getByRole('button', { name: 'Discard changes' }).click();
  await direct.waitFor({ state: 'detached' });
  const locked = panel.getByRole('checkbox', { name: /BOM_UPLOAD.*Via team Automation/s });
  expect([await locked.isChecked(), await locked.isDisabled()]).toEqual([true, true]);
  await locked.scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'user-permissions');
});

test('permissions are explained in the language of the user', async () => {
  const { token } = await pages.world.server.asUser('ACCESS_MANAGEMENT');
  const { page } = await pages.open('/admin/accessManagement/teams', { token, locale: 'de-DE' });
  await page.getByRole('grid').getByText('Administrators').click();
  await page.locator('[data-side-panel]').getByText('Tags verwalten').waitFor();
});

test('an open panel leaves no rows of the list out', async () => {
  const handlers = {
    'GET /api/v1/team': () => ({ body: [] }),
    'GET /api/waybill/v1/permission/team': () => ({ body: [] }),
  };
  const { page, goto } = await pages.openMocked(handlers, { token: fakeToken(['ACCESS_MANAGEMENT']) });
  await goto('/admin/accessManagement/teams?team=7d0a1b8e-9a39-4a4c-8f0e-2f6f0d7c1c55');
  await page.getByText('Nothing here yet').waitFor();
});

test('a group of the provider gets a name for people, and teams', async () => {
  const { server } = pages.world;
  const id = randomUUID();
  await server.asAdmin.put('/api/v1/oidc/group', { name: id });
  const console = await openList(`/admin/accessManagement/oidcGroups?searchText=${id}`);
  const { page } = console;
  await page.getByRole('grid').getByText(id).click();
  const panel = page.getByRole('dialog', { name: id });
  await panel.getByLabel('Display name').fill('Auditors of Acme');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Display name saved').waitFor();
  await page.getByRole('dialog', { name: `Auditors of Acme (${id})` }).waitFor();
  const box = page.getByRole('checkbox', { name: 'Portfolio Managers' });
  await box.click();
  const mapped = async () =>
    (await server.asAdmin.get<Team[]>('/api/v1/team')).body
      .filter((team) => team.mappedOidcGroups.some(({ group }) => group?.name === id))
      .map(({ name }) => name);
  await expect.poll(mapped).toEqual(['Portfolio Managers']);
  await page.getByRole('row', { name: id }).getByText('Portfolio Managers').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'oidc-groups');
  await box.click();
  await expect.poll(mapped).toEqual([]);

  const team = (await server.asAdmin.put<Team>('/api/v1/team', { name: `Typed ${id}` })).body;
  await console.goto(`/admin/accessManagement/teams?team=${team.uuid}`);
  const picker = page.getByRole('combobox', { name: 'Add OpenID Connect group' });
  await picker.fill('auditors of');
  await page.getByRole('option', { name: /Auditors of Acme/ }).click();
  await expect.poll(mapped).toEqual([team.name]);
  await page.getByRole('button', { name: `Remove group Auditors of Acme (${id})` }).waitFor();
  await takeScreenshot(page, 'team-groups');
  expect(console.problems).toEqual([]);
});

test('somebody with another subject is asked about, and let in by one answer', async () => {
  const { server } = pages.world;
  const username = `ann-${randomUUID().slice(0, 8)}`;
  await server.asAdmin.put('/api/v1/user/oidc', { username });
  await runSql(server.db, sql`update app_user set subject_identifier = 's-old' where username = ${username}`);
  await runSql(
    server.db,
    sql`insert into subject_question (user_id, subject_identifier, at)
      select user_id, 's-new', now() from app_user where username = ${username}`,
  );
  const console = await openList('/admin/accessManagement/oidcUsers');
  const { page } = console;
  const question = page.getByRole('listitem').filter({ hasText: username });
  await question.getByText('s-new instead of s-old').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'subject-question');
  await question.getByRole('button', { name: 'Same person' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Subject accepted').waitFor();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: username }).getByText('s-new').waitFor();
  expect(console.problems).toEqual([]);
});

test('a team is given projects by hand and by tag, and says which it sees and why', async () => {
  const { asAdmin } = pages.world.server;
  const id = randomUUID().slice(0, 8);
  const [tag, tagged, mapped] = [`squad-${id}`, `Tagged ${id}`, `Mapped ${id}`];
  await asAdmin.put('/api/v1/project', { name: tagged, version: '1', tags: [{ name: tag }] });
  await asAdmin.put('/api/v1/project', { name: mapped, version: '1' });
  const { body: made } = await asAdmin.put<Team>('/api/v1/team', { name: `Squad ${id}` });
  const console = await openList(`/admin/accessManagement/teams?team=${made.uuid}`);
  const { page } = console;
  const panel = page.getByRole('dialog', { name: `Squad ${id}` });
  const seen = panel.getByRole('list', { name: 'Visible projects' });
  await panel.getByText('No projects yet.').waitFor();
  await panel.getByRole('combobox', { name: 'Add tag' }).fill(tag);
  await page.getByRole('option', { name: tag }).click();
  await seen.getByRole('listitem').filter({ hasText: tagged }).getByText('By tag').waitFor();
  await panel.getByText('1 project', { exact: false }).first().waitFor();
  await panel.getByRole('combobox', { name: 'Add project' }).fill(mapped);
  await page.getByRole('option', { name: mapped }).click();
  const remove = panel.getByRole('button', { name: `Remove project ${mapped} 1` });
  await remove.waitFor();
  expect(await seen.getByRole('button').count()).toBe(1);
  await remove.scrollIntoViewIfNeeded();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'team-projects');
  await remove.click();
  await seen.getByText(mapped).waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: `Remove tag ${tag}` }).click();
  await panel.getByText('No projects yet.').waitFor();
  expect(console.problems).toEqual([]);
});
