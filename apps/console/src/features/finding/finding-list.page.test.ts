import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAccessibilityFaults, measureHiddenWidth, takeScreenshot } from '#test';
import { flaws, idsOf, panelOf, rowOf, rowsOf, setUpFindingsPages, titleOf } from '#test/server';

const { pages, openFindings } = setUpFindingsPages();

async function storedAnalysis(component: string, vulnId: string): Promise<Record<string, unknown>> {
  const { body } = await pages.world.user.get<
    { component: { uuid: string }; vulnerability: { uuid: string } }[]
  >(
    `/api/waybill/v1/project/${pages.world.first.uuid}/findings?vulnerability=${vulnId}&suppressed=true&everyRecord=true`,
  );
  const uuid = body.find((row) => row.component.uuid === pages.world.first.components[component])
    ?.vulnerability.uuid;
  const answer = await pages.world.user.get<Record<string, unknown>>(
    `/api/v1/analysis?project=${pages.world.first.uuid}&component=${pages.world.first.components[component]}&vulnerability=${uuid}`,
  );
  return answer.body;
}

describe('the list', () => {
  test('shows the findings most severe first, and every filter stands in the address', async () => {
    const { page, problems } = await openFindings();
    expect(await idsOf(page)).toEqual([flaws.critical, flaws.high, flaws.medium, flaws.unassigned]);
    await rowOf(page, flaws.high).getByText('7.5').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('option', { name: 'Severity' }).click();
    await page.getByRole('option', { name: 'Critical' }).click();
    await page.getByRole('option', { name: 'Medium' }).click();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/findings?severity=CRITICAL&severity=MEDIUM');
    await expect.poll(() => idsOf(page)).toEqual([flaws.critical, flaws.medium]);
    await page.reload();
    await expect.poll(() => idsOf(page)).toEqual([flaws.critical, flaws.medium]);
    await page.getByRole('button', { name: 'Severity: Critical, Medium' }).click();
    await page.getByRole('option', { name: 'Critical' }).click();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/findings?severity=MEDIUM');
    await expect.poll(() => idsOf(page)).toEqual([flaws.medium]);
    await page.getByRole('button', { name: 'Remove filter Severity' }).click();
    await page.waitForURL('**/findings');
    expect(problems).toEqual([]);
  });

  test('has a flaw once per component, as it is counted, and each of its records where asked to', async () => {
    const { uuid } = pages.world.second;
    const { page, goto, problems } = await openFindings('', { project: uuid });
    const others = rowOf(page, flaws.high).getByTitle('Other matching records');
    expect(await others.getAttribute('title')).toBe(`Other matching records: ${flaws.alias}`);
    await others.getByText('+1 record').waitFor();
    await page.getByRole('link', { name: 'Audit vulnerabilities 4' }).waitFor();
    await takeScreenshot(page, 'findings-folded');
    await goto(`/projects/${uuid}`);
    await page.getByRole('link', { name: 'High: 1', exact: true }).click();
    await page.waitForURL('**/findings?all=true&severity=HIGH');
    expect(await idsOf(page)).toEqual([flaws.high]);
    await page.getByText('1 row', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('option', { name: 'Show every record' }).click();
    await page.waitForURL('**/findings?all=true&severity=HIGH&everyRecord=true');
    await expect.poll(() => idsOf(page)).toEqual([flaws.high, flaws.alias]);
    await others.waitFor({ state: 'detached' });
    await takeScreenshot(page, 'findings-every-record');
    expect(problems).toEqual([]);
  });

  test('shows what matters on a phone without scrolling sideways', async () => {
    const { page } = await openFindings('', { width: 400 });
    await rowOf(page, flaws.critical).waitFor();
    const headers = await page.getByRole('grid').getByRole('columnheader').allInnerTexts();
    expect(headers.filter(Boolean).slice(0, 4)).toEqual(['Severity', 'Vulnerability', 'Title', 'Component']);
    const row = await rowOf(page, flaws.critical).innerText();
    for (const part of ['anvil', '1.5', 'Fixed in', 'Not set']) expect(row).toContain(part);
    expect(await measureHiddenWidth(page.getByRole('grid'))).toBe(0);
  });

  test('says that EPSS is not covered where it has not been read, and not that there is no score', async () => {
    const { page, goto, problems } = await openFindings('', { width: 1920 });
    const unread = 'EPSS has not been read.';
    const cell = rowOf(page, flaws.high).getByTitle(unread);
    expect(await cell.textContent()).toBe('Not covered');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.match(/,NOT_COVERED,/g)).toHaveLength(text.trim().split('\r\n').length - 1);
    await rowOf(page, flaws.high).click();
    await panelOf(page).getByTitle(unread).getByText('Not covered').waitFor();
    await goto(`/vulnerabilities/NVD/${flaws.high}`);
    await page.getByText('EPSS: exploitation within 30 days').waitFor();
    await page.getByTitle(unread).getByText('Not covered').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('has whole headers on a phone in German', async () => {
    const { page } = await openFindings('', { width: 420, locale: 'de-DE' });
    await rowOf(page, flaws.critical).waitFor();
    const labels = page.getByRole('grid').getByRole('columnheader').locator('.truncate');
    const cut = await labels.evaluateAll((all) =>
      all.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('is searched and sorted by the server', async () => {
    const { page } = await openFindings('?searchText=anvil&sort=-vulnerability.cveId');
    expect(await idsOf(page)).toEqual([flaws.medium, flaws.critical]);
    await page.getByRole('button', { name: 'CVSS' }).click();
    await page.waitForURL('**sort=-vulnerability.cvss');
    await expect.poll(() => idsOf(page)).toEqual([flaws.critical, flaws.medium]);
  });

  test('has title, fixed version and component in sight beside an open panel, in rows of two lines', async () => {
    const { page, problems } = await openFindings('', { width: 1366, height: 768 });
    await rowOf(page, flaws.high).click();
    await titleOf(page).getByText(flaws.high).waitFor();
    const row = rowOf(page, flaws.high);
    const texts = await row.getByRole('gridcell').allInnerTexts();
    for (const text of ['hammer', '1.5', /Fixed in/, 'Not set'])
      expect(
        texts.some((cell) => cell.match(text)),
        String(text),
      ).toBe(true);
    const isWhole = await row.getByRole('gridcell', { name: 'hammer', exact: true }).evaluate((cell) => {
      const box = cell.getBoundingClientRect();
      return (
        box.width > 0 && document.elementFromPoint(box.x + 4, box.y + 4)?.textContent === cell.textContent
      );
    });
    expect(isWhole).toBe(true);
    expect(await measureHiddenWidth(page.getByRole('grid'))).toBe(0);
    // There is little space above the first finding.
    expect((await rowsOf(page).first().boundingBox())?.y).toBeLessThan(320);
    expect(problems).toEqual([]);
  });

  test('shows open findings first, says so, and has all by one click', async () => {
    const { uuid, components } = pages.world.first;
    const vulnId = flaws.critical;
    const decide = (change: object) =>
      pages.world.user.put('/api/v1/analysis', {
        project: uuid,
        component: components.anvil,
        vulnerability: criticalUuid,
        ...change,
      });
    const { body } = await pages.world.user.get<{ vulnerability: { uuid: string } }[]>(
      `/api/waybill/v1/project/${uuid}/findings?vulnerability=${vulnId}`,
    );
    const criticalUuid = body[0]?.vulnerability.uuid;
    await decide({ analysisState: 'FALSE_POSITIVE' });
    try {
      const { page, problems } = await openFindings();
      expect(await idsOf(page)).toEqual([flaws.high, flaws.medium, flaws.unassigned]);
      await page.getByRole('link', { name: 'Audit vulnerabilities 3' }).waitFor();
      const open = page.getByRole('button', { name: 'Open', exact: true });
      expect(await open.getAttribute('aria-pressed')).toBe('true');
      await open.click();
      await page.waitForURL('**/findings?all=true&suppressed=true');
      await expect.poll(() => idsOf(page)).toHaveLength(4);
      await open.click();
      await page.waitForURL('**/findings');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('option', { name: 'Severity' }).click();
      await page.getByRole('option', { name: 'Critical' }).click();
      await page.keyboard.press('Escape');
      await page.getByText('No open findings match these filters').waitFor();
      await page.getByText('1 finding is closed or suppressed.').waitFor();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => idsOf(page)).toEqual([flaws.critical]);
      expect(problems).toEqual([]);
    } finally {
      await decide({ analysisState: 'NOT_SET' });
    }
  });

  test('says when nothing fits, and leads back', async () => {
    const { page } = await openFindings('?state=EXPLOITABLE');
    await page.getByText('No findings match these filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await rowsOf(page).first().waitFor();
  });

  test('names the component that a link from elsewhere filters by', async () => {
    const { page } = await openFindings(`?component=${pages.world.first.components.nail}`);
    await page.getByText('Component: nail').waitFor();
    expect(await idsOf(page)).toEqual([flaws.unassigned]);
  });

  test('is not there without the permission', async () => {
    const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO');
    const { page } = await openFindings('', { token: viewer.token });
    await page.getByText('Forbidden (403)').waitFor();
    await page.waitForURL(`**/projects/${pages.world.first.uuid}`);
  });
});

describe('an audit by keys alone', () => {
  test('goes through the findings, decides, comments and suppresses', async () => {
    const { page, problems } = await openFindings('?all=true');
    await rowsOf(page).first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await titleOf(page).getByText(`${flaws.high} · hammer 1.5`).waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('j');
    await titleOf(page).getByText(`${flaws.medium} · anvil 1.5`).waitFor();
    expect(await rowOf(page, flaws.medium).getAttribute('aria-current')).toBe('true');
    await panelOf(page).getByText('No audit trail entries yet.').waitFor();

    expect(await panelOf(page).getByLabel('Justification').isDisabled()).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('state');
    await page.keyboard.press('6');
    expect(await panelOf(page).getByRole('radio', { name: 'Not affected' }).isChecked()).toBe(true);
    await panelOf(page).getByLabel('Justification').selectOption('Code not reachable');
    await panelOf(page).getByLabel('Comment').fill('Never called.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Analysis saved').waitFor();
    await rowOf(page, flaws.medium).getByText('Not affected').waitFor();
    await titleOf(page).getByText(`${flaws.unassigned} · nail 1.5`).waitFor();
    await page.keyboard.press('k');
    await titleOf(page).getByText(`${flaws.medium} · anvil 1.5`).waitFor();
    await panelOf(page).getByText('Never called.').waitFor();
    await panelOf(page).getByText('Justification: Not set → Code not reachable').waitFor();

    await page.keyboard.press('s');
    await rowOf(page, flaws.medium).waitFor({ state: 'detached' });
    expect(await storedAnalysis('anvil', flaws.medium)).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      isSuppressed: true,
    });

    // The next one has taken its place in the list.
    await titleOf(page).getByText(`${flaws.unassigned} · nail 1.5`).waitFor();
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain(flaws.unassigned);
    expect(problems).toEqual([]);
  });

  test('is explained by a question mark', async () => {
    const { page } = await openFindings();
    await rowsOf(page).first().focus();
    await page.keyboard.press('?');
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByText('Suppress / unsuppress')
      .waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('goes on to the next finding whatever page the address names', async () => {
    const { page } = await openFindings('?pageSize=2&sort=component.name', {
      project: pages.world.second.uuid,
    });
    await rowOf(page, flaws.medium).focus();
    await page.keyboard.press('Enter');
    await titleOf(page).getByText(flaws.medium).waitFor();
    await page.keyboard.press('j');
    await titleOf(page).getByText(flaws.high).waitFor();
    expect(await rowOf(page, flaws.high).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('k');
    await titleOf(page).getByText(flaws.medium).waitFor();
  });
});

test('files of findings have a flaw once, unless the list shows every record', async () => {
  for (const [address, count] of [
    ['', 1],
    ['?everyRecord=true', 2],
  ] as const) {
    const { page, problems } = await openFindings(address, { project: pages.world.second.uuid });
    for (const [name, id] of [
      ['Findings as FPF', 'vulnId'],
      ['Findings as SARIF', 'ruleId'],
    ] as const) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      const ofHammer = [flaws.high, flaws.alias].filter((flaw) => text.includes(`"${id}":"${flaw}"`));
      expect(ofHammer, name).toHaveLength(count);
    }
    expect(problems).toEqual([]);
  }
});

test('the findings are exported, and analyzed anew with progress', async () => {
  const { page } = await openFindings('', { project: pages.world.second.uuid });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Findings as FPF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Workshop-2-findings-\d{4}-\d{2}-\d{2}\.fpf$/);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  // The progress shows before the server has put the work into its queue.
  const accepted = page.waitForResponse('**/analyze');
  await page.getByRole('menuitem', { name: 'Re-analyze' }).click();
  await page.getByRole('progressbar', { name: 'Re-analyzing…' }).waitFor();
  await accepted;
  // The notice goes after a while: it is looked for while the work goes on.
  await Promise.all([page.getByText('Project re-analyzed').waitFor(), pages.world.server.runJobs()]);
});

test('rows that a filter is about to replace are dimmed, and a selection does not outlive the search', async () => {
  const { page } = await openFindings('', { project: pages.world.second.uuid });
  await rowOf(page, flaws.high).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/findings?*severity=HIGH*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.keyboard.press('f');
  await page.getByRole('combobox', { name: 'Filter by' }).fill('high');
  await page.keyboard.press('Enter');
  await page.locator('[data-stale]').waitFor();
  expect(await page.getByText('1 selected').count()).toBe(0);
  answer();
  await page.locator('[data-stale]').waitFor({ state: 'detached' });
  expect(await idsOf(page)).toEqual([flaws.high]);
});

test('the arrow leads from the search to what it found, and no link in a row leads away from the audit', async () => {
  const { page } = await openFindings('', { project: pages.world.second.uuid });
  await rowOf(page, flaws.unassigned).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('nail');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => idsOf(page)).toEqual([flaws.unassigned]);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain(flaws.unassigned);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await rowOf(page, flaws.critical).waitFor();
  expect(await page.locator('[data-row] a[href]').count()).toBe(0);
});

describe('deciding about many findings', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Set analysis for selected findings' });

  test('is one task, with a notice that undoes it', async () => {
    const project = pages.world.second.uuid;
    const { page, problems } = await openFindings('?sort=component.name', { project });
    await rowsOf(page).nth(3).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await page.getByText('3 selected').waitFor();
    await page.getByRole('button', { name: 'Set analysis…' }).click();
    const dialog = dialogOf(page);
    await dialog.getByText('Applies to 3 findings').waitFor();
    expect(await dialog.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Analysis').selectOption('In triage');
    await dialog.getByLabel('Comment').fill('All of them this week.');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByText('You can close this or leave the page.').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await pages.world.server.runJobs();
    // Hovering over a notice keeps it open.
    await page.getByText('3 findings updated').hover();
    await dialog.waitFor({ state: 'detached' });
    // One of them is a flaw with two records, in one row.
    await expect.poll(() => rowsOf(page).filter({ hasText: 'In triage' }).count()).toBe(3);
    expect(await page.getByText(/\d selected/).count()).toBe(0);
    const undone = page.waitForResponse('**/undo');
    await page.getByRole('button', { name: 'Undo' }).click();
    await undone;
    // It is over before the page has asked how far it is.
    await pages.world.server.runJobs();
    await page.getByText('3 analyses undone').waitFor();
    await expect.poll(() => rowsOf(page).filter({ hasText: 'In triage' }).count()).toBe(0);
    await rowOf(page, flaws.high).getByText('Not set').click();
    await page.keyboard.press('a');
    await panelOf(page).getByText('All of them this week.').waitFor();
    await panelOf(page).getByText('Analysis: Not set → In triage').waitFor();
    await panelOf(page).getByText('Bulk update undone').waitFor();
    await panelOf(page).getByText(`Decided for all records of ${flaws.high}`).waitFor();
    expect(problems).toEqual([]);
  });

  test('changes the vendor response and the details alone, or takes the details away', async () => {
    const project = pages.world.second.uuid;
    const { page } = await openFindings('?sort=component.name&searchText=nail', { project });
    const change = async (choose: (dialog: Locator) => Promise<void>) => {
      await rowsOf(page).first().getByRole('checkbox').click();
      await page.getByRole('button', { name: 'Set analysis…' }).click();
      const dialog = dialogOf(page);
      const apply = dialog.getByRole('button', { name: 'Apply' });
      expect(await apply.getAttribute('aria-disabled')).toBe('true');
      await choose(dialog);
      await apply.click();
      await dialog.getByText('You can close this').waitFor();
      await pages.world.server.runJobs();
      await dialog.waitFor({ state: 'detached' });
    };
    await change(async (dialog) => {
      await dialog.getByLabel('Vendor response').selectOption('Will not fix');
      await dialog.getByLabel('Details', { exact: true }).selectOption('Replace');
      await dialog.getByLabel('New details').fill('Nobody calls it.');
      await takeScreenshot(page, 'decide-many-fields');
    });
    await rowsOf(page).first().click();
    await page.keyboard.press('a');
    await panelOf(page).getByText('Vendor response: Not set → Will not fix').waitFor();
    await panelOf(page).getByText('Details: Nobody calls it.').waitFor();
    await page.keyboard.press('Escape');
    await change(async (dialog) => {
      await dialog.getByLabel('Details', { exact: true }).selectOption('Remove');
    });
    await rowsOf(page).first().click();
    await page.keyboard.press('a');
    await panelOf(page).getByText('Details removed').waitFor();
    expect(await panelOf(page).getByLabel('Vendor response').inputValue()).toBe('WILL_NOT_FIX');
  });

  test('is told of beside an open panel, which stays in sight', async () => {
    const { page } = await openFindings();
    await page.route('**/findings/*/*/decision', (route) => route.fulfill({ status: 500 }));
    await rowOf(page, flaws.critical).getByText('Not set').click();
    await titleOf(page).getByText(flaws.critical).waitFor();
    await panelOf(page).getByRole('button', { name: 'Suppress' }).waitFor();
    await page.keyboard.press('s');
    const notice = page.locator('[data-kind="error"]');
    await notice.waitFor();
    const panel = await panelOf(page).boundingBox();
    const box = await notice.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
  });

  test('may be about all that the filter shows, and reports what was left alone', async () => {
    const project = pages.world.second.uuid;
    const { page } = await openFindings('?sort=component.name&searchText=anvil', { project });
    await rowOf(page, flaws.critical).getByRole('checkbox').click();
    const decide = async () => {
      await page.getByRole('button', { name: 'Set analysis…' }).click();
      const dialog = dialogOf(page);
      await dialog.getByLabel('Analysis').selectOption('Exploitable');
      return dialog;
    };
    const first = await decide();
    await first.getByRole('button', { name: 'Apply' }).click();
    await first.getByText('You can close this').waitFor();
    await pages.world.server.runJobs();
    await first.waitFor({ state: 'detached' });
    await rowOf(page, flaws.critical).getByText('Exploitable').waitFor();

    await rowOf(page, flaws.critical).getByRole('checkbox').click();
    const second = await decide();
    await second.getByRole('combobox', { name: 'Findings' }).selectOption('All 2 that match the filter');
    await second.getByText('Applies to 2 findings').waitFor();
    await second.getByRole('button', { name: 'Apply' }).click();
    await second.getByText('You can close this').waitFor();
    await pages.world.server.runJobs();
    await second.getByText('1 changed. 1 skipped.').waitFor();
    await second.getByText('Already set').waitFor();
    expect(await second.getByRole('listitem').allTextContents()).toEqual([`${flaws.critical} · anvil 1.5`]);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await second.getByRole('button', { name: 'Undo' }).click();
    await second.getByText('You can close this').waitFor();
    await pages.world.server.runJobs();
    await page.getByText('1 analysis undone').waitFor();
    await rowOf(page, flaws.medium).getByText('Not set').waitFor();
    await rowOf(page, flaws.critical).getByText('Exploitable').waitFor();
  });

  test('says how many earlier analyses it would change, and asks', async () => {
    const project = pages.world.second.uuid;
    const { page, problems } = await openFindings('?sort=component.name&searchText=anvil', { project });
    await rowOf(page, flaws.critical).getByText('Exploitable').waitFor();
    await rowOf(page, flaws.critical).getByRole('checkbox').click();
    await rowOf(page, flaws.medium).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Set analysis…' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Analysis').selectOption('In triage');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByRole('alert').getByText('1 earlier analysis would change.').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, 'decide-many-overwrites');
    // Another change is another question.
    await dialog.getByLabel('Analysis').selectOption('Exploitable');
    await dialog.getByRole('alert').waitFor({ state: 'detached' });
    await dialog.getByLabel('Analysis').selectOption('In triage');
    await dialog.getByRole('button', { name: 'Apply anyway' }).click();
    await dialog.getByText('You can close this').waitFor();
    await pages.world.server.runJobs();
    await expect.poll(() => rowsOf(page).filter({ hasText: 'In triage' }).count()).toBe(2);
    expect(problems).toEqual([]);
  });

  test('is not offered to those who may only look', async () => {
    const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
    const { page } = await openFindings('', { token: viewer.token });
    await rowsOf(page).first().waitFor();
    expect(await page.getByRole('grid').getByRole('checkbox').count()).toBe(0);
  });
});
