import type { LicenseGroup } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { signIn, startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

async function openGroups(path = '/policy/licenseGroups', more: object = {}) {
  const { pageOptions, user } = await signIn(pages.world, 'POLICY_MANAGEMENT');
  return { ...(await pages.open(path, { ...pageOptions, ...more })), user };
}

async function findGroup(name: string): Promise<LicenseGroup | undefined> {
  const { body } = await pages.world.server.asAdmin.get<LicenseGroup[]>('/api/v1/licenseGroup?pageSize=100');
  return body.find((group) => group.name === name);
}

test('a license group is created, filled, renamed and deleted with no other permission', async () => {
  const { page, problems } = await openGroups();
  const grid = page.getByRole('grid', { name: 'License groups' });
  await grid.getByText('Copyleft', { exact: true }).waitFor();
  await takeScreenshot(page, 'license-groups');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create license group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create license group' });
  await dialog.getByLabel('Name').fill('Copyleft');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('A license group with this name already exists.').waitFor();
  await dialog.getByLabel('Name').fill('House rules');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const panel = page.getByRole('dialog', { name: 'House rules' });
  await panel.getByText('No licenses yet.').waitFor();
  const field = panel.getByRole('combobox', { name: 'Add licenses' });
  for (const id of ['MIT', 'Apache-2.0']) {
    await field.fill(id);
    await page
      .getByRole('option', { name: new RegExp(`^${id} ·`) })
      .first()
      .click();
  }
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('2 licenses added').waitFor();
  const licenses = panel.getByRole('list', { name: 'Licenses of the group' });
  await licenses.getByText('MIT · MIT License').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'license-group-panel');
  await licenses.getByRole('button', { name: 'Remove MIT from the group' }).click();
  await licenses.getByText('MIT · MIT License').waitFor({ state: 'detached' });
  expect((await findGroup('House rules'))?.licenses.map(({ licenseId }) => licenseId)).toEqual([
    'Apache-2.0',
  ]);

  await panel.getByLabel('Name').fill('Rules of the house');
  await panel.getByRole('button', { name: 'Rename' }).click();
  await page.getByText('License group renamed').waitFor();
  expect((await findGroup('Rules of the house'))?.licenses).toHaveLength(1);
  await page
    .getByRole('dialog', { name: 'Rules of the house' })
    .getByRole('button', { name: 'Delete license group' })
    .click();
  const asking = page.getByRole('dialog', { name: 'Delete “Rules of the house”?' });
  await asking.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('License group deleted').waitFor();
  expect(await findGroup('Rules of the house')).toBeUndefined();
  expect(problems).toEqual([]);
});

test('a group of many licenses is searched', async () => {
  const { page } = await openGroups(undefined, { theme: 'dark' });
  await page.getByRole('grid').getByText('Permissive', { exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Permissive' });
  const licenses = panel.getByRole('list', { name: 'Licenses of the group' });
  await licenses.getByText('Apache-2.0 · Apache License 2.0').waitFor();
  await panel.getByRole('searchbox', { name: 'Find in this group' }).fill('mit-0');
  await expect.poll(() => licenses.getByRole('listitem').count()).toBe(1);
  await takeScreenshot(page, 'license-group-dark');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('license groups are closed to those who do not manage policies', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/policy/licenseGroups', pageOptions);
  await page.waitForURL('**/dashboard');
  expect(await page.getByRole('link', { name: 'Policies' }).count()).toBe(0);
});
