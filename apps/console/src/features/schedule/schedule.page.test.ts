import { afterEach, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { runSql, sql, startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);
const path = '/admin/configuration/taskScheduler';

async function openSchedule(options: Parameters<typeof pages.open>[1] = {}) {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  return pages.open(path, { token, ...options });
}

afterEach(async () => {
  const change = { group: 'task-scheduler', name: 'internal.components.identification.cadence', value: '6' };
  await pages.world.server.asAdmin.patch('/api/waybill/v1/settings', [change]);
});

test('every task has its interval, its last and its next run, and runs now when it is told to', async () => {
  const { page, problems } = await openSchedule();
  await page.getByRole('searchbox', { name: 'Find tasks' }).fill('identification');
  const row = page.getByRole('row', { name: 'Identification of internal components' });
  await row.getByText('6 hours', { exact: true }).waitFor();
  await row.getByText('Never run').waitFor();
  await page.getByRole('button', { name: 'Run now: Identification of internal components' }).click();
  await row.getByText('Queued').waitFor();
  await pages.world.server.runJobs();
  await row.getByText('Done').waitFor();
  await row.getByText(/in 6 hours|in 5 hours/).waitFor();
  await page.getByText('Identification of internal components: done').waitFor();
  expect(problems).toEqual([]);
});

test('a changed interval moves the next run at once', async () => {
  const { page, problems } = await openSchedule();
  await page.getByRole('searchbox', { name: 'Find tasks' }).fill('identification');
  const row = page.getByRole('row', { name: 'Identification of internal components' });
  await page.getByRole('button', { name: 'Run now: Identification of internal components' }).click();
  await pages.world.server.runJobs();
  await row.getByText(/in 6 hours|in 5 hours/).waitFor();
  await page.getByRole('textbox', { name: 'Identification of internal components' }).fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await row.getByText('2 hours', { exact: true }).waitFor();
  await row.getByText(/in 2 hours|in 1 hour/).waitFor();
  expect(problems).toEqual([]);
});

test('what is off says so and cannot be run, and what failed says why', async () => {
  const { server } = pages.world;
  await server.asAdmin.post('/api/waybill/v1/schedule/metrics.drift/all/run');
  await runSql(
    server.db,
    sql`update task set state = 'failed', error = 'The disk is full', finished_at = now() where kind = 'metrics.drift'`,
  );
  const { page } = await openSchedule();
  await page.getByRole('searchbox', { name: 'Find tasks' }).fill('ldap');
  const off = page.getByRole('row', { name: 'LDAP synchronization' });
  await off.getByText('Off', { exact: true }).waitFor();
  const run = off.getByRole('button', { name: 'Run now: LDAP synchronization' });
  expect(await run.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('searchbox', { name: 'Find tasks' }).fill('counters');
  const failed = page.getByRole('row', { name: 'Check of all counters' });
  await failed.getByText('Failed').waitFor();
  expect(await failed.getByTitle('The disk is full').count()).toBe(1);
});

test('no task is called by the name of its kind', async () => {
  const { page } = await openSchedule();
  await page.getByRole('row', { name: 'Check of all counters' }).waitFor();
  await page.getByRole('button', { name: 'Download CSV' }).waitFor();
  const names = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.map((each) => each.querySelector('[role=gridcell]')?.textContent ?? ''));
  expect(names.filter((name) => /^[a-z-]+\.[a-z-]+$/.test(name))).toEqual([]);
});

test.each([
  ['light', 1366],
  ['dark', 1366],
  ['light', 390],
  ['dark', 390],
] as const)('the scheduler is free of accessibility faults in %s at %d', async (theme, width) => {
  const { page, problems } = await openSchedule({ theme, width });
  await page.getByRole('row', { name: 'Check of all counters' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `task-scheduler-${theme}-${width}`);
  expect(problems).toEqual([]);
});
