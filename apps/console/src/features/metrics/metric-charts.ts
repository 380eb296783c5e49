// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { DependencyMetrics, PortfolioMetrics, ProjectMetrics } from '@waybill/api-contract';
import { defaultRange } from '../../lib/range-search.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import type { ChartData, ChartSeries } from '../../ui/charts/chart-data.ts';
import { type ChartRange, rangeTimes } from '../../ui/charts/chart-range.ts';
import { isUnseen, type Seen } from '../coverage/coverage-status.ts';

type NumberMember<Metrics> = {
  [Key in keyof Metrics]: Metrics[Key] extends number ? Key : never;
}[keyof Metrics] &
  string;

interface MetricSeries<Metrics> extends ChartSeries {
  id: NumberMember<Metrics>;
}

/** Some counters of a list of metrics, as a chart draws them. */
function chartOf<Metrics extends DependencyMetrics>(
  metrics: readonly Metrics[],
  series: readonly MetricSeries<Metrics>[],
  range: ChartRange = defaultRange,
): ChartData {
  const { fromMs, toMs } = rangeTimes(range, metrics.at(-1)?.lastOccurrence ?? 0);
  const within = metrics.filter((row) => row.firstOccurrence <= toMs);
  const points = within.map((row) => ({
    atMs: row.firstOccurrence,
    values: series.map(({ id }) => Number(row[id])),
  }));
  return { series, points, startMs: fromMs, endMs: toMs };
}

/** The charts that every level has: project, component, portfolio. */
export function useFindingCharts(metrics: readonly DependencyMetrics[], range?: ChartRange) {
  const { t } = useLingui();
  const labels = useSeverityLabels();
  return {
    severities: chartOf(
      metrics,
      [
        { id: 'unassigned', label: labels.UNASSIGNED, tone: 'unassigned' },
        { id: 'low', label: labels.LOW, tone: 'low' },
        { id: 'medium', label: labels.MEDIUM, tone: 'medium' },
        { id: 'high', label: labels.HIGH, tone: 'high' },
        { id: 'critical', label: labels.CRITICAL, tone: 'critical' },
      ],
      range,
    ),
    audit: chartOf(
      metrics,
      [
        { id: 'findingsAudited', label: t`Audited`, tone: 'success' },
        { id: 'findingsTotal', label: t`Findings`, tone: 'accent' },
      ],
      range,
    ),
    violations: chartOf(
      metrics,
      [
        { id: 'policyViolationsInfo', label: t`Informational`, tone: 'low' },
        { id: 'policyViolationsWarn', label: t`Warnings`, tone: 'warning' },
        { id: 'policyViolationsFail', label: t`Failures`, tone: 'danger' },
      ],
      range,
    ),
    violationTypes: chartOf(
      metrics,
      [
        { id: 'policyViolationsOperationalTotal', label: t`Operational`, tone: 'low' },
        { id: 'policyViolationsLicenseTotal', label: t`License`, tone: 'accent' },
        { id: 'policyViolationsSecurityTotal', label: t`Security`, tone: 'danger' },
      ],
      range,
    ),
    violationAudit: chartOf(
      metrics,
      [
        { id: 'policyViolationsAudited', label: t`Audited`, tone: 'success' },
        { id: 'policyViolationsTotal', label: t`Policy violations`, tone: 'accent' },
      ],
      range,
    ),
  };
}

/** The number of components, and of those with findings where they were checked. */
export function useComponentChart(
  metrics: readonly (ProjectMetrics | PortfolioMetrics)[],
  range?: ChartRange,
  coverage?: Seen,
): ChartData {
  const { t } = useLingui();
  const components = { id: 'components', label: t`Components`, tone: 'accent' } as const;
  const vulnerable = { id: 'vulnerableComponents', label: t`Vulnerable components`, tone: 'danger' } as const;
  const series = isUnseen(coverage, mostFound(metrics)) ? [components] : [vulnerable, components];
  return chartOf(metrics, series, range);
}

/** The history of one counter, for a chart beside its name. */
export function courseOf(
  metrics: readonly PortfolioMetrics[],
  id: MetricSeries<PortfolioMetrics>['id'],
): ChartData {
  return chartOf(metrics, [{ id, label: '', tone: 'accent' }]);
}

/** True if a policy was ever broken in the time that is shown. */
export function hasViolations(metrics: readonly DependencyMetrics[]): boolean {
  return metrics.some((row) => row.policyViolationsTotal > 0);
}

/** Findings at the time when there were most of them. */
export function mostFound(metrics: readonly DependencyMetrics[]): number {
  return Math.max(0, ...metrics.map((row) => row.findingsTotal + row.suppressed));
}
