import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { NeedsAttention } from '../attention/needs-attention.tsx';
import { DataAge } from '../coverage/data-age.tsx';
import { portfolioMetricsQuery } from './dashboard.data.ts';
import { DashboardEmpty } from './dashboard-empty.tsx';
import { Headline } from './headline.tsx';
import { MeasuredAt } from './measured-at.tsx';
import { PortfolioCharts } from './portfolio-charts.tsx';

const id = '/screen/dashboard';
export const route = createLazyRoute(id)({ component: DashboardScreen });
const routeApi = getRouteApi(id);

/** Shows what needs attention first, then the portfolio's state and history. */
function DashboardScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const { data: metrics } = useSuspenseQuery(portfolioMetricsQuery);
  const now = metrics.at(-1);
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
        <NeedsAttention />
        <div className="mt-3 flex flex-wrap items-baseline gap-x-4">
          <h2 className="font-semibold">{t`Portfolio`}</h2>
          <DataAge />
        </div>
        <Headline metrics={metrics} now={now} />
        <PortfolioCharts search={search} now={now} />
      </div>
    </>
  );
}
