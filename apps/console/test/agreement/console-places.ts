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

/** What a bar says, such as `Critical: 1, High: 2`: what is nought is left out of it. */
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

/** What the rows of the list of projects say, by project. Where nobody looked there is no figure. */
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

/** What stands in the file that the button above a table writes: a row for each, by its headers. */
export async function downloadCsv(page: Page): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const text = (await readFile(await download.path(), 'utf8')).slice(1).trim();
  const [header = [], ...rows] = text.split('\r\n').map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
}

/** How many rows a list has, whether or not all of them are here. */
export async function countRows(page: Page, list: string): Promise<number> {
  const grid = page.getByRole('grid', { name: list, exact: true });
  return Number(await grid.getAttribute('aria-rowcount')) - 1;
}
