import { afterEach, expect, test } from 'vitest';
import {
  type ConsolePage,
  findAccessibilityFaults,
  type PageOptions,
  setUpPages,
  takeScreenshot,
} from '#test';
import { runSql, sql, startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

async function openAt(path: string, options: PageOptions = {}): Promise<ConsolePage> {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const opened = await pages.open(path, { token, ...options });
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

afterEach(async () => {
  const changes = [
    { group: 'general', name: 'base.url', value: null },
    { group: 'metrics', name: 'auth.password', value: null },
    { group: 'session', name: 'token.lifetime.seconds', value: '604800' },
    { group: 'artifact', name: 'bom.validation.mode', value: 'ENABLED' },
    { group: 'artifact', name: 'bom.validation.tags.inclusive', value: '[]' },
    { group: 'internal-components', name: 'groups.regex', value: null },
  ];
  expect((await pages.world.server.asAdmin.patch('/api/waybill/v1/settings', changes)).status).toBe(200);
});

test('changes are counted, saved at once and discarded together', async () => {
  const { page, problems } = await openAt('/admin/configuration/general');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.postData()}`);
  });
  await page.getByLabel('Base URL').fill('https://waybill.example');
  await page.getByText('1 unsaved change').waitFor();
  await page.getByLabel('Session lifetime', { exact: true }).fill('3');
  await page.getByText('2 unsaved changes').waitFor();
  await takeScreenshot(page, 'settings-changed');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await page.getByLabel('Base URL').inputValue()).toBe('');
  expect(await page.getByLabel('Session lifetime', { exact: true }).inputValue()).toBe('7');
  await page.getByLabel('Base URL').fill('https://waybill.example');
  await page.getByLabel('Session lifetime', { exact: true }).fill('3');
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  expect(sent).toEqual([
    'PATCH [{"group":"general","name":"base.url","value":"https://waybill.example"},{"group":"session","name":"token.lifetime.seconds","value":"259200"}]',
  ]);
  await page.reload();
  expect(await page.getByLabel('Base URL').inputValue()).toBe('https://waybill.example');
  await page.getByText('Default: 7 days').waitFor();
  await page.getByRole('button', { name: /Reset to default.*Session lifetime/ }).click();
  expect(await page.getByLabel('Session lifetime', { exact: true }).inputValue()).toBe('7');
  expect(problems).toEqual([]);
});

test('what is wrong stands at its field, whether the page or the server finds it', async () => {
  const { page } = await openAt('/admin/configuration/general');
  await page.getByLabel('Base URL').fill('nonsense');
  expect(await page.getByText('Enter a valid URL.').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.getByText('Enter a valid URL.').waitFor();
  await page.getByLabel('Base URL').fill('https://waybill.example');
  // The least is a minute.
  await page.getByLabel('Unit of “Session lifetime”').selectOption('seconds');
  await page.getByLabel('Session lifetime', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter 1 minute or more.').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'));
  await expect.poll(focused).toBe('true');

  await page.route('**/api/waybill/v1/settings', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const violations = [{ path: '0.value', message: 'The server wants another one.' }];
    await route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 400, title: 'Bad Request', violations }),
    });
  });
  await page.getByLabel('Session lifetime', { exact: true }).fill('700');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The server wants another one.').waitFor();
  expect(await page.getByLabel('Base URL').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Base URL').inputValue()).toBe('https://waybill.example');
});

test('a secret says whether it is set, and never what it is', async () => {
  const { page } = await openAt('/admin/configuration/metrics');
  const secret = page.getByRole('group', { name: 'Password' });
  await secret.getByText('Not set').waitFor();
  await secret.getByRole('button', { name: 'Set…' }).click();
  await page.keyboard.type('hush');
  await page.getByRole('button', { name: 'Save' }).click();
  await secret.getByText('Set', { exact: true }).waitFor();
  expect(await page.content()).not.toContain('hush');
  await secret.getByRole('button', { name: 'Remove' }).click();
  await secret.getByText('Will be removed').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await secret.getByText('Not set').waitFor();
});

test('fields that another setting asks for come and go with it', async () => {
  const { page } = await openAt('/admin/configuration/bomFormats');
  const tags = page.getByLabel('Validate projects with these tags');
  expect(await tags.count()).toBe(0);
  await page.getByLabel('Validate uploads').selectOption('Only projects with certain tags');
  await tags.fill('internet-facing,');
  await page.getByRole('button', { name: 'Remove internet-facing' }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  const { body } =
    await pages.world.server.asAdmin.get<{ propertyName: string; propertyValue: string }[]>(
      '/api/v1/configProperty',
    );
  const stored = body.find(({ propertyName }) => propertyName === 'bom.validation.tags.inclusive');
  expect(stored?.propertyValue).toBe('["internet-facing"]');
});

test('an address that names a setting leads to it', async () => {
  const { page } = await openAt('/admin/configuration/retention?setting=retention/upload.count');
  const field = page.getByLabel('Uploads per project');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
});

test.each([
  ['light', 1366],
  ['dark', 1366],
  ['light', 400],
  ['dark', 2560],
] as const)('pages of settings are free of accessibility faults in %s at %d', async (theme, width) => {
  const { page, problems, goto } = await openAt('/admin/configuration/general', { theme, width });
  for (const name of ['general', 'bomFormats', 'internalComponents', 'retention', 'metrics']) {
    await goto(`/admin/configuration/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findAccessibilityFaults(page), name).toEqual([]);
    await takeScreenshot(page, `settings-${name}-${theme}-${width}`);
    expect(problems, name).toEqual([]);
  }
});

test('patterns of internal components are checked, and applied when they are saved', async () => {
  const { page, problems } = await openAt('/admin/configuration/internalComponents');
  await page.getByLabel('Namespace').fill('com.acme++');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/has a possessive quantifier at offset 9/).waitFor();
  expect(await page.getByText('Unsuccessful action').count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'settings-internal-refused');
  await page.getByLabel('Namespace').fill(String.raw`com\.acme(\..*)?`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await pages.world.server.runJobs();
  await page.getByText('Identification of internal components').first().waitFor();
  const state = page.locator('section', { hasText: 'Identify now' });
  await state.getByText('Up to date').waitFor();
  await page.getByRole('button', { name: 'Identify now' }).click();
  await state.getByText('Queued', { exact: true }).waitFor();
  await pages.world.server.runJobs();
  await state.getByText('Up to date').waitFor();
  await state.getByText('Next run').waitFor();
  await runSql(
    pages.world.server.db,
    sql`update task set state = 'failed', error = 'The disk is full' where kind = 'component.identify-internal'`,
  );
  await page.reload();
  await state.getByText('The disk is full').waitFor();
  await state.getByText(/the next run tries again/).waitFor();
  // The page tells of the refusal as the browser does.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

test('search indexes are rebuilt by kind, and the task tells of it', async () => {
  const { page, problems } = await openAt('/admin/configuration/search');
  await page.getByRole('textbox', { name: 'Check interval' }).waitFor();
  await page.getByRole('button', { name: 'Rebuild indexes…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rebuild search indexes' });
  await dialog.getByRole('checkbox', { name: 'Vulnerabilities' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'settings-reindex');
  const asked = page.waitForRequest((request) => request.url().includes('/search/reindex'));
  await dialog.getByRole('button', { name: 'Rebuild', exact: true }).click();
  expect(new URL((await asked).url()).searchParams.get('type')).toBe(
    'PROJECT,COMPONENT,SERVICECOMPONENT,LICENSE,VULNERABLESOFTWARE,CPE',
  );
  await dialog.waitFor({ state: 'detached' });
  await pages.world.server.runJobs();
  await page.getByText('Rebuild of search indexes: done').waitFor();
  expect(problems).toEqual([]);
});

test('a preset fills in what a directory usually has, and a test says why it cannot be asked', async () => {
  const { page, problems } = await openAt('/admin/configuration/ldap');
  const preset = page.getByLabel('Preset');
  expect(await preset.inputValue()).toBe('Active Directory');
  await preset.selectOption('OpenLDAP');
  const attribute = page.getByLabel('User name attribute');
  expect(await attribute.inputValue()).toBe('uid');
  expect(await page.getByLabel('Filter for groups', { exact: true }).inputValue()).toBe(
    '(|(objectClass=groupOfNames)(objectClass=groupOfUniqueNames))',
  );
  await attribute.fill('mail');
  expect(await preset.inputValue(), 'which is nobody’s').toBe('');
  await page.getByText('5 unsaved changes').waitFor();

  await page.getByRole('switch', { name: 'Sign-in by LDAP' }).click();
  await page.getByLabel('Server address').fill('ldap://127.0.0.1:9');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await page.getByText('127.0.0.1 refuses the connection.').waitFor();
  await page.getByRole('button', { name: 'Test user' }).click();
  await page.getByText('This field is required.').waitFor();
  await page.getByRole('textbox', { name: 'Username' }).fill('ann');
  await page.keyboard.press('Enter');
  await page.getByText('6 unsaved changes').or(page.getByText('7 unsaved changes')).waitFor();
  await page.getByRole('button', { name: 'Test user' }).click();
  await expect.poll(() => page.getByText('127.0.0.1 refuses the connection.').count()).toBe(2);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'settings-ldap');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await preset.inputValue()).toBe('Active Directory');
  expect(problems).toEqual([]);
});

test('a provider is tried out with what is typed', async () => {
  const { page, problems } = await openAt('/admin/configuration/oidc');
  await page.getByRole('button', { name: 'Test provider' }).click();
  await page.getByText('No issuer is set.').waitFor();
  await page.getByRole('switch', { name: 'Sign-in by OpenID Connect' }).click();
  await page.getByLabel('Issuer').fill('http://127.0.0.1:9/realm');
  await page.getByRole('button', { name: 'Test provider' }).click();
  await page.getByRole('status').getByText('Description of the provider').waitFor();
  await page.getByText('127.0.0.1 refuses the connection.').waitFor();
  await takeScreenshot(page, 'settings-oidc');
  expect(problems).toEqual([]);
});

test('that children are visible is a choice only while access is controlled', async () => {
  const { page, problems } = await openAt('/admin/configuration/accessControl');
  const children = page.getByRole('switch', { name: 'Projects below a visible project are visible' });
  expect(await children.count()).toBe(0);
  await page.getByRole('switch', { name: 'Teams see only their own projects' }).click();
  await children.click();
  await page.getByText('2 unsaved changes').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'access-control');
  await page.getByRole('button', { name: 'Discard' }).click();
  await children.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
