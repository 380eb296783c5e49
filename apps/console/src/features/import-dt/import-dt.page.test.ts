import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

const table = (name: string, columns: readonly string[], rows: readonly string[]) =>
  `CREATE CACHED TABLE "PUBLIC"."${name}"(\n${columns.map((column) => `    "${column}" CHARACTER VARYING(255)`).join(',\n')}\n);\n` +
  `INSERT INTO "PUBLIC"."${name}"(${columns.map((column) => `"${column}"`).join(', ')}) OVERRIDING SYSTEM VALUE VALUES\n${rows.join(',\n')};\n`;

/** A script as the tool of H2 writes it, of an installation with two teams, one of which refers to nothing. */
const script = [
  '-- H2 2.4.240; \n;\n',
  table('SCHEMAVERSION', ['ID', 'VERSION'], ["(1, '4.14.3')"]),
  table(
    'TEAM',
    ['ID', 'NAME', 'UUID'],
    ["(1, 'Sector 7', '11111111-0000-4000-8000-000000000001')", "(2, 'Sector 8', 'no uuid')"],
  ),
  'ALTER TABLE "PUBLIC"."TEAM" ADD CONSTRAINT "A" FOREIGN KEY("ID") REFERENCES "PUBLIC"."B"("ID") NOCHECK;\n',
].join('');

const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

test('a script is previewed, then imported, and every refused row has a reason', async () => {
  const { server } = pages.world;
  const { token } = await server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  const { page, problems } = await pages.open('/admin/import/dependencyTrack', { token });
  await page.getByText('No imports yet').waitFor();
  await page.getByLabel('URL').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'import-form');

  await page.getByLabel('Database').selectOption('h2');
  await page.getByText('org.h2.tools.Script').waitFor();
  const preview = page.getByRole('button', { name: 'Preview' });
  expect(await preview.getAttribute('aria-disabled')).toBe('true');
  await page.locator('input[type=file]').first().setInputFiles(file('script.sql', script));
  await preview.click();
  await page.waitForURL(/run=/);
  await server.runJobs();
  await page.getByText('Nothing was written. This is what an import would do.').waitFor();
  await page.getByRole('row').filter({ hasText: 'UUID holds no uuid' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'import-preview');

  await page.getByRole('button', { name: 'Import…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('only until somebody changes something').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await server.runJobs();
  const imports = page.getByRole('grid', { name: 'Imports and previews' });
  await expect.poll(() => imports.getByRole('row').filter({ hasText: 'Done' }).count()).toBe(2);
  const { body: teams } = await server.asAdmin.get<{ name: string }[]>('/api/v1/team');
  expect(teams.map(({ name }) => name)).toContain('Sector 7');

  await page.getByRole('button', { name: 'Undo imports…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo imports', exact: true }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await server.runJobs();
  await page.getByText('All imports were undone.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'import-undone');
  const { body: left } = await server.asAdmin.get<{ name: string }[]>('/api/v1/team');
  expect(left.map(({ name }) => name)).not.toContain('Sector 7');
  expect(problems).toEqual([]);
});

test('what is wrong with a script and what is missing is said', async () => {
  const { server } = pages.world;
  const { token } = await server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/admin/import/dependencyTrack', { token });
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('Enter the URL of the database.').waitFor();
  await page.getByLabel('URL').fill('oracle://db.example/dtrack');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('"oracle" is no database that can be read.').first().waitFor();
  await page.getByLabel('Database').selectOption('h2');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(file('cut.sql', script.slice(0, -30)));
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.waitForURL(/run=/);
  await server.runJobs();
  await page.getByRole('alert').filter({ hasText: 'The script ends within the statement' }).waitFor();
});
