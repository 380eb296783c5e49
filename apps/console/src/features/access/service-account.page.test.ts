import { randomUUID } from 'node:crypto';
import type { TokenRule } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { type ConsolePage, findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { createClient, startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

async function openList(path: string): Promise<ConsolePage> {
  const { token } = await pages.world.server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  return pages.open(path, { token });
}

test('creates a service account, puts it into a team, gives it a key, and suspends and deletes it', async () => {
  const console = await openList('/admin/accessManagement/serviceAccounts?dialog=create');
  const { page } = console;
  const name = `bot-${randomUUID()}`;
  const naming = page.getByRole('dialog');
  await naming.getByLabel('Name').fill('the shop');
  await naming.getByRole('button', { name: 'Create' }).click();
  await naming.getByText('Use only the letters a to z').waitFor();
  await naming.getByLabel('Name').fill(name);
  await naming.getByLabel('Description').fill('Nightly builds');
  await naming.getByRole('button', { name: 'Create' }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('checkbox', { name: 'Automation' }).click();
  await panel.getByRole('button', { name: 'Create API key' }).click();
  const keyDialog = page.getByRole('dialog', { name: 'Create API key' });
  await keyDialog.getByLabel('Comment').fill('CI');
  await keyDialog.getByLabel('Teams it may give access').fill('no such team');
  await page.getByText('No results').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('No results').waitFor({ state: 'detached' });
  await keyDialog.getByLabel('Last day').fill('2020-01-01');
  await keyDialog.getByRole('button', { name: 'Create' }).click();
  await keyDialog.getByText('Choose today or a later day.').waitFor();
  await keyDialog.getByLabel('Last day').fill('2090-01-01');
  await keyDialog.getByRole('button', { name: 'Create' }).click();
  const shown = page.getByRole('dialog', { name: 'New API key' });
  const key = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: 'Done' }).click();
  const status = async () =>
    (await createClient(pages.world.server.url, { 'x-api-key': key }).get('/api/v1/project')).status;
  await expect.poll(status).toBe(200);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'service-account');

  await panel.getByRole('switch', { name: /Suspended/ }).click();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('row', { name }).getByText('Suspended').waitFor();
  expect(await status()).toBe(401);

  await page.goto(`${new URL(page.url()).origin}/admin/accessManagement/teams`);
  await page.getByRole('grid').getByText('Automation').click();
  const team = page.getByRole('dialog', { name: 'Automation' });
  await team.getByRole('button', { name: `Remove ${name} from team` }).click();
  await team.getByText(name).waitFor({ state: 'detached' });

  await page.goto(`${new URL(page.url()).origin}/admin/accessManagement/serviceAccounts?account=${name}`);
  await panel.getByRole('button', { name: 'Delete service account' }).click();
  await page
    .getByRole('dialog', { name: `Delete service account ${name}?` })
    .getByRole('button', { name: 'Delete service account' })
    .click();
  await page.getByText('Service account deleted').waitFor();
  expect(console.problems).toEqual([]);
});

test('a rule for exchanging tokens begins with what the platform says, and is changed and deleted', async () => {
  const { asAdmin } = pages.world.server;
  const [account, rule] = [`ci-${randomUUID()}`, `Main branch ${randomUUID()}`];
  await asAdmin.put('/api/waybill/v1/service-account', { name: account });
  const project = `Shop ${randomUUID()}`;
  await asAdmin.put('/api/v1/project', { name: project, version: '1' });
  const console = await openList('/admin/accessManagement/tokenExchange?dialog=create');
  const { page } = console;
  const form = page.getByRole('dialog', { name: 'Create rule' });
  await form.getByRole('button', { name: 'GitHub Actions' }).click();
  await form.getByLabel('Name').fill(rule);
  await form.getByLabel('Service account').selectOption(account);
  const first = form.getByRole('group', { name: 'Claim 1' });
  expect(await first.getByRole('textbox', { name: 'Claim' }).inputValue()).toBe('repository');
  await first.getByLabel('Comparison').selectOption('is like');
  await first.getByLabel('Value').fill('*');
  await form.getByRole('group', { name: 'Claim 2' }).getByRole('button', { name: 'Remove Claim 2' }).click();
  await form.getByRole('switch', { name: 'Limit to projects' }).click();
  await form.getByRole('combobox', { name: 'Projects with everything below them' }).fill(project);
  await page.getByRole('option', { name: project }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'token-rule');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('At least one claim needs an exact value').waitFor();
  await first.getByLabel('Value').fill('acme/*');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Rule created').waitFor();
  const stored = async () =>
    (await asAdmin.get<TokenRule[]>('/api/waybill/v1/token-rule')).body.find(({ name }) => name === rule);
  expect(await stored()).toMatchObject({
    account,
    issuer: 'https://token.actions.githubusercontent.com',
    claims: [{ claim: 'repository', value: 'acme/*', isPattern: true }],
    enabled: true,
    projects: [{ name: project, version: '1', withChildren: true }],
  });
  await takeScreenshot(page, 'token-rules');

  await page.getByRole('grid').getByText(rule).click();
  const panel = page.getByRole('dialog', { name: rule });
  await panel.getByRole('switch', { name: 'Enabled' }).click();
  await panel.getByRole('switch', { name: 'Limit to projects' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Rule saved').waitFor();
  expect(await stored()).toMatchObject({ enabled: false });
  expect(Object.keys((await stored()) ?? {})).not.toContain('projects');
  await page.getByRole('grid').getByText(rule).click();
  await panel.getByRole('button', { name: 'Delete rule' }).click();
  await page
    .getByRole('dialog', { name: `Delete rule ${rule}?` })
    .getByRole('button', { name: 'Delete rule' })
    .click();
  await page.getByText('Rule deleted').waitFor();
  expect(await stored()).toBeUndefined();
});
