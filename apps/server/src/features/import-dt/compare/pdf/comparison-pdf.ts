import type { FindingDifference, ImportComparison, ImportTable } from '@waybill/api-contract';
import { ink, PdfDocument } from '../../../report/pdf/pdf-document.ts';
import type { ReportLocale } from '../../../report/words/report-language.ts';
import { type ComparisonWords, comparisonWords } from './comparison-words.ts';

export interface ComparisonReport {
  readonly comparison: ImportComparison;
  readonly tables: readonly ImportTable[];
  /** Some of those whose cause is not understood, the gravest first. */
  readonly differences: readonly FindingDifference[];
  /** The number of all of these. */
  readonly total: number;
  readonly createdBy: string;
  readonly created: Date;
}

/** Rows between two looks at whatever else the process has to do. */
const rowsAtOnce = 50;
const size = 8.5;

/** Writes a comparison as a PDF. The stream ends by itself, and fails with what went wrong. */
export function comparisonPdf(report: ComparisonReport, locale: ReportLocale): NodeJS.ReadableStream {
  const words = comparisonWords[locale.language];
  const pdf = new PdfDocument({
    language: locale.language,
    title: words.title,
    author: report.createdBy,
    created: report.created,
    foot: `${words.title} · ${locale.time(report.created.getTime())}`,
    pageLabel: words.page,
  });
  void write(pdf, report, locale, words).catch((error: Error) => pdf.stream.destroy(error));
  return pdf.stream;
}

async function write(
  pdf: PdfDocument,
  report: ComparisonReport,
  locale: ReportLocale,
  words: ComparisonWords,
): Promise<void> {
  let rows = 0;
  for (const _ of sections(pdf, report, locale, words)) {
    rows += 1;
    if (rows % rowsAtOnce === 0) await new Promise(setImmediate);
    // The client has left.
    if (pdf.stream.destroyed) return;
  }
  if (pdf.isIncomplete) pdf.paragraph(words.missingGlyphs);
  pdf.end();
}

/** Yields after each row. */
function* sections(
  pdf: PdfDocument,
  report: ComparisonReport,
  locale: ReportLocale,
  words: ComparisonWords,
): Generator<void> {
  yield* cover(pdf, report, locale, words);
  yield* causes(pdf, report, locale, words);
  yield* days(pdf, report, locale, words);
  yield* blinded(pdf, report, words);
  yield* tables(pdf, report, locale, words);
  yield* differences(pdf, report, locale, words);
}

type Columns = readonly (readonly [title: string, share: number])[];

/** A table of plain texts. */
function* plainTable(
  pdf: PdfDocument,
  columns: Columns,
  rows: Iterable<readonly (string | undefined)[]>,
): Generator<void> {
  const table = pdf.table(columns.map(([title, share]) => ({ title, share })));
  for (const cells of rows) {
    table.row(cells.map((text = '') => [{ text, size, maxLines: 6 }]));
    yield;
  }
  table.end();
}

function* cover(
  pdf: PdfDocument,
  { comparison, createdBy }: ComparisonReport,
  { time, number }: ReportLocale,
  words: ComparisonWords,
): Generator<void> {
  const {
    version,
    importedAt,
    comparedAt,
    agreedDays,
    days: [latest],
  } = comparison;
  const timeOf = (at: number | undefined) => (at === undefined ? words.never : time(at));
  pdf.heading(1, words.title);
  pdf.paragraph([`Dependency-Track ${version ?? ''}`, createdBy].join(' · '), {
    size: 9.5,
    color: ink.muted,
  });
  yield* plainTable(
    pdf,
    [
      ['', 0.6],
      ['', 0.4],
    ],
    [
      [words.imported, timeOf(importedAt)],
      [words.compared, timeOf(comparedAt)],
      [words.bothSides, number(latest?.bothSides ?? 0)],
      [words.onlyThere, number(latest?.onlyThere ?? 0)],
      [words.onlyHere, number(latest?.onlyHere ?? 0)],
      [words.withoutCause, number(latest?.withoutCause ?? 0)],
      [words.toLookAt, number(latest?.toLookAt ?? 0)],
      [words.agreedDays, number(agreedDays)],
    ],
  );
}

const sideName = ({ side }: { readonly side: 'THERE' | 'HERE' }): string =>
  side === 'THERE' ? 'Dependency-Track' : 'Waybill';

function causeName(
  { cause, detail }: Pick<FindingDifference, 'cause' | 'detail'>,
  { causeWords }: ComparisonWords,
): string {
  return detail === '' ? causeWords[cause] : `${causeWords[cause]} (${detail})`;
}

function* causes(
  pdf: PdfDocument,
  { comparison }: ComparisonReport,
  { number }: ReportLocale,
  words: ComparisonWords,
): Generator<void> {
  pdf.heading(1, words.causes);
  if (comparison.causes.length === 0) {
    pdf.paragraph(words.noDifferences);
    return;
  }
  yield* plainTable(
    pdf,
    [
      [words.side, 0.17],
      [words.cause, 0.43],
      [words.findings, 0.12],
      [words.projects, 0.12],
      [words.understood, 0.16],
    ],
    comparison.causes.map((sum) => [
      sideName(sum),
      causeName(sum, words),
      number(sum.findings),
      number(sum.projects),
      sum.understoodBy,
    ]),
  );
}

function* days(
  pdf: PdfDocument,
  { comparison }: ComparisonReport,
  { number, date }: ReportLocale,
  words: ComparisonWords,
): Generator<void> {
  pdf.heading(1, words.days);
  yield* plainTable(
    pdf,
    [
      [words.day, 0.2],
      [words.bothSides, 0.16],
      [words.onlyThere, 0.16],
      [words.onlyHere, 0.16],
      [words.toLookAt, 0.16],
      [words.uploads, 0.16],
    ],
    comparison.days.map((day) => [
      date(Date.parse(day.day)),
      number(day.bothSides),
      number(day.onlyThere),
      number(day.onlyHere),
      number(day.toLookAt),
      number(day.uploads),
    ]),
  );
}

function* blinded(
  pdf: PdfDocument,
  { comparison }: ComparisonReport,
  words: ComparisonWords,
): Generator<void> {
  pdf.heading(1, words.blinded);
  if (comparison.blinded.length === 0) {
    pdf.paragraph(words.nobodyBlinded);
    return;
  }
  pdf.paragraph(words.blindedNote);
  yield* plainTable(
    pdf,
    [
      ['', 0.7],
      ['', 0.3],
    ],
    comparison.blinded.map(({ username, kind }) => [username, kind]),
  );
}

function* tables(
  pdf: PdfDocument,
  report: ComparisonReport,
  { number }: ReportLocale,
  words: ComparisonWords,
): Generator<void> {
  pdf.heading(1, words.tables);
  const figures = ['read', 'written', 'present', 'merged', 'refused', 'leftOut'] as const;
  yield* plainTable(
    pdf,
    [[words.table, 0.34], ...figures.map((name) => [words[name], 0.11] as const)],
    report.tables.map((row) => [row.table, ...figures.map((name) => number(row[name]))]),
  );
  const refused = report.tables.flatMap(({ table, notes }) =>
    [
      ...Map.groupBy(
        notes.filter(({ outcome }) => outcome === 'refused'),
        ({ reason }) => reason,
      ),
    ].map(([reason, its]) => [table, reason, its.map(({ row }) => row).join(', ')]),
  );
  if (refused.length === 0) return;
  pdf.heading(2, words.reasons);
  yield* plainTable(
    pdf,
    [
      [words.table, 0.24],
      [words.reason, 0.46],
      [words.rows, 0.3],
    ],
    refused,
  );
}

function* differences(
  pdf: PdfDocument,
  { differences: rows, total }: ComparisonReport,
  { number }: ReportLocale,
  words: ComparisonWords,
): Generator<void> {
  pdf.heading(1, `${words.differences} (${number(total)})`);
  if (total === 0) {
    pdf.paragraph(words.noDifferences);
    return;
  }
  const named = ({ name, version }: { readonly name: string; readonly version?: string }) =>
    version === undefined ? name : `${name} ${version}`;
  yield* plainTable(
    pdf,
    [
      [words.project, 0.19],
      [words.component, 0.21],
      [words.vulnerability, 0.18],
      [words.side, 0.14],
      [words.cause, 0.28],
    ],
    rows.map((row) => [
      named(row.project),
      named(row.component),
      row.vulnerability.vulnId,
      sideName(row),
      causeName(row, words),
    ]),
  );
  const rest = total - rows.length;
  if (rest > 0) pdf.paragraph(words.notListed(number(rest)), { size: 9, color: ink.muted });
}
