import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Figures } from '#test/server';

type Some = Partial<Figures>;

/** The words of severity bars and tiles. */
const severities = {
  Critical: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
  Unassigned: 'unassigned',
} as const;
const states = { Failures: 'fail', Warnings: 'warn', Informational: 'info' } as const;

const numberOf = (text: string): number | undefined => {
  const digits = /([\d,]+)\s*$/.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** The figures of a bar, such as `Critical: 1, High: 2`, which omits zeros. */
function inBar(words: Readonly<Record<string, keyof Figures>>, label: string): Some {
  const counts: Some = Object.fromEntries(Object.values(words).map((figure) => [figure, 0]));
  for (const part of label.split(', ')) {
    const [word = '', count = ''] = part.split(': ');
    const figure = words[word];
    if (figure === undefined) throw new Error(`A bar says “${label}”`);
    counts[figure] = numberOf(count) ?? -1;
  }
  return counts;
}

/** A cell: its text, and the name of the picture in it. */
interface Cell {
  text: string;
  bar: string | null;
}

/** By the address of the project that a row leads to, its cells by their headers. */
function cellsOf(page: Page): Promise<Record<string, Record<string, Cell>>> {
  return page.evaluate(() => {
    const headers = [...document.querySelectorAll('[role=columnheader]')].map((one) => one.textContent);
    const rows = [...document.querySelectorAll('[data-row]')].map((row) => {
      const cells = [...row.querySelectorAll('[role=gridcell]')].map((cell, at) => [
        headers[at] ?? '',
        {
          text: cell.textContent,
          bar: cell.querySelector('[role=img]')?.getAttribute('aria-label') ?? null,
        },
      ]);
      const path = row.querySelector<HTMLAnchorElement>('a[href*="/projects/"]')?.pathname ?? '';
      return [path.split('/')[2] ?? '', Object.fromEntries(cells)];
    });
    return Object.fromEntries(rows);
  });
}

/** The rows of the project list, by project. Uncovered projects have no figure. */
export async function readListRows(page: Page): Promise<Map<string, Some>> {
  const rows = await cellsOf(page);
  return new Map(
    Object.entries(rows).map(([uuid, cells]) => {
      const told: Some = {};
      const components = numberOf(cells.Components?.text ?? '');
      if (components !== undefined) told.components = components;
      const risk = numberOf(cells['Risk score']?.text ?? '');
      if (risk !== undefined) told.riskScore = risk;
      const { Vulnerabilities: found, 'Policy violations': violations } = cells;
      if (found?.bar) Object.assign(told, inBar(severities, found.bar));
      else if (numberOf(found?.text ?? '') === 0) told.vulnerabilities = 0;
      if (violations?.bar) Object.assign(told, inBar(states, violations.bar));
      return [uuid, told];
    }),
  );
}

/** The content of a table's CSV file: a row for each, by its headers. */
export async function downloadCsv(page: Page): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const text = (await readFile(await download.path(), 'utf8')).slice(1).trim();
  const [header = [], ...rows] = text.split('\r\n').map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
}

/** The numbers beside the names of a project's tabs. */
async function readTabs(page: Page): Promise<Some> {
  const tabs = await page.getByRole('navigation', { name: 'Project', exact: true }).getByRole('link').all();
  const counts = new Map<string, number>();
  for (const tab of tabs) {
    const [, label = '', count = ''] = /^(.*?)\s*([\d,]+)$/.exec((await tab.textContent()) ?? '') ?? [];
    if (count !== '') counts.set(label, numberOf(count) ?? -1);
  }
  const figures = {
    Components: 'components',
    Services: 'services',
    'Audit vulnerabilities': 'open',
    'Policy violations': 'openViolations',
  } as const;
  return Object.fromEntries(
    Object.entries(figures).flatMap(([label, figure]) => {
      const count = counts.get(label);
      return count === undefined ? [] : [[figure, count]];
    }),
  );
}

/** The tiles of an overview by label, the last one of each: sums precede a project's own figures. */
function tilesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll('main div')].flatMap((label) => {
      const value = label.nextElementSibling;
      const isNumber = value !== null && /^[\d,]+$/.test(value.textContent);
      return isNumber && label.textContent !== '' ? [[label.textContent, value.textContent]] : [];
    });
    return Object.fromEntries(tiles);
  });
}

const tiles = {
  ...severities,
  'Risk score': 'riskScore',
  Findings: 'findings',
  Components: 'components',
  'Policy violations': 'violations',
} as const;

/** The figures in a project's overview: its header, its tabs, its tiles. */
export async function readOverview(page: Page): Promise<Record<'header' | 'tabs' | 'tiles', Some>> {
  const bar = page
    .locator('main header')
    .getByRole('img', { name: /^(?:Critical|High|Medium|Low|Unassigned): / });
  const label = (await bar.count()) === 0 ? undefined : await bar.first().getAttribute('aria-label');
  const shown = await tilesOf(page);
  const told = Object.entries(tiles).flatMap(([word, figure]) => {
    const value = shown[word];
    return value === undefined ? [] : [[figure, numberOf(value)]];
  });
  return {
    header: label ? inBar(severities, label) : {},
    tabs: await readTabs(page),
    tiles: Object.fromEntries(told),
  };
}

/** The number of rows in a list, loaded or not. */
export async function countRows(page: Page, list: string): Promise<number> {
  const grid = page.getByRole('grid', { name: list, exact: true });
  return Number(await grid.getAttribute('aria-rowcount')) - 1;
}
