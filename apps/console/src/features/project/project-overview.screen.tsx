import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { toast } from '../../ui/toast.tsx';
import { FindingCharts } from '../metrics/finding-charts.tsx';
import { useComponentChart } from '../metrics/metric-charts.ts';
import { MetricStats } from '../metrics/metric-stats.tsx';
import { isUntouched, NothingUploaded } from './nothing-uploaded.tsx';
import { projectMetricsQuery, projectQuery, useRefreshMetrics } from './project.data.ts';

export const route = createLazyRoute('/screen/projects/$uuid/')({ component: ProjectOverviewScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/');

function ProjectOverviewScreen() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  const { data: metrics } = useSuspenseQuery(projectMetricsQuery(uuid));
  const components = useComponentChart(metrics);
  const description = project.description ? (
    <p className="max-w-200 text-muted wrap-anywhere">{project.description}</p>
  ) : null;
  if (isUntouched(project) && metrics.every((row) => row.components === 0)) {
    return (
      <>
        {description}
        <NothingUploaded project={project} />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {description}
      <MeasuredAt
        uuid={uuid}
        importedAt={project.lastBomImport}
        measuredAt={metrics.at(-1)?.lastOccurrence}
      />
      <MetricStats metrics={metrics.at(-1) ?? project.metrics} />
      <div className="grid gap-3 xl:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2">
        <FindingCharts metrics={metrics} />
        <ChartCard title={t`Components`} data={components} />
      </div>
    </div>
  );
}

interface MeasuredAtProps {
  uuid: string;
  importedAt: number | undefined;
  measuredAt: number | undefined;
}

function MeasuredAt({ uuid, importedAt, measuredAt }: MeasuredAtProps) {
  const { t } = useLingui();
  const format = useFormat();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const refresh = useRefreshMetrics(uuid);
  const imported = format.dateTime(importedAt);
  const measured = format.dateTime(measuredAt);
  const start = () =>
    refresh.mutate(undefined, { onSuccess: () => toast({ kind: 'success', title: t`Counted anew` }) });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-xs text-muted">
      <span>
        <Trans>Last BOM import: {imported}</Trans>
      </span>
      <span>
        <Trans>Last measurement: {measured}</Trans>
      </span>
      <Button
        size="sm"
        variant="ghost"
        className="ms-auto"
        icon={<RefreshCw className="size-3.5" aria-hidden />}
        busy={refresh.isPending}
        disabledReason={manage.reason}
        onClick={start}
      >
        {t`Refresh`}
      </Button>
    </div>
  );
}
