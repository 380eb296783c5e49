import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectReport } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { coverableOf } from '../coverage/covered-share.ts';
import { useViolationStateLabels } from '../policy/policy-words.ts';
import { ReportCell, ReportRow, ReportSection, ReportTable } from './report-section.tsx';

/** What the report is about, for whom, and what data it stands on; then the figures. */
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
        {report.sources.map(({ title, enabled, lastSuccess }) => (
          <ReportRow key={title}>
            <ReportCell>{enabled ? title : t`${title} (disabled)`}</ReportCell>
            <ReportCell>
              {lastSuccess === undefined ? t`Never updated` : format.dateTime(lastSuccess)}
            </ReportCell>
          </ReportRow>
        ))}
      </ReportTable>
    </ReportSection>
  );
}

function Figures({ report }: { report: ProjectReport }) {
  const { t } = useLingui();
  const format = useFormat();
  const violationFacts = useViolationFacts(report);
  const { metrics, vulnerabilities, violations, coverage } = report;
  const judged = format.number(coverage.judgeable);
  const all = format.number(coverableOf(coverage));
  return (
    <>
      <Facts
        facts={[
          { label: t`Components`, value: format.number(metrics.components) },
          { label: t`Vulnerable components`, value: format.number(metrics.vulnerableComponents) },
          { label: t`Findings`, value: format.number(metrics.findingsTotal) },
          { label: t`Audited findings`, value: format.number(metrics.findingsAudited) },
          { label: t`Suppressed findings`, value: format.number(metrics.suppressed) },
          { label: t`Open vulnerabilities`, value: vulnerabilities && format.number(vulnerabilities.total) },
          { label: t`Known exploited`, value: vulnerabilities && format.number(vulnerabilities.exploited) },
          ...violationFacts,
          { label: t`Risk score`, value: format.number(metrics.inheritedRiskScore) },
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

/** How many violations are open, by state, and how many are not; nothing for who may not view them. */
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
