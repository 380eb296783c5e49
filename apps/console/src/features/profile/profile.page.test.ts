import type { ManagedUser } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, setUpPages } from '#test';
import { startPlainServer, testPassword, type UserClient } from '#test/server';

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
  // An address inside of a network, as the first administrator has one.
  await page.getByLabel('Email').fill('admin@localhost');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await user.get<ManagedUser>('/api/v1/user/self')).body.email)
    .toBe('admin@localhost');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile saved').first().waitFor();
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

test('shows the own sessions and ends one', async () => {
  const { page, user } = await openProfile();
  const { username } = user;
  const person = { username, fullname: 'Ada', email: 'ada@example.com' };
  const passwords = { newPassword: testPassword, confirmPassword: testPassword };
  const { asAdmin, url } = pages.world.server;
  expect((await asAdmin.post('/api/v1/user/managed', { ...person, ...passwords })).status).toBe(200);
  // The new password has ended the session of the page.
  const signIn = async (agent: string) => {
    const body = new URLSearchParams({ username, password: testPassword });
    const headers = { 'user-agent': agent };
    return (await fetch(`${url}/api/v1/user/login`, { method: 'POST', body, headers })).text();
  };
  const [, token] = [await signIn('curl/8.9.1'), await signIn('Mozilla/5.0 (Windows) Firefox/143.0')];
  await page.evaluate((text) => sessionStorage.setItem('token', text), token);
  await page.reload();
  const list = page.getByRole('list', { name: 'Sessions' });
  await list.getByText('Firefox, Windows').waitFor();
  await list.getByText('This session').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(2);
  await list.getByRole('button', { name: /End the session of curl/ }).click();
  await page.getByText('Session ended').waitFor();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const change = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').first().fill(next);
    await page.getByLabel('Confirm new password').fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not this one', 'quiet-Meadow-73');
  await page.getByText('The current password is wrong.').waitFor();
  await change(testPassword, 'password123');
  await page.getByText('The password is among the most common ones.').waitFor();
  await change(testPassword, 'quiet-Meadow-73');
  await page.getByText('Your other sessions have ended.').waitFor();
  await list.getByText('This session').waitFor();
});

test('signing out ends the token at the server', async () => {
  const { page, user } = await openProfile();
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login**');
  await expect.poll(async () => (await user.get('/api/v1/user/self')).status).toBe(401);
});
