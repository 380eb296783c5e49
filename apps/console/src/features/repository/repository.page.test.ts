import { expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, type MockHandlers, setUpPages, takeScreenshot } from '#test';
import { runSql, sql, startConnectionBench, testSecrets } from '#test/server';

const pages = setUpPages(startConnectionBench);

async function openAt(path: string) {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const opened = await pages.open(path, { token });
  const { page } = opened;
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { ...opened, step: (text: string) => page.getByRole('listitem').filter({ hasText: text }) };
}

test('at 1366 pixels all columns are in sight in German, and the cards make room for the panel', async () => {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/admin/repositories/maven', { token, locale: 'de-DE', width: 1366 });
  const grid = page.getByRole('grid');
  await grid.getByText('central', { exact: true }).waitFor();
  // The scrolling element is around the grid.
  const hiddenPx = await grid
    .locator('..')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hiddenPx).toBeLessThanOrEqual(0);
  const cut = await grid
    .locator('[role=columnheader] .truncate')
    .evaluateAll(
      (labels) => labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(cut).toBe(0);
  await grid.getByText('central', { exact: true }).click();
  await page.getByRole('button', { name: 'Repository löschen' }).waitFor();
  const update = await page.getByRole('button', { name: 'Jetzt aktualisieren' }).boundingBox();
  const state = await page.locator('section', { hasText: 'Neueste Versionen' }).last().boundingBox();
  if (!update || !state) throw new Error('The card is not there');
  expect(update.x + update.width).toBeLessThan(state.x + state.width);
});

test('each of the types has a page with its repositories', async () => {
  const { page, problems } = await openAt('/admin/repositories');
  await page.waitForURL('**/admin/repositories/cargo');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  const first = [
    ['Composer', 'packagist'],
    ['CPAN', 'cpan-public-registry'],
    ['RubyGems', 'rubygems.org'],
    ['GitHub', 'github.com'],
    ['Go modules', 'proxy.golang.org'],
    ['Hackage', 'hackage.haskell.org'],
    ['Hex', 'hex.pm'],
    ['Maven', 'central'],
    ['Nixpkgs', 'nixpkgs-unstable'],
    ['npm', 'npm-public-registry'],
    ['NuGet', 'nuget-gallery'],
    ['PyPI', 'pypi.org'],
    ['Cargo', 'crates.io'],
  ] as const;
  for (const [title, identifier] of first) {
    await navigation.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('grid').getByText(identifier, { exact: true }).waitFor();
  }
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('one is tried out, added, changed and deleted, and its password is never shown', async () => {
  const { page, problems, step } = await openAt('/admin/repositories/npm');
  await page.getByRole('button', { name: 'Add repository' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add repository' });
  await dialog.getByLabel('Name').fill('acme');
  await dialog.getByLabel('URL').fill(`${pages.world.outside.url}/private/npm`);
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await step('Account: failed').getByText('Credentials are missing.').waitFor();
  await dialog.getByRole('switch', { name: 'Authentication' }).click();
  await dialog.getByLabel('Username').fill('ada');
  await dialog.getByLabel('Password or token').fill(testSecrets.repository);
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await step('Account: passed').waitFor();
  await step('Response: not confirmed').getByText("doesn't contain the public package").waitFor();
  await takeScreenshot(page, 'repository-add');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Repository added').waitFor();

  const password = page.getByLabel('Password or token');
  expect(await password.inputValue()).toBe('');
  expect(await password.getAttribute('placeholder')).toBe('Stored');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await step('Account: passed').waitFor();
  expect(await page.content()).not.toContain(testSecrets.repository);
  await page.getByRole('switch', { name: /^Internal/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Repository saved').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'repository-panel');
  const stored = await pages.world.rows<{ internal: boolean; has: boolean }>(
    "select internal, password is not null as has from repository where identifier = 'acme'",
  );
  expect(stored).toEqual([{ internal: true, has: true }]);

  await page.getByRole('button', { name: 'Delete repository' }).click();
  await page.getByRole('dialog', { name: 'Delete “acme”?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Repository deleted').waitFor();
  await expect.poll(() => page.getByRole('grid').getByText('acme', { exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the order in which they are asked is changed by keys, and is asked anew when the list is another one', async () => {
  const { page, problems } = await openAt('/admin/repositories/maven');
  const names = () => page.getByRole('dialog').getByRole('listitem').locator('.flex-1').allTextContents();
  await page.getByRole('button', { name: 'Change order' }).click();
  expect(await names()).toEqual([
    'central',
    'atlassian-public',
    'jboss-releases',
    'clojars',
    'google-android',
  ]);
  await page.getByRole('button', { name: 'Move “clojars” up' }).focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter');
  expect((await names())[0]).toBe('clojars');
  await page.getByText('clojars: number 1 of 5').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Move “clojars” up',
  );
  await page.getByText('Already first').first().waitFor({ state: 'attached' });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'repository-order');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Order saved').waitFor();
  const stored = await pages.world.rows<{ identifier: string }>(
    "select identifier from repository where type = 'MAVEN' order by resolution_order",
  );
  expect(stored.map(({ identifier }) => identifier)).toEqual([
    'clojars',
    'central',
    'atlassian-public',
    'jboss-releases',
    'google-android',
  ]);

  await page.getByRole('button', { name: 'Change order' }).click();
  await page.getByRole('button', { name: 'Move “central” up' }).click();
  await runSql(
    pages.world.server.db,
    sql`delete from repository where type = 'MAVEN' and identifier = 'clojars'`,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Repositories were added or deleted in the meantime.').waitFor();
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});

test('a name that is taken stays in the form', async () => {
  const { page } = await openAt('/admin/repositories/maven');
  await page.getByRole('button', { name: 'Add repository' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add repository' });
  await dialog.getByLabel('Name').fill('central');
  await dialog.getByLabel('URL').fill('nonsense');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Enter a valid URL.').waitFor();
  await dialog.getByLabel('URL').fill('https://maven.example/');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('This type already has a repository with this name.').waitFor();
});

test('a list that fails can be asked for again', async () => {
  const handlers: MockHandlers = { 'GET /api/v1/repository/{type}': () => ({ status: 503 }) };
  const { page, goto } = await pages.openMocked(handlers, { token: fakeToken(['SYSTEM_CONFIGURATION']) });
  await goto('/admin/repositories/npm');
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
});
