import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

async function openAt(name: string, options: Parameters<typeof pages.open>[1] = {}) {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  return pages.open(`/admin/configuration/${name}`, { token, ...options });
}

test('the page of experimental features says that there are none', async () => {
  const { page, problems } = await openAt('experimental');
  await page.getByText('No experimental features').waitFor();
  await page.getByText(/BOM processing v2/).waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the page of telemetry says that nothing is sent, and has nothing to switch', async () => {
  const { page, problems } = await openAt('telemetry');
  await page.getByText(/There is no code that collects or sends usage data/).waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a message stands before the sign-in, without what could do harm', async () => {
  const { page, problems } = await openAt('welcomeMessage');
  const html = [
    '<h1>Welcome to Acme</h1>',
    '<p>Ask <a href="mailto:it@acme.example">IT</a> or <a href="javascript:alert(1)">nobody</a>.</p>',
    '<script>document.title = "owned"</script><img src="https://spy.example/x.png" onerror="alert(1)">',
    '<form action="https://spy.example"><input name="password"></form>',
    '<ul><li onclick="alert(1)">One</li></ul>',
  ].join('');
  await page.getByRole('textbox', { name: 'Message (HTML)' }).fill(html);
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Welcome to Acme').waitFor();
  await page.getByRole('switch', { name: 'Show the message' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'settings-welcome');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  expect(problems).toEqual([]);

  const visitor = await pages.openBlank({ token: '' });
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).host));
  await visitor.goto('/login');
  const message = visitor.page.getByRole('region', { name: 'Message' });
  await message.getByText('Welcome to Acme').waitFor();
  expect(
    await message.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['mailto:it@acme.example']);
  expect(await message.locator('script, img, form, input, [onclick], [onerror]').count()).toBe(0);
  expect(asked).not.toContain('spy.example');
  expect(await findAccessibilityFaults(visitor.page)).toEqual([]);
  await takeScreenshot(visitor.page, 'login-welcome');
  expect(visitor.problems).toEqual([]);

  const off = [{ group: 'general', name: 'welcome.message.enabled', value: 'false' }];
  await pages.world.server.asAdmin.patch('/api/waybill/v1/settings', off);
  await visitor.goto('/login');
  await visitor.page.getByLabel('Username').waitFor();
  expect(await message.count()).toBe(0);
});

test('the default language is that of people who have chosen none', async () => {
  const { page } = await openAt('general');
  await page.getByLabel('Default language').selectOption('Deutsch');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();

  const visitor = await pages.open('/login', { token: '' });
  await visitor.page.getByRole('heading', { name: 'Bei Waybill anmelden' }).waitFor();
  await visitor.page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await visitor.page.getByRole('heading', { name: 'Sign in to Waybill' }).waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'Sign in to Waybill' }).waitFor();

  await page.getByLabel('Default language').selectOption('The language of the browser');
  await page.getByRole('button', { name: 'Save' }).click();
  const other = await pages.open('/login', { token: '' });
  await other.page.evaluate(() => localStorage.removeItem('Locale'));
  await other.page.reload();
  await other.page.getByRole('heading', { name: 'Sign in to Waybill' }).waitFor();
});

test('badges are served to everybody once that is switched on', async () => {
  const { page } = await openAt('general');
  await page.getByRole('switch', { name: 'Serve badges to everybody' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  const { body } = await pages.world.server.asAdmin.put<{ uuid: string }>('/api/v1/project', {
    name: 'Badged',
  });
  const badge = await pages.world.server.asNobody.get(`/api/v1/badge/vulns/project/${body.uuid}`);
  expect(badge.status).toBe(200);
});
