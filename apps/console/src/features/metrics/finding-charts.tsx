// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { DependencyMetrics } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import type { ChartRange } from '../../ui/charts/chart-range.ts';
import { isUnseen, type Seen } from '../coverage/coverage-status.ts';
import { hasViolations, mostFound, useFindingCharts } from './metric-charts.ts';

interface FindingChartsProps {
  metrics: readonly DependencyMetrics[];
  range?: ChartRange | undefined;
  /** The basis of the figures. Zeros of unchecked components are not drawn. */
  coverage?: Seen | undefined;
}

/** Severities and audit progress over time, and policy violations where there are any. */
export function FindingCharts({ metrics, range, coverage }: FindingChartsProps) {
  const { t } = useLingui();
  const seesViolations = useCapability('VIEW_POLICY_VIOLATION').allowed;
  const charts = useFindingCharts(metrics, range);
  return (
    <>
      {isUnseen(coverage, mostFound(metrics)) ? null : (
        <>
          <ChartCard title={t`Vulnerabilities by severity`} data={charts.severities} stacked />
          <ChartCard
            title={t`Audit progress`}
            data={charts.audit}
            hint={t`Findings count every report. Two sources that report the same vulnerability in a component make two findings but one vulnerability.`}
          />
        </>
      )}
      {seesViolations && hasViolations(metrics) ? (
        <>
          <ChartCard title={t`Policy violations by state`} data={charts.violations} stacked />
          <ChartCard title={t`Policy violations by risk type`} data={charts.violationTypes} stacked />
          <ChartCard title={t`Audit progress of policy violations`} data={charts.violationAudit} />
        </>
      ) : null}
    </>
  );
}
