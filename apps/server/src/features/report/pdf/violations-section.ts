import type { PolicyViolationState, ReportViolation, ReportViolations } from '@waybill/api-contract';
import { policyViolationStates } from '@waybill/api-contract';
import type { ReportLocale } from '../words/report-language.ts';
import { conditionText } from '../words/violation-words.ts';
import { type CellText, ink, type PdfDocument } from './pdf-document.ts';
import { componentName } from './vulnerabilities-section.ts';

/** Open policy violations by state, the gravest first. */
export function* violationsSection(
  pdf: PdfDocument,
  violations: ReportViolations,
  locale: ReportLocale,
): Generator<void> {
  const { words, number } = locale;
  pdf.heading(1, `${words.violations.open} (${number(violations.total)})`);
  if (violations.total === 0) pdf.paragraph(words.violations.noneOpen);
  const rowsOf = Map.groupBy(violations.rows, (row) => row.state);
  for (const state of gravestFirst) {
    const count = violations[memberOf(state)];
    if (count === 0) continue;
    const rows = rowsOf.get(state) ?? [];
    pdf.heading(2, `${words.violations.state[state]} (${number(count)})`);
    if (rows.length > 0) yield* table(pdf, rows, locale);
    const rest = count - rows.length;
    if (rest > 0) pdf.paragraph(words.notListed(number(rest)), { size: 9, color: ink.muted });
  }
}

export const gravestFirst = policyViolationStates.toReversed();

export function memberOf(state: PolicyViolationState): Lowercase<PolicyViolationState> {
  return state.toLowerCase() as Lowercase<PolicyViolationState>;
}

function* table(pdf: PdfDocument, rows: readonly ReportViolation[], locale: ReportLocale): Generator<void> {
  const { words } = locale;
  const { policy, condition, component, since } = words.violations;
  const list = pdf.table([
    { title: policy, share: 0.2 },
    { title: condition, share: 0.29 },
    { title: component, share: 0.22 },
    { title: since, share: 0.145 },
    { title: words.analysis, share: 0.145 },
  ]);
  for (const row of rows) {
    list.row([
      policyCell(row, locale),
      [{ text: conditionText(row.condition, words), size: 8.5, maxLines: 6 }],
      [{ text: componentName(row.component), size: 8.5, maxLines: 3 }],
      [{ text: locale.date(row.since), size: 8.5 }],
      [{ text: words.violations.decision[row.analysis], size: 8.5 }],
    ]);
    yield;
  }
  list.end();
}

function policyCell({ policy, type }: ReportViolation, { words }: ReportLocale): CellText[] {
  return [
    { text: policy.name, size: 9, weight: 700, maxLines: 3 },
    { text: words.violations.type[type], size: 8, color: ink.muted },
  ];
}
