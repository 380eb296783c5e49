import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useGo } from '../../lib/link.tsx';
import { loadPages } from '../../lib/load-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { componentSearchQuery } from './component.data.ts';
import { foundColumns } from './component-columns.tsx';
import type { ComponentSearchSearch } from './component-search.ts';
import { ComponentSearchForm, readSubject } from './component-search-form.tsx';

export const route = createLazyRoute('/screen/components')({ component: ComponentSearchScreen });
const routeApi = getRouteApi('/screen/components');

function ComponentSearchScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search: ComponentSearchSearch = routeApi.useSearch();
  const subject = search.subject ?? readSubject();
  const { value = '', group = '', name = '', version = '' } = search;
  const isAsked = subject === 'COORDINATES' ? Boolean(group || name || version) : value !== '';
  const table = useUrlTable(search, { prefix: 'ComponentSearch', columns: foundColumns });
  const list = useQuery({
    ...componentSearchQuery({ subject, value, group, name, version }, table.state),
    enabled: isAsked,
  });
  return (
    <>
      <PageHeader title={t`Component search`} description={t`Find a component in any project.`} />
      <ComponentSearchForm key={JSON.stringify([subject, value, group, name, version])} search={search} />
      {isAsked ? (
        <DataTable
          label={t`Matching components`}
          columns={foundColumns}
          rowId={(row) => row.uuid}
          rows={{
            mode: 'server',
            rows: list.data?.rows,
            total: list.data?.total,
            load: loadPages((state) => componentSearchQuery({ subject, value, group, name, version }, state)),
          }}
          controller={table}
          onOpen={(row) => go(paths.component(row.uuid))}
          empty={
            <EmptyState title={t`No results`}>{t`No project contains a matching component.`}</EmptyState>
          }
          error={list.error}
          onRetry={() => void list.refetch()}
          refreshing={list.isFetching && !list.isPending}
        />
      ) : (
        <EmptyState icon={<Search className="size-6" />} title={t`Search for a component`}>
          {t`Search all projects by name, package URL, CPE, SWID tag ID, or hash.`}
        </EmptyState>
      )}
    </>
  );
}
