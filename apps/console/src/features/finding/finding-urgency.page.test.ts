import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityFaults, takeScreenshot } from '#test';
import {
  addNpmAdvisory,
  bomOf,
  flaws,
  idsOf,
  panelOf,
  rowOf,
  runSql,
  setUpFindingsPages,
  sql,
  storeUrgency,
  uploadBom,
} from '#test/server';

const { pages, openFindings } = setUpFindingsPages();
beforeAll(() => storeUrgency(pages.world.server));

const all = [flaws.medium, flaws.critical, flaws.high, flaws.unassigned];
const exploited = 'Known exploited. Fix due Feb 22, 2026. Used in ransomware campaigns.';

describe('the list of findings', () => {
  test('begins with what is exploited, and says of each how urgent it is and what mends it', async () => {
    const { page, problems } = await openFindings('?everyRecord=true', { width: 1600 });
    expect((await idsOf(page)).filter((id) => id !== flaws.alias)).toEqual(all);
    await rowOf(page, flaws.medium).getByRole('img', { name: exploited }).waitFor();
    const cells = await rowOf(page, flaws.alias).getByRole('gridcell').allTextContents();
    // Besides what is seen, its id is there once more for those who listen.
    expect(cells.slice(1)).toEqual([
      'High',
      `${flaws.high}${flaws.alias}${flaws.alias}`,
      `Summary of ${flaws.alias}`,
      'hammer',
      '1.5',
      '2.0.0',
      '92.3%',
      '7.5',
      'Direct',
      expect.stringMatching(/ago$|^now$/),
      'Not set',
    ]);
    await rowOf(page, flaws.unassigned).getByText('Transitive').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('sorts numbers by the highest first, and returns to the most urgent', async () => {
    const { page } = await openFindings();
    await page.getByRole('button', { name: 'EPSS' }).click();
    await page.waitForURL('**sort=-vulnerability.epssScore');
    await expect.poll(async () => (await idsOf(page))[0]).toBe(flaws.high);
    await page.getByRole('button', { name: 'EPSS' }).click();
    await page.waitForURL('**sort=vulnerability.epssScore');
    await page.getByRole('button', { name: 'EPSS' }).click();
    await page.waitForURL('**/findings');
    await expect.poll(() => idsOf(page)).toEqual(all);
  });
});

describe('findings without a severity that are likely to be exploited', () => {
  const note = '1 finding without a severity has an EPSS of 10% or more.';
  const rate = (epss: number | null) =>
    runSql(
      pages.world.server.db,
      sql`update vuln set effective_epss = ${epss} where ext_id = ${flaws.unassigned}`,
    );
  beforeAll(() => rate(0.94));
  afterAll(() => rate(null));

  test('are named above the list, which has them at its end, and listed by a link', async () => {
    const { page, problems } = await openFindings();
    const link = page.getByRole('link', { name: note });
    await link.waitFor();
    expect((await idsOf(page)).at(-1)).toBe(flaws.unassigned);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await link.click();
    await page.waitForURL('**/findings?severity=UNASSIGNED&epss=0.1..');
    await expect.poll(() => idsOf(page)).toEqual([flaws.unassigned]);
    await link.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('are not named where the order has them at their place', async () => {
    const { page } = await openFindings();
    const link = page.getByRole('link', { name: note });
    await link.waitFor();
    await page.getByRole('button', { name: 'EPSS' }).click();
    await expect.poll(async () => (await idsOf(page))[0]).toBe(flaws.unassigned);
    await link.waitFor({ state: 'detached' });
  });

  test('are named for all projects together', async () => {
    const { page } = await pages.open('/vulnerabilityAudit');
    await page.getByRole('link', { name: /^\d+ findings? without a severity/ }).click();
    await page.waitForURL('**/vulnerabilityAudit?severity=UNASSIGNED&epss=0.1..');
    await expect.poll(async () => new Set(await idsOf(page))).toEqual(new Set([flaws.unassigned]));
  });
});

describe('what is known to be exploited and rated by no record', () => {
  const rate = (severity: number) =>
    runSql(
      pages.world.server.db,
      sql`update vuln set effective_severity = ${severity} where ext_id = ${flaws.medium}`,
    );
  beforeAll(() => rate(0));
  afterAll(() => rate(3));

  test.each(['light', 'dark'] as const)(
    'stands first, and does not look harmless, in the %s theme',
    async (theme) => {
      const { page, problems } = await openFindings('', { theme });
      await expect.poll(async () => (await idsOf(page))[0]).toBe(flaws.medium);
      const words = 'No record states a severity, but the vulnerability is known exploited.';
      await rowOf(page, flaws.medium).getByTitle(words).getByText('Unassigned').waitFor();
      expect(await rowOf(page, flaws.unassigned).getByTitle(words).count()).toBe(0);
      await rowOf(page, flaws.medium).click();
      await panelOf(page).getByTitle(words).waitFor();
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await takeScreenshot(page, `finding-exploited-unrated-${theme}`);
      expect(problems).toEqual([]);
    },
  );
});

describe('the filters', () => {
  const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

  test.each([
    ['EPSS', '≥ 10%', 'epss=0.1..', [flaws.high]],
    ['CVSS', '≥ 9', 'cvss=9..', [flaws.critical]],
    ['Fix', 'Available', 'fix=AVAILABLE', all],
    ['Dependency', 'Transitive', 'dependency=TRANSITIVE', [flaws.unassigned]],
    ['First seen', 'in the last 7 days', 'found=7d', all],
  ])('%s: %s stands in the address, and can be taken off', async (name, choice, address, expected) => {
    const { page } = await openFindings();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await menuOf(page).getByRole('option', { name, exact: true }).click();
    await menuOf(page).getByRole('option', { name: choice, exact: true }).click();
    await page.waitForURL(`**/findings?${address}`);
    await menuOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => idsOf(page)).toEqual(expected);
    await page.getByRole('button', { name: `${name}: ${choice}` }).waitFor();
    await page.getByRole('button', { name: `Remove filter ${name}` }).click();
    await page.waitForURL('**/findings');
    await expect.poll(() => idsOf(page)).toEqual(all);
  });

  test('leave what is exploited, or what some sources say, and the menu is accessible', async () => {
    const { page } = await openFindings();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await menuOf(page).getByRole('option', { name: 'Known exploited' }).click();
    await page.waitForURL('**/findings?exploited=true');
    await expect.poll(() => idsOf(page)).toEqual([flaws.medium]);
    await page.getByRole('button', { name: 'Remove filter Known exploited' }).click();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await menuOf(page).getByRole('option', { name: 'Source' }).click();
    await menuOf(page).getByRole('option', { name: 'OSV' }).click();
    await page.waitForURL('**/findings?source=OSV');
    await expect.poll(() => idsOf(page)).toEqual([flaws.alias, flaws.unassigned]);
    // More than one can be chosen, so it stays open.
    await menuOf(page).getByRole('option', { name: 'OSV', selected: true }).waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  test('leave what has a ticket, by what it comes to, or what has none', async () => {
    await runSql(
      pages.world.server.db,
      sql`with made as (
          insert into notification_ticket (delivery_uuid, system, external_id, key, url, created_at, category)
          values (gen_random_uuid(), 'JIRA', '1', 'OPS-1', 'https://jira.example/browse/OPS-1', now(), 'DONE')
          returning ticket_id)
        insert into notification_ticket_about (ticket_id, project_uuid, component_uuid, about_uuid)
        select made.ticket_id, p.uuid, c.uuid, v.uuid from made cross join component c
        join project p using (project_id) join identity_match m using (identity_id) join vuln v using (vuln_id)
        where v.ext_id = ${flaws.high}`,
    );
    const { page } = await openFindings();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await menuOf(page).getByRole('option', { name: 'Ticket' }).click();
    await menuOf(page).getByRole('option', { name: 'Done' }).click();
    await page.waitForURL('**/findings?ticket=DONE');
    await expect.poll(() => idsOf(page)).toEqual([flaws.high]);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    const without = await openFindings('?ticket=NONE');
    await expect.poll(() => idsOf(without.page)).toEqual(all.filter((id) => id !== flaws.high));
  });

  test('that the menu does not offer are shown in it as well', async () => {
    const { page } = await openFindings('?epss=0.25..');
    await page.getByRole('button', { name: 'EPSS: ≥ 25%' }).click();
    expect(await menuOf(page).getByLabel('At least %').inputValue()).toBe('25');
  });
});

describe('the panel', () => {
  test('begins with what mends the finding, and names no record but for what another one says', async () => {
    const { page } = await openFindings('?everyRecord=true');
    await rowOf(page, flaws.alias).getByText('7.5').click();
    await panelOf(page).getByText('Upgrade to 2.0.0').waitFor();
    await panelOf(page).getByText('EPSS 92.3%').waitFor();
    // This record names the finding, so it is not mentioned.
    expect(await panelOf(page).getByText(`(from ${flaws.high})`).count()).toBe(0);
    expect(await panelOf(page).getByText(`(from ${flaws.alias})`).count()).toBe(0);
  });

  test('says so where only a pre-release mends the finding, as the list does', async () => {
    const { server, auditor } = pages.world;
    await addNpmAdvisory(server, 'GHSA-rrrr-cccc-1111', 'screw', '2.0.0-rc.1');
    const { uuid: project } = await uploadBom(server, auditor, 'Vice', '1', bomOf(['screw@1.0.0']));
    const { page } = await openFindings('', { project, width: 1440 });
    const cell = page.getByRole('gridcell', { name: '2.0.0-rc.1 Pre-release' });
    // The version itself stays in sight, whatever is said of it.
    const version = await cell.getByText('2.0.0-rc.1').boundingBox();
    expect(version?.width).toBeGreaterThan(40);
    await takeScreenshot(page, 'finding-prerelease');
    await cell.click();
    await panelOf(page).getByText('Upgrade to 2.0.0-rc.1').waitFor();
    await panelOf(page).getByText('Pre-release').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  test('says by when what is exploited is to be fixed', async () => {
    const { page } = await openFindings();
    await rowOf(page, flaws.medium).getByText('Not set').click();
    await panelOf(page).getByText('Exploited, fix due Feb 22, 2026').waitFor();
    await panelOf(page).getByText('Ransomware').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
});
