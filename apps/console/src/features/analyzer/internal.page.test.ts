import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { runSql, sql, startAnalyzerBench } from '#test/server';

const pages = setUpPages(startAnalyzerBench);
const left = { name: 'left', purl: 'pkg:npm/left@1.0.0' };

async function openPage(options: { theme?: 'light' | 'dark' } = {}) {
  const { token } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const opened = await pages.open('/admin/analyzers/internal', { token, ...options });
  const heading = opened.page.getByRole('heading', { name: 'State', exact: true });
  const card = opened.page.locator('section').filter({ has: heading });
  await card.getByRole('status').waitFor();
  return { ...opened, card, status: card.getByRole('status') };
}

const write = (statement: ReturnType<typeof sql>) => runSql(pages.world.server.db, statement);

test('an upload is seen while it is under way, and is the last match afterwards', async () => {
  const { page, card, status, problems } = await openPage();
  await status.getByText('Never run').waitFor();
  await write(sql`insert into task (token, kind, state, progress, started_at)
    values (gen_random_uuid(), 'bom.process', 'running', 60, now())`);
  await write(
    sql`insert into task (token, kind, subject, state) values (gen_random_uuid(), 'source.mirror', 'nvd', 'queued')`,
  );
  await page.reload();
  await status.getByText('Running').waitFor();
  await card.getByRole('progressbar', { name: '1 BOM upload progress' }).waitFor();
  await card.getByText('Update NVD · Waiting to start').waitFor();
  await takeScreenshot(page, 'analyzer-internal-running');
  await write(sql`delete from task`);
  await pages.world.upload('shop', [left]);
  await status.getByText('Up to date').waitFor();
  expect(await card.getByRole('progressbar').count()).toBe(0);
  expect(await card.getByText('Never').count()).toBe(1);
  expect(problems).toEqual([]);
});

test('everything is analyzed on request, and a failure is told with what helps', async () => {
  const { page, card, status, problems } = await openPage({ theme: 'dark' });
  const analyze = card.getByRole('button', { name: 'Analyze now' });
  await status.getByText('Up to date').waitFor();
  await write(sql`alter table vrange rename to vrange_away`);
  await analyze.click();
  await status.getByText('Queued').waitFor();
  await pages.world.server.runJobs();
  await status.getByText('Failed').waitFor();
  const alert = card.getByRole('alert');
  await alert.getByText('Not all components could be matched.').waitFor();
  await alert.getByText('relation "vrange" does not exist').waitFor();
  await alert.getByText('Earlier results are kept.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'analyzer-internal-failed-dark');

  await write(sql`alter table vrange_away rename to vrange`);
  await analyze.click();
  await status.getByText('Queued').waitFor();
  await pages.world.server.runJobs();
  await status.getByText('Up to date').waitFor();
  expect(await alert.count()).toBe(0);
  expect(await card.getByText('Never').count()).toBe(0);
  await takeScreenshot(page, 'analyzer-internal-done-dark');
  expect(problems).toEqual([]);
});

test('projects whose analysis failed are counted', async () => {
  await write(sql`insert into task (token, kind, subject, project_id, state, finished_at)
    select gen_random_uuid(), 'finding.analyze', 'project:' || project_id, project_id, 'failed', now() from project`);
  const { page, card } = await openPage();
  await card.getByRole('alert').getByText('The analysis of 1 project failed.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'analyzer-internal-failed');
});

test('one that is disabled says so, and is not run', async () => {
  await pages.world.set('internal.enabled', 'false');
  const { card, status } = await openPage();
  await status.getByText('Disabled in settings.').waitFor();
  const analyze = card.getByRole('button', { name: 'Analyze now' });
  expect(await analyze.getAttribute('aria-disabled')).toBe('true');
  await card.getByText('Enable the analyzer, then use “Analyze now”.').waitFor();
});
