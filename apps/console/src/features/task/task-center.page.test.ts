import { readFile } from 'node:fs/promises';
import type { BulkReport, Task } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  fakeToken,
  findAccessibilityFaults,
  type MockHandlers,
  type PageOptions,
  setUpPages,
  takeScreenshot,
} from '#test';
import {
  addComponent,
  addIdentity,
  addProject,
  inTransaction,
  lockForUpload,
  matchNewIdentities,
  recountProjects,
  rowsOf,
  runSql,
  signIn,
  sql,
  startAuditWorld,
} from '#test/server';

const many = 5_000;

/** A project with 5,000 components, all of which have the same flaw. */
async function startWorld() {
  const world = await signIn(
    await startAuditWorld(),
    'VIEW_PORTFOLIO',
    'VIEW_VULNERABILITY',
    'VULNERABILITY_ANALYSIS',
  );
  const { db } = world.server;
  const big = await inTransaction(db, async (trx) => {
    await lockForUpload(trx);
    const id = await addProject(trx, 'Big');
    const identity = await addIdentity(trx, {
      name: 'anvil',
      version: '1.2',
      cpe: 'cpe:2.3:a:acme:anvil:1.2:*:*:*:*:*:*:*',
    });
    await addComponent(trx, id, identity);
    await runSql(
      trx,
      sql`insert into component (project_id, identity_id, uuid)
        select ${id}, ${identity}, gen_random_uuid() from generate_series(2, ${many})`,
    );
    await matchNewIdentities(trx, [identity]);
    await recountProjects(trx, [id]);
    const found = await sql<{ uuid: string }>`select uuid from project where project_id = ${id}`.execute(trx);
    return { id, uuid: found.rows[0]?.uuid ?? '' };
  });
  return { ...world, big };
}

const pages = setUpPages(startWorld);

const tasksButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Tasks/ });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Tasks' });

async function decided(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from analysis
    where project_id = ${pages.world.big.id} and state = 'NOT_AFFECTED'`.execute(pages.world.server.db);
  return Number(rows[0]?.n);
}

test('a decision about thousands goes on without its page, is found again and undone', async () => {
  const path = `/projects/${pages.world.big.uuid}/findings?severity=CRITICAL&state=NOT_SET`;
  const before = await pages.open(path);
  await rowsOf(before.page).first().waitFor();
  await rowsOf(before.page).first().getByRole('checkbox').click();
  await before.page.getByRole('button', { name: 'Set analysis…' }).click();
  const dialog = before.page.getByRole('dialog', { name: 'Set analysis for selected findings' });
  const about = dialog.getByRole('combobox', { name: 'Findings' });
  await about.selectOption('All 5,000 that match the filter');
  await dialog.getByLabel('Analysis').selectOption('Not affected');
  await dialog.getByLabel('Comment').fill('Not reachable');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByText('0 of 5,000').waitFor();

  const working = pages.world.server.runJobs();
  // Half-way; what a closed tab leaves behind is all that the server knows.
  await expect.poll(decided, { interval: 5 }).toBeGreaterThan(0);
  await before.page.close();
  await working;
  expect(await decided()).toBe(many);

  const { page, problems } = await pages.open('/dashboard');
  await tasksButton(page).click();
  const entry = popover(page).getByRole('listitem').filter({ hasText: 'Bulk update' });
  await entry.getByText('5,000 done').waitFor();
  await entry.getByRole('link', { name: 'Big' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'task-center');
  await entry.getByRole('button', { name: 'Undo' }).click();
  const undoing = popover(page).getByRole('listitem').filter({ hasText: 'Undo bulk update' });
  await undoing.getByText('Queued').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Tasks: 1 running' }).waitFor();
  await pages.world.server.runJobs();
  await undoing.getByText('5,000 done').waitFor();
  await page.getByText('5,000 analyses undone').waitFor();
  await entry.getByText('undone').waitFor();
  expect(await entry.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  expect(await decided()).toBe(0);
  expect(problems).toEqual([]);
});

describe('an export', () => {
  const exportEntry = (page: Page) => popover(page).getByRole('listitem').filter({ hasText: 'Export' });
  const goToDashboard = (page: Page) =>
    page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();

  /** Holds requests that are meant. */
  async function hold(page: Page, isMeant: (url: URL) => boolean) {
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(isMeant, async (route) => {
      asked.resolve();
      await released.promise;
      // One that was given up needs no answer.
      await route.continue().catch(() => {});
    });
    return { asked: asked.promise, release: () => released.resolve() };
  }

  test('is among the tasks, and goes on wherever the user goes', async () => {
    const { page } = await pages.open(`/projects/${pages.world.first.uuid}/findings`);
    await rowsOf(page).first().waitFor();
    const held = await hold(page, ({ pathname }) => pathname.endsWith('/export'));
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Findings as FPF' }).click();
    await held.asked;
    await goToDashboard(page);
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Tasks: 1 running' }).waitFor();
    held.release();
    await download;
    await tasksButton(page).click();
    await exportEntry(page).getByText(`findings-${pages.world.first.uuid}.fpf`).waitFor();
    await exportEntry(page).getByText(': Done').waitFor({ state: 'attached' });
  });

  /** A CSV file of 5,000 of 10,000 findings, whose second page does not come. */
  async function beginCsv() {
    const opened = await pages.open(`/projects/${pages.world.big.uuid}/findings?severity=CRITICAL`);
    const { page } = opened;
    await rowsOf(page).first().waitFor();
    const held = await hold(
      page,
      ({ searchParams }) => searchParams.get('pageSize') === '1000' && searchParams.get('pageNumber') === '2',
    );
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await held.asked;
    return { ...opened, held };
  }

  test('of a list has all that its filter showed, whatever is looked at meanwhile', async () => {
    const { page, held, problems } = await beginCsv();
    await page.getByRole('button', { name: 'Remove filter Severity' }).click();
    await page.getByText(/\bof 10,000$|^10,000 rows$/).waitFor();
    await goToDashboard(page);
    await page.waitForURL('**/dashboard');
    await tasksButton(page).click();
    await exportEntry(page)
      .getByRole('progressbar', { name: /^Findings .*\.csv$/ })
      .waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, 'task-export');
    const download = page.waitForEvent('download');
    held.release();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines.length).toBe(many + 1);
    await exportEntry(page).getByText(': Done').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });

  test('of a list is stopped from there', async () => {
    const { page, held, problems } = await beginCsv();
    await tasksButton(page).click();
    await exportEntry(page).getByRole('button', { name: 'Stop' }).click();
    await exportEntry(page).getByText(': Stopped').waitFor({ state: 'attached' });
    held.release();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Download CSV' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('ends with the session, and whoever signs in next sees nothing of it', async () => {
    const { page, held } = await beginCsv();
    const other = await pages.world.server.asUser('VIEW_PORTFOLIO');
    await page.route('**/api/waybill/v1/session', (route) => route.fulfill({ json: { token: other.token } }));
    await page.getByRole('button', { name: /Your account/ }).click();
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('pageNumber=2')),
      page.getByRole('menuitem', { name: 'Sign out' }).click(),
    ]);
    held.release();
    await page.getByLabel('Username').fill(other.username);
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await tasksButton(page).click();
    await popover(page).getByText('No tasks').waitFor();
  });
});

function task(changes: Partial<Task>): Task {
  return {
    token: crypto.randomUUID(),
    kind: 'bom.process',
    state: 'done',
    progress: 100,
    warnings: [],
    createdAt: Date.now() - 60_000,
    startedAt: Date.now() - 60_000,
    finishedAt: Date.now() - 30_000,
    project: { uuid: crypto.randomUUID(), name: 'Shop', version: '1.0' },
    ...changes,
  };
}

const bulk = { kind: 'finding.analysis', total: 40, done: 38, skipped: 2, canUndo: true };

describe('the list of tasks', () => {
  const openTasks = (tasks: () => Task[], handlers: MockHandlers = {}, options: PageOptions = {}) =>
    pages.openMocked(
      { 'GET /api/waybill/v1/tasks': () => ({ body: tasks() }), ...handlers },
      { token: fakeToken(['VIEW_PORTFOLIO']), ...options },
    );

  for (const dark of [false, true]) {
    test(`shows progress, results and reasons${dark ? ', in dark' : ''}`, async () => {
      const tasks = [
        task({ state: 'running', progress: 40 }),
        task({ kind: 'source.mirror', subject: 'nvd', state: 'failed', error: 'getaddrinfo ENOTFOUND' }),
        task({ kind: 'bulk.finding.analysis', bulk }),
        task({ kind: 'bulk.finding.analysis', state: 'canceled', bulk: { ...bulk, done: 10, skipped: 0 } }),
        task({ project: { uuid: crypto.randomUUID(), name: 'a-name-without-any-end'.repeat(8) } }),
        task({ result: { awaits: ['INTERNAL_ANALYZER', 'OSSINDEX_ANALYZER', 'SNYK_ANALYZER'] } }),
      ];
      const { page, goto } = await openTasks(() => tasks, {}, dark ? { theme: 'dark', width: 400 } : {});
      await goto('/dashboard');
      await page.getByRole('button', { name: 'Tasks: 1 running, one has failed' }).click();
      await popover(page).getByRole('progressbar', { name: 'BOM upload' }).waitFor();
      await popover(page).getByText('Update NVD').waitFor();
      await popover(page).getByText('getaddrinfo ENOTFOUND').waitFor();
      await popover(page).getByText('38 done · 2 skipped').waitFor();
      await popover(page).getByText('10 of 40').waitFor();
      const awaited = popover(page).getByText('Finished before results from');
      expect(await awaited.allInnerTexts()).toEqual([
        'Finished before results from fuzzy matching, OSS Index, Snyk',
      ]);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await takeScreenshot(page, `task-list-${dark ? 'dark-400' : 'light'}`);
      await page.keyboard.press('Escape');
      // The failure has been seen.
      await page.getByRole('button', { name: 'Tasks: 1 running', exact: true }).waitFor();
    });
  }

  test('is asked for while something goes on, and not when nothing does', async () => {
    let tasks = [task({ state: 'running', progress: 10 })];
    const { page, goto, backend } = await openTasks(() => tasks);
    await page.clock.install();
    await goto('/dashboard');
    const asked = () => backend.requests.filter(({ path }) => path === '/api/waybill/v1/tasks').length;
    await expect.poll(asked).toBeGreaterThan(2);
    tasks = tasks.map((one) => ({ ...one, state: 'failed', error: 'The file is no BOM' }));
    await page.getByText('BOM upload: failed').waitFor();
    await page.getByText('The file is no BOM').waitFor();
    const before = asked();
    await page.clock.runFor(2_500);
    expect(asked()).toBe(before);
  });

  test('opens the report of a bulk change, which says what was skipped and why', async () => {
    const done = task({ kind: 'bulk.finding.analysis', bulk });
    const report: BulkReport = {
      ...bulk,
      token: done.token,
      state: 'done',
      reasons: [
        { reason: 'changed_since', count: 1, items: [{ id: 'a:b', label: 'CVE-2026-0001 · anvil 1.5' }] },
        { reason: 'not_found', count: 1, items: [{ id: 'c:d' }] },
      ],
    };
    const { page, goto } = await openTasks(() => [done], {
      [`GET /api/waybill/v1/tasks/${done.token}`]: () => ({ body: done }),
      [`GET /api/waybill/v1/bulk/${done.token}`]: () => ({ body: report }),
    });
    await goto('/dashboard');
    await tasksButton(page).click();
    await popover(page).getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report' });
    await dialog.getByText('38 changed. 2 skipped.').waitFor();
    await dialog.getByText('Changed by someone else since').waitFor();
    await dialog.getByText('CVE-2026-0001 · anvil 1.5').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, 'bulk-report');
  });

  test('tells of an action that failed by a fault of ours in the words of the catalog', async () => {
    const done = task({ kind: 'bulk.finding.analysis', bulk });
    const { page, goto } = await openTasks(() => [done], {
      [`POST /api/waybill/v1/bulk/${done.token}/undo`]: () => ({ body: 'no JSON' }),
    });
    await goto('/dashboard');
    await tasksButton(page).click();
    await popover(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Unsuccessful action').waitFor();
    await page.getByText('The requested action could not be performed.').waitFor();
    const tasks = await popover(page).boundingBox();
    const notice = await page.locator('[data-kind="error"]').boundingBox();
    expect((notice?.x ?? 0) + (notice?.width ?? 0)).toBeLessThan(tasks?.x ?? 0);
  });

  test('says when there is nothing, and what could not be loaded', async () => {
    let fails = false;
    const { page, goto } = await openTasks(() => [], {
      'GET /api/waybill/v1/tasks': () => (fails ? { status: 500 } : { body: [] }),
    });
    await goto('/dashboard');
    await tasksButton(page).click();
    await popover(page).getByText('No tasks').waitFor();
    fails = true;
    await page.reload();
    await tasksButton(page).click();
    await popover(page).getByText("Couldn't load tasks").waitFor();
    fails = false;
    await popover(page).getByRole('button', { name: 'Try again' }).click();
    await popover(page).getByText('No tasks').waitFor();
  });
});
