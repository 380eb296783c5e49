import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FindingCharts } from '../metrics/finding-charts.tsx';
import { useComponentChart, useProjectChart } from '../metrics/metric-charts.ts';
import { portfolioMetricsQuery } from './dashboard.data.ts';
import { DashboardEmpty } from './dashboard-empty.tsx';
import { Headline } from './headline.tsx';
import { MeasuredAt } from './measured-at.tsx';
import { SeverityShares } from './severity-shares.tsx';
import { Statistics } from './statistics.tsx';

export const route = createLazyRoute('/screen/dashboard')({ component: DashboardScreen });

function DashboardScreen() {
  const { t } = useLingui();
  const { data: metrics } = useSuspenseQuery(portfolioMetricsQuery);
  const now = metrics.at(-1);
  const projects = useProjectChart(metrics);
  const components = useComponentChart(metrics);
  if (!now || now.projects === 0) {
    return (
      <>
        <PageHeader title={t`Dashboard`} />
        <DashboardEmpty />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t`Dashboard`} actions={<MeasuredAt atMs={now.lastOccurrence} />} />
      <div className="flex flex-col gap-3">
        <Headline metrics={metrics} now={now} />
        <div className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
          <FindingCharts metrics={metrics} />
          <SeverityShares now={now} />
          <ChartCard title={t`Projects`} data={projects} />
          <ChartCard title={t`Components`} data={components} />
          <Statistics now={now} />
        </div>
      </div>
    </>
  );
}
