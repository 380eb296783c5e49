import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FindingCharts } from '../metrics/finding-charts.tsx';
import { MetricStats } from '../metrics/metric-stats.tsx';
import { References } from '../project/references.tsx';
import {
  componentCountsQuery,
  componentMetricsQuery,
  componentQuery,
  componentReleaseQuery,
} from './component.data.ts';
import { Identity, Origin } from './component-facts.tsx';
import { ComponentDangerZone } from './delete-component.tsx';
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
  const { data: metrics } = useSuspenseQuery(componentMetricsQuery(uuid));
  const { data: counts } = useSuspenseQuery(componentCountsQuery(uuid));
  const { data: release } = useSuspenseQuery(componentReleaseQuery(uuid));
  const { properties, externalReferences, occurrences } = component;
  return (
    <div className="flex flex-col gap-3">
      <MetricStats metrics={metrics.at(-1) ?? counts} />
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
      <div className="grid gap-3 xl:grid-cols-2">
        <FindingCharts metrics={metrics} />
      </div>
      <ComponentDangerZone component={component} />
    </div>
  );
}
