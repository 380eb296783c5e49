import { useLingui } from '@lingui/react/macro';
import {
  type PolicyViolationState,
  policyViolationStates,
  type ReportViolation,
  type ReportViolations,
} from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { useConditionSentence } from '../violation/condition-sentence.ts';
import { DecisionBadge, StateBadge } from '../violation/violation-badges.tsx';
import { useTypeLabels } from '../violation/violation-words.ts';
import { NotListed, ReportCell, ReportRow, ReportSection, ReportTable } from './report-section.tsx';
import { reportComponentName } from './report-vulnerabilities.tsx';

/** Open policy violations by state, the gravest first. */
export function ReportViolationsSection({ violations }: { violations: ReportViolations }) {
  const { t } = useLingui();
  const format = useFormat();
  const rowsOf = Map.groupBy(violations.rows, (row) => row.state);
  const counts: Record<PolicyViolationState, number> = {
    FAIL: violations.fail,
    WARN: violations.warn,
    INFO: violations.info,
  };
  return (
    <ReportSection title={t`Open policy violations`} count={violations.total}>
      {violations.total === 0 ? <p>{t`No open policy violations.`}</p> : null}
      {policyViolationStates.toReversed().map((state) => {
        const rows = rowsOf.get(state) ?? [];
        if (counts[state] === 0) return null;
        return (
          <section key={state} className="mb-5">
            <h3 className="flex items-center gap-2 py-1.5 break-after-avoid">
              <StateBadge state={state} />
              <span className="text-muted">{format.number(counts[state])}</span>
            </h3>
            {rows.length > 0 ? <Table rows={rows} /> : null}
            <NotListed count={counts[state] - rows.length} />
          </section>
        );
      })}
    </ReportSection>
  );
}

function Table({ rows }: { rows: readonly ReportViolation[] }) {
  const { t } = useLingui();
  return (
    <ReportTable
      label={t`Open policy violations`}
      heads={[t`Policy`, t`Condition`, t`Component`, t`Violated since`, t`Analysis`]}
    >
      {rows.map((row) => (
        <Row key={row.uuid} row={row} />
      ))}
    </ReportTable>
  );
}

function Row({ row }: { row: ReportViolation }) {
  const format = useFormat();
  const types = useTypeLabels();
  const sentenceOf = useConditionSentence();
  return (
    <ReportRow>
      <ReportCell className="w-1/5">
        <span className="font-medium">{row.policy.name}</span>
        <p className="text-xs text-muted">{types[row.type]}</p>
      </ReportCell>
      <ReportCell className="w-3/10">{sentenceOf(row.condition)}</ReportCell>
      <ReportCell className="w-1/5">{reportComponentName(row.component)}</ReportCell>
      <ReportCell className="tabular-nums">{format.date(row.since)}</ReportCell>
      <ReportCell>
        <DecisionBadge state={row.analysis} />
      </ReportCell>
    </ReportRow>
  );
}
