import { Plural, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Project, ProjectSums } from '@waybill/api-contract';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../lib/format.ts';
import { AppLink, useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { SeverityBadge, severities } from '../../ui/badge.tsx';
import { Stat, statRow } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { isUnseen } from '../coverage/coverage-status.ts';
import { UnseenNote } from '../coverage/unseen-note.tsx';
import { severityCounts } from '../metrics/severity-counts.ts';
import { childColumns } from './child-columns.tsx';
import { collectionMembersQuery, projectChildrenQuery, projectSumsQuery } from './project.data.ts';
import type { ProjectOverviewSearch } from './project-search.ts';
import { foundIn, type SummedProject, useSums } from './project-sums.ts';

interface ChildrenOverviewProps {
  project: Project;
  search: ProjectOverviewSearch;
}

/** A project with others below it: their sums, and the list that makes them up. */
export function ChildrenOverview({ project, search }: ChildrenOverviewProps) {
  const { t } = useLingui();
  const children = useQuery(projectChildrenQuery(project.uuid, undefined, {}));
  const { data: [sums] = [] } = useQuery(projectSumsQuery([project.uuid]));
  const withSums = useSums([children.data ?? []]);
  const rows = useMemo(() => children.data?.map(withSums), [children.data, withSums]);
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
      {sums && isUnseen(sums.coverage, foundIn({ sums })) ? (
        <UnseenNote seen={sums.coverage} />
      ) : (
        <Sums project={project} sums={sums} />
      )}
      <ProjectTable
        label={t`Child projects`}
        prefix="ProjectChildren"
        search={search}
        list={children}
        rows={rows}
      />
    </section>
  );
}

/** The projects that a collection is made of, whose figures make up its own. */
export function CollectionMembers({ project, search }: ChildrenOverviewProps) {
  const { t } = useLingui();
  const members = useQuery(collectionMembersQuery(project.uuid));
  const label = t`Projects in this collection`;
  return (
    <section aria-labelledby="members" className="flex flex-col gap-3">
      <h2 id="members" className="mt-3 font-semibold">
        {label}
      </h2>
      <ProjectTable
        label={label}
        prefix="CollectionMembers"
        search={search}
        list={members}
        // Projects below a member are not part of the collection.
        rows={members.data}
        empty={
          <EmptyState title={t`No projects in this collection`}>
            {t`Active child projects that match its rule are added to it.`}
          </EmptyState>
        }
      />
    </section>
  );
}

interface ProjectTableProps {
  label: string;
  /** Names the table in the browser's storage. */
  prefix: string;
  search: ProjectOverviewSearch;
  list: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching' | 'isPending'>;
  rows: readonly SummedProject[] | undefined;
  empty?: ReactNode;
}

function ProjectTable({ label, prefix, search, list, rows, empty }: ProjectTableProps) {
  const { t } = useLingui();
  const go = useGo();
  const table = useUrlTable(search, {
    prefix,
    sort: { id: 'critical', descending: true },
    columns: childColumns,
    mode: 'client',
  });
  return (
    <DataTable
      label={label}
      columns={childColumns}
      rowId={(row) => row.uuid}
      rows={{ mode: 'client', rows }}
      controller={table}
      searchLabel={t`Find projects`}
      onOpen={(row) => go(paths.project(row.uuid))}
      empty={empty}
      error={list.error}
      onRetry={() => void list.refetch()}
      refreshing={list.isFetching && !list.isPending}
    />
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
    <div className={statRow}>
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
      {sums?.coverage?.blind ? (
        <Stat label={t`Not covered`} value={link('coverage.blind', sums.coverage.blind)} />
      ) : null}
    </div>
  );
}
