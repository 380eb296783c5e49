import type { Policy } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { bomOf, importBom, signIn, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

async function findPolicy(name: string): Promise<Policy | undefined> {
  const { body } = await pages.world.server.asAdmin.get<Policy[]>('/api/v1/policy?pageSize=100');
  return body.find((policy) => policy.name === name);
}

test('a policy is created, given a condition and a limit, evaluated, and deleted', async () => {
  const project = await importBom(
    pages.world,
    { name: 'Shop', version: '1.0' },
    bomOf(['left-pad@1.0.0', 'lodash@4.0.0']),
  );
  const { pageOptions } = await signIn(
    pages.world,
    'POLICY_MANAGEMENT',
    'VIEW_PORTFOLIO',
    'VIEW_POLICY_VIOLATION',
  );
  const { page, problems } = await pages.open('/policy/policies', pageOptions);
  await page.getByText('No policies yet').waitFor();
  await takeScreenshot(page, 'policies-none');
  await page.getByRole('button', { name: 'Create policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create policy' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('Name').fill('House rules');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();

  await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Add condition' }).click();
  const row = page.getByRole('group', { name: 'Condition 1', exact: true });
  await row.getByLabel('Subject').selectOption({ label: 'Package URL' });
  await row.getByLabel('Value').fill('pkg:npm/left-*');
  await page.getByRole('combobox', { name: 'Projects' }).fill('Shop');
  await page.getByRole('option', { name: 'Shop 1.0' }).click();
  await page.getByRole('heading', { name: 'House rules', level: 1 }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Policy saved').waitFor();
  const stored = await findPolicy('House rules');
  expect(stored?.projects?.map(({ uuid }) => uuid)).toEqual([project]);
  expect(stored?.policyConditions).toMatchObject([
    { subject: 'PACKAGE_URL', operator: 'MATCHES', value: 'pkg:npm/left-*' },
  ]);
  await pages.world.server.runJobs();

  await page.goto('/policy');
  const grid = page.getByRole('grid', { name: 'Policies' });
  await grid.getByText('Package URL matches pkg:npm/left-*').waitFor();
  await grid.getByRole('link', { name: '1', exact: true }).waitFor();
  await takeScreenshot(page, 'policies');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await grid.locator('[data-row="0"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '1 violation' }).waitFor();
  await takeScreenshot(page, 'policy');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Delete policy' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete “House rules”?' });
  await asking.getByText('1 condition, 1 violation').waitFor();
  await asking.getByRole('textbox').fill('House rules');
  await takeScreenshot(page, 'policy-delete');
  await asking.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Policy deleted').waitFor();
  await page.getByText('No policies yet').waitFor();
  expect(await findPolicy('House rules')).toBeUndefined();
  expect(problems).toEqual([]);
});

test('a name that is taken keeps the form and says so, with no other permission', async () => {
  const admin = pages.world.server.asAdmin;
  await admin.put('/api/v1/policy', { name: 'Taken', operator: 'ALL', violationState: 'INFO' });
  const { pageOptions } = await signIn(pages.world, 'POLICY_MANAGEMENT');
  const { page } = await pages.open('/policy?dialog=create', { ...pageOptions, theme: 'dark', width: 400 });
  const dialog = page.getByRole('dialog', { name: 'Create policy' });
  await dialog.getByLabel('Name').fill('Taken');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('A policy with this name already exists.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await takeScreenshot(page, 'policies-narrow-dark');
  await page.getByRole('grid', { name: 'Policies' }).getByRole('link', { name: 'Taken' }).click();
  await page.getByText('A policy without a condition is never violated.').waitFor();
  await takeScreenshot(page, 'policy-narrow-dark');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('policies are closed to those who do not manage them', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION');
  const { page } = await pages.open('/policy', pageOptions);
  await page.waitForURL('**/dashboard');
});

test('a list that cannot be loaded says so in its place', async () => {
  const handlers = { 'GET /api/v1/policy': () => ({ status: 500, body: 'down' }) };
  const { page, goto } = await pages.openMocked(handlers, { token: fakeToken(['POLICY_MANAGEMENT']) });
  await goto('/policy');
  await page.getByText("Couldn't load the list").waitFor();
});
