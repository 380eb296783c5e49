import type { AnalysisComment, ReportAnalyses, ReportAnalysis } from '@waybill/api-contract';
import type { ReportLocale } from '../words/report-language.ts';
import type { ReportWords } from '../words/report-words.ts';
import { type CellText, ink, type PdfDocument } from './pdf-document.ts';
import { componentName, flawId } from './vulnerabilities-section.ts';

/** The analyses of findings: state, reason, author, and time. */
export function* analysesSection(
  pdf: PdfDocument,
  analyses: ReportAnalyses,
  locale: ReportLocale,
): Generator<void> {
  const { words, number } = locale;
  pdf.heading(1, `${words.analyses} (${number(analyses.total)})`);
  if (analyses.total === 0) {
    pdf.paragraph(words.noAnalyses);
    return;
  }
  const list = pdf.table([
    { title: words.finding, share: 0.35 },
    { title: words.analysis, share: 0.65 },
  ]);
  for (const row of analyses.rows) {
    list.row([findingCell(row, locale), analysisCell(row, locale)]);
    yield;
  }
  list.end();
  const rest = analyses.total - analyses.rows.length;
  if (rest > 0) pdf.paragraph(words.notListed(number(rest)), { size: 9, color: ink.muted });
}

function findingCell(row: ReportAnalysis, { words, time }: ReportLocale): CellText[] {
  return [
    { text: flawId(row.vulnerability), size: 9, weight: 700 },
    { text: words.severity[row.vulnerability.severity], size: 8.5 },
    { text: componentName(row.component), size: 8.5, maxLines: 4 },
    { text: words.lastChanged(time(row.updated)), size: 7.5, color: ink.muted },
  ];
}

function analysisCell({ analysis, commentCount }: ReportAnalysis, locale: ReportLocale): CellText[] {
  const { words, number } = locale;
  const { analysisState, analysisJustification, analysisResponse, analysisDetails } = analysis;
  const state = words.state[analysisState];
  const cell: CellText[] = [
    { text: analysis.isSuppressed ? `${state}, ${words.suppressedState}` : state, size: 9, weight: 700 },
  ];
  if (analysisJustification !== 'NOT_SET')
    cell.push(labeled(words.justification, words.justifications[analysisJustification]));
  if (analysisResponse !== 'NOT_SET') cell.push(labeled(words.response, words.responses[analysisResponse]));
  if (analysisDetails !== undefined) cell.push(labeled(words.details, analysisDetails));
  const earlier = commentCount - analysis.analysisComments.length;
  if (earlier > 0) cell.push({ text: words.earlier(number(earlier)), size: 8, color: ink.muted });
  cell.push(...analysis.analysisComments.map((comment) => trailLine(comment, locale)));
  return cell;
}

function labeled(label: string, text: string): CellText {
  return { text: `${label}: ${text}`, size: 8.5, maxLines: 8 };
}

function trailLine(
  { timestamp, commenter, comment }: AnalysisComment,
  { words, time }: ReportLocale,
): CellText {
  const text = `${time(timestamp)}, ${commenter ?? words.unknown}: ${trailText(comment, words)}`;
  return { text, size: 8, color: ink.muted, maxLines: 4 };
}

/** The lines that Waybill adds to a trail (contract §11), in the language of the report; what people wrote stays as it is. */
function trailText(comment: string, words: ReportWords): string {
  if (comment === 'Suppressed') return words.suppressedState;
  if (comment === 'Unsuppressed') return words.unsuppressed;
  if (comment === 'Details:') return words.detailsRemoved;
  const [, kind, from = '', to = ''] =
    /^(Analysis|Justification|Vendor Response): ([A-Z_]+) → ([A-Z_]+)$/.exec(comment) ?? [];
  if (kind === 'Analysis') return change(words.analysis, words.state, from, to);
  if (kind === 'Justification') return change(words.justification, words.justifications, from, to);
  if (kind === 'Vendor Response') return change(words.response, words.responses, from, to);
  return comment;
}

function change(label: string, labels: Readonly<Record<string, string>>, from: string, to: string): string {
  return `${label}: ${labels[from] ?? from} → ${labels[to] ?? to}`;
}
