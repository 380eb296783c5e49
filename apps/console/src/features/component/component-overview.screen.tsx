import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { DependencyMetrics } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { rangeOf, rangeToSearch } from '../../lib/range-search.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RangeChoice } from '../../ui/charts/range-choice.tsx';
import { Facts } from '../../ui/facts.tsx';
import { isUnseen, type Seen, seenOf } from '../coverage/coverage-status.ts';
import { UnseenNote } from '../coverage/unseen-note.tsx';
import { FindingCharts } from '../metrics/finding-charts.tsx';
import { MeasuredAt } from '../metrics/measured-at.tsx';
import { hasViolations, mostFound } from '../metrics/metric-charts.ts';
import { MetricStats } from '../metrics/metric-stats.tsx';
import { References } from '../project/references.tsx';
import {
  componentCountsQuery,
  componentMetricsQuery,
  componentQuery,
  componentReleaseQuery,
  useRefreshComponentMetrics,
} from './component.data.ts';
import { Identity, Origin } from './component-facts.tsx';
import type { ComponentOverviewSearch } from './component-search.ts';
import { Hashes } from './hashes.tsx';
import { IntegrityText } from './integrity.tsx';
import { Licenses } from './licenses.tsx';
import { Occurrences } from './occurrences.tsx';

export const route = createLazyRoute('/screen/components/$uuid/')({ component: ComponentOverviewScreen });
const routeApi = getRouteApi('/screen/components/$uuid/');

function ComponentOverviewScreen() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const { data: component } = useSuspenseQuery(componentQuery(uuid));
  const search: ComponentOverviewSearch = routeApi.useSearch();
  const go = useGo();
  const { data: metrics } = useSuspenseQuery(componentMetricsQuery(uuid));
  const range = rangeOf(search);
  const { data: history = metrics } = useQuery({
    ...componentMetricsQuery(uuid, range),
    placeholderData: keepPreviousData,
  });
  const { data: counts } = useSuspenseQuery(componentCountsQuery(uuid));
  const { data: release } = useSuspenseQuery(componentReleaseQuery(uuid));
  const { properties, externalReferences, occurrences } = component;
  const latest = metrics.at(-1);
  const seen = seenOf(component.coverage);
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  const refresh = useRefreshComponentMetrics(uuid);
  return (
    <div className="flex flex-col gap-3">
      <MeasuredAt atMs={latest?.lastOccurrence} refresh={refresh} />
      {isUnseen(seen, counts.findingsTotal + counts.suppressed) ? (
        <UnseenNote
          seen={seen}
          single
          action={
            seesFindings && seen.status === 'NOT_COVERED' ? (
              <Button onClick={() => go(paths.componentVulnerabilities(uuid))}>{t`Show reason`}</Button>
            ) : undefined
          }
        />
      ) : (
        <MetricStats metrics={latest ?? counts} />
      )}
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <Card title={t`Identity`}>
          <Identity component={component} release={release} />
        </Card>
        <Card title={t`License`}>
          <Licenses component={component} />
        </Card>
        <Card title={t`Hashes`}>
          <Hashes component={component} />
          <IntegrityText release={release} />
        </Card>
        <Card title={t`Origin`}>
          <Origin component={component} />
        </Card>
        {externalReferences?.length ? (
          <Card title={t`External references`}>
            <References references={externalReferences} />
          </Card>
        ) : null}
        {properties?.length ? (
          <Card title={t`Properties`}>
            <Facts
              facts={properties.map(({ groupName, propertyName, propertyValue }) => ({
                label: groupName ? `${groupName}:${propertyName}` : propertyName,
                value: propertyValue,
              }))}
            />
          </Card>
        ) : null}
        {occurrences?.length ? (
          <Card title={t`Occurrences`}>
            <Occurrences occurrences={occurrences} />
          </Card>
        ) : null}
      </div>
      {isUnseen(seen, mostFound(history)) && !hasViolations(history) ? null : (
        <OverTime history={history} seen={seen} />
      )}
    </div>
  );
}

function OverTime({ history, seen }: { history: readonly DependencyMetrics[]; seen: Seen | undefined }) {
  const { t } = useLingui();
  const search: ComponentOverviewSearch = routeApi.useSearch();
  const set = useSetSearch<ComponentOverviewSearch>();
  const range = rangeOf(search);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t`Over time`}</h2>
        <RangeChoice
          range={range}
          today={new Date(history.at(-1)?.lastOccurrence ?? Date.now()).toISOString().slice(0, 10)}
          onChange={(next) => set(rangeToSearch(next))}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        <FindingCharts metrics={history} range={range} coverage={seen} />
      </div>
    </>
  );
}
