import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { ProjectMetricsView, ProjectView } from '@waybill/api-contract';
import { PackageOpen, RefreshCw, Upload } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { FindingCharts } from '../metrics/finding-charts.tsx';
import { useComponentChart } from '../metrics/metric-charts.ts';
import { MetricStats } from '../metrics/metric-stats.tsx';
import { projectMetricsQuery, projectQuery, useRefreshMetrics } from './project.data.ts';
import type { ProjectSearch } from './project-search.ts';
import { useUploadReason } from './use-upload-reason.ts';

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
  if (isUntouched(project, metrics)) {
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
      <div className="grid gap-3 xl:grid-cols-2">
        <FindingCharts metrics={metrics} />
        <ChartCard title={t`Components`} data={components} />
      </div>
    </div>
  );
}

/** Neither a BOM nor a component ever came in: its numbers would all be nought. */
function isUntouched(project: ProjectView, metrics: readonly ProjectMetricsView[]): boolean {
  if (project.collectionLogic !== 'NONE' || project.lastBomImport !== undefined) return false;
  return metrics.every((row) => row.components === 0) && (project.metrics?.components ?? 0) === 0;
}

function NothingUploaded({ project }: { project: ProjectView }) {
  const { t } = useLingui();
  const set = useSetSearch<ProjectSearch>();
  const uploadReason = useUploadReason(project);
  return (
    <EmptyState
      title={t`No components yet`}
      icon={<PackageOpen className="size-6" />}
      action={
        <Button
          variant="primary"
          icon={<Upload className="size-4" aria-hidden />}
          disabledReason={uploadReason}
          onClick={() => set({ dialog: 'upload', task: undefined })}
        >
          {t`Upload BOM`}
        </Button>
      }
    >
      {t`Nothing was uploaded to this project so far. Upload a BOM, and its components and their vulnerabilities appear here.`}
    </EmptyState>
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
