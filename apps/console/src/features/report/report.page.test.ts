import { readFile } from 'node:fs/promises';
import type { Permission, Policy } from '@waybill/api-contract';
import { beforeAll, expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, type MockHandlers, setUpPages, takeScreenshot } from '#test';
import { flaws, signIn, startAuditWorld } from '#test/server';

const pages = setUpPages(async () => signIn(await startAuditWorld(), 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'));

const auditors: readonly Permission[] = ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VIEW_POLICY_VIOLATION'];

beforeAll(async () => {
  const { asAdmin, runJobs } = pages.world.server;
  const policy = { name: 'Nothing critical', operator: 'ANY', violationState: 'FAIL' };
  const { body } = await asAdmin.put<Policy>('/api/v1/policy', policy);
  const condition = { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' };
  await asAdmin.put(`/api/v1/policy/${body.uuid}/condition`, condition);
  await runJobs();
});

const address = () => `/projects/${pages.world.first.uuid}/report`;

test('a report is opened from the project, made out to somebody, and taken away as a PDF', async () => {
  const { page, problems } = await pages.open(`/projects/${pages.world.first.uuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.waitForURL(`**${address()}`);
  const report = page.getByRole('article', { name: 'Project report' });
  await report.getByRole('heading', { name: 'Workshop' }).waitFor();
  await report.getByText(flaws.critical, { exact: true }).waitFor();
  expect(await report.getByText('Fixed in 2.0').count()).toBeGreaterThan(0);
  expect(await report.getByText('No package URL or CPE').count()).toBe(1);
  await page.getByRole('textbox', { name: 'Prepared for' }).fill('Acme GmbH');
  await page.waitForURL('**/report?for=Acme*');
  await report.getByText('Acme GmbH').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(problems).toEqual([]);
});

test('a report is opened without a mouse, from the menu of the project and from the palette', async () => {
  const { page } = await pages.open(`/projects/${pages.world.first.uuid}`);
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Report' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address()}`);
  await page.goBack();
  await page.getByRole('button', { name: 'More actions' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('report of this');
  await page.getByRole('option', { name: 'Open report of this project', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address()}`);
  await page.getByRole('article', { name: 'Project report' }).waitFor();
});

test('only the report is printed', async () => {
  const { page } = await pages.open(address());
  await page.getByText(flaws.critical, { exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByText(flaws.critical, { exact: true }).isVisible()).toBe(true);
  await takeScreenshot(page, 'report-print');
});

test('who may not view vulnerabilities has a report without them', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO');
  const { page } = await pages.open(address(), pageOptions);
  await page.getByText('Vulnerabilities and analyses are left out.').waitFor();
  expect(await page.getByText(flaws.critical, { exact: true }).count()).toBe(0);
});

test('who may view violations has the open ones in the report, with their conditions in words', async () => {
  const { pageOptions } = await signIn(pages.world, ...auditors);
  const { page, problems } = await pages.open(address(), pageOptions);
  const report = page.getByRole('article', { name: 'Project report' });
  await report.getByText('1 (Fail 1 · Warn 0 · Info 0)').waitFor();
  const table = report.getByRole('table', { name: 'Open policy violations' });
  await table
    .getByRole('row', { name: /Nothing critical Security Severity is Critical anvil 1\.5 .* Not set/ })
    .waitFor();
  expect(await report.getByText('Policy violations are left out.').count()).toBe(0);
  await takeScreenshot(page, 'report-violations');
  expect(problems).toEqual([]);
});

test('who may not view violations has a report without them', async () => {
  const { page } = await pages.open(address());
  await page.getByText('Policy violations are left out.').waitFor();
  expect(await page.getByText('Nothing critical').count()).toBe(0);
});

test('a report that fails can be asked for again', async () => {
  const handlers: MockHandlers = {
    [`GET /api/waybill/v1/project/${pages.world.first.uuid}/report/data`]: () => ({ status: 503 }),
  };
  const { page, goto } = await pages.openMocked(handlers, { token: fakeToken(['VIEW_PORTFOLIO']) });
  await goto(address());
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

test.each([
  ['light', 1366, 'de-DE'],
  ['dark', 2560, 'ja-JP'],
  ['light', 400, 'en-US'],
] as const)('a report is accessible and fits in %s at %d in %s', async (theme, width, locale) => {
  const { pageOptions } = await signIn(pages.world, ...auditors);
  const { page, problems } = await pages.open(address(), { ...pageOptions, theme, width, locale });
  await page.getByText(flaws.critical, { exact: true }).waitFor();
  await page.getByText('Nothing critical').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await takeScreenshot(page, `report-${theme}-${width}`);
  expect(problems).toEqual([]);
});
