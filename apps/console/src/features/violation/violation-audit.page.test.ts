import type { AuditViolation, Permission, Policy } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityFaults, type PageOptions, setUpPages, takeScreenshot } from '#test';
import { bomOf, importBom, signIn, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
const projects = { shop: '', blog: '' };
const policies = { left: '' };

async function makePolicy(name: string, state: string, subject: string, operator: string, value: string) {
  const admin = pages.world.server.asAdmin;
  const { body } = await admin.put<Policy>('/api/v1/policy', {
    name,
    operator: 'ANY',
    violationState: state,
  });
  await admin.put(`/api/v1/policy/${body.uuid}/condition`, { subject, operator, value });
  return body.uuid;
}

beforeAll(async () => {
  const names = Array.from(
    { length: 12 },
    (_, index) => `left-${String(index).padStart(2, '0')}@1.${index}.0`,
  );
  policies.left = await makePolicy('No left packages', 'FAIL', 'PACKAGE_URL', 'MATCHES', 'pkg:npm/left-*');
  await makePolicy('Only versions after 1.9', 'WARN', 'VERSION', 'NUMERIC_LESS_THAN', '1.9.0');
  projects.shop = await importBom(
    pages.world,
    { name: 'Shop', version: '1.0' },
    bomOf([...names, 'right@3.0.0']),
  );
  projects.blog = await importBom(
    pages.world,
    { name: 'Blog', version: '2.0' },
    bomOf(['left-00@1.0.0', 'plain@2.0']),
  );
  await pages.world.server.runJobs();
});

const auditor: Permission[] = ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION', 'POLICY_VIOLATION_ANALYSIS'];

async function openAs(permissions: readonly Permission[], path: string, options: PageOptions = {}) {
  const { pageOptions } = await signIn(pages.world, ...permissions);
  return pages.open(path, { ...pageOptions, ...options });
}

const rowsOf = (page: Page) => page.locator('[data-row]');
const panelOf = (page: Page) => page.locator('[data-side-panel]');
const titleOf = async (page: Page) => panelOf(page).getByRole('heading').first().textContent();

async function violationsOf(project: string, query = ''): Promise<AuditViolation[]> {
  const path = `/api/waybill/v1/project/${project}/violations?pageSize=1000&suppressed=true${query}`;
  return (await pages.world.server.asAdmin.get<AuditViolation[]>(path)).body;
}

const decisionsOf = async (project: string) => {
  const counts: Record<string, number> = {};
  for (const { analysis } of await violationsOf(project))
    counts[analysis.state] = (counts[analysis.state] ?? 0) + 1;
  return counts;
};

describe('the violations of a project', () => {
  test('are listed, explained, and decided about by keyboard alone', async () => {
    const { page, problems } = await openAs(auditor, `/projects/${projects.shop}`);
    await page
      .getByRole('link', { name: /^Policy violations 2/ })
      .first()
      .click();
    await page.waitForURL('**/policyViolations');
    await rowsOf(page).first().waitFor();
    await takeScreenshot(page, 'violations-project');
    expect(await findAccessibilityFaults(page)).toEqual([]);

    // A decided violation stays in sight, to return to it.
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL('**/policyViolations?all=true&suppressed=true');
    await rowsOf(page).first().focus();
    await page.keyboard.press('Enter');
    await panelOf(page).getByText('Violated when any condition is met.').waitFor();
    await panelOf(page).getByText('Met', { exact: true }).waitFor();
    await takeScreenshot(page, 'violation-panel');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    const first = await titleOf(page);
    await page.keyboard.press('2');
    await page.keyboard.press('c');
    await page.keyboard.type('Bought by us.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Analysis saved').waitFor();
    await expect.poll(() => titleOf(page)).not.toBe(first);
    await page.keyboard.press('r');
    await expect.poll(() => decisionsOf(projects.shop)).toMatchObject({ APPROVED: 2 });
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect.poll(() => titleOf(page)).toBe(first);
    await page.keyboard.press('a');
    await panelOf(page).getByText('Analysis: Not set → Approved').waitFor();
    await panelOf(page).getByText('Bought by us.').waitFor();
    await takeScreenshot(page, 'violation-trail');
    await page.keyboard.press('s');
    await page.getByText('Violation suppressed').waitFor();
    await expect
      .poll(async () => (await violationsOf(projects.shop)).filter((row) => row.analysis.isSuppressed).length)
      .toBe(1);
    const [suppressed] = (await violationsOf(projects.shop)).filter((row) => row.analysis.isSuppressed);
    expect(suppressed?.analysis.state).toBe('APPROVED');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-row'))).toBe(true);
    expect(problems).toEqual([]);
  });

  test('a decision is undone from its notice, in the list and in the panel', async () => {
    const { page, problems } = await openAs(
      auditor,
      `/projects/${projects.shop}/policyViolations?sort=-component.name&analysis=NOT_SET`,
    );
    const before = await decisionsOf(projects.shop);
    // Its version is none that the other policy forbids: no other row is about it.
    const name = 'left-09';
    await rowsOf(page).filter({ hasText: name }).click();
    await page.keyboard.press('a');
    await panelOf(page).getByText('Rejected', { exact: true }).click();
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await panelOf(page).getByText('Analysis: Not set → Rejected').waitFor();
    await expect.poll(async () => (await decisionsOf(projects.shop)).REJECTED).toBe(1);
    await expect.poll(() => rowsOf(page).filter({ hasText: name }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Analysis undone').waitFor();
    expect(await decisionsOf(projects.shop)).toEqual(before);
    await panelOf(page).getByText('Analysis: Rejected → Not set').waitFor();
    await panelOf(page).getByText('Undone', { exact: true }).waitFor();
    await panelOf(page).getByRole('radio', { name: 'Not set', checked: true }).waitFor();
    await rowsOf(page).filter({ hasText: name }).waitFor();
    expect(problems).toEqual([]);
  });

  test('open ones are shown first, and all by one click, which the browser remembers', async () => {
    const path = `/projects/${projects.shop}/policyViolations`;
    const { page, goto, problems } = await openAs(auditor, `${path}?sort=-component.name`);
    const open = page.getByRole('button', { name: 'Open', exact: true });
    expect(await open.getAttribute('aria-pressed')).toBe('true');
    const name = 'left-09';
    await rowsOf(page).filter({ hasText: name }).click();
    await page.keyboard.press('2');
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => rowsOf(page).filter({ hasText: name }).count()).toBe(0);
    await panelOf(page).getByRole('radio', { name: 'Approved', checked: true }).waitFor();
    await open.click();
    await rowsOf(page).filter({ hasText: name }).getByText('Approved').waitFor();
    await goto(path);
    await rowsOf(page).first().waitFor();
    expect(await open.getAttribute('aria-pressed')).toBe('false');
    await open.click();
    await page.waitForURL((url) => !url.search.includes('all='));
    expect(problems).toEqual([]);
  });

  test('a decision that was left for the next violation is undone', async () => {
    const { page } = await openAs(auditor, `/projects/${projects.shop}/policyViolations?suppressed=true`);
    await rowsOf(page).first().click();
    const first = await titleOf(page);
    const before = await violationsOf(projects.shop);
    await page.keyboard.press('3');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => titleOf(page)).not.toBe(first);
    await page.getByText('Analysis saved').hover();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Analysis undone').waitFor();
    const summary = (rows: readonly AuditViolation[]) =>
      rows.map(({ uuid, analysis: { state, isSuppressed } }) => ({ uuid, state, isSuppressed }));
    expect(summary(await violationsOf(projects.shop))).toEqual(summary(before));
    expect(await titleOf(page)).not.toBe(first);
  });

  test('are filtered, grouped by policy, and found by a link', async () => {
    const { page } = await openAs(auditor, `/projects/${projects.shop}/policyViolations?state=WARN`);
    await rowsOf(page).first().waitFor();
    expect(await rowsOf(page).filter({ hasText: 'No left packages' }).count()).toBe(0);
    await page.goto(`/projects/${projects.shop}/policyViolations?by=POLICY&all=true`);
    const group = rowsOf(page).filter({ hasText: 'No left packages' });
    await group.first().waitFor();
    await group.focus();
    await page.keyboard.press('ArrowRight');
    await rowsOf(page).filter({ hasText: 'left-03' }).waitFor();
    await takeScreenshot(page, 'violation-groups');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await rowsOf(page).filter({ hasText: 'left-03' }).click();
    await panelOf(page).getByText('Package URL matches pkg:npm/left-*').first().waitFor();
  });
});

describe('the violations of all projects', () => {
  test('are worked on with VIEW_POLICY_VIOLATION and POLICY_VIOLATION_ANALYSIS alone', async () => {
    const { page, problems } = await openAs(
      ['VIEW_POLICY_VIOLATION', 'POLICY_VIOLATION_ANALYSIS'],
      '/policyViolationAudit',
      { theme: 'dark' },
    );
    await rowsOf(page).filter({ hasText: 'Blog' }).first().waitFor();
    await takeScreenshot(page, 'violations-portfolio-dark');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await rowsOf(page).filter({ hasText: 'Blog' }).first().click();
    await panelOf(page).getByText('Applies to all projects.').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('3');
    await page.keyboard.press('Shift+Enter');
    await expect.poll(async () => (await decisionsOf(projects.blog)).REJECTED).toBe(1);
    expect(problems).toEqual([]);
  });

  test('one decision is taken about all that a filter shows, and undone', async () => {
    const { page, problems } = await openAs(auditor, '/policyViolationAudit?state=WARN');
    await rowsOf(page).first().waitFor();
    const before = await decisionsOf(projects.shop);
    const warned = (await violationsOf(projects.shop, '&state=WARN')).filter(
      // As the list shows them first.
      (row) => !row.analysis.isSuppressed && row.analysis.state !== 'APPROVED',
    );
    await page
      .getByRole('checkbox', { name: /Select all/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Set analysis…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set analysis for selected violations' });
    await dialog.getByLabel('Analysis').selectOption('Rejected');
    await dialog.getByLabel('Comment').fill('Update it.');
    await takeScreenshot(page, 'violations-bulk');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    const afterJobs = async () => {
      await pages.world.server.runJobs();
      return decisionsOf(projects.shop);
    };
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(afterJobs).toMatchObject({ REJECTED: warned.length });
    await takeScreenshot(page, 'violations-bulk-done');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(afterJobs).toEqual(before);
    expect(problems).toEqual([]);
  });

  test('one decision is taken about the groups that are selected, and about no other', async () => {
    const { page, problems } = await openAs(auditor, '/policyViolationAudit?by=PROJECT');
    const group = (name: string) => rowsOf(page).filter({ hasText: name });
    await group('Shop').first().waitFor();
    const before = await decisionsOf(projects.shop);
    const shown = async (project: string) =>
      (await violationsOf(project)).filter((row) => !row.analysis.isSuppressed).length;
    const apply = async (count: number) => {
      await page.getByRole('button', { name: 'Set analysis…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set analysis for selected violations' });
      await dialog.getByText(`Applies to ${count} violation`).waitFor();
      await dialog.getByLabel('Comment').fill('By group.');
      const request = page.waitForRequest('**/violations/decisions?*');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await dialog.getByText('You can close this').waitFor();
      await pages.world.server.runJobs();
      await dialog.waitFor({ state: 'detached' });
      return (await request).postDataJSON();
    };
    await page
      .getByRole('checkbox', { name: /Select all/ })
      .first()
      .click();
    await group('Shop').first().getByRole('checkbox').click();
    const sent = await apply(await shown(projects.blog));
    expect(sent.selection).toEqual({ kind: 'ids', ids: [projects.blog] });
    expect(await decisionsOf(projects.shop)).toEqual(before);
    expect(problems).toEqual([]);
  });

  test('those of the same component in several projects stand together', async () => {
    const { page } = await openAs(auditor, `/policyViolationAudit?by=COMPONENT&policy=${policies.left}`);
    const group = rowsOf(page).filter({ hasText: 'left-00 1.0.0' });
    await group.waitFor();
    await group.focus();
    await page.keyboard.press('ArrowRight');
    await rowsOf(page).filter({ hasText: 'Shop 1.0' }).waitFor();
    await rowsOf(page).filter({ hasText: 'Blog 2.0' }).waitFor();
    await takeScreenshot(page, 'violations-by-component');
  });

  test('who may only see violations decides nothing', async () => {
    const { page } = await openAs(['VIEW_POLICY_VIOLATION'], '/policyViolationAudit', { width: 400 });
    await rowsOf(page).first().waitFor();
    await takeScreenshot(page, 'violations-narrow');
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await rowsOf(page).first().click();
    const save = panelOf(page).getByRole('button', { name: 'Save', exact: true });
    await save.waitFor();
    await takeScreenshot(page, 'violation-panel-narrow');
    expect(await save.getAttribute('aria-disabled')).toBe('true');
  });

  test('is closed without its permission', async () => {
    const { page } = await openAs(['VIEW_PORTFOLIO'], '/policyViolationAudit');
    await page.waitForURL('**/dashboard');
    await page.goto(`/projects/${projects.shop}`);
    await page.getByRole('link', { name: 'Dependency graph' }).waitFor();
    expect(await page.getByRole('link', { name: /^Policy violations/ }).count()).toBe(0);
  });

  test('a link to a violation that is gone says so', async () => {
    const missing = '00000000-0000-4000-8000-000000000001';
    const { page } = await openAs(auditor, `/policyViolationAudit?violation=${missing}:${missing}`);
    await page.getByText('Violation not found').waitFor();
    await page.waitForURL((url) => !url.search.includes('violation='));
  });
});

test('a component has its violations on its page', async () => {
  const [row] = await violationsOf(projects.blog);
  const { page } = await openAs(auditor, `/components/${row?.component.uuid}`);
  const tabs = page.getByRole('navigation', { name: 'Component' });
  await tabs.getByRole('link', { name: 'Policy violations 2' }).click();
  await page.waitForURL('**/policyViolations');
  await rowsOf(page).first().waitFor();
  expect(await page.getByRole('columnheader', { name: 'Component' }).count()).toBe(0);
  await takeScreenshot(page, 'violations-component');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
