import { extent } from '@waybill/test-kit';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpPages } from '#test';
import {
  type Figures,
  findDisagreements,
  isCollection,
  type PlainFigures,
  type PlainProject,
  readPlainFigures,
  signIn,
  startAgreementWorld,
} from '#test/server';
import { countRows, downloadCsv, readListRows, readOverview } from './console-places.ts';

const pages = setUpPages(async () =>
  signIn(await startAgreementWorld(), 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VIEW_POLICY_VIOLATION'),
);
let plain: PlainFigures;
beforeAll(async () => {
  plain = await readPlainFigures(pages.world.server.db);
});

/** One of each kind: plain, decided about, suppressed, not covered, inactive, parents, and collections of every kind. */
const someOf = [
  'Solo 1',
  'Decided 1',
  'Suppressed 1',
  'Blind 1',
  'Retired 1',
  'Parent 1',
  'Department',
  'Empty',
  'Shop',
  'Fleet latest',
  'Live',
  'Nothing in it',
  'Outer',
];

/** The projects whose own pages are opened: all of them in `npm run test:all`. */
function opened(): PlainProject[] {
  const uuids = new Set(someOf.map((name) => pages.world.projects.get(name)));
  return extent({
    whole: [...plain.projects],
    usual: plain.projects.filter(({ uuid }) => uuids.has(uuid)),
  });
}

const shown = (project: PlainProject): Figures => plain.of(plain.shownAs(project));

/** The figures of a place that differ from the plain recount of all rows. */
function disagreements(
  read: (uuid: string) => Promise<Partial<Figures>>,
  projects: readonly PlainProject[],
  expected = shown,
): Promise<Record<string, unknown>> {
  return findDisagreements(read, projects, expected, pages.world.projects);
}

/** The same where a page tells of all projects at once. */
function disagreementsIn(
  told: ReadonlyMap<string, Partial<Figures>>,
  projects: readonly PlainProject[],
  expected = shown,
): Promise<Record<string, unknown>> {
  const read = async (uuid: string) => {
    const figures = told.get(uuid);
    if (!figures) throw new Error('It is not listed');
    return figures;
  };
  return disagreements(read, projects, expected);
}

/** All rows are in the window, which draws no others. */
const tall = { width: 1920, height: 3_000 } as const;

async function listed(page: Page, rows: number): Promise<void> {
  await page
    .locator('[data-row]')
    .nth(rows - 1)
    .waitFor();
}

describe('the list of projects agrees with a plain recount', () => {
  test('in its flat rows, and in the file of them', async () => {
    const { page, problems } = await pages.open('/projects?flat=true&inactive=true', tall);
    await listed(page, plain.projects.length);
    const rows = await readListRows(page);
    expect([...rows.values()].filter((row) => row.critical !== undefined).length).toBeGreaterThan(10);
    expect(await disagreementsIn(rows, plain.projects)).toEqual({});

    const file = new Map((await downloadCsv(page)).map((row) => [nameOf(row), figuresOfLine(row)] as const));
    const byName = new Map(
      [...pages.world.projects].flatMap(([name, uuid]) => {
        const line = file.get(name);
        return line ? [[uuid, line] as const] : [];
      }),
    );
    expect(byName.size).toBe(plain.projects.length);
    expect(await disagreementsIn(byName, plain.projects)).toEqual({});
    expect(problems).toEqual([]);
  });

  test('in the tree, where a project stands for all below it', async () => {
    const { page } = await pages.open('/projects?inactive=true', tall);
    const roots = plain.projects.filter(({ parent }) => parent === null);
    await listed(page, roots.length);
    const summed = (project: PlainProject) => plain.of(plain.tree(project));
    const read = async () => {
      const rows = await readListRows(page);
      // Violations have no sum: the shown ones are the project's own.
      return new Map([...rows].map(([uuid, { fail: _, warn: __, info: ___, ...rest }]) => [uuid, rest]));
    };
    await expect.poll(async () => disagreementsIn(await read(), roots, summed)).toEqual({});
  });
});

/** As the world names a project. */
const nameOf = (row: Record<string, string>) =>
  [row['Project name'], row.Version].filter((part) => part !== '').join(' ');

/** A file leaves empty what nobody looked at. */
function figuresOfLine(row: Record<string, string>): Partial<Figures> {
  const figures = {
    Components: 'components',
    'Risk score': 'riskScore',
    'Policy violations': 'violations',
    Vulnerabilities: 'vulnerabilities',
  } as const;
  return Object.fromEntries(
    Object.entries(figures).flatMap(([header, figure]) => {
      const text = row[header] ?? '';
      return /^\d+$/.test(text) ? [[figure, Number(text)]] : [];
    }),
  );
}

/** A tab with its number. */
const tabOf = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: 'Project', exact: true })
    .getByRole('link', { name: new RegExp(`^${label} [\\d,]+$`) });

describe('the pages of a project agree with a plain recount', () => {
  test('header, tabs, and tiles of its overview', async () => {
    const { page, goto, problems } = await pages.openBlank({ width: 1600, height: 1_200 });
    const places = ['header', 'tabs', 'tiles'] as const;
    const told = new Map<string, Awaited<ReturnType<typeof readOverview>>>();
    for (const project of opened()) {
      await goto(`/projects/${project.uuid}`);
      // Figures that are counted separately arrive after the page.
      const { vulnerabilities } = shown(project);
      await tabOf(page, 'Services').waitFor();
      await tabOf(page, 'Policy violations').waitFor();
      if (vulnerabilities > 0) await tabOf(page, 'Audit vulnerabilities').waitFor();
      told.set(project.uuid, await readOverview(page));
    }
    const solo = told.get(pages.world.projects.get('Solo 1') ?? '');
    expect(Object.keys(solo?.header ?? {})).toHaveLength(5);
    expect(Object.keys(solo?.tabs ?? {})).toHaveLength(4);
    expect(Object.keys(solo?.tiles ?? {})).toHaveLength(9);
    // Where a project has nothing of its own, its tiles are those of all below it.
    const inTiles = (project: PlainProject) =>
      shown(project).components > 0 ? shown(project) : plain.of(plain.tree(project));
    for (const place of places) {
      const figures = new Map([...told].map(([uuid, overview]) => [uuid, overview[place]]));
      const expected = place === 'tiles' ? inTiles : shown;
      expect([place, await disagreementsIn(figures, opened(), expected)]).toEqual([place, {}]);
    }
    expect(problems).toEqual([]);
  });

  test('how many rows its lists have, and the file of its findings', async () => {
    const { page, goto } = await pages.openBlank({ width: 1600 });
    const count = async (path: string, list: string) => {
      await goto(path);
      await page.locator('[data-row="0"]').waitFor();
      return countRows(page, list);
    };
    const right = new Map(opened().map((project) => [project.uuid, shown(project)]));
    const has = (uuid: string, figure: keyof Figures) => (right.get(uuid)?.[figure] ?? 0) > 0;
    const first = async (uuid: string): Promise<Partial<Figures>> => {
      const tab = `/projects/${uuid}`;
      const figures: Partial<Figures> = {};
      if (has(uuid, 'components')) figures.components = await count(`${tab}/components`, 'Components');
      if (has(uuid, 'services')) figures.services = await count(`${tab}/services`, 'Services');
      if (has(uuid, 'open')) figures.open = await count(`${tab}/findings`, 'Findings');
      if (has(uuid, 'openViolations'))
        figures.openViolations = await count(`${tab}/policyViolations`, 'Policy violations');
      return figures;
    };
    const whole = async (uuid: string): Promise<Partial<Figures>> => {
      if (!has(uuid, 'vulnerabilities')) return {};
      const tab = `/projects/${uuid}`;
      const findings = await count(`${tab}/findings?all=true&everyRecord=true`, 'Findings');
      const vulnerabilities = await count(`${tab}/findings?all=true`, 'Findings');
      const lines = (await downloadCsv(page)).length;
      if (lines !== vulnerabilities) throw new Error(`The file has ${lines} findings`);
      return { findings, vulnerabilities };
    };
    const some = opened().filter((project) => isCollection(project) || project.parent === null);
    expect(await disagreements(first, some)).toEqual({});
    // The choice to show all is remembered for later lists.
    expect(await disagreements(whole, some)).toEqual({});
  });
});

test('the dashboard comes to the active projects, each once', async () => {
  const active = plain.projects.filter((project) => project.active && !isCollection(project));
  const right = plain.of(active);
  const { page, problems } = await pages.open('/dashboard', { width: 1600 });
  const suppressed = `${right.findings} findings, ${right.suppressed} suppressed`;
  await page.getByText(suppressed).waitFor();
  await page.getByText(`of ${active.length} projects`).waitFor();
  await page.getByText(`of ${right.components} components`).waitFor();
  const tile = (label: string) => page.locator('main div').filter({ hasText: new RegExp(`^${label}`) });
  const atRisk = active.filter((project) => plain.of([project]).findings > 0).length;
  for (const [label, value] of [
    ['Vulnerabilities', right.vulnerabilities],
    ['Projects at risk', atRisk],
    ['Vulnerable components', right.vulnerableComponents],
    ['Inherited risk score', right.riskScore],
    ['Policy violations', right.violations],
  ] as const)
    await tile(label)
      .getByRole('link', { name: String(value), exact: true })
      .first()
      .waitFor();
  const states = `Failures: ${right.fail}, Warnings: ${right.warn}, Informational: ${right.info}`;
  await page.getByRole('img', { name: states, exact: true }).waitFor();
  expect(problems).toEqual([]);
});
