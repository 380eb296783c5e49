import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectReport, ReportSource } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { CoveredFigure, ExploitedFigure } from '../coverage/covered-figure.tsx';
import { coverableOf } from '../coverage/covered-share.ts';
import { useViolationStateLabels } from '../policy/policy-words.ts';
import { ReportCell, ReportRow, ReportSection, ReportTable } from './report-section.tsx';

/** The subject of the report, its recipient, and its data sources, followed by the figures. */
export function ReportCover({ report }: { report: ProjectReport }) {
  const { t } = useLingui();
  const format = useFormat();
  const { project } = report;
  const imported = project.lastBomImport === undefined ? undefined : format.dateTime(project.lastBomImport);
  return (
    <>
      <p className="mb-1 hidden text-muted print:block">{t`Project report`}</p>
      <h2 className="mb-4 text-2xl font-semibold wrap-anywhere">{project.name}</h2>
      <Facts
        facts={[
          { label: t`Version`, value: project.version },
          { label: t`Prepared for`, value: report.recipient },
          { label: t`Prepared by`, value: report.createdBy },
          { label: t`Date`, value: format.dateTime(report.created) },
          { label: t`Description`, value: project.description },
          project.members === undefined
            ? {
                label: t`BOM imported`,
                value: imported
                  ? [imported, project.lastBomImportFormat].filter(Boolean).join(', ')
                  : t`No BOM has been uploaded`,
              }
            : { label: t`Projects in this collection`, value: format.number(project.members) },
          {
            label: t`Last analysis`,
            value: project.lastVulnerabilityAnalysis && format.dateTime(project.lastVulnerabilityAnalysis),
          },
        ]}
      />
      <Sources report={report} />
      <ReportSection title={t`Metrics`}>
        <Figures report={report} />
      </ReportSection>
    </>
  );
}

function Sources({ report }: { report: ProjectReport }) {
  const { t } = useLingui();
  const format = useFormat();
  if (report.sources.length === 0) return null;
  return (
    <ReportSection title={t`Sources of the findings`}>
      <ReportTable label={t`Sources of the findings`} heads={[t`Source`, t`Last update`]}>
        {report.sources.map((source) => {
          const { title, enabled, lastSuccess } = source;
          return (
            <ReportRow key={title}>
              <ReportCell>{enabled ? title : t`${title} (disabled)`}</ReportCell>
              <ReportCell>
                {lastSuccess === undefined ? t`Never updated` : format.dateTime(lastSuccess)}
                {source.failed ? <FailedFeeds source={source} /> : null}
              </ReportCell>
            </ReportRow>
          );
        })}
      </ReportTable>
    </ReportSection>
  );
}

/** Feeds of a source that are named. */
const mostFeeds = 10;

/** The outdated or missing parts of a source. */
function FailedFeeds({ source: { parts, failedParts } }: { source: ReportSource }) {
  const { t } = useLingui();
  const format = useFormat();
  if (parts <= 1 || failedParts.length === 0)
    return <p className="text-warning">{t`The last update failed.`}</p>;
  const failed = format.number(failedParts.length);
  const all = format.number(parts);
  const rest = failedParts.length - mostFeeds;
  const more = format.number(rest);
  const named = failedParts.slice(0, mostFeeds).join(', ');
  return (
    <>
      <p className="text-warning">{t`${failed} of ${all} feeds failed`}</p>
      <p className="text-xs text-muted wrap-anywhere">{rest > 0 ? t`${named} and ${more} more` : named}</p>
    </>
  );
}

function Figures({ report }: { report: ProjectReport }) {
  const { t } = useLingui();
  const format = useFormat();
  const violationFacts = useViolationFacts(report);
  const { metrics, vulnerabilities, violations, coverage } = report;
  const judged = format.number(coverage.judgeable);
  const found = metrics.findingsTotal + metrics.suppressed;
  const seen = (figure: number) => (
    <CoveredFigure coverage={coverage} found={found}>
      {format.number(figure)}
    </CoveredFigure>
  );
  const all = format.number(coverableOf(coverage));
  return (
    <>
      <Facts
        facts={[
          { label: t`Components`, value: format.number(metrics.components) },
          { label: t`Vulnerable components`, value: seen(metrics.vulnerableComponents) },
          { label: t`Findings`, value: seen(metrics.findingsTotal) },
          { label: t`Audited findings`, value: seen(metrics.findingsAudited) },
          { label: t`Suppressed findings`, value: seen(metrics.suppressed) },
          { label: t`Open vulnerabilities`, value: vulnerabilities && seen(vulnerabilities.total) },
          {
            label: t`Known exploited`,
            value: vulnerabilities && (
              <ExploitedFigure exploited={vulnerabilities.exploited} unread={coverage.exploitedUnread}>
                {seen(vulnerabilities.exploited)}
              </ExploitedFigure>
            ),
          },
          ...violationFacts,
          { label: t`Risk score`, value: seen(metrics.inheritedRiskScore) },
          {
            label: t`Coverage`,
            value: (
              <Trans>
                {judged} of {all} components covered
              </Trans>
            ),
          },
        ]}
      />
      {vulnerabilities ? null : (
        <p className="mt-3">
          {t`Vulnerabilities and analyses are left out. The account that made this report may not view them.`}
        </p>
      )}
      {violations ? null : (
        <p className="mt-3">
          {t`Policy violations are left out. The account that made this report may not view them.`}
        </p>
      )}
    </>
  );
}

/** The number of open violations by state, and of closed ones; hidden from users who may not view them. */
function useViolationFacts({ violations }: ProjectReport): Fact[] {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useViolationStateLabels();
  if (!violations) return [];
  const { total, fail, warn, info, approved, suppressed } = violations;
  const states = [
    `${labels.FAIL} ${format.number(fail)}`,
    `${labels.WARN} ${format.number(warn)}`,
    `${labels.INFO} ${format.number(info)}`,
  ];
  return [
    { label: t`Open policy violations`, value: `${format.number(total)} (${states.join(' · ')})` },
    { label: t`Approved policy violations`, value: format.number(approved) },
    { label: t`Suppressed policy violations`, value: format.number(suppressed) },
  ];
}
