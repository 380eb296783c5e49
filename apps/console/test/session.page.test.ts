import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, takeScreenshot } from './browser.ts';
import { attention, fakeToken, type MockAnswer, type MockHandlers } from './mock-backend.ts';
import { type PageOptions, setUpMockedPages } from './pages.ts';

const pages = setUpMockedPages();
const viewer = fakeToken(['VIEW_PORTFOLIO']);

async function fillLogin({ page }: ConsolePage, username = 'ada', password = 'secret'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const signInPath = '/api/waybill/v1/session';
const acceptLogin: MockHandlers = { [`POST ${signInPath}`]: () => ({ body: { token: viewer } }) };

/** A sign-in that the server refuses. */
const refusal = (status: number, code: string): MockAnswer => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { status, title: 'The sign-in was refused', code: `session.${code}` },
});

test('signs in with the form and opens the wanted place', async () => {
  const console = await pages.openMocked(acceptLogin);
  await console.goto('/login?redirect=%2Fdashboard%3Fx%3D1');
  await fillLogin(console, 'ada lovelace', 'se&cret');
  await console.page.waitForURL('**/dashboard?x=1');
  await console.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const login = console.backend.requests.find((request) => request.path === signInPath);
  expect(JSON.parse(login?.body ?? '')).toEqual({ username: 'ada lovelace', password: 'se&cret' });
  const self = console.backend.requests.find((request) => request.path === '/api/v1/user/self');
  expect(self?.headers.authorization).toBe(`Bearer ${viewer}`);
  expect(console.problems).toEqual([]);
});

test('a sign-in that waits for many others says how long, and outlasts a proxy that gives up', async () => {
  const turn = Promise.withResolvers<void>();
  let tries = 0;
  const console = await pages.openMocked({
    [`POST ${signInPath}`]: async () => {
      if (tries++ === 0) return { status: 504 };
      await turn.promise;
      return { body: { token: viewer } };
    },
    'GET /api/waybill/v1/session/queue': () => ({ body: { waiting: 120, seconds: 130 } }),
  });
  await console.goto('/login');
  await fillLogin(console);
  const note = console.page.getByRole('status').filter({ hasText: 'Many people are signing in' });
  await note.waitFor();
  expect(await note.textContent()).toContain('within 3 minutes');
  expect(await findAccessibilityFaults(console.page)).toEqual([]);
  await takeScreenshot(console.page, 'sign-in-wait');
  turn.resolve();
  await console.page.waitForURL('**/dashboard');
  expect(tries).toBe(2);
});

test('a proxy that gives up while nobody waits is told', async () => {
  const console = await pages.openMocked({
    [`POST ${signInPath}`]: () => ({ status: 504 }),
    'GET /api/waybill/v1/session/queue': () => ({ body: { waiting: 0, seconds: 0 } }),
  });
  await console.goto('/login');
  await fillLogin(console);
  await console.page.getByText('(504)').first().waitFor();
  expect(await console.page.getByRole('button', { name: 'Sign in' }).isEnabled()).toBe(true);
});

test('a redirect to another host is not followed', async () => {
  const console = await pages.openMocked(acceptLogin);
  await console.goto('/login?redirect=https%3A%2F%2Fevil.example%2Fprojects');
  await fillLogin(console);
  await console.page.waitForURL(`${console.backend.origin}/dashboard`);
});

test('empty fields are named and nothing is sent', async () => {
  const console = await pages.openMocked();
  await console.goto('/login');
  await console.page.getByRole('button', { name: 'Sign in' }).click();
  await console.page.getByText('This field is required.').first().waitFor();
  expect(await console.page.getByText('This field is required.').count()).toBe(2);
  expect(console.backend.requests.map((request) => request.path)).not.toContain(signInPath);
});

test.each([
  [401, 'invalid_credentials', 'Invalid username or password.'],
  [403, 'suspended', 'This account is inactive or suspended.'],
])('a refusal with %d says why, without a toast besides', async (status, code, message) => {
  const console = await pages.openMocked({ [`POST ${signInPath}`]: () => refusal(status, code) });
  await console.goto('/login');
  await fillLogin(console);
  await console.page.getByText(message).waitFor();
  expect(await console.page.getByText('HTTP request error').count()).toBe(0);
});

test('a forced change keeps the redirect and leads back to the sign-in page', async () => {
  const console = await pages.openMocked({
    [`POST ${signInPath}`]: () => refusal(401, 'force_password_change'),
    'POST /api/v1/user/forceChangePassword': () => ({ status: 200 }),
  });
  const { page } = console;
  await console.goto('/login?redirect=%2Fprojects');
  await fillLogin(console, 'admin', 'admin');
  await page.waitForURL('**/change-password?redirect=*');
  // The address changes before the page does, and both have a field with this name.
  await page.getByRole('heading', { name: 'Change password' }).waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('admin');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('admin');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  await page.getByText('Your account needs a new password before you can sign in.').waitFor();
  await page.getByLabel('New password', { exact: false }).first().fill('better');
  await page.getByLabel('Confirm new password').fill('other');
  await page.getByRole('button', { name: 'Change password' }).click();
  // In addition to the other missing fields.
  await page.getByText("The fields don't match.").waitFor();
  expect(await page.getByText('This field is required.').count()).toBe(1);
  await page.getByLabel('Current password').fill('admin');
  await page.getByLabel('Confirm new password').fill('better');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
  await page.waitForURL('**/login?redirect=*');
  const sent = console.backend.requests.find((request) => request.path.endsWith('forceChangePassword'));
  expect(sent?.body).toBe('username=admin&password=admin&newPassword=better&confirmPassword=better');
});

test.each([
  [401, 'Check your username and current password, and try again.', 'Make sure both'],
  [406, 'Make sure both new passwords match', 'Check your username'],
])('a change of password that is refused with %d says why, and nothing else', async (status, why, other) => {
  const console = await pages.openMocked({
    'POST /api/v1/user/forceChangePassword': () => ({ status }),
  });
  const { page } = console;
  await console.goto('/change-password');
  for (const [label, value] of [
    ['Username', 'admin'],
    ['Current password', 'admin'],
    ['Confirm new password', 'admin'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('New password', { exact: false }).first().fill('admin');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('alert').getByText(why).waitFor();
  expect(await page.getByText(other).count()).toBe(0);
});

test('without a session every guarded place leads to the sign-in page and back', async () => {
  const console = await pages.openMocked(acceptLogin);
  await console.goto('/dashboard?ref=mail');
  await console.page.waitForURL('**/login?redirect=*');
  expect(new URL(console.page.url()).searchParams.get('redirect')).toBe('/dashboard?ref=mail');
  await fillLogin(console);
  await console.page.waitForURL('**/dashboard?ref=mail');
});

test('a session that the server rejects is forgotten, and the sign-in page says why', async () => {
  const console = await pages.openMocked(
    { 'GET /api/v1/user/self': () => ({ status: 401 }) },
    { token: viewer },
  );
  await console.goto('/dashboard');
  await console.page.waitForURL('**/login?redirect=*');
  await console.page.getByText('Your session has ended. Sign in to continue.').waitFor();
  expect(await console.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await console.page.reload();
  await console.page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await console.page.getByText('Your session has ended').count()).toBe(0);
});

describe('a session that ends while a page is open', () => {
  const manager = fakeToken(['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT']);
  const dialogOf = (page: Page) =>
    page.getByRole('dialog', { name: 'Your session has ended. Sign in to continue.' });
  /** By its name: what lies below the dialog is hidden from assistive technology. */
  const nameOf = (page: Page) => page.locator('[role="dialog"] input[name="name"]');

  /** The list of projects, with something typed about a new one when the server no longer knows the session. */
  const created = {
    uuid: '00000000-0000-4000-8000-000000000001',
    name: 'Anvils',
    active: true,
    tags: [],
    properties: [],
  };

  async function openTyped(options: PageOptions = {}, renewed = `${manager}2`) {
    const accepted = new Set([`Bearer ${manager}`]);
    const answer = (headers: Record<string, unknown>, good: MockAnswer): MockAnswer =>
      accepted.has(String(headers.authorization)) ? good : { status: 401 };
    const opened = await pages.openMocked(
      {
        'GET /api/v1/project': ({ headers }) =>
          answer(headers, { headers: { 'x-total-count': '0' }, body: [] }),
        'PUT /api/v1/project': ({ headers }) => answer(headers, { status: 201, body: created }),
        // The page of the new project comes behind it.
        [`GET /api/v1/project/${created.uuid}`]: () => ({ body: created }),
        [`GET /api/v1/metrics/project/${created.uuid}/days/90`]: () => ({ body: [] }),
        [`GET /api/waybill/v1/project/${created.uuid}/coverage`]: () => ({ body: attention().coverage }),
        [`POST ${signInPath}`]: ({ body }) => {
          if (!body.includes('"password":"secret"')) return refusal(401, 'invalid_credentials');
          accepted.add(`Bearer ${renewed}`);
          return { body: { token: renewed } };
        },
      },
      { token: manager, ...options },
    );
    await opened.goto('/projects?dialog=create');
    await nameOf(opened.page).fill('Anvils');
    accepted.clear();
    return opened;
  }

  test.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 400],
  ] as const)(
    'is taken up again above it, and what failed is sent once more, in %s at %d',
    async (theme, width) => {
      const { page, backend, problems } = await openTyped({ theme, width });
      await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
      await dialogOf(page).waitFor();
      expect(await dialogOf(page).getByLabel('Username').inputValue()).toBe('ada');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('password');
      await page.keyboard.press('Escape');
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await takeScreenshot(page, `session-dialog-${theme}-${width}`);
      await page.keyboard.type('wrong');
      await page.keyboard.press('Enter');
      await page.getByText('Invalid username or password.').waitFor();
      expect(await nameOf(page).inputValue()).toBe('Anvils');
      await dialogOf(page).getByLabel('Password').fill('secret');
      await page.keyboard.press('Enter');
      await page.getByText('Project created').waitFor();
      const sent = backend.requests.filter(
        ({ method, path }) => `${method} ${path}` === 'PUT /api/v1/project',
      );
      expect(sent.map(({ body }) => JSON.parse(body).name)).toEqual(['Anvils', 'Anvils']);
      expect(sent[1]?.headers.authorization).toBe(`Bearer ${manager}2`);
      expect(problems).toEqual([]);
    },
  );

  test('of which another user signs in leads to the start, and shows nothing that was typed', async () => {
    const grace = fakeToken(['VIEW_PORTFOLIO'], 'LOCAL', 'grace');
    const { page, backend } = await openTyped({}, grace);
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await dialogOf(page).getByLabel('Username').fill('grace');
    await dialogOf(page).getByLabel('Password').fill('secret');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${backend.origin}/dashboard`);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(await page.getByLabel('Name').count()).toBe(0);
    const sent = backend.requests.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${manager}`]);
  });

  test('can be left for the sign-in page, which leads back', async () => {
    const { page } = await openTyped();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await dialogOf(page).getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login?redirect=*');
    await page.getByText('Your session has ended. Sign in to continue.').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

test('a session that ends by a filter is taken up again by the same filter', async () => {
  let accepted = true;
  const rows = () => (accepted ? { headers: { 'x-total-count': '0' }, body: [] } : { status: 401 });
  const console = await pages.openMocked({ ...acceptLogin, 'GET /api/v1/project': rows }, { token: viewer });
  const { page } = console;
  await console.goto('/projects');
  await page.getByText('No projects yet').or(page.getByRole('treegrid')).first().waitFor();
  accepted = false;
  await page.getByRole('button', { name: 'Show inactive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended. Sign in to continue.' });
  await dialog.waitFor();
  expect(await page.locator('[data-kind]').count()).toBe(0);
  accepted = true;
  await dialog.getByLabel('Password').fill('secret');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?inactive=true');
  expect(console.problems).toEqual([]);
});

test('a server that is ill does not end the session', async () => {
  const console = await pages.openMocked(
    { 'GET /api/v1/user/self': () => ({ status: 503 }) },
    { token: viewer },
  );
  await console.goto('/dashboard');
  await console.page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await console.page.evaluate(() => sessionStorage.getItem('token'))).toBe(viewer);
});

test('a user without any permission sees a page that says so, not a loop', async () => {
  const console = await pages.openMocked({}, { token: fakeToken([]) });
  await console.goto('/');
  await console.page.getByText('No access yet').waitFor();
  expect(new URL(console.page.url()).pathname).toBe('/dashboard');
});

test('signing out ends the session in every tab', async () => {
  const console = await pages.openMocked({}, { token: viewer });
  await console.goto('/dashboard');
  const second = await console.page.context().newPage();
  await second.addInitScript(() => sessionStorage.setItem('seeded', 'yes'));
  await second.goto(`${console.backend.origin}/dashboard`);
  await second.getByRole('heading', { name: 'Dashboard' }).waitFor();
  // A tab in the background draws no frames, and the menu waits for one.
  await console.page.bringToFront();
  await console.page.getByRole('button', { name: 'Your account: Ada Lovelace' }).click();
  await console.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await console.page.waitForURL('**/login');
  await second.waitForURL('**/login?redirect=*');
});

test('a session that another tab hands over late is taken up, at the wanted place', async () => {
  const console = await pages.openMocked();
  const { page } = console;
  await console.goto('/login');
  const second = await page.context().newPage();
  await second.goto(`${console.backend.origin}/dashboard?ref=mail`);
  await second.getByRole('button', { name: 'Sign in' }).waitFor();
  // The answer to what the second tab asked when it started, and has given up to wait for.
  await page.evaluate((token) => localStorage.setItem('sessionStorage', JSON.stringify({ token })), viewer);
  await second.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(second.url()).toBe(`${console.backend.origin}/dashboard?ref=mail`);
});

test('with a session the sign-in page leads on, and never in a circle', async () => {
  const console = await pages.openMocked({}, { token: viewer });
  await console.goto('/login?redirect=%2Flogin%3Fredirect%3D%252Flogin');
  await console.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await console.goto('/login?redirect=https%3A%2F%2Fevil.example%2Fdashboard');
  await console.page.waitForURL(`${console.backend.origin}/dashboard`);
  expect(console.problems).toEqual([]);
});

test('works below a base path', async () => {
  const console = await pages.openMocked(acceptLogin, { basePath: '/tools/waybill/' });
  await console.goto('/tools/waybill/dashboard');
  await console.page.waitForURL('**/tools/waybill/login?redirect=*');
  await fillLogin(console);
  await console.page.waitForURL('**/tools/waybill/dashboard');
  await console.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(console.problems).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'the sign-in pages have no serious accessibility fault in %s',
  async (theme) => {
    const console = await pages.openMocked({ [`POST ${signInPath}`]: () => ({ status: 401 }) }, { theme });
    await console.goto('/login');
    await fillLogin(console);
    await console.page.getByText('Invalid username or password.').waitFor();
    expect(await findAccessibilityFaults(console.page)).toEqual([]);
    await console.goto('/change-password');
    await console.page.getByRole('heading', { name: 'Change password' }).waitFor();
    expect(await findAccessibilityFaults(console.page)).toEqual([]);
    expect(console.problems).toEqual([]);
  },
);

test('speaks the language of the browser, and another one at once when asked', async () => {
  const console = await pages.openMocked({}, { locale: 'de-AT' });
  await console.goto('/login');
  await console.page.getByRole('button', { name: 'Anmelden' }).waitFor();
  await console.page.getByLabel('Sprache').selectOption('ja');
  await console.page.getByRole('button', { name: 'ログイン' }).waitFor();
  expect(
    await console.page.evaluate(() => [document.documentElement.lang, localStorage.getItem('Locale')]),
  ).toEqual(['ja', 'ja']);
  await console.page.reload();
  await console.page.getByRole('button', { name: 'ログイン' }).waitFor();
});
