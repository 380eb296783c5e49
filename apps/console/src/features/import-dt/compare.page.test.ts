import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { moveInToCompare, startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

test('without an import it says what to do first', async () => {
  const { server } = pages.world;
  const { token } = await server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
  const { page, problems } = await pages.open('/admin/import/comparison', { token });
  await page.getByText('Nothing to compare yet').waitFor();
  const compare = page.getByRole('button', { name: 'Compare now' });
  expect(await compare.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Nothing has been received yet.').waitFor();
  await page.getByText(/\/api\/waybill\/v1\/import\/dt\/bom$/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('differences are summed by cause, listed, and leave the work list when understood', async () => {
  const { server } = pages.world;
  await moveInToCompare(server.context);
  await server.runJobs();
  const { token } = await server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  const { page, problems } = await pages.open('/admin/import/comparison', { token });
  const asked = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await asked;
  await server.runJobs();
  const causes = page.getByRole('grid', { name: 'Causes of differences' });
  const missing = causes
    .getByRole('row')
    .filter({ hasText: 'The record is missing on the other side (OSV)' });
  await missing.waitFor();
  const differences = page.getByRole('grid', { name: 'Differences' });
  await differences.getByRole('row').filter({ hasText: 'GO-2026-0001' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'import-comparison');

  await page.getByRole('checkbox', { name: /^Understood: The record is missing/ }).click();
  await page.getByRole('button', { name: 'To look at' }).first().click();
  await expect.poll(() => differences.getByRole('row').filter({ hasText: 'GO-2026-0001' }).count()).toBe(0);
  expect(problems).toEqual([]);
});
