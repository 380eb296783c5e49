import type { ManagedUser, Subscription } from '@waybill/api-contract';
import { startChatServer } from '@waybill/test-kit';
import { expect, test } from 'vitest';
import {
  type ConsolePage,
  findAccessibilityFaults,
  type PageOptions,
  setUpPages,
  takeScreenshot,
} from '#test';
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
  const self = async () => (await user.get<ManagedUser>('/api/v1/user/self')).body;
  await expect.poll(self).toMatchObject({ fullname: 'Ada Lovelace', email: 'admin@localhost' });
  await page.getByText('Profile saved').waitFor();
  await page.getByRole('button', { name: 'Your account: Ada Lovelace' }).waitFor();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  // The notice that is in sight may be the one of before.
  await expect.poll(self).toMatchObject({ fullname: 'Ada Lovelace', email: 'ada@example.com' });
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

const subscriptions = '/api/waybill/v1/notification/subscriptions';

/** Somebody with an address, on their profile. */
async function openSubscriber(options: PageOptions = {}) {
  const user = await pages.world.server.asUser('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  const { username } = user;
  const self = { username, fullname: 'Ada Lovelace', email: 'ada@example.com' };
  expect((await user.post('/api/v1/user/self', self)).status).toBe(200);
  return { user, ...(await pages.open('/profile', { token: user.token, ...options })) };
}

test('subscribes to what happens in projects, and changes, pauses and deletes that', async () => {
  const { asAdmin } = pages.world.server;
  await asAdmin.put('/api/v1/project', { name: 'Harbor', version: '1', tags: [{ name: 'port' }] });
  const { user, page, problems } = await openSubscriber({ width: 1440, height: 1400 });
  await page.getByRole('button', { name: 'Create subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create subscription' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByText('Choose at least one.').waitFor();
  // Events that the user may not see are not offered.
  expect(await dialog.getByRole('checkbox', { name: 'Policy violation' }).count()).toBe(0);
  await dialog.getByRole('checkbox', { name: 'New vulnerability' }).click();
  await dialog.getByLabel('Severity at least').selectOption({ label: 'High' });
  await dialog.getByRole('combobox', { name: 'Projects' }).fill('Harb');
  await page.getByRole('option', { name: 'Harbor 1' }).click();
  await dialog.getByText('Emails go to ada@example.com.').waitFor();
  expect(await dialog.getByLabel('Send by').count()).toBe(0);
  await takeScreenshot(page, 'subscription-create');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Subscription created').waitFor();
  const list = page.getByRole('list', { name: 'Subscriptions' });
  await list.getByText('Harbor 1 · Severity at least High · ada@example.com').waitFor();
  await list.getByText('Nothing sent yet').waitFor();
  await takeScreenshot(page, 'subscriptions');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const choose = async (item: string) => {
    await list.getByRole('button', { name: 'Actions for “New vulnerability”' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Pause');
  await list.getByText('Paused').waitFor();
  const stored = async () => (await user.get<Subscription[]>(subscriptions)).body;
  expect(await stored()).toMatchObject([
    { enabled: false, groups: ['NEW_VULNERABILITY'], minSeverity: 'HIGH', projects: [{ name: 'Harbor' }] },
  ]);
  await choose('Edit');
  const editing = page.getByRole('dialog', { name: 'Edit subscription' });
  await editing.getByLabel('Send', { exact: true }).selectOption({ label: 'Gathered for 4 hours' });
  await editing.getByRole('button', { name: 'Save' }).click();
  await list.getByText('Gathered for 4 hours').waitFor();
  expect(await stored()).toMatchObject([
    { enabled: false, groupMinutes: 240, projects: [{ name: 'Harbor' }] },
  ]);
  await choose('Resume');
  await list.getByText('Paused').waitFor({ state: 'detached' });
  await choose('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Subscription deleted').waitFor();
  expect(await stored()).toEqual([]);
  expect(problems).toEqual([]);
});

test('has messages posted to a webhook where that is allowed, and sees what came of them', async () => {
  const { server } = pages.world;
  const chat = await startChatServer();
  const set = (propertyName: string, propertyValue: string) =>
    server.asAdmin.post('/api/v1/configProperty', { groupName: 'notification', propertyName, propertyValue });
  await set('subscription.webhooks.allowed', 'true');
  await set('private.hosts', '127.0.0.1');
  try {
    const { user, page } = await openSubscriber({ width: 390, height: 844, theme: 'dark' });
    await page.getByRole('button', { name: 'Create subscription' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create subscription' });
    await dialog.getByRole('checkbox', { name: 'BOM imported' }).click();
    await dialog.getByLabel('Send by').selectOption({ label: 'Webhook' });
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.getByText('Enter a valid URL.').waitFor();
    await dialog.getByLabel('Webhook URL').fill(`${chat.url}/webhook/secret-path`);
    await takeScreenshot(page, 'subscription-webhook-phone');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    const list = page.getByRole('list', { name: 'Subscriptions' });
    await list.getByText(`Webhook at ${new URL(chat.url).host}`).waitFor();
    const sendTest = async (name: string) => {
      await list.getByRole('button', { name: `Actions for “${name}”` }).click();
      const asked = page.waitForResponse('**/test');
      await page.getByRole('menuitem', { name: 'Send test' }).click();
      await asked;
      await server.runJobs();
    };
    await sendTest('BOM imported');
    await list.getByText('Bill of Materials Processed').waitFor();
    expect(chat.received.map(({ path }) => path)).toEqual(['/webhook/secret-path']);
    await user.put(subscriptions, { groups: ['BOM_PROCESSING_FAILED'], webhook: `${chat.url}/webhook/gone` });
    await page.reload();
    chat.plan('webhook', { status: 410 });
    await sendTest('BOM import failed');
    await list.getByText('answered 410').waitFor();
    await list.getByText('1 given up').waitFor();
    expect(await page.content()).not.toContain('secret-path');
    const act = async (name: string, item: string) => {
      await list.getByRole('button', { name: `Actions for “${name}”` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await act('BOM imported', 'Signing secret');
    const signing = page.getByRole('dialog', { name: 'Signing secret' });
    await signing.getByText('Messages are not signed yet.').waitFor();
    await signing.getByRole('button', { name: 'Create secret' }).click();
    const secret = await signing.getByRole('textbox', { name: 'Signing secret' }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await takeScreenshot(page, 'subscription-secret-phone');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await signing.getByRole('button', { name: 'Done' }).click();
    await list.getByText('· signed').waitFor();
    expect(await page.content()).not.toContain(secret);
    await act('BOM imported', 'Signing secret');
    await signing.getByRole('button', { name: 'Stop signing' }).click();
    await list.getByText('· signed').waitFor({ state: 'detached' });
    // Its deliveries are a separate list.
    await act('BOM import failed', 'Deliveries');
    await page.getByRole('heading', { name: 'BOM import failed' }).waitFor();
    const row = page.getByRole('row', { name: /Given up/ });
    await row.getByText('Test').waitFor();
    await takeScreenshot(page, 'subscription-deliveries-phone');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await row.getByText('Bill of Materials').click();
    const panel = page.getByRole('dialog');
    await panel.getByText('answered 410').waitFor();
    await panel.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Notification is sent again').waitFor();
    await server.runJobs();
    // On a phone the panel covers the list.
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /Sent/ }).waitFor();
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await list.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await list.scrollIntoViewIfNeeded();
    await takeScreenshot(page, 'subscriptions-phone');
    expect(await findAccessibilityFaults(page)).toEqual([]);
  } finally {
    await set('subscription.webhooks.allowed', 'false');
    await set('private.hosts', 'nobody.example');
    await chat.close();
  }
});

test('without an address or permissions there is nothing to subscribe to', async () => {
  const { page } = await openProfile();
  const create = page.getByRole('button', { name: 'Create subscription' });
  await expect.poll(() => create.getAttribute('aria-disabled')).toBe('true');
  // One that was just saved counts at once.
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => create.getAttribute('aria-disabled')).toBe(null);
  const { token } = await pages.world.server.asUser('TAG_MANAGEMENT');
  const plain = await pages.open('/profile', { token });
  await plain.page.getByText('Your permissions show you nothing that you can subscribe to.').waitFor();
  expect(await plain.page.getByRole('button', { name: 'Create subscription' }).count()).toBe(0);
});
