import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { Project } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { rangeOf, rangeToSearch } from '../../lib/range-search.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { RangeChoice } from '../../ui/charts/range-choice.tsx';
import { isUnseen } from '../coverage/coverage-status.ts';
import { UnseenNote } from '../coverage/unseen-note.tsx';
import { FindingCharts } from '../metrics/finding-charts.tsx';
import { MeasuredAt } from '../metrics/measured-at.tsx';
import { useComponentChart } from '../metrics/metric-charts.ts';
import { MetricStats } from '../metrics/metric-stats.tsx';
import { ChildrenOverview, CollectionMembers } from './children-overview.tsx';
import { isUntouched, NothingUploaded } from './nothing-uploaded.tsx';
import { coverageQuery, projectMetricsQuery, projectQuery, useRefreshMetrics } from './project.data.ts';
import { ProjectFigures } from './project-figures.tsx';
import type { ProjectOverviewSearch } from './project-search.ts';
import { isSummedUp } from './project-sums.ts';

export const route = createLazyRoute('/screen/projects/$uuid/')({ component: ProjectOverviewScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/');

function ProjectOverviewScreen() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const search: ProjectOverviewSearch = routeApi.useSearch();
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  const { data: metrics } = useSuspenseQuery(projectMetricsQuery(uuid));
  const range = rangeOf(search);
  const { data: history = metrics } = useQuery({
    ...projectMetricsQuery(uuid, range),
    placeholderData: keepPreviousData,
  });
  const { data: coverage } = useQuery(coverageQuery(uuid));
  const components = useComponentChart(history, range, coverage);
  const go = useGo();
  const set = useSetSearch<ProjectOverviewSearch>();
  const latest = metrics.at(-1);
  const description = project.description ? (
    <p className="max-w-200 text-muted wrap-anywhere">{project.description}</p>
  ) : null;
  const isCollection = project.collectionLogic !== 'NONE';
  const isParent = isSummedUp(project);
  const below = isParent ? <ChildrenOverview project={project} search={search} /> : null;
  if (isUntouched(project) && metrics.every((row) => row.components === 0)) {
    return (
      <div className="flex flex-col gap-3">
        {description}
        {below ?? <NothingUploaded project={project} />}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {description}
      {below}
      {isParent ? <h2 className="mt-3 font-semibold">{t`This project only`}</h2> : null}
      {isCollection ? <h2 className="font-semibold">{t`Collection total`}</h2> : null}
      <Measurement project={project} atMs={latest?.lastOccurrence} />
      {isUnseen(coverage, latest ? latest.findingsTotal + latest.suppressed : 0) ? (
        <UnseenNote
          seen={coverage}
          action={
            coverage.status === 'NOT_COVERED' ? (
              <Button onClick={() => go(paths.project(uuid, { dialog: 'coverage' }))}>
                {t`Show coverage gaps`}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <MetricStats metrics={latest ?? project.metrics} project={uuid} />
      )}
      <ProjectFigures project={project} metrics={latest} />
      {isCollection ? <CollectionMembers project={project} search={search} /> : null}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t`Over time`}</h2>
        <RangeChoice
          range={range}
          today={new Date(latest?.lastOccurrence ?? Date.now()).toISOString().slice(0, 10)}
          onChange={(next) => set(rangeToSearch(next))}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 xl:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2">
        <FindingCharts metrics={history} range={range} coverage={coverage} />
        <ChartCard title={t`Components`} data={components} />
      </div>
    </div>
  );
}

interface MeasurementProps {
  project: Project;
  atMs: number | undefined;
}

/** Since when the figures hold, and what they are of: a collection has no BOM. */
function Measurement({ project, atMs }: MeasurementProps) {
  const format = useFormat();
  const imported = format.dateTime(project.lastBomImport);
  const analyzed = format.dateTime(project.lastVulnerabilityAnalysis);
  return (
    <MeasuredAt atMs={atMs} refresh={useRefreshMetrics(project.uuid)}>
      {project.collectionLogic === 'NONE' ? (
        <>
          <span>
            <Trans>Last BOM import: {imported}</Trans>
          </span>
          <span>
            <Trans>Last analysis: {analyzed}</Trans>
          </span>
        </>
      ) : null}
    </MeasuredAt>
  );
}
