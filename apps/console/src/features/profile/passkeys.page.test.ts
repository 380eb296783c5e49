import { readFile } from 'node:fs/promises';
import type { Passkeys } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, type PageOptions, setUpPages, takeScreenshot } from '#test';
import { createClient, startPlainServer, testPassword } from '#test/server';

const pages = setUpPages(startPlainServer);
/** Passkeys are for names, and this one needs no https. */
const origin = () => pages.world.server.url.replace('127.0.0.1', 'localhost');

let count = 0;

/** Somebody with a password. */
async function makePerson() {
  const { asAdmin, url } = pages.world.server;
  const username = `keeper-${++count}`;
  const made = await asAdmin.put('/api/v1/user/managed', {
    username,
    fullname: 'Ada Lovelace',
    email: 'ada@example.com',
    newPassword: testPassword,
    confirmPassword: testPassword,
  });
  expect(made.status, made.text).toBe(201);
  const body = new URLSearchParams({ username, password: testPassword });
  const token = await (await fetch(`${url}/api/v1/user/login`, { method: 'POST', body })).text();
  return { username, token, client: createClient(url, { authorization: `Bearer ${token}` }) };
}

/** Plugs a security key into the browser that is always touched. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    /** True if somebody touches it. */
    touch: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    unplug: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

async function openProfile(token: string, options: PageOptions = {}) {
  const opened = await pages.openBlank({ origin: origin(), token, ...options });
  const key = await plugIn(opened.page);
  await opened.goto('/profile');
  return { ...opened, key };
}

async function addPasskey(page: Page, name: string, password = testPassword): Promise<void> {
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
}

async function fillPassword(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login**');
}

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('a passkey is added, and asked for at the next sign-in, in %s at %d', async (theme, width) => {
  const { username, token, client } = await makePerson();
  const { page, problems } = await openProfile(token, { theme, width });
  await page.getByText('your password alone is no longer enough').waitFor();
  await addPasskey(page, 'Blue key', 'wrong');
  await page.getByText('The current password is wrong.').waitFor();
  await page.getByRole('dialog').getByLabel('Current password').fill(testPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `recovery-codes-${theme}-${width}`);
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\n')).toEqual(await codes.getByRole('listitem').allTextContents());
  await codes.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Blue key').waitFor();
  await page.getByText('10 recovery codes are left.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('list', { name: 'Passkeys' }).scrollIntoViewIfNeeded();
  await takeScreenshot(page, `passkeys-${theme}-${width}`);

  expect(problems).toEqual([]);
  await signOut(page);
  await fillPassword(page, username);
  await page.getByText('Use a passkey to confirm').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `second-step-${theme}-${width}`);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.waitForURL('**/dashboard');
  expect((await client.get('/api/v1/user/self')).status, 'the first session was signed out').toBe(401);
});

test('a recovery code stands in for a passkey that is not at hand, and a wrong one can be typed again', async () => {
  const { username, token } = await makePerson();
  const { page, key, problems } = await openProfile(token);
  await addPasskey(page, 'Phone');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await codes.waitFor();
  const [code = ''] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'Done' }).click();
  expect(problems).toEqual([]);
  await signOut(page);
  await fillPassword(page, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('That did not work.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await key.unplug();
  await page.goto('/profile');
  await page.getByText('9 recovery codes are left.').waitFor();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const question = page.getByRole('dialog', { name: 'New recovery codes' });
  await question.getByLabel('Current password').fill(testPassword);
  await question.getByRole('button', { name: 'Create' }).click();
  await codes.waitFor();
  expect(await codes.getByRole('listitem').allTextContents()).not.toContain(code);
  await codes.getByRole('button', { name: 'Done' }).click();
  await page.getByText('10 recovery codes are left.').waitFor();
});

test('a passkey is renamed and removed, after which the password is enough', async () => {
  const { username, token, client } = await makePerson();
  const { page } = await openProfile(token);
  await addPasskey(page, 'Phone');
  await page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('button', { name: 'Done' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await list.getByRole('button', { name: 'Actions for passkey Phone' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename passkey' });
  await rename.getByLabel('Name').fill('Old phone');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await list.getByText('Old phone').waitFor();
  await list.getByRole('button', { name: 'Actions for passkey Old phone' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove passkey Old phone?' });
  await question.getByText('This is your last passkey.').waitFor();
  await question.getByLabel('Current password').fill(testPassword);
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Passkey removed').waitFor();
  await list.waitFor({ state: 'detached' });
  expect((await client.get<Passkeys>('/api/waybill/v1/passkey')).body.passkeys).toEqual([]);
  await signOut(page);
  await fillPassword(page, username);
  await page.waitForURL('**/dashboard');
});

test('a new password that is owed comes with the second step', async () => {
  const { username, token } = await makePerson();
  const { page } = await openProfile(token);
  await addPasskey(page, 'Phone');
  await page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('button', { name: 'Done' }).click();
  const changed = await pages.world.server.asAdmin.post('/api/v1/user/managed', {
    username,
    fullname: 'Ada',
    email: 'ada@example.com',
    forcePasswordChange: true,
  });
  expect(changed.status, changed.text).toBe(200);
  await page.goto('/login');
  await fillPassword(page, username);
  await page.getByText('Your account needs a new password as well.').waitFor();
  for (const label of ['New password', 'Confirm new password']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill('short');
  }
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.getByText('The password is too short.').waitFor();
  for (const label of ['New password', 'Confirm new password']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill('quiet-Meadow-73');
  }
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.waitForURL('**/dashboard');
});

test('an administrator removes the passkeys of somebody who has lost them', async () => {
  const { username, token, client } = await makePerson();
  const { page } = await openProfile(token);
  await addPasskey(page, 'Phone');
  await page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('button', { name: 'Done' }).click();
  const manager = await pages.world.server.asUser('ACCESS_MANAGEMENT');
  const admin = await pages.open(`/admin/accessManagement/managedUsers?user=${username}`, {
    token: manager.token,
  });
  const panel = admin.page.getByRole('dialog', { name: username });
  await panel.getByRole('list', { name: 'Passkeys' }).getByText('Phone').waitFor();
  await panel.getByRole('button', { name: 'Remove passkeys' }).click();
  const question = admin.page.getByRole('dialog', { name: `Remove all passkeys of ${username}?` });
  await question.getByRole('button', { name: 'Remove passkeys' }).click();
  await panel.getByText('This user has no passkeys.').waitFor();
  expect(await findAccessibilityFaults(admin.page)).toEqual([]);
  expect((await client.get('/api/v1/user/self')).status).toBe(401);
});

test('at an address without a name there is a reason instead of a passkey', async () => {
  const { token } = await makePerson();
  const { page } = await pages.open('/profile', { token });
  const add = page.getByRole('button', { name: 'Add passkey' });
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true');
});
