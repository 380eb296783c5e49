import { useLingui } from '@lingui/react/macro';
import type { ReportAnalyses, ReportAnalysis } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AuditTrail } from '../finding/audit-trail.tsx';
import {
  stateTones,
  useJustificationLabels,
  useResponseLabels,
  useStateLabels,
} from '../finding/finding-words.ts';
import { NotListed, ReportSection } from './report-section.tsx';
import { reportComponentName } from './report-vulnerabilities.tsx';

/** The analyses of findings: state, reason, author, and time. */
export function ReportAnalysesSection({ analyses }: { analyses: ReportAnalyses }) {
  const { t } = useLingui();
  return (
    <ReportSection title={t`Analyses`} count={analyses.total}>
      {analyses.total === 0 ? <p>{t`No findings have been analyzed or suppressed yet.`}</p> : null}
      <ul>
        {analyses.rows.map((row) => (
          <Row
            key={`${row.vulnerability.uuid} ${reportComponentName(row.component)} ${row.updated}`}
            row={row}
          />
        ))}
      </ul>
      <NotListed count={analyses.total - analyses.rows.length} />
    </ReportSection>
  );
}

function Row({ row }: { row: ReportAnalysis }) {
  const { t } = useLingui();
  const states = useStateLabels();
  const justifications = useJustificationLabels();
  const responses = useResponseLabels();
  const { cveId, vulnId } = row.vulnerability;
  const { analysisState, analysisJustification, analysisResponse, analysisDetails } = row.analysis;
  return (
    <li className="break-inside-avoid border-t border-line py-3">
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{cveId ?? vulnId}</span>
        <span className="wrap-anywhere">{reportComponentName(row.component)}</span>
        <Badge tone={stateTones[analysisState]}>{states[analysisState]}</Badge>
        {row.analysis.isSuppressed ? <Badge>{t`Suppressed`}</Badge> : null}
      </p>
      <Facts
        facts={[
          {
            label: t`Justification`,
            value: analysisJustification === 'NOT_SET' ? undefined : justifications[analysisJustification],
          },
          {
            label: t`Vendor response`,
            value: analysisResponse === 'NOT_SET' ? undefined : responses[analysisResponse],
          },
          { label: t`Details`, value: analysisDetails },
        ]}
      />
      <div className="mt-2">
        <AuditTrail comments={row.analysis.analysisComments} />
        <Earlier count={row.commentCount - row.analysis.analysisComments.length} />
      </div>
    </li>
  );
}

function Earlier({ count }: { count: number }) {
  const { t } = useLingui();
  const format = useFormat();
  if (count <= 0) return null;
  const number = format.number(count);
  return <p className="mt-1.5 text-xs text-muted">{t`${number} earlier entries are not listed here.`}</p>;
}
