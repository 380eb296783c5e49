// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { DependencyMetrics } from '@waybill/api-contract';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { hasViolations, useFindingCharts } from './metric-charts.ts';

/** Severities and audit progress over time, and policy violations where there are any. */
export function FindingCharts({ metrics }: { metrics: readonly DependencyMetrics[] }) {
  const { t } = useLingui();
  const charts = useFindingCharts(metrics);
  return (
    <>
      <ChartCard title={t`Vulnerabilities by severity`} data={charts.severities} stacked />
      <ChartCard title={t`Audit progress`} data={charts.audit} />
      {hasViolations(metrics) ? (
        <ChartCard title={t`Policy violations by state`} data={charts.violations} stacked />
      ) : null}
    </>
  );
}
