// Public to other features.
import type { ImportReport } from '../import-dt.service.ts';
import { findUnaccounted, type Note, type Outcome, type TableReport } from './ledger.ts';

const columns: readonly (readonly [Outcome, string])[] = [
  ['written', 'written'],
  ['present', 'already here'],
  ['merged', 'merged'],
  ['refused', 'refused'],
  ['leftOut', 'left out'],
  ['notImported', 'not imported'],
];

/** The report of an import as text for a terminal. */
export function writeReport(report: ImportReport): string {
  const { source, version, isPreview, secrets, notImported } = report;
  const tables = report.tables.filter((table) => table.read > 0);
  return [
    `${isPreview ? 'Preview of the import' : 'Import'} from ${source}, Dependency-Track ${version}.`,
    ...(isPreview ? ['Nothing was written.'] : []),
    '',
    ...writeTable(tables),
    '',
    ...tables.flatMap(writeNotes),
    `${unaccounted(tables)} rows are not accounted for.`,
    ...(notImported.length === 0 ? [] : [`Not imported by this version: ${notImported.join(', ')}.`]),
    'Left out, since it is fetched or computed anew: latest versions of packages, metrics of components and of vulnerabilities, caches, logs of events and upgrades.',
    ...(secrets.stored === 0
      ? []
      : [`Secrets: ${secrets.stored} stored, ${secrets.opened} opened by the key.`]),
  ].join('\n');
}

function unaccounted(tables: readonly TableReport[]): number {
  return tables.reduce((sum, table) => sum + Math.abs(findUnaccounted(table)), 0);
}

function writeTable(tables: readonly TableReport[]): string[] {
  const head = ['table', 'read', ...columns.map(([, title]) => title)];
  const rows = tables.map(({ table, read, outcomes }) => [
    table,
    String(read),
    ...columns.map(([outcome]) => (outcomes[outcome] === 0 ? '' : String(outcomes[outcome]))),
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const words: Readonly<Record<Outcome, string>> = {
  written: 'written, but note',
  present: 'already here',
  merged: 'merged',
  refused: 'refused',
  leftOut: 'left out',
  notImported: 'not imported',
};

function writeNotes({ table, notes, moreNotes }: TableReport): string[] {
  if (notes.length === 0) return [];
  const byReason = Map.groupBy(notes, ({ outcome, reason }: Note) => `${words[outcome]}: ${reason}`);
  return [
    `${table}:`,
    ...[...byReason].flatMap(([reason, its]) => [`  ${reason}`, ...its.map(({ row }) => `    ${row}`)]),
    ...(moreNotes === 0 ? [] : [`  and ${moreNotes} more`]),
    '',
  ];
}
