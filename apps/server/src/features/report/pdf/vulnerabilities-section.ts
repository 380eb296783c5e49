import type {
  CoverageCounts,
  FlawSummary,
  ReportComponent,
  ReportVulnerabilities,
  ReportVulnerability,
  Severity,
} from '@waybill/api-contract';
import { severities } from '@waybill/api-contract';
import { isUnseen } from '../../coverage/coverage-status.ts';
import type { ReportLocale } from '../words/report-language.ts';
import { type CellText, ink, type PdfDocument } from './pdf-document.ts';

/** Open vulnerabilities by severity, each with what fixes it. */
export function* vulnerabilitiesSection(
  pdf: PdfDocument,
  vulnerabilities: ReportVulnerabilities,
  coverage: CoverageCounts,
  locale: ReportLocale,
): Generator<void> {
  const { words, number } = locale;
  if (isUnseen(coverage, vulnerabilities.total)) {
    pdf.heading(1, words.openVulnerabilities);
    pdf.paragraph(coverage.status === 'EMPTY' ? words.noComponents : words.nothingLookedAt);
    return;
  }
  pdf.heading(1, `${words.openVulnerabilities} (${number(vulnerabilities.total)})`);
  if (vulnerabilities.total === 0) pdf.paragraph(words.noOpenVulnerabilities);
  // An empty list does not mean that uncovered components have no vulnerabilities.
  if (coverage.blind > 0) pdf.paragraph(words.componentsNotCovered(number(coverage.blind)), { size: 9 });
  const rowsOf = Map.groupBy(vulnerabilities.rows, (row) => row.vulnerability.severity);
  for (const severity of severities) {
    const count = vulnerabilities[memberOf(severity)];
    if (count === 0) continue;
    const rows = rowsOf.get(severity) ?? [];
    pdf.heading(2, `${words.severity[severity]} (${number(count)})`);
    if (rows.length > 0) yield* table(pdf, rows, locale);
    const rest = count - rows.length;
    if (rest > 0) pdf.paragraph(words.notListed(number(rest)), { size: 9, color: ink.muted });
  }
}

function memberOf(severity: Severity): Lowercase<Severity> {
  return severity.toLowerCase() as Lowercase<Severity>;
}

function* table(
  pdf: PdfDocument,
  rows: readonly ReportVulnerability[],
  locale: ReportLocale,
): Generator<void> {
  const { words } = locale;
  const list = pdf.table([
    { title: words.vulnerability, share: 0.45 },
    { title: words.score, share: 0.15 },
    { title: words.affected, share: 0.4 },
  ]);
  for (const row of rows) {
    list.row([
      flawCell(row.vulnerability, locale),
      scoreCell(row.vulnerability, locale),
      componentsCell(row, locale),
    ]);
    yield;
  }
  list.end();
}

function flawCell(flaw: FlawSummary, { words }: ReportLocale): CellText[] {
  const id = flawId(flaw);
  const others = otherIds(flaw, id);
  const cell: CellText[] = [{ text: id, size: 9, weight: 700 }];
  if (flaw.title !== undefined) cell.push({ text: flaw.title, size: 8.5, maxLines: 4 });
  if (flaw.knownExploited) cell.push({ text: words.knownExploited, size: 8, weight: 700, color: '#9d1c1c' });
  if (others.length > 0)
    cell.push({ text: words.aliases(others.join(', ')), size: 7.5, color: ink.muted, maxLines: 3 });
  return cell;
}

/** The id that people know it by. */
export function flawId({ cveId, vulnId }: FlawSummary): string {
  return cveId ?? vulnId;
}

function otherIds(flaw: FlawSummary, id: string): string[] {
  const ids = [flaw.vulnId, ...flaw.aliases.flatMap((alias) => Object.values(alias))];
  return [...new Set(ids)].filter((other) => other !== id);
}

function scoreCell(
  { cvss, epssScore, epssUnread }: FlawSummary,
  { number, words }: ReportLocale,
): CellText[] {
  const cell: CellText[] = [];
  if (cvss !== undefined) cell.push({ text: `CVSS ${number(cvss)}`, size: 8.5 });
  if (epssScore !== undefined) cell.push({ text: `EPSS ${number(epssScore * 100)} %`, size: 8.5 });
  else if (epssUnread) cell.push({ text: `EPSS: ${words.notCovered}`, size: 8.5 });
  return cell;
}

function componentsCell(
  { components, componentCount }: ReportVulnerability,
  locale: ReportLocale,
): CellText[] {
  const { words, number } = locale;
  const cell = components.flatMap((component): CellText[] => [
    { text: componentName(component), size: 8.5, maxLines: 3 },
    {
      text: component.fixedIn === undefined ? words.noFix : words.fixedIn(component.fixedIn),
      size: 8,
      color: ink.muted,
      maxLines: 2,
    },
  ]);
  const rest = componentCount - components.length;
  if (rest > 0) cell.push({ text: words.more(number(rest)), size: 8, color: ink.muted });
  return cell;
}

export function componentName({ group, name, version, project }: ReportComponent): string {
  const full = group === undefined ? name : `${group}/${name}`;
  const versioned = version === undefined ? full : `${full} ${version}`;
  return project === undefined ? versioned : `${versioned} (${project})`;
}
