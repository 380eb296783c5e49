import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { Component } from '@waybill/api-contract';
import { Plus } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { SelectionOptions } from '../../ui/table/types.ts';
import { projectQuery } from '../project/project.data.ts';
import { projectComponentsQuery } from './component.data.ts';
import { componentColumns } from './component-columns.tsx';
import { ComponentForm } from './component-form.tsx';
import { type ProjectComponentsSearch, projectComponentFilters } from './component-search.ts';
import { RemoveComponents } from './remove-components.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/components')({
  component: ProjectComponentsScreen,
});
const routeApi = getRouteApi('/screen/projects/$uuid/components');

function ProjectComponentsScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { uuid } = routeApi.useParams();
  const search: ProjectComponentsSearch = routeApi.useSearch();
  const set = useSetSearch<ProjectComponentsSearch>();
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  const table = useUrlTable(search, {
    prefix: 'ProjectComponents',
    sort: { id: 'name', descending: false },
    columns: componentColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => projectComponentsQuery(uuid, state, search));
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const selection: SelectionOptions<Component> = {
    actions: ({ rows, clear }) => <RemoveComponents rows={rows} onDone={clear} />,
  };
  const isCollection = project.collectionLogic !== 'NONE';

  return (
    <>
      <DataTable
        label={t`Components`}
        columns={componentColumns}
        rowId={(row) => row.uuid}
        {...list.table}
        controller={table}
        searchLabel={t`Find components`}
        filters={
          <ListFilters
            filters={projectComponentFilters}
            words={{
              direct: {
                label: t`Direct dependencies only`,
                pinned: true,
                disabledReason: project.directDependencies
                  ? undefined
                  : t`No direct dependencies in the BOM.`,
              },
            }}
            search={search}
          />
        }
        actions={
          <Button
            icon={<Plus className="size-4" aria-hidden />}
            disabledReason={
              manage.reason ?? (isCollection ? t`A collection has no components of its own.` : undefined)
            }
            onClick={() => set({ add: true, page: search.page })}
          >
            {t`Add component`}
          </Button>
        }
        {...(manage.allowed ? { selection } : {})}
        onOpen={(row) => go(paths.component(row.uuid))}
        empty={
          search.direct ? (
            <EmptyState
              title={t`No components match the filter`}
              action={<Button onClick={() => set({ direct: undefined })}>{t`Clear filter`}</Button>}
            />
          ) : (
            <EmptyState
              title={t`No components yet`}
            >{t`Upload a BOM, or add components one by one.`}</EmptyState>
          )
        }
      />
      <ComponentForm
        projectUuid={uuid}
        open={search.add ?? false}
        onClose={() => set({ add: undefined, page: search.page })}
      />
    </>
  );
}
