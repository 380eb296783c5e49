import type { AuditViolation, Permission, Policy, ViolationDetails } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { bomOf, importBom, rowsOf, signIn, startConsoleServer } from '#test/server';

const many = 5_000;
const pages = setUpPages(startConsoleServer);
const projects = { big: '', small: '' };

beforeAll(async () => {
  const admin = pages.world.server.asAdmin;
  const { body: policy } = await admin.put<Policy>('/api/v1/policy', {
    name: 'No parts',
    operator: 'ANY',
    violationState: 'FAIL',
  });
  await admin.put(`/api/v1/policy/${policy.uuid}/condition`, {
    subject: 'PACKAGE_URL',
    operator: 'MATCHES',
    value: 'pkg:npm/part-*',
  });
  const parts = Array.from({ length: many }, (_, index) => `part-${String(index).padStart(4, '0')}@1.0.0`);
  const document = (names: readonly string[]) => bomOf(names, { dependencies: [] });
  projects.big = await importBom(pages.world, { name: 'Big', version: '1.0' }, document(parts));
  projects.small = await importBom(
    pages.world,
    { name: 'Small', version: '1.0' },
    document(['part-a@1.0', 'part-b@1.0', 'part-c@1.0', 'part-d@1.0']),
  );
});

const auditor: Permission[] = ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION', 'POLICY_VIOLATION_ANALYSIS'];
const listPath = (project: string) => `/api/waybill/v1/project/${project}/violations`;
const panelOf = (page: Page) => page.locator('[data-side-panel]');

async function violationOf(project: string, component: string): Promise<AuditViolation> {
  const { body } = await pages.world.server.asAdmin.get<AuditViolation[]>(
    `${listPath(project)}?suppressed=true&searchText=${component}`,
  );
  if (!body[0]) throw new Error(`No violation by ${component}`);
  return body[0];
}

const decide = ({ uuid, component }: AuditViolation, decision: object, by = pages.world.server.asAdmin) =>
  by.put('/api/v1/violation/analysis', {
    component: component.uuid,
    policyViolation: uuid,
    partial: true,
    ...decision,
  });

async function countOf(project: string, query: string): Promise<number> {
  const { headers } = await pages.world.server.asAdmin.get(`${listPath(project)}?pageSize=1&${query}`);
  return Number(headers.get('x-total-count'));
}

describe('a decision about all that the filter of all projects shows', () => {
  /** As nobody had decided anything, in whatever state a test has left them. */
  async function forget(): Promise<void> {
    const decision = { selection: { kind: 'filter' }, analysisState: 'NOT_SET', isSuppressed: false };
    await pages.world.server.asAdmin.post(`${listPath(projects.big)}/decisions?suppressed=true`, decision);
    await pages.world.server.runJobs();
  }

  test('goes on without its page, is found again, says what it left alone, and is undone', async () => {
    await forget();
    for (const name of ['part-0001', 'part-0002', 'part-4999'])
      await decide(await violationOf(projects.big, name), { analysisState: 'APPROVED' });
    const { user, pageOptions } = await signIn(pages.world, ...auditor);
    const first = await pages.open(`/policyViolationAudit?project=${projects.big}&all=true`, pageOptions);
    await rowsOf(first.page).first().waitFor();
    await rowsOf(first.page).first().getByRole('checkbox').click();
    await first.page.getByRole('button', { name: 'Set analysis…' }).click();
    const dialog = first.page.getByRole('dialog', { name: 'Set analysis for selected violations' });
    await dialog
      .getByRole('combobox', { name: 'Violations' })
      .selectOption('All 5,000 that match the filter');
    await dialog.getByLabel('Analysis').selectOption('Approved');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByText('0 of 5,000').waitFor();
    await first.page.close();
    expect(await countOf(projects.big, 'analysis=APPROVED')).toBe(3);
    await pages.world.server.runJobs();
    expect(await countOf(projects.big, 'analysis=APPROVED')).toBe(many);

    const { page, problems } = await pages.open('/dashboard', pageOptions);
    const tasks = page.getByRole('dialog', { name: 'Tasks' });
    const openTasks = () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^Tasks/ })
        .click();
    const entryOf = (title: RegExp) => tasks.getByRole('listitem').filter({ hasText: title });
    const report = page.getByRole('dialog', { name: 'Report' });
    await openTasks();
    const entry = entryOf(/^Bulk update of violations/);
    await entry.getByText('4,997 done · 3 skipped').waitFor();
    await entry.getByRole('button', { name: 'Report' }).click();
    await report.getByText('4,997 changed. 3 skipped.').waitFor();
    await report.getByText('Already set').waitFor();
    await report.getByText('No parts · part-4999 1.0.0').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, 'violations-bulk-report');
    await report.getByRole('button', { name: 'Close' }).first().click();
    await report.waitFor({ state: 'detached' });

    // Somebody else decides before it is undone: that stays.
    const kept = await violationOf(projects.big, 'part-0042');
    await decide(kept, { analysisState: 'REJECTED', comment: 'Not this one' });
    await openTasks();
    await entry.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Tasks: 1 running' }).waitFor();
    await pages.world.server.runJobs();
    const undoing = entryOf(/^Undo bulk update of violations/);
    await undoing.getByText('4,996 done · 1 skipped').waitFor();
    await entry.getByText('undone').waitFor();
    expect(await entry.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await undoing.getByRole('button', { name: 'Report' }).click();
    await report.getByText('4,996 changes undone. 1 skipped.').waitFor();
    await report.getByText('Changed by someone else since').waitFor();
    await report.getByText('No parts · part-0042 1.0.0').waitFor();
    expect(await countOf(projects.big, 'analysis=APPROVED')).toBe(3);
    expect(await countOf(projects.big, 'analysis=NOT_SET')).toBe(many - 4);
    expect((await violationOf(projects.big, 'part-0042')).analysis.state).toBe('REJECTED');
    const { body } = await user.get<ViolationDetails>(
      `/api/waybill/v1/violations/${kept.component.uuid}/${kept.uuid}`,
    );
    expect(body.comments.slice(-3)).toMatchObject([
      { comment: 'NOT_SET → APPROVED', commenter: user.username },
      { comment: 'APPROVED → REJECTED' },
      { comment: 'Not this one' },
    ]);
    expect(problems).toEqual([]);
  });
});

describe('two people at once', () => {
  /** Two pages with the same violation in the panel, about which nobody has decided anything. */
  async function openTwice(component: string) {
    const violation = await violationOf(projects.small, component);
    await decide(violation, { analysisState: 'NOT_SET', isSuppressed: false });
    const path = `/projects/${projects.small}/policyViolations?view=audit&violation=${violation.component.uuid}:${violation.uuid}`;
    const openOne = async () => {
      const { user, pageOptions } = await signIn(pages.world, ...auditor);
      const { page, problems } = await pages.open(path, pageOptions);
      await panelOf(page).getByRole('radio', { name: 'Not set', checked: true }).waitFor();
      await panelOf(page).getByRole('region', { name: 'Why' }).getByText(/met/i).first().waitFor();
      return { page, problems, name: user.username };
    };
    return { first: await openOne(), second: await openOne() };
  }

  async function save(page: Page): Promise<void> {
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Analysis saved').waitFor();
  }

  const lineOf = (page: Page, text: string, by: string) =>
    panelOf(page).getByRole('listitem').filter({ hasText: text }).filter({ hasText: by });

  test('both decisions are in the trail, by whom each was taken', async () => {
    const { first, second } = await openTwice('part-a');
    await panelOf(first.page).getByText('Approved', { exact: true }).click();
    await panelOf(first.page).getByLabel('Comment').fill('We bought it');
    await panelOf(second.page).getByText('Rejected', { exact: true }).click();
    await panelOf(second.page).getByLabel('Comment').fill('No longer');
    await save(first.page);
    await save(second.page);
    await lineOf(second.page, 'Analysis: Not set → Approved', first.name).waitFor();
    await lineOf(second.page, 'We bought it', first.name).waitFor();
    await lineOf(second.page, 'Analysis: Approved → Rejected', second.name).waitFor();
    await lineOf(second.page, 'No longer', second.name).waitFor();
    expect((await violationOf(projects.small, 'part-a')).analysis.state).toBe('REJECTED');
    // The page of the first one learns of it.
    await lineOf(first.page, 'Analysis: Approved → Rejected', second.name).waitFor();
    await panelOf(first.page).getByRole('radio', { name: 'Rejected', checked: true }).waitFor();
    expect([...first.problems, ...second.problems]).toEqual([]);
  });

  test('a comment, and suppressing, leave the decision that the other one has just taken', async () => {
    const { first, second } = await openTwice('part-b');
    const stateNow = async () => (await violationOf(projects.small, 'part-b')).analysis.state;
    await panelOf(second.page).getByLabel('Comment').fill('Asked the vendor');
    await panelOf(first.page).getByText('Approved', { exact: true }).click();
    await save(first.page);
    await save(second.page);
    await lineOf(second.page, 'Asked the vendor', second.name).waitFor();
    await panelOf(second.page).getByRole('radio', { name: 'Approved', checked: true }).waitFor();
    expect(await stateNow()).toBe('APPROVED');
    expect(await second.page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

    await panelOf(first.page).getByText('Rejected', { exact: true }).click();
    await panelOf(first.page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(stateNow).toBe('REJECTED');
    await panelOf(second.page).getByRole('button', { name: 'Suppress' }).click();
    await second.page.getByText('Violation suppressed').waitFor();
    const { analysis } = await violationOf(projects.small, 'part-b');
    expect(analysis).toMatchObject({ state: 'REJECTED', isSuppressed: true });
  });

  test('one does not undo what the other one has decided since', async () => {
    const { first, second } = await openTwice('part-d');
    await panelOf(first.page).getByText('Approved', { exact: true }).click();
    await save(first.page);
    // Hovering over a notice keeps it open.
    await first.page.getByText('Analysis saved').hover();
    await panelOf(second.page).getByRole('radio', { name: 'Approved', checked: true }).waitFor();
    await panelOf(second.page).getByText('Rejected', { exact: true }).click();
    await save(second.page);
    await first.page.getByRole('button', { name: 'Undo' }).click();
    const notice = first.page.locator('[data-kind="error"]');
    await notice.getByText("Couldn't undo the analysis of part-d").waitFor();
    await notice.getByText('There is a later analysis or comment. Nothing was changed.').waitFor();
    expect((await violationOf(projects.small, 'part-d')).analysis.state).toBe('REJECTED');
    // It is shown what stands.
    await lineOf(first.page, 'Analysis: Approved → Rejected', second.name).waitFor();
    await panelOf(first.page).getByRole('radio', { name: 'Rejected', checked: true }).waitFor();
    await rowsOf(first.page).filter({ hasText: 'part-d' }).getByText('Rejected').waitFor();
    expect(await panelOf(first.page).getByText('Undone', { exact: true }).count()).toBe(0);
  });

  test('what is being entered stays while the other one decides', async () => {
    const { first, second } = await openTwice('part-c');
    await panelOf(second.page).getByLabel('Comment').fill('Half a sentence');
    await panelOf(first.page).getByText('Rejected', { exact: true }).click();
    await save(first.page);
    await panelOf(second.page).getByRole('radio', { name: 'Rejected', checked: true }).waitFor();
    await lineOf(second.page, 'Analysis: Not set → Rejected', first.name).waitFor();
    expect(await panelOf(second.page).getByLabel('Comment').inputValue()).toBe('Half a sentence');
  });
});
