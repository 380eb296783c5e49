import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpMockedPages, takeScreenshot } from '#test';

const pages = setUpMockedPages();
const path = '/api/waybill/v1/password-reset';
const available = { [`GET ${path}`]: () => ({ body: { available: true } }) };

test('a forgotten password is asked for by mail, and nobody learns whether there is an account', async () => {
  const { page, goto, backend, problems } = await pages.openMocked({
    ...available,
    [`POST ${path}`]: () => ({ status: 202 }),
  });
  await goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Username or email address').fill('ada@example.org');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'forgot-password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('If there is an account with this name or email address').waitFor();
  const asked = backend.requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(asked?.body ?? '')).toEqual({ account: 'ada@example.org' });
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByRole('heading', { name: 'Sign in to Waybill' }).waitFor();
  expect(problems).toEqual([]);
});

test('is not offered where no mail can be sent', async () => {
  const { page, goto } = await pages.openMocked();
  await goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('link', { name: 'Forgot password?' }).count()).toBe(0);
});

test('the link of the mail leads to a new password, with its token only in the body of the request', async () => {
  const { page, goto, backend, problems } = await pages.openMocked({
    ...available,
    [`POST ${path}/confirm`]: () => ({ status: 204 }),
  });
  await goto('/reset-password#the-token');
  await page.getByLabel('New password').first().fill('second-Gorse-42');
  await page.getByLabel('Confirm new password').fill('second-Gorse-42');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'reset-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
  await page.waitForURL('**/login');
  const sent = backend.requests.find(({ path: to }) => to === `${path}/confirm`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ token: 'the-token', newPassword: 'second-Gorse-42' });
  expect(backend.requests.filter(({ path: to }) => to.includes('the-token'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a link that does not count any longer leads to another', async () => {
  const { page, goto } = await pages.openMocked({
    ...available,
    [`POST ${path}/confirm`]: () => ({ status: 404, body: { title: 'Link is not valid' } }),
  });
  await goto('/reset-password#used');
  await page.getByLabel('New password').first().fill('second-Gorse-42');
  await page.getByLabel('Confirm new password').fill('second-Gorse-42');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('alert').getByText("This link isn't valid.").waitFor();
  await page.getByRole('link', { name: 'Request another link' }).click();
  await page.getByLabel('Username or email address').waitFor();
});
