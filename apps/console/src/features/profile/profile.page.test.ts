import type { ManagedUser } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, setUpPages } from '#test';
import { startPlainServer, type UserClient } from '#test/server';

const pages = setUpPages(startPlainServer);

async function openProfile(): Promise<ConsolePage & { user: UserClient }> {
  const user = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const console = await pages.open('/dashboard', { token: user.token });
  await console.page.getByRole('button', { name: /Your account/ }).click();
  await console.page.getByRole('menuitem', { name: 'Profile' }).click();
  await console.page.waitForURL('**/profile');
  return { ...console, user };
}

test('changes the own name and address', async () => {
  const { page, user, problems } = await openProfile();
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a valid email address.').waitFor();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile saved').waitFor();
  await page.getByRole('button', { name: 'Your account: Ada Lovelace' }).waitFor();
  const { body } = await user.get<ManagedUser>('/api/v1/user/self');
  expect(body).toMatchObject({ fullname: 'Ada Lovelace', email: 'ada@example.com' });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('signs out everywhere', async () => {
  const { page, user } = await openProfile();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login**');
  expect((await user.get('/api/v1/user/self')).status).toBe(401);
});
