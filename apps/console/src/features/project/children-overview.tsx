import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Project, ProjectSums } from '@waybill/api-contract';
import { useMemo } from 'react';
import { useFormat } from '../../lib/format.ts';
import { AppLink, useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { SeverityBadge, severities } from '../../ui/badge.tsx';
import { Stat } from '../../ui/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { severityCounts } from '../metrics/severity-counts.ts';
import { childColumns } from './child-columns.tsx';
import { projectChildrenQuery, projectSumsQuery } from './project.data.ts';
import type { ProjectOverviewSearch } from './project-search.ts';
import { useSums } from './project-sums.ts';

interface ChildrenOverviewProps {
  project: Project;
  search: ProjectOverviewSearch;
}

/** A project with others below it: their sums, and the list that makes them up. */
export function ChildrenOverview({ project, search }: ChildrenOverviewProps) {
  const { t } = useLingui();
  const go = useGo();
  const table = useUrlTable(search, {
    prefix: 'ProjectChildren',
    sort: { id: 'critical', descending: true },
    columns: childColumns,
    mode: 'client',
  });
  const children = useQuery(projectChildrenQuery(project.uuid, undefined, {}));
  const withSums = useSums([children.data ?? []]);
  const rows = useMemo(() => children.data?.map(withSums), [children.data, withSums]);
  const { data: [sums] = [] } = useQuery(projectSumsQuery([project.uuid]));
  return (
    <section aria-labelledby="children" className="flex flex-col gap-3">
      <h2 id="children" className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {t`Child projects`}
        {sums ? (
          <span className="text-xs font-normal text-muted">
            <Plural
              value={sums.projects - 1}
              one="Totals for this project and # active child"
              other="Totals for this project and # active children"
            />
          </span>
        ) : null}
      </h2>
      <Sums project={project} sums={sums} />
      <DataTable
        label={t`Child projects`}
        columns={childColumns}
        rowId={(row) => row.uuid}
        rows={{ mode: 'client', rows }}
        controller={table}
        searchLabel={t`Find projects`}
        onOpen={(row) => go(paths.project(row.uuid))}
        error={children.error}
        onRetry={() => void children.refetch()}
        refreshing={children.isFetching && !children.isPending}
      />
    </section>
  );
}

/** Each sum sorts the list below by what it is the sum of. */
function Sums({ project, sums }: { project: Project; sums: ProjectSums | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const counts = severityCounts(sums);
  const link = (sort: string, value: number | undefined) => (
    <AppLink path={paths.project(project.uuid, { sort: `-${sort}` })} className="text-fg hover:underline">
      {format.number(value)}
    </AppLink>
  );
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
      {severities.map((severity) =>
        severity === 'INFO' ? null : (
          <Stat
            key={severity}
            label={<SeverityBadge severity={severity} />}
            value={link(severity.toLowerCase(), sums && counts[severity])}
          />
        ),
      )}
      <Stat label={t`Components`} value={link('components', sums?.components)} />
      <Stat label={t`Risk score`} value={link('risk', sums?.inheritedRiskScore)} />
    </div>
  );
}
