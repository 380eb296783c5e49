// Public to other features.
import type { ImportReport } from '../import-dt.service.ts';
import { findUnaccounted, type Note, type Outcome, type TableReport } from './ledger.ts';

const columns: readonly (readonly [Outcome, string])[] = [
  ['written', 'written'],
  ['changed', 'changed'],
  ['present', 'already here'],
  ['kept', 'kept'],
  ['merged', 'merged'],
  ['refused', 'refused'],
  ['leftOut', 'left out'],
];

/** The report of an import as text for a terminal. */
export function writeReport(report: ImportReport): string {
  const { source, version, isPreview, secrets } = report;
  const tables = report.tables.filter((table) => table.read > 0 || table.notes.length > 0);
  return [
    `${isPreview ? 'Preview of the import' : 'Import'} from ${source}, Dependency-Track ${version}.`,
    ...(isPreview ? ['Nothing was written.'] : []),
    '',
    ...writeTable(tables),
    '',
    ...tables.flatMap(writeNotes),
    `${unaccounted(tables)} rows are not accounted for.`,
    'Left out, since it is fetched or computed anew: latest versions of packages, metrics of components and of vulnerabilities, caches, logs of events and upgrades.',
    ...(secrets.stored === 0
      ? []
      : [`Secrets: ${secrets.stored} stored, ${secrets.opened} opened by the key.`]),
  ].join('\n');
}

/** The report of an undone import as text for a terminal. */
export function writeUndo({ tables }: ImportReport): string {
  return [
    'All imports were undone. The first administrator keeps the password of there.',
    ...tables.map(({ table, removed }) => `${table}: ${removed} removed`),
  ].join('\n');
}

function unaccounted(tables: readonly TableReport[]): number {
  return tables.reduce((sum, table) => sum + Math.abs(findUnaccounted(table)), 0);
}

function writeTable(tables: readonly TableReport[]): string[] {
  const head = ['table', 'read', ...columns.map(([, title]) => title), 'removed'];
  const figure = (rows: number) => (rows === 0 ? '' : String(rows));
  const rows = tables.map(({ table, read, outcomes, removed }) => [
    table,
    String(read),
    ...columns.map(([outcome]) => figure(outcomes[outcome])),
    figure(removed),
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const words: Readonly<Record<Note['outcome'], string>> = {
  written: 'written, but note',
  changed: 'changed',
  present: 'already here',
  kept: 'kept',
  merged: 'merged',
  refused: 'refused',
  leftOut: 'left out',
  removed: 'removed',
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
