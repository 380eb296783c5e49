import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startConnectionBench, testSecrets } from '#test/server';

const pages = setUpPages(startConnectionBench);

async function openAt(path: string, options: Parameters<typeof pages.open>[1] = {}) {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const opened = await pages.open(path, { token, ...options });
  const { page } = opened;
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { ...opened, step: (text: string) => page.getByRole('listitem').filter({ hasText: text }) };
}

const analyzers = [
  ['oss', 'API token'],
  ['vulnDB', 'Consumer secret'],
  ['snyk', 'API token'],
  ['trivy', 'API token'],
] as const;

test.each(analyzers)(
  '%s is tried out with the stored secret, which nobody sees',
  async (analyzer, secret) => {
    const { page, problems, step } = await openAt(`/admin/analyzers/${analyzer}`);
    await page.getByRole('button', { name: 'Test connection' }).click();
    const accounts = analyzer === 'snyk' ? ['Account (token 1)', 'Account (token 2)'] : ['Account'];
    for (const account of accounts) await step(`${account}: passed`).waitFor();
    expect(await page.content()).not.toMatch(new RegExp(Object.values(testSecrets).join('|')));
    await page.getByRole('group', { name: secret }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await step('Account: failed').getByText('missing').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `analyzer-${analyzer}`);
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(problems).toEqual([]);
  },
);

test('a token that is typed is tried out before it is saved', async () => {
  const { page, step } = await openAt('/admin/analyzers/snyk');
  await page.getByRole('group', { name: 'API token' }).getByRole('button', { name: 'Replace…' }).click();
  await page.getByLabel('API token').fill('wrong');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await step('Account: failed').getByText('127.0.0.1 rejects the credentials.').waitFor();
  await page.getByLabel('API token').fill(`${testSecrets.snyk};wrong`);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await step('Account (token 1): passed').waitFor();
  await step('Account (token 2): failed').getByText('127.0.0.1 rejects the credentials.').waitFor();
  await page.getByLabel(/^URL/).fill('http://169.254.169.254/');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await step('Name lookup: failed').getByText('link-local').waitFor();
});

test('a stored secret stays at its host', async () => {
  const { page, step } = await openAt('/admin/analyzers/trivy');
  await page.getByLabel('URL').fill(`${pages.world.source.url}/elsewhere`);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await step('Response: failed').getByText('There is nothing at this URL (HTTP 404).').waitFor();
  await page.getByLabel('URL').fill(`${pages.world.outside.url.replace('127.0.0.1', 'localhost')}/trivy`);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await step('Account: not tried').getByText('only sent to the host it was saved for').waitFor();
  await takeScreenshot(page, 'analyzer-withheld');
  const asked = page.getByText('The stored secret is for the previous address. Enter it again or remove it.');
  await page.getByRole('button', { name: 'Save' }).click();
  await asked.waitFor();
  await takeScreenshot(page, 'analyzer-secret-asked-again');
  await page.getByRole('group', { name: 'API token' }).getByRole('button', { name: 'Replace…' }).click();
  await page.getByLabel('API token').fill('another');
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('the number of calls that are left is shown', async () => {
  const { page, step } = await openAt('/admin/analyzers/vulnDB');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await step('Rate limit: passed').getByText('800 of 1,000 requests left').waitFor();
});

test('the internal analyzer has its switches, and the exclusions where they count', async () => {
  const { page, problems } = await openAt('/admin/analyzers/internal');
  const exclusion = page.getByRole('switch', { name: 'Skip components with a package URL' });
  expect(await exclusion.count()).toBe(0);
  await page.getByRole('switch', { name: 'Match CPEs by similar names' }).click();
  await exclusion.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.reload();
  expect(await exclusion.isChecked()).toBe(false);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'analyzer-internal');
  expect(problems).toEqual([]);
});

test('an analyzer that is off says so, and cannot be started', async () => {
  const { page } = await openAt('/admin/analyzers/trivy');
  await page.getByRole('status').getByText('Disabled in settings.').waitFor();
  expect(await page.getByRole('button', { name: 'Analyze now' }).getAttribute('aria-disabled')).toBe('true');
});

test('the pages are for those who configure the server', async () => {
  const { token } = await pages.world.server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/admin/accessManagement/teams', { token });
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Teams' }).waitFor();
  expect(await navigation.getByRole('link', { name: 'Snyk' }).count()).toBe(0);
  expect(await navigation.getByRole('link', { name: 'Maven' }).count()).toBe(0);
});

test('a group leads to its first page, and an analyzer that there is not to none', async () => {
  const { page } = await openAt('/admin/analyzers');
  await page.waitForURL('**/admin/analyzers/internal');
  await openAt('/admin/analyzers/npmaudit').then(({ page: other }) =>
    other.getByText('Page not found').waitFor(),
  );
});
