import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PortfolioMetrics } from '@waybill/api-contract';
import { rangeOf, rangeToSearch } from '../../lib/range-search.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { RangeChoice } from '../../ui/charts/range-choice.tsx';
import { FindingCharts } from '../metrics/finding-charts.tsx';
import { useComponentChart, useProjectChart } from '../metrics/metric-charts.ts';
import { portfolioHistoryQuery } from './dashboard.data.ts';
import type { DashboardSearch } from './dashboard-search.ts';
import { SeverityShares } from './severity-shares.tsx';
import { Statistics } from './statistics.tsx';

/** The portfolio over time, as far back as the address says. */
export function PortfolioCharts({ search, now }: { search: DashboardSearch; now: PortfolioMetrics }) {
  const { t } = useLingui();
  const set = useSetSearch<DashboardSearch>();
  const range = rangeOf(search);
  const { data: metrics = [now] } = useQuery(portfolioHistoryQuery(range));
  const projects = useProjectChart(metrics, range);
  const components = useComponentChart(metrics, range);
  const today = new Date(now.lastOccurrence).toISOString().slice(0, 10);
  return (
    <section aria-labelledby="over-time" className="flex flex-col gap-3">
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="over-time" className="font-semibold">{t`Over time`}</h2>
        <RangeChoice range={range} today={today} onChange={(next) => set(rangeToSearch(next))} />
      </div>
      <div className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
        <FindingCharts metrics={metrics} range={range} />
        <SeverityShares now={now} />
        <ChartCard title={t`Projects`} data={projects} />
        <ChartCard title={t`Components`} data={components} />
        <Statistics now={now} />
      </div>
    </section>
  );
}
