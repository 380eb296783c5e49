import type { ExcludedCase, JudgedCase, VectorSet } from '../../packages/test-kit/src/index.ts';
import { ORIGINS, WITHOUT_VERDICT } from './origins.ts';

/** One row of the table. */
export interface ConformanceRow {
  readonly package: string;
  readonly set: string;
  readonly cases: number;
  readonly passed: number;
  readonly failed: number;
  readonly excluded: number;
}

/** Failed cases of a set that the report names; the number of all is in the table. */
const MAX_FAILED = 20;

/** The row of a set. */
export function rowOf(set: VectorSet): ConformanceRow {
  return {
    package: set.package,
    set: set.set,
    cases: set.cases,
    passed: set.passed,
    failed: set.failed.length,
    excluded: set.excluded.length,
  };
}

/** The sums of all rows. */
export function totalOf(rows: readonly ConformanceRow[]): ConformanceRow {
  const sum = (key: 'cases' | 'passed' | 'failed' | 'excluded') =>
    rows.reduce((total, row) => total + row[key], 0);
  return {
    package: 'all',
    set: `${rows.length} sets`,
    cases: sum('cases'),
    passed: sum('passed'),
    failed: sum('failed'),
    excluded: sum('excluded'),
  };
}

/** The rows as JSON, one a line. */
export function formatJson(sets: readonly VectorSet[]): string {
  return `[\n${sets.map((set) => `  ${JSON.stringify(rowOf(set))}`).join(',\n')}\n]`;
}

/** The report as Markdown. Equal sets give an equal text: it has no times. */
export function formatReport(sets: readonly VectorSet[]): string {
  const rows = sets.map(rowOf);
  return [
    '# Conformance',
    'Made by `npm run conformance`; do not edit. The packages against the vectors of their field: a case is judged by the ' +
      'one function that the tests of the package use, too. A case is excluded only where it is itself wrong or contradicts ' +
      'its specification; the reasons are below.',
    formatTable([...rows, totalOf(rows)]),
    ...section('Failed', sets.flatMap(formatFailed)),
    ...section('Excluded', sets.flatMap(formatExcluded)),
    ...section('Where the sets come from', [formatPairs(ORIGINS)]),
    ...section('Data without a verdict', [formatPairs(WITHOUT_VERDICT)]),
  ]
    .join('\n\n')
    .concat('\n');
}

function formatTable(rows: readonly ConformanceRow[]): string {
  const lines = rows.map((row) => {
    const counts = [row.cases, row.passed, row.failed, row.excluded].map(formatCount);
    return `| ${[row.package, cell(row.set), ...counts].join(' | ')} |`;
  });
  return [
    '| package | set | cases | passed | failed | excluded |',
    '|---|---|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

function section(title: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [`## ${title}`, ...parts];
}

function formatFailed({ package: name, set, failed }: VectorSet): string[] {
  if (failed.length === 0) return [];
  const lines = failed.slice(0, MAX_FAILED).map((each) => `- ${formatFailure(each)}`);
  return [`### ${name}: ${set}`, lines.join('\n')];
}

/** A failed case in one line: what should have come out and what did. */
export function formatFailure({ case: name, expected, got }: JudgedCase): string {
  return `${code(name)}: expected ${code(valueText(expected))}, got ${code(valueText(got))}`;
}

/** The excluded cases of a set, by their reason. */
function formatExcluded({ package: name, set, excluded }: VectorSet): string[] {
  if (excluded.length === 0) return [];
  const groups = Map.groupBy(excluded, ({ reason }) => reason);
  return [`### ${name}: ${set}`, [...groups].map(([reason, cases]) => formatGroup(reason, cases)).join('\n')];
}

function formatGroup(reason: string, cases: readonly ExcludedCase[]): string {
  return `- ${reason}\n  ${count(cases.length, 'case')}: ${cases.map((each) => code(each.case)).join(', ')}`;
}

function formatPairs(pairs: readonly (readonly [name: string, text: string])[]): string {
  return pairs.map(([name, text]) => `- ${code(name)}: ${text}`).join('\n');
}

/** A number with its word, such as `1 case` or `1,200 cases`. */
export function count(number: number, word: string): string {
  return `${formatCount(number)} ${word}${number === 1 ? '' : 's'}`;
}

function formatCount(number: number): string {
  return number.toLocaleString('en-US');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** Text in a code span, whatever it has of back-ticks and line breaks. */
function code(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
