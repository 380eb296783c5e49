import type { Component, Permission, Team, TeamPermission } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import {
  addNpmAdvisory,
  bomOf,
  createClient,
  importBom,
  startConsoleServer,
  type TestServer,
  testPassword,
} from '#test/server';

const pages = setUpPages(startConsoleServer);
const own = '/api/waybill/v1';
let mine: string;
let theirs: string;
/** Has `mine`. */
let team: Team;

beforeAll(async () => {
  const { server } = pages.world;
  await addNpmAdvisory(server, 'GHSA-aaaa-bbbb-cccc', 'lodash', '4.17.21', 'CRITICAL');
  mine = await importBom(pages.world, { name: 'Mine', version: '1.0' }, bomOf(['lodash@4.17.20']));
  theirs = await importBom(pages.world, { name: 'Theirs', version: '1.0' }, bomOf(['lodash@4.17.20']));
  team = await newTeam('Payments');
  await server.asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project: mine });
});

async function newTeam(name: string): Promise<Team> {
  return (await pages.world.server.asAdmin.put<Team>('/api/v1/team', { name })).body;
}

const limit = ({ uuid }: Team, permission: Permission) =>
  pages.world.server.asAdmin.put(`${own}/team/${uuid}/permission/${permission}`, { reach: 'TEAM' });

/** Signed in by the password, so that the token says what the server puts into it. */
async function memberOf(to: Team, username: string): Promise<string> {
  const { server } = pages.world;
  await server.asAdmin.put('/api/v1/user/managed', {
    username,
    fullname: 'Ada',
    email: 'ada@example.org',
    newPassword: testPassword,
    confirmPassword: testPassword,
  });
  await server.asAdmin.post(`/api/v1/user/${username}/membership`, { uuid: to.uuid });
  await server.asAdmin.post(`/api/v1/permission/VIEW_PORTFOLIO/user/${username}`);
  return tokenOf(server, username);
}

async function tokenOf({ url }: TestServer, username: string): Promise<string> {
  const form = new URLSearchParams({ username, password: testPassword });
  const { status, text } = await createClient(url).post('/api/v1/user/login', form);
  expect(status).toBe(200);
  return text;
}

async function open(path: string, token: string): Promise<Page> {
  return (await pages.open(path, { token })).page;
}

test('a permission of a team is given for its own projects only, and for all again', async () => {
  const { server } = pages.world;
  const made = await newTeam('Chooses');
  const held = async () =>
    (await server.asAdmin.get<TeamPermission[]>(`${own}/team/${made.uuid}/permission`)).body;
  const { token } = await server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  const page = await open(`/admin/accessManagement/teams?team=${made.uuid}`, token);
  const panel = page.getByRole('dialog', { name: 'Chooses' });
  await panel.getByRole('checkbox', { name: /^BOM_UPLOAD/ }).click();
  await panel.getByRole('checkbox', { name: /^TAG_MANAGEMENT/ }).click();
  const projects = panel.getByRole('combobox', { name: 'Projects for BOM_UPLOAD' });
  await projects.selectOption('Own projects only');
  // A permission that concerns no project has no choice.
  expect(await panel.getByRole('combobox', { name: 'Projects for TAG_MANAGEMENT' }).count()).toBe(0);
  expect(await held()).toEqual([]);
  await panel.getByRole('button', { name: 'Save permissions' }).click();
  await page.getByText('Permissions saved').waitFor();
  expect(await held()).toEqual([
    { name: 'BOM_UPLOAD', reach: 'TEAM' },
    { name: 'TAG_MANAGEMENT', reach: 'ALL' },
  ]);
  await expect.poll(() => projects.inputValue()).toBe('TEAM');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await projects.scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'team-permissions');

  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  const row = page.locator('[data-row]').filter({ hasText: 'Chooses' });
  // One of each kind.
  await expect.poll(async () => (await row.innerText()).split(/\s+/)).toEqual(['Chooses', '0', '0', '2']);
  await row.click();
  await projects.selectOption('All projects');
  await panel.getByRole('checkbox', { name: /^TAG_MANAGEMENT/ }).click();
  await panel.getByRole('button', { name: 'Save permissions' }).click();
  await expect.poll(held).toEqual([{ name: 'BOM_UPLOAD', reach: 'ALL' }]);
});

test('a user has it only for projects of the team, unless something gives it for all', async () => {
  const { server } = pages.world;
  const made = await newTeam('Limits');
  await limit(made, 'BOM_UPLOAD');
  const { username } = await server.asUser('VIEW_BADGES');
  await server.asAdmin.post(`/api/v1/user/${username}/membership`, { uuid: made.uuid });
  const { token } = await server.asUser('ACCESS_MANAGEMENT');
  const page = await open(`/admin/accessManagement/managedUsers?user=${username}`, token);
  const panel = page.getByRole('dialog', { name: username });
  const rights = panel.getByRole('list', { name: 'Effective permissions' });
  const upload = rights.getByRole('listitem').filter({ hasText: 'BOM_UPLOAD' });
  await upload.getByText('only projects of Limits').waitFor();
  const box = panel.getByRole('checkbox', { name: /^BOM_UPLOAD.*Via Limits, for own projects only/s });
  expect([await box.isChecked(), await box.isDisabled()]).toEqual([false, false]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await box.click();
  await panel.getByRole('button', { name: 'Save permissions' }).click();
  await upload.getByText('direct').waitFor();
});

test('a new API key is missing nothing that its team holds for its own projects', async () => {
  const { server } = pages.world;
  const made = await newTeam('Uploads');
  await limit(made, 'BOM_UPLOAD');
  const { token } = await server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  const page = await open(`/admin/accessManagement/teams?team=${made.uuid}`, token);
  const panel = page.getByRole('dialog', { name: 'Uploads' });
  await panel.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await dialog.getByLabel('Comment').fill('CI');
  // Granted no further than the upload itself reaches.
  const creation = dialog.getByRole('checkbox', { name: /Let the team create projects/ });
  expect(await creation.isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const key = page.getByRole('dialog', { name: 'New API key' });
  await key.getByText('Upload a BOM from a pipeline').waitFor();
  expect(await key.getByText('This command also needs').count()).toBe(0);
  expect((await server.asAdmin.get(`${own}/team/${made.uuid}/permission`)).body).toEqual([
    { name: 'BOM_UPLOAD', reach: 'TEAM' },
    { name: 'PROJECT_CREATION_UPLOAD', reach: 'TEAM' },
  ]);
});

test('a project offers only what the user may do in it', async () => {
  for (const permission of ['BOM_UPLOAD', 'VULNERABILITY_ANALYSIS', 'PORTFOLIO_MANAGEMENT'] as const)
    await limit(team, permission);
  await pages.world.server.asAdmin.post(`/api/v1/permission/VIEW_VULNERABILITY/team/${team.uuid}`);
  const token = await memberOf(team, 'ada');
  const page = await open(`/projects/${mine}`, token);
  const upload = page.getByRole('button', { name: 'Upload BOM', exact: true });
  await upload.waitFor();
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor();

  const console = await pages.open(`/projects/${theirs}`, { token });
  await console.page.getByRole('heading', { name: /Theirs/ }).waitFor();
  await console.page.getByRole('button', { name: 'Details' }).waitFor();
  expect(await console.page.getByRole('button', { name: 'Upload BOM', exact: true }).count()).toBe(0);

  // A finding among those of all projects is of one.
  await console.goto('/vulnerabilityAudit');
  const panel = console.page.locator('[data-side-panel]');
  for (const { name, reasons } of [
    { name: 'Mine', reasons: 0 },
    { name: 'Theirs', reasons: 1 },
  ]) {
    await console.page.locator('[data-row]').filter({ hasText: name }).first().click();
    await panel.getByRole('button', { name: 'Suppress' }).waitFor();
    const reason = 'You have the permission VULNERABILITY_ANALYSIS only for other projects.';
    await expect.poll(async () => (await panel.getByText(reason).count()) > 0).toBe(reasons > 0);
    await console.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  }
});

test('who may create projects for several teams says for which', async () => {
  const other = await newTeam('Shipping');
  for (const one of [team, other]) await limit(one, 'PORTFOLIO_MANAGEMENT');
  await memberOf(team, 'grace');
  const { server } = pages.world;
  await server.asAdmin.post('/api/v1/user/grace/membership', { uuid: other.uuid });
  const page = await open('/projects?dialog=create', await tokenOf(server, 'grace'));
  const dialog = page.getByRole('dialog', { name: 'Create project' });
  await dialog.getByLabel('Name').fill('Parcels');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByText('Choose one of them (accessTeams)').waitFor();
  await dialog.getByLabel('Team', { exact: true }).selectOption('Shipping');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: /Parcels/ }).waitFor();
  const { body } = await server.asAdmin.get<{ name: string }[]>(`${own}/acl/team/${other.uuid}/project`);
  expect(body.map(({ name }) => name)).toEqual(['Parcels']);
});

test('a tab that the user may open in other projects only leads to what it is a part of', async () => {
  const made = await newTeam('Looks');
  await pages.world.server.asAdmin.put('/api/v1/acl/mapping', { team: made.uuid, project: mine });
  await limit(made, 'VIEW_VULNERABILITY');
  const token = await memberOf(made, 'lin');
  const page = await open(`/projects/${mine}/findings`, token);
  await page.getByRole('grid', { name: 'Findings' }).locator('[data-row]').first().waitFor();

  for (const parent of [`/projects/${theirs}`, `/components/${await componentOf(theirs)}`]) {
    const tab = parent.startsWith('/projects') ? 'findings' : 'vulnerabilities';
    const console = await pages.open(`${parent}/${tab}`, { token });
    await console.page.getByText("You don't have access to this page.").waitFor();
    await console.page.waitForURL(`**${parent}`);
    expect(await console.page.getByText('Ask an administrator for access.').count()).toBe(0);
  }
});

async function componentOf(project: string): Promise<string> {
  const answer = await pages.world.server.asAdmin.get<Component[]>(`/api/v1/component/project/${project}`);
  return answer.body[0]?.uuid ?? '';
}
