import { type IdentityProvider, startIdentityProvider } from '@waybill/test-kit';
import { expect, test } from 'vitest';
import { setUpPages, takeScreenshot } from '#test';
import { startConsoleServer } from '#test/server';

const callback = '/static/oidc-callback.html';

const pages = setUpPages(async () => {
  const world = await startConsoleServer();
  const provider = await startIdentityProvider({
    clientId: 'waybill',
    redirectUris: [world.server.url + callback],
    accounts: { 's-ann': { name: 'ann', groups: ['viewers'] }, 's-bob': { name: 'bob' } },
  });
  await world.server.asAdmin.put('/api/v1/user/oidc', { username: 'ann' });
  await world.server.asAdmin.post('/api/v1/permission/VIEW_PORTFOLIO/user/ann');
  await setGroup('oidc', {
    enabled: 'true',
    issuer: provider.issuer,
    'client.id': 'waybill',
    'login.button.text': 'Sign in with Acme',
  });
  return { ...world, provider, setGroup, close: () => close(provider) };

  async function setGroup(groupName: string, values: Record<string, string>): Promise<void> {
    const settings = Object.entries(values).map(([propertyName, propertyValue]) => ({
      groupName,
      propertyName,
      propertyValue,
    }));
    const answer = await world.server.asAdmin.post('/api/v1/configProperty/aggregate', settings);
    expect(answer.status, answer.text).toBe(200);
  }
  async function close(open: IdentityProvider): Promise<void> {
    await world.server.close();
    await open.close();
  }
});

async function signInAs(subject: string, path = '/login') {
  const { page } = await pages.open(path, { token: '' });
  await page.getByRole('button', { name: 'Sign in with Acme' }).click();
  await page.waitForURL(`${pages.world.provider.issuer}/**`);
  await page.locator('input[name=login]').fill(subject);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('form[action*="interaction"] button[type=submit]').click();
  return page;
}

test('signs in through the provider and goes on to the wanted place', async () => {
  const page = await signInAs('s-ann', '/login?redirect=%2Fprojects');
  await page.waitForURL(`${pages.world.server.url}/projects*`);
  await page.getByRole('heading', { name: 'Projects' }).first().waitFor();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept, 'nothing of the sign-in is kept').not.toContain('providerSignIn');
});

test('says that the provider knows somebody whom nobody has added here', async () => {
  const page = await signInAs('s-bob');
  await page.getByRole('alert').getByText('There is no account for you here.').waitFor();
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await page.getByRole('button', { name: 'Sign in with Acme' }).waitFor();
});

test('says that an account is suspended, whoever vouches for it', async () => {
  const { server, setGroup } = pages.world;
  const suspend = (suspended: boolean) =>
    server.asAdmin.put('/api/waybill/v1/user/oidc/ann/suspension', { suspended });
  await suspend(true);
  const page = await signInAs('s-ann');
  await page.getByRole('alert').getByText('This account is inactive or suspended.').waitFor();

  await server.asAdmin.put('/api/v1/user/oidc', { username: 'vera' });
  await server.asAdmin.put('/api/waybill/v1/user/oidc/vera/suspension', { suspended: true });
  await setGroup('trusted-header', { enabled: 'true' });
  const byHeader = await pages.open('/forgot-password', { token: '' });
  await byHeader.page.setExtraHTTPHeaders({ 'x-forwarded-preferred-username': 'vera' });
  await byHeader.goto('/login');
  await byHeader.page.getByRole('alert').getByText('This account is inactive or suspended.').waitFor();
  await setGroup('trusted-header', { enabled: 'false' });
  await suspend(false);
});

test('has user name and password behind a link', async () => {
  const { page } = await pages.open('/login', { token: '' });
  await page.getByRole('button', { name: 'Sign in with Acme' }).waitFor();
  expect(await page.getByLabel('Username').count()).toBe(0);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('signs nobody in by an answer that this tab has not asked for', async () => {
  const { page } = await pages.open('/oidc-callback?code=stolen&state=made-up', { token: '' });
  await page.getByRole('alert').getByText('The sign-in through the identity provider failed.').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
});

test('goes on without a form where a proxy says who it is, until the user signs out', async () => {
  const { setGroup, server } = pages.world;
  await server.asAdmin.put('/api/v1/user/oidc', { username: 'hana' });
  await server.asAdmin.post('/api/v1/permission/VIEW_PORTFOLIO/user/hana');
  await setGroup('trusted-header', { enabled: 'true', 'sign.out.url': '/oauth2/sign_out' });
  const { page, goto } = await pages.open('/forgot-password', { token: '' });
  await page.setExtraHTTPHeaders({ 'x-forwarded-preferred-username': 'hana' });
  await goto('/login?redirect=%2Fprojects');
  await page.waitForURL(`${server.url}/projects*`);
  await page.getByRole('button', { name: 'Your account: hana' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('You signed out.').waitFor();
  await takeScreenshot(page, 'header-signed-out');
  await goto('/login');
  await page.getByText('You signed out.').waitFor();
  expect(await page.getByRole('link', { name: 'Sign out there, too' }).getAttribute('href')).toBe(
    '/oauth2/sign_out',
  );
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/dashboard');

  await page.evaluate(() => sessionStorage.clear());
  await page.setExtraHTTPHeaders({ 'x-forwarded-preferred-username': 'nobody-here' });
  await goto('/login');
  await page.getByRole('alert').getByText('There is no account for you here.').waitFor();
  await setGroup('trusted-header', { enabled: 'false' });
});
