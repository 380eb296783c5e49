import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults, type PageOptions, setUpPages, takeScreenshot } from '#test';
import {
  addNpmAdvisory,
  bomOf,
  importBom,
  panelOf,
  rowsOf,
  runSql,
  sql,
  startConsoleServer,
  titleOf,
} from '#test/server';

const pages = setUpPages(startConsoleServer);
const bom = bomOf(['anvil@1.0.0', 'hammer@1.0.0']);
const projects = { old: '', fresh: '' };

interface Row {
  component: { uuid: string; name: string };
  vulnerability: { uuid: string };
}

async function decide(project: string, name: string): Promise<void> {
  const { manager } = pages.world;
  const { body } = await manager.get<Row[]>(`/api/waybill/v1/project/${project}/findings`);
  const row = body.find(({ component }) => component.name === name);
  const key = { project, component: row?.component.uuid, vulnerability: row?.vulnerability.uuid };
  const answer = await manager.put('/api/v1/analysis', { ...key, analysisState: 'NOT_AFFECTED' });
  if (answer.status !== 200) throw new Error(answer.text);
}

const openProject = (project: string, search = '', options: PageOptions = {}) =>
  pages.open(`/projects/${project}/findings${search}`, options);

beforeAll(async () => {
  const { world } = pages;
  await addNpmAdvisory(world.server, 'GHSA-aaaa-aaaa-aaaa', 'anvil', '2.0.0', 'HIGH');
  await addNpmAdvisory(world.server, 'GHSA-hhhh-hhhh-hhhh', 'hammer', '2.0.0', 'LOW');
  projects.old = await importBom(world, { name: 'Shop', version: '1.2' }, bom);
  await decide(projects.old, 'anvil');
  await decide(projects.old, 'hammer');
});

test('a project is told to carry analyses over; the next version has them, with where they came from', async () => {
  const { page, problems } = await openProject(projects.old, '?all=true');
  await rowsOf(page).first().waitFor();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Carry over analyses…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Carry over analyses' });
  const choice = dialog.getByRole('switch', { name: 'Carry analyses into new versions' });
  expect(await choice.isChecked()).toBe(false);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'decision-carrying');
  await choice.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Setting saved').waitFor();

  projects.fresh = await importBom(pages.world, { name: 'Shop', version: '1.3' }, bom);
  const next = await openProject(projects.fresh, '?all=true&view=audit');
  const row = rowsOf(next.page).filter({ hasText: 'anvil' });
  await row.getByText('Not affected').waitFor();
  await row.getByRole('img', { name: /^Carried from 1\.2, by / }).waitFor();
  await row.click();
  await titleOf(next.page).getByText('anvil 1.0.0').waitFor();
  await panelOf(next.page)
    .getByRole('listitem')
    .getByText(/^Carried from 1\.2, by /)
    .waitFor();
  expect(
    await panelOf(next.page)
      .getByText(/^Carried from 1\.2, by /)
      .count(),
  ).toBe(2);
  expect(await findAccessibilityFaults(next.page)).toEqual([]);
  await takeScreenshot(next.page, 'decision-carried');
  expect([...problems, ...next.problems]).toEqual([]);
});

test('only those who manage projects switch it', async () => {
  const auditor = await pages.world.server.asUser('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  const { page } = await openProject(projects.old, '', { token: auditor.token });
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Carry over analyses…' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await save.getByText('Requires the permission PORTFOLIO_MANAGEMENT.').waitFor({ state: 'attached' });
  expect(await page.getByRole('switch').isDisabled()).toBe(true);
});

test('what changed after a decision is marked, found by a filter, and confirmed by saving', async () => {
  const { db } = pages.world.server;
  await runSql(
    db,
    sql`update vuln set severity = 5, effective_severity = 5 where ext_id = 'GHSA-hhhh-hhhh-hhhh'`,
  );
  const { page, problems } = await openProject(projects.old, '?reasons=true&view=audit', { width: 1366 });
  await page.getByText('Reasons changed', { exact: true }).waitFor();
  await rowsOf(page).filter({ hasText: 'hammer' }).waitFor();
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await rowsOf(page).getByRole('img', { name: 'Reasons changed: Severity' }).waitFor();
  await rowsOf(page).click();
  await panelOf(page).getByText('Severity: Low → Critical').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'decision-reasons-changed');
  await page.keyboard.press('Shift+Enter');
  await page.getByText('Analysis saved').waitFor();
  await panelOf(page).getByText('Confirmed after a change: Severity').waitFor();
  await page.getByText('No findings match these filters').waitFor();
  // Undone, the earlier decision stands again, on what it was taken on.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Analysis undone').waitFor();
  await rowsOf(page).getByRole('img', { name: 'Reasons changed: Severity' }).waitFor();
  expect(problems).toEqual([]);
});

test.each(['light', 'dark'] as const)('both marks read well in %s in German', async (theme) => {
  const { db } = pages.world.server;
  await runSql(
    db,
    sql`update vuln set severity = 3, effective_severity = 3 where ext_id = 'GHSA-aaaa-aaaa-aaaa'`,
  );
  const options: PageOptions = { theme, locale: 'de-DE', width: 1366, height: 768 };
  const { page } = await openProject(projects.fresh, '?all=true', options);
  await rowsOf(page).filter({ hasText: 'anvil' }).click();
  await panelOf(page).getByText('Schweregrad: Hoch → Mittel').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `decision-marks-${theme}-de`);
});
