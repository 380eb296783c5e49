import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PortfolioMetrics } from '@waybill/api-contract';
import { rangeOf, rangeToSearch } from '../../lib/range-search.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { RangeChoice } from '../../ui/charts/range-choice.tsx';
import { attentionQuery } from '../attention/attention.data.ts';
import { isUnseen } from '../coverage/coverage-status.ts';
import { FindingCharts } from '../metrics/finding-charts.tsx';
import { portfolioHistoryQuery } from './dashboard.data.ts';
import type { DashboardSearch } from './dashboard-search.ts';
import { LicenseShares } from './license-shares.tsx';
import { SeverityShares } from './severity-shares.tsx';

/** The portfolio over time, as far back as the address says. */
export function PortfolioCharts({ search, now }: { search: DashboardSearch; now: PortfolioMetrics }) {
  const { t } = useLingui();
  const set = useSetSearch<DashboardSearch>();
  const range = rangeOf(search);
  const { data: metrics = [now] } = useQuery(portfolioHistoryQuery(range));
  const coverage = useQuery(attentionQuery).data?.coverage;
  const today = new Date(now.lastOccurrence).toISOString().slice(0, 10);
  return (
    <section aria-labelledby="over-time" className="flex flex-col gap-3">
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="over-time" className="font-semibold">{t`Over time`}</h2>
        <RangeChoice range={range} today={today} onChange={(next) => set(rangeToSearch(next))} />
      </div>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:max-2xl:[&>:last-child:nth-child(odd)]:col-span-2 2xl:grid-cols-3">
        <FindingCharts metrics={metrics} range={range} coverage={coverage} />
        {isUnseen(coverage, now.findingsTotal + now.suppressed) ? null : <SeverityShares now={now} />}
        <LicenseShares />
      </div>
    </section>
  );
}
