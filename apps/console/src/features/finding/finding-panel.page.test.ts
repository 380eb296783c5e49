import { describe, expect, test } from 'vitest';
import { findAccessibilityFaults, takeScreenshot } from '#test';
import { flaws, panelOf, rowOf, runSql, setUpFindingsPages, sql, titleOf } from '#test/server';

const { pages, openFindings } = setUpFindingsPages();

async function uuidOf(vulnId: string): Promise<string> {
  const { body } = await pages.world.user.get<{ vulnerability: { uuid: string; vulnId: string } }[]>(
    `/api/waybill/v1/project/${pages.world.second.uuid}/findings?vulnerability=${vulnId}&everyRecord=true`,
  );
  return body.find(({ vulnerability }) => vulnerability.vulnId === vulnId)?.vulnerability.uuid ?? '';
}

describe('the panel', () => {
  test('opens by its address alone, with what all records of the flaw say', async () => {
    const { page, problems } = await openFindings('?everyRecord=true');
    await rowOf(page, flaws.alias).getByText('7.5').click();
    await panelOf(page).getByRole('heading', { name: 'All records for this vulnerability' }).waitFor();
    await page.reload();
    await panelOf(page).getByText(`Details of ${flaws.alias}`).waitFor();
    await panelOf(page).getByText('CWE-79 Improper Neutralization').waitFor();
    await panelOf(page)
      .getByRole('link', { name: `example.com/${flaws.high}` })
      .waitFor();
    const records = panelOf(page).getByRole('listitem').filter({ hasText: 'Published on' });
    expect(await records.count()).toBe(2);
    await records.first().getByText('No severity').waitFor();
    const own = records.filter({ has: page.getByRole('link', { name: flaws.high, exact: true }) });
    for (const fact of ['NVD', 'High', '7.5', 'CVSS:3.1/AV:N/AC:L', 'Published on Jan 5, 2026'])
      await own.getByText(fact).waitFor();
    expect(await page.title()).toMatch(/^Audit vulnerabilities · .+ · Waybill$/);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('a');
    await page.waitForURL('**view=audit');
    await page.goBack();
    await panelOf(page).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('has all parts in one scroll, and keys that lead to them', async () => {
    const { page, problems } = await openFindings('', { width: 1366, height: 768 });
    await rowOf(page, flaws.high).click();
    const part = (name: string) => panelOf(page).getByRole('region', { name });
    await part('Audit').getByLabel('Justification').waitFor();
    await part('Audit').getByLabel('Comment').waitFor();
    await part('Audit').getByText('No audit trail entries yet.').waitFor();
    await part('Vulnerability')
      .getByRole('heading', { name: 'All records for this vulnerability' })
      .waitFor();
    expect(await panelOf(page).getByRole('tab').count()).toBe(0);
    await page.keyboard.press('w');
    await part('Why').getByText('Evidence').waitFor();
    await expect
      .poll(() => part('Why').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(400);
    await page.keyboard.press('a');
    const top = () => part('Audit').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    // The buttons stay in sight, and leave the parts their room.
    const save = await panelOf(page).getByRole('button', { name: 'Save', exact: true }).boundingBox();
    expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(768);
    expect(768 - (save?.y ?? 0)).toBeLessThan(64);
    expect(problems).toEqual([]);
  });

  test('leaves room for its text where the page is enlarged', async () => {
    // As a window of 1366 by 768 at 200 %.
    const { page } = await openFindings('', { width: 683, height: 384 });
    await rowOf(page, flaws.high).click();
    const save = panelOf(page).getByRole('button', { name: 'Save', exact: true });
    await save.waitFor();
    const bar = await save.evaluate(
      (element) => element.closest('.sticky')?.getBoundingClientRect().top ?? 0,
    );
    const title = await titleOf(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bar - title).toBeGreaterThan(250);
  });

  test('takes a last day with a decision, and shows it in the history', async () => {
    const { page, problems } = await openFindings('', { width: 1366, height: 900 });
    await rowOf(page, flaws.high).click();
    const panel = panelOf(page);
    const until = panel.getByLabel('Until');
    await panel.getByText('Choose an analysis first.').waitFor();
    expect(await until.isDisabled()).toBe(true);
    await panel.getByText('Not affected', { exact: true }).click();
    await until.fill('2020-01-01');
    const save = panel.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await panel.getByText('Enter today or a later day.').waitFor();
    await until.fill('2099-03-31');
    await takeScreenshot(page, 'finding-until');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await save.click();
    await panel.getByText('Until Mar 31, 2099').waitFor();
    expect(await until.inputValue()).toBe('2099-03-31');
    // Another decision comes with the day that is shown.
    await panel.getByText('False positive', { exact: true }).click();
    await save.click();
    await panel.getByText('Not affected → False positive').waitFor();
    expect(await until.inputValue()).toBe('2099-03-31');
    await until.fill('');
    await save.click();
    await panel.getByText('No end date').waitFor();
    await panel.getByText('Not set', { exact: true }).first().click();
    await save.click();
    await panel.getByText('False positive → Not set').waitFor();
    const phone = await openFindings('', { width: 390, height: 844, theme: 'dark' });
    await rowOf(phone.page, flaws.high).click();
    await panelOf(phone.page).getByLabel('Until').scrollIntoViewIfNeeded();
    await takeScreenshot(phone.page, 'finding-until-phone');
    expect(problems).toEqual([]);
  });

  test('names the version of CVSS of each score by its vector', async () => {
    await runSql(pages.world.server.db, sql`update vuln set cvss_v2 = 5 where ext_id = ${flaws.high}`);
    const { page, problems } = await openFindings();
    await rowOf(page, flaws.high).click();
    const scores = panelOf(page).getByRole('listitem').filter({ hasText: /^CVSS/ });
    await expect.poll(() => scores.allInnerTexts()).toEqual(['CVSS 3.1 7.5', 'CVSS 2.0 5']);
    expect(problems).toEqual([]);
  });

  test('shows the tickets that alerts made, and that one is done while the finding is open', async () => {
    const { server, first } = pages.world;
    await runSql(
      server.db,
      sql`with made as (
          insert into notification_ticket (delivery_uuid, system, external_id, key, url, created_at, status, category,
            checked_at, changed_at)
          values (gen_random_uuid(), 'JIRA', '10007', 'OPS-7', 'https://jira.example/browse/OPS-7', now(), 'Erledigt',
              'DONE', now(), now()),
            (gen_random_uuid(), 'GITHUB', '12', 'acme/shop#12', 'https://github.com/acme/shop/issues/12', now(), null,
              null, null, null)
          returning ticket_id)
        insert into notification_ticket_about (ticket_id, project_uuid, component_uuid, about_uuid)
        select m.ticket_id, ${first.uuid}::uuid, c.uuid, v.uuid from made m
        cross join component c cross join vuln v where v.ext_id = ${flaws.high}`,
    );
    try {
      const { page, problems } = await openFindings('', { width: 1440, height: 900 });
      await rowOf(page, flaws.high).click();
      const tickets = panelOf(page).getByRole('region', { name: 'Tickets' });
      const link = tickets.getByRole('link', { name: 'OPS-7' });
      expect(await link.getAttribute('href')).toBe('https://jira.example/browse/OPS-7');
      await tickets.getByText('Erledigt').waitFor();
      await tickets.getByRole('link', { name: 'acme/shop#12' }).waitFor();
      await tickets.getByText('The ticket is done. Check again and decide.').waitFor();
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await takeScreenshot(page, 'finding-tickets');
      const phone = await openFindings('', { width: 390, height: 844, theme: 'dark' });
      await rowOf(phone.page, flaws.high).click();
      await panelOf(phone.page).getByRole('link', { name: 'OPS-7' }).waitFor();
      await takeScreenshot(phone.page, 'finding-tickets-phone');
      expect(problems).toEqual([]);
    } finally {
      await runSql(server.db, sql`delete from notification_ticket`);
    }
  });

  test('says when the records cannot be loaded, and loads them when told to', async () => {
    const { page } = await openFindings();
    await page.route('**/findings/*/*', (route) => route.fulfill({ status: 500 }));
    await rowOf(page, flaws.critical).getByText('9.8').click();
    await panelOf(page).getByText("Couldn't load the vulnerability").waitFor();
    await page.unrouteAll();
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await panelOf(page).getByRole('heading', { name: 'All records for this vulnerability' }).waitFor();
  });

  test('asks for no decision where there is none, and sees one that was taken meanwhile', async () => {
    const { uuid: project, components } = pages.world.second;
    const { page } = await openFindings('?view=audit', { project });
    const failed: string[] = [];
    page.on('response', (response) => response.ok() || failed.push(response.url()));
    await rowOf(page, flaws.unassigned).getByText('Not set').click();
    await panelOf(page).getByText('No audit trail entries yet.').waitFor();
    expect(failed).toEqual([]);
    const finding = {
      project,
      component: components.anvil ?? '',
      vulnerability: await uuidOf(flaws.critical),
    };
    await pages.world.user.put('/api/v1/analysis', { ...finding, comment: 'Looked at it' });
    await page.keyboard.press('Escape');
    await rowOf(page, flaws.critical).getByText('9.8').click();
    await page.keyboard.press('a');
    await panelOf(page).getByText('Looked at it').waitFor();
  });

  test('decides about the aliases in the component as well, and takes all of it back', async () => {
    const project = pages.world.second.uuid;
    const stateOf = async (vulnId: string) => {
      const uuid = await uuidOf(vulnId);
      const { body } = await pages.world.user.get<{ analysis: { state: string } }[]>(
        `/api/waybill/v1/project/${project}/findings?everyRecord=true&vulnerability=${uuid}`,
      );
      return body.map(({ analysis }) => analysis.state).join();
    };
    const { page, problems } = await openFindings('?everyRecord=true', { project });
    await rowOf(page, flaws.alias).getByText('7.5').click();
    await panelOf(page)
      .getByRole('checkbox', { name: `Apply to ${flaws.high}, the same vulnerability` })
      .waitFor();
    await page.keyboard.press('3');
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Analysis saved').waitFor();
    await expect.poll(() => stateOf(flaws.high)).toBe('IN_TRIAGE');
    expect(await stateOf(flaws.alias)).toBe('IN_TRIAGE');
    await page.keyboard.press('a');
    await panelOf(page).getByText(`Decided for all records of ${flaws.high}`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Analysis undone').waitFor();
    await expect.poll(() => stateOf(flaws.high)).toBe('NOT_SET');
    expect(await stateOf(flaws.alias)).toBe('NOT_SET');
    await panelOf(page).getByText('Undone', { exact: true }).waitFor();
    await panelOf(page)
      .getByRole('checkbox', { name: `Apply to ${flaws.high}, the same vulnerability` })
      .uncheck();
    await page.keyboard.press('3');
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => stateOf(flaws.alias)).toBe('IN_TRIAGE');
    expect(await stateOf(flaws.high)).toBe('NOT_SET');
    expect(problems).toEqual([]);
  });

  test('keeps what was not saved, or drops it when told to', async () => {
    const { page } = await openFindings('?view=audit', { project: pages.world.second.uuid });
    await rowOf(page, flaws.high).getByText('7.5').click();
    await panelOf(page).getByLabel('Details').fill('Half a sentence');
    await panelOf(page).getByRole('button', { name: 'Next finding' }).click();
    const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await panelOf(page).getByLabel('Details').inputValue()).toBe('Half a sentence');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await panelOf(page).waitFor({ state: 'detached' });
  });

  test('takes details away that were emptied', async () => {
    const { page } = await openFindings('?view=audit', { project: pages.world.second.uuid });
    await rowOf(page, flaws.unassigned).focus();
    await page.keyboard.press('Enter');
    const details = panelOf(page).getByLabel('Details');
    const save = panelOf(page).getByRole('button', { name: 'Save', exact: true });
    await details.fill('For now');
    await save.click();
    await panelOf(page).getByText('Details: For now').waitFor();
    await details.fill('');
    await save.click();
    await panelOf(page).getByText('Details removed').waitFor();
    expect(await details.inputValue()).toBe('');
  });

  test('keeps what is typed while something is saved', async () => {
    const { page } = await openFindings('?view=audit', { project: pages.world.second.uuid });
    const typed = Promise.withResolvers<void>();
    await page.route('**/findings/*/*/decision', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await rowOf(page, flaws.unassigned).focus();
    await page.keyboard.press('Enter');
    const details = panelOf(page).getByLabel('Details');
    const save = panelOf(page).getByRole('button', { name: 'Save', exact: true });
    await details.fill('One');
    await save.click();
    await details.fill('Two');
    typed.resolve();
    await page.getByText('Analysis saved').waitFor();
    expect(await details.inputValue()).toBe('Two');
    await panelOf(page).getByText('Details: One').waitFor();
    await save.click();
    await panelOf(page).getByText('Details: Two').waitFor();
  });

  test('does not undo what somebody else has decided since', async () => {
    const { uuid: project, components } = pages.world.second;
    const finding = {
      project,
      component: components.nail ?? '',
      vulnerability: await uuidOf(flaws.unassigned),
    };
    const { page } = await openFindings(`?finding=${finding.component}:${finding.vulnerability}`, {
      project,
    });
    await panelOf(page).getByText('Exploitable').click();
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    // Hovering over a notice keeps it open.
    await page.getByText('Analysis saved').hover();
    await pages.world.user.put('/api/v1/analysis', { ...finding, analysisState: 'RESOLVED' });
    await page.getByRole('button', { name: 'Undo' }).click();
    const notice = page.locator('[data-kind="error"]');
    await notice.getByText(`Couldn't undo the analysis of ${flaws.unassigned}`).waitFor();
    await notice.getByText('There is a later analysis or comment. Nothing was changed.').waitFor();
    const stored = await pages.world.user.get(`/api/v1/analysis?${new URLSearchParams(finding)}`);
    expect(stored.body).toMatchObject({ analysisState: 'RESOLVED' });
  });

  test('a comment leaves the decision that somebody else took meanwhile', async () => {
    const { uuid: project, components } = pages.world.second;
    const finding = { project, component: components.hammer ?? '', vulnerability: await uuidOf(flaws.high) };
    const { page } = await openFindings(`?view=audit&finding=${finding.component}:${finding.vulnerability}`, {
      project,
    });
    await panelOf(page).getByLabel('Comment').fill('Looked at it');
    const decision = { analysisState: 'NOT_AFFECTED', analysisJustification: 'CODE_NOT_REACHABLE' };
    await pages.world.user.put('/api/v1/analysis', { ...finding, ...decision, analysisDetails: 'Dead code' });
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await panelOf(page).getByText('Looked at it').waitFor();
    const stored = await pages.world.user.get(`/api/v1/analysis?${new URLSearchParams(finding)}`);
    expect(stored.body).toMatchObject({ ...decision, analysisDetails: 'Dead code' });
    await expect.poll(() => panelOf(page).getByLabel('Details').inputValue()).toBe('Dead code');
    expect(await panelOf(page).getByRole('radio', { name: 'Not affected' }).isChecked()).toBe(true);
  });

  test('shows everything to those who may only look, and says what they lack', async () => {
    const viewer = await pages.world.server.asUser('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
    const { page } = await openFindings('?view=audit', {
      token: viewer.token,
      project: pages.world.second.uuid,
    });
    await rowOf(page, flaws.critical).getByText('9.8').click();
    const reason = 'Requires the permission VULNERABILITY_ANALYSIS.';
    const save = panelOf(page).getByRole('button', { name: 'Save', exact: true });
    expect(await save.textContent()).toContain(reason);
    expect(await panelOf(page).getByRole('radio', { name: 'Exploitable' }).isDisabled()).toBe(true);
    await page.keyboard.press('s');
    await page.keyboard.press('2');
    await page.keyboard.press('Shift+Enter');
    expect(await panelOf(page).getByRole('radio', { name: 'Not set' }).isChecked()).toBe(true);
    await page.keyboard.press('w');
    await panelOf(page).getByText('Evidence').waitFor();
    expect(await panelOf(page).getByRole('button', { name: 'Suppress' }).count()).toBe(1);
  });

  test('shows the old state again when the server refuses', async () => {
    const { page } = await openFindings('?view=audit', { project: pages.world.second.uuid });
    const seen = Promise.withResolvers<void>();
    await page.route('**/findings/*/*/decision', async (route) => {
      await seen.promise;
      await route.fulfill({ status: 500 });
    });
    await rowOf(page, flaws.critical).getByText('9.8').click();
    await panelOf(page).getByText('Exploitable').click();
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await rowOf(page, flaws.critical).getByText('Exploitable').waitFor();
    seen.resolve();
    await page.getByText('Server error', { exact: true }).waitFor();
    await rowOf(page, flaws.critical).getByText('Not set').waitFor();
    expect(await panelOf(page).getByRole('radio', { name: 'Exploitable' }).isChecked()).toBe(true);
  });

  test('says so when the finding does not exist', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { page, goto } = await openFindings(`?finding=${nobody}:${nobody}`);
    await page.locator('[data-kind="warning"]').getByText('Finding not found').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await goto(
      `/projects/${pages.world.second.uuid}/findings?finding=x&component=zzz&searchText=%00&all=true&suppressed=true`,
    );
    // Notices stay as long as the pointer is above them.
    await page.locator('[data-kind="warning"]').getByText('Finding not found').hover();
    await rowOf(page, flaws.high).waitFor();
    expect(await page.locator('[data-kind]').count()).toBe(1);
  });
});

describe('addresses of the system that users come from', () => {
  test('a vulnerability opens its only finding', async () => {
    const { page, goto } = await openFindings('', { project: pages.world.second.uuid });
    await goto(`/projects/${pages.world.second.uuid}/findings/${await uuidOf(flaws.unassigned)}`);
    await titleOf(page).getByText(`${flaws.unassigned} · nail 1.5`).waitFor();
    await page.getByText(`Vulnerability: ${flaws.unassigned}`).waitFor();
  });

  test('a component and a vulnerability open their finding', async () => {
    const { page, goto } = await openFindings('', { project: pages.world.second.uuid });
    const { uuid, components } = pages.world.second;
    await goto(`/projects/${uuid}/findings/${components.hammer}/${await uuidOf(flaws.high)}`);
    await titleOf(page).getByText(`${flaws.high} · hammer 1.5`).waitFor();
  });
});

test.each([
  ['dark', 1440, 'en-US'],
  ['light', 420, 'en-US'],
  ['light', 1440, 'de-DE'],
  ['light', 1440, 'ja-JP'],
] as const)('the audit is accessible and fits in %s at %d in %s', async (theme, width, locale) => {
  const { page, problems } = await openFindings('', {
    theme,
    width,
    locale,
    project: pages.world.second.uuid,
  });
  const list = page.getByRole('grid').locator('[data-row]');
  await list.first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `findings-${theme}-${width}-${locale}`);
  await list.first().focus();
  await page.keyboard.press('Enter');
  await panelOf(page).locator('[data-panel-section="facts"] li').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `finding-${theme}-${width}-${locale}`);
  await page.keyboard.press('a');
  await panelOf(page).locator('form').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `finding-audit-${theme}-${width}-${locale}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(problems).toEqual([]);
});
