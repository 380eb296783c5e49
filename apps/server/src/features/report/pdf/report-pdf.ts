import type { ProjectReport } from '@waybill/api-contract';
import type { ReportLocale } from '../words/report-language.ts';
import { analysesSection } from './analyses-section.ts';
import { coverSection } from './cover-section.ts';
import { gapsSection } from './gaps-section.ts';
import { licensesSection } from './licenses-section.ts';
import { PdfDocument } from './pdf-document.ts';
import { violationsSection } from './violations-section.ts';
import { vulnerabilitiesSection } from './vulnerabilities-section.ts';

/** Rows between two looks at whatever else the process has to do. */
const rowsAtOnce = 10;

/** Writes a report as a PDF. The stream ends by itself, and fails with what went wrong. */
export function reportPdf(report: ProjectReport, locale: ReportLocale): NodeJS.ReadableStream {
  const { name, version } = report.project;
  const label = version === undefined ? name : `${name} ${version}`;
  const pdf = new PdfDocument({
    language: locale.language,
    title: `${locale.words.title}: ${label}`,
    author: report.createdBy,
    created: new Date(report.created),
    foot: `${label} · ${locale.time(report.created)}`,
    pageLabel: locale.words.page,
  });
  void write(pdf, report, locale).catch((error: Error) => pdf.stream.destroy(error));
  return pdf.stream;
}

async function write(pdf: PdfDocument, report: ProjectReport, locale: ReportLocale): Promise<void> {
  let rows = 0;
  for (const _ of sections(pdf, report, locale)) {
    rows += 1;
    if (rows % rowsAtOnce === 0) await new Promise(setImmediate);
    // The client has left.
    if (pdf.stream.destroyed) return;
  }
  if (pdf.isIncomplete) pdf.paragraph(locale.words.missingGlyphs);
  pdf.end();
}

/** Yields after each row. */
function* sections(pdf: PdfDocument, report: ProjectReport, locale: ReportLocale): Generator<void> {
  yield* coverSection(pdf, report, locale);
  if (report.vulnerabilities)
    yield* vulnerabilitiesSection(pdf, report.vulnerabilities, report.coverage, locale);
  if (report.violations) yield* violationsSection(pdf, report.violations, locale);
  if (report.analyses) yield* analysesSection(pdf, report.analyses, locale);
  yield* gapsSection(pdf, report.coverage, locale);
  yield* licensesSection(pdf, report.licenses, locale);
}
