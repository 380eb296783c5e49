import type { OidcUser, Team } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

async function openAt(page: string, options: Parameters<typeof pages.open>[1] = {}): Promise<ConsolePage> {
  const { token } = await pages.world.server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  return pages.open(`/admin/accessManagement/${page}`, { token, ...options });
}

test('permissions are listed with what they allow, and the teams that hold them', async () => {
  const { page, problems } = await openAt('permissions');
  const row = page.getByRole('row', { name: /^BOM_UPLOAD/ });
  await row.getByText('Upload BOMs and VEX documents').waitFor();
  await row.getByText(/Automation/).waitFor();
  await page.getByRole('searchbox', { name: 'Find permissions' }).fill('badges');
  await page.getByRole('row', { name: /^VIEW_BADGES/ }).waitFor();
  await row.waitFor({ state: 'detached' });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('portfolio access control says whether it is on, and gives a team projects', async () => {
  const { server } = pages.world;
  await server.asAdmin.put('/api/v1/project', { name: 'Harbor', version: '1' });
  const { page, problems } = await openAt('portfolioAccessControl');
  await page.getByText('Everyone sees all projects.').waitFor();
  expect(await page.getByRole('link', { name: 'Switch on…' }).count()).toBe(0);
  await page.getByRole('row', { name: /Portfolio Managers/ }).click();
  const panel = page.getByRole('dialog', { name: 'Portfolio Managers' });
  await panel.getByText('No projects yet.').waitFor();
  await panel.getByRole('combobox', { name: 'Add project' }).fill('Harb');
  await page.getByRole('option', { name: /Harbor/ }).click();
  await panel.getByRole('link', { name: /Harbor/ }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'portfolio-access-panel');
  expect(problems).toEqual([]);

  const { token } = await server.asUser('ACCESS_MANAGEMENT', 'SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const both = await pages.open('/admin/accessManagement/portfolioAccessControl', { token });
  await both.page.getByRole('link', { name: 'Switch on…' }).click();
  await both.page.waitForURL('**/admin/configuration/accessControl');
});

test('a user of the provider is suspended and let in again', async () => {
  const { server } = pages.world;
  await server.asAdmin.put('/api/v1/user/oidc', { username: 'olga' });
  const { page, problems } = await openAt('oidcUsers?user=olga');
  const suspended = async () =>
    (await server.asAdmin.get<OidcUser[]>('/api/v1/user/oidc')).body.find(
      ({ username }) => username === 'olga',
    )?.suspended;
  const panel = page.getByRole('dialog', { name: 'olga' });
  await panel.getByRole('button', { name: 'Suspend user' }).click();
  await page.getByRole('row', { name: /olga/ }).getByText('Suspended').waitFor();
  expect(await suspended()).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'external-user-suspended');
  await panel.getByRole('button', { name: 'Lift suspension' }).click();
  await page.getByRole('row', { name: /olga/ }).getByText('Active').waitFor();
  expect(await suspended()).toBeUndefined();
  expect(problems).toEqual([]);
});

test('users of a provider are put into a team, and stand among its members', async () => {
  const { server } = pages.world;
  await server.asAdmin.put('/api/v1/user/oidc', { username: 'otis' });
  const team = (await server.asAdmin.put<Team>('/api/v1/team', { name: 'Dock' })).body;
  const { page, problems } = await openAt(`teams?team=${team.uuid}`);
  const panel = page.getByRole('dialog', { name: 'Dock' });
  await panel.getByRole('combobox', { name: 'Add member' }).selectOption('otis');
  await panel.getByRole('button', { name: 'Remove otis from team' }).waitFor();
  const { body: users } = await server.asAdmin.get<OidcUser[]>('/api/v1/user/oidc');
  expect(users.find(({ username }) => username === 'otis')?.teams?.map(({ name }) => name)).toEqual(['Dock']);
  expect(problems).toEqual([]);
});

test.each([
  ['light', 1366],
  ['dark', 1366],
  ['light', 390],
  ['dark', 390],
] as const)('the pages are free of accessibility faults in %s at %d', async (theme, width) => {
  const { page, goto, problems } = await openAt('permissions', { theme, width });
  for (const name of ['permissions', 'portfolioAccessControl', 'oidcUsers', 'ldapUsers']) {
    await goto(`/admin/accessManagement/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findAccessibilityFaults(page), name).toEqual([]);
    await takeScreenshot(page, `access-${name}-${theme}-${width}`);
  }
  expect(problems).toEqual([]);
});
