import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { PortfolioCoverage } from '@waybill/api-contract';
import { AppLink, useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { CauseList } from './cause-list.tsx';
import { portfolioCoverageQuery, uncoveredQuery } from './coverage.data.ts';
import { CoverageBar } from './coverage-bar.tsx';
import { CoverageFilters } from './coverage-filters.tsx';
import type { CoverageSearch } from './coverage-search.ts';
import { NothingUncovered } from './nothing-uncovered.tsx';
import { PendingProjects } from './pending-projects.tsx';
import { uncoveredColumns } from './uncovered-columns.tsx';

const id = '/screen/dashboard/coverage';
export const route = createLazyRoute(id)({ component: CoverageScreen });
const routeApi = getRouteApi(id);

/** The coverage gaps of all projects: the causes with their remedies, and the components. */
function CoverageScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search: CoverageSearch = routeApi.useSearch();
  const coverage = useQuery(portfolioCoverageQuery);
  const table = useUrlTable(search, { prefix: 'CoverageGaps', columns: uncoveredColumns, scrolls: true });
  const list = useEndlessList(table.state, (state) => uncoveredQuery(state, search));
  return (
    <>
      <PageHeader
        crumbs={[<AppLink key="dashboard" path={paths.dashboard()}>{t`Dashboard`}</AppLink>]}
        title={t`Coverage gaps`}
        {...(coverage.data?.pending ? { facts: <PendingProjects count={coverage.data.pending} /> } : {})}
        description={t`No findings can mean that a component is safe, or that no source covers it.`}
      />
      {coverage.data ? (
        <Causes coverage={coverage.data} current={search.cause} />
      ) : coverage.isError ? (
        <ErrorState title={t`Couldn't load coverage gaps`} onRetry={() => void coverage.refetch()} />
      ) : (
        <Loading />
      )}
      <DataTable
        label={t`Components not covered`}
        columns={uncoveredColumns}
        rowId={(row) => row.uuid}
        {...list.table}
        controller={table}
        filters={
          <CoverageFilters search={search} coverage={coverage.data} project={list.here[0]?.project.name} />
        }
        onOpen={(row) => go(paths.component(row.uuid))}
        empty={<NothingUncovered search={search} coverage={coverage.data} />}
      />
    </>
  );
}

function Causes({ coverage, current }: { coverage: PortfolioCoverage; current: string | undefined }) {
  if (coverage.components === 0) return null;
  return (
    <div className="mb-4 rounded-lg border border-line bg-surface p-4">
      <CoverageBar coverage={coverage} />
      {coverage.blindSpots.length + coverage.notes.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="mt-3 max-h-80 overflow-y-auto" tabIndex={0}>
          <CauseList coverage={coverage} current={current} />
        </div>
      ) : null}
    </div>
  );
}
