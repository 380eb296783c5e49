import type { ProjectReport, ReportSource, ReportViolations } from '@waybill/api-contract';
import { isUnseen } from '../../coverage/coverage-status.ts';
import type { ReportLocale } from '../words/report-language.ts';
import { type CellText, ink, type PdfDocument } from './pdf-document.ts';
import { gravestFirst, memberOf } from './violations-section.ts';

/** Feeds of a source that are named. */
const mostFeeds = 10;

type Fact = readonly [label: string, value: string | undefined];

/** The subject of the report, its recipient, and its data sources, followed by the figures. */
export function* coverSection(
  pdf: PdfDocument,
  report: ProjectReport,
  locale: ReportLocale,
): Generator<void> {
  const { words, time } = locale;
  const { project } = report;
  pdf.space(60);
  pdf.paragraph(words.title, { size: 12, color: ink.muted });
  pdf.heading(1, project.name);
  yield* facts(pdf, [
    [words.version, project.version],
    [words.preparedFor, report.recipient],
    [words.preparedBy, report.createdBy],
    [words.date, time(report.created)],
    [words.owner, project.owner && (project.owner.fullname ?? project.owner.name)],
    [words.description, project.description],
    project.members === undefined
      ? [words.bomImported, bomText(report, locale)]
      : [words.members, locale.number(project.members)],
    [words.lastAnalysis, timeOf(project.lastVulnerabilityAnalysis, locale)],
  ]);
  yield* sources(pdf, report, locale);
  pdf.heading(1, words.figures);
  yield* facts(pdf, figures(report, locale));
  if (!report.vulnerabilities) pdf.paragraph(words.leftOut);
  if (!report.violations) pdf.paragraph(words.violations.leftOut);
}

function bomText({ project }: ProjectReport, locale: ReportLocale): string {
  const at = timeOf(project.lastBomImport, locale);
  if (at === undefined) return locale.words.noBom;
  return project.lastBomImportFormat === undefined ? at : `${at}, ${project.lastBomImportFormat}`;
}

function timeOf(at: number | undefined, { time }: ReportLocale): string | undefined {
  return at === undefined ? undefined : time(at);
}

function* sources(pdf: PdfDocument, report: ProjectReport, locale: ReportLocale): Generator<void> {
  const { words } = locale;
  if (report.sources.length === 0) return;
  pdf.heading(2, words.basis);
  const table = pdf.table([
    { title: words.source, share: 0.5 },
    { title: words.lastUpdate, share: 0.5 },
  ]);
  for (const source of report.sources) {
    const { title, enabled, lastSuccess } = source;
    const name = enabled ? title : `${title} (${words.disabled})`;
    const updated: CellText[] = [{ text: timeOf(lastSuccess, locale) ?? words.never, size: 9 }];
    if (source.failed) updated.push(...failureTexts(source, locale));
    table.row([[{ text: name, size: 9 }], updated]);
    yield;
  }
  table.end();
}

/** The outdated or missing parts of a source. */
function failureTexts({ parts, failedParts }: ReportSource, { words, number }: ReportLocale): CellText[] {
  const isInParts = parts > 1 && failedParts.length > 0;
  const text = isInParts ? words.failedFeeds(number(failedParts.length), number(parts)) : words.failed;
  const named = failedParts.slice(0, mostFeeds).join(', ');
  const rest = failedParts.length - mostFeeds;
  const names = rest > 0 ? `${named}, ${words.more(number(rest))}` : named;
  return [{ text, size: 9 }, ...(isInParts ? [{ text: names, size: 8, color: ink.muted }] : [])];
}

function figures(
  { metrics, vulnerabilities, violations, coverage }: ProjectReport,
  locale: ReportLocale,
): Fact[] {
  const { words, number } = locale;
  // Zeros of what nobody looked at are none.
  const unseen = isUnseen(coverage, metrics.findingsTotal + metrics.suppressed);
  const instead = coverage.status === 'EMPTY' ? words.noComponents : words.notCovered;
  const seen = (text: string) => (unseen ? instead : text);
  const audited = `${number(metrics.findingsAudited)} / ${number(metrics.findingsTotal)}`;
  const severities = [
    [words.severity.CRITICAL, metrics.critical],
    [words.severity.HIGH, metrics.high],
    [words.severity.MEDIUM, metrics.medium],
    [words.severity.LOW, metrics.low],
    [words.severity.UNASSIGNED, metrics.unassigned],
  ] as const;
  return [
    [words.components, number(metrics.components)],
    [words.vulnerableComponents, seen(number(metrics.vulnerableComponents))],
    [words.findings, seen(severities.map(([name, count]) => `${name} ${number(count)}`).join(' · '))],
    [words.audited, seen(audited)],
    [words.suppressed, seen(number(metrics.suppressed))],
    [words.openVulnerabilities, vulnerabilities && seen(number(vulnerabilities.total))],
    [
      words.knownExploited,
      vulnerabilities &&
        (coverage.exploitedUnread && vulnerabilities.exploited === 0
          ? instead
          : seen(number(vulnerabilities.exploited))),
    ],
    [words.violations.open, violations && violationText(violations, locale)],
    [words.violations.approved, violations && number(violations.approved)],
    [words.violations.suppressed, violations && number(violations.suppressed)],
    [words.riskScore, seen(number(metrics.inheritedRiskScore))],
    [
      words.coverage,
      words.covered(number(coverage.judgeable), number(coverage.components - coverage.intended)),
    ],
  ];
}

function violationText(violations: ReportViolations, { words, number }: ReportLocale): string {
  const states = gravestFirst.map(
    (state) => `${words.violations.state[state]} ${number(violations[memberOf(state)])}`,
  );
  return `${number(violations.total)} (${states.join(' · ')})`;
}

function* facts(pdf: PdfDocument, list: readonly Fact[]): Generator<void> {
  const table = pdf.table([
    { title: '', share: 0.3 },
    { title: '', share: 0.7 },
  ]);
  for (const [label, value] of list) {
    if (value === undefined || value === '') continue;
    table.row([[{ text: label, size: 9, color: ink.muted }], [{ text: value, size: 9.5 }]]);
    yield;
  }
  table.end();
}
