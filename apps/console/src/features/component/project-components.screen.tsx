import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { Project } from '@waybill/api-contract';
import { Plus } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { projectQuery } from '../project/project.data.ts';
import { CollectionComponents } from './collection-components.tsx';
import { projectComponentsQuery } from './component.data.ts';
import { componentColumns, componentColumnsWithGraph } from './component-columns.tsx';
import { componentFilters } from './component-filter.ts';
import { useComponentFilterWords } from './component-filter-words.ts';
import { ComponentForm } from './component-form.tsx';
import type { ProjectComponentsSearch } from './component-search.ts';
import { useComponentSelection } from './component-selection.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/components')({
  component: ProjectComponentsScreen,
});
const routeApi = getRouteApi('/screen/projects/$uuid/components');

function ProjectComponentsScreen() {
  const { uuid } = routeApi.useParams();
  const search: ProjectComponentsSearch = routeApi.useSearch();
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  if (project.collectionLogic !== 'NONE') return <CollectionComponents uuid={uuid} search={search} />;
  return <ProjectComponents project={project} search={search} />;
}

function ProjectComponents({ project, search }: { project: Project; search: ProjectComponentsSearch }) {
  const { t } = useLingui();
  const go = useGo();
  const { uuid } = project;
  const set = useSetSearch<ProjectComponentsSearch>();
  const columns = project.directDependencies ? componentColumnsWithGraph : componentColumns;
  const table = useUrlTable(search, {
    prefix: 'ProjectComponents',
    sort: { id: 'name', descending: false },
    columns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => projectComponentsQuery(uuid, state, search));
  const words = useComponentFilterWords();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const selecting = useComponentSelection(uuid, search);

  return (
    <>
      <DataTable
        label={t`Components`}
        columns={columns}
        rowId={(row) => row.uuid}
        {...list.table}
        controller={table}
        searchLabel={t`Find components`}
        filters={
          <ListFilters
            filters={componentFilters}
            words={{
              ...words,
              direct: {
                ...words.direct,
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
          manage.allowed ? (
            <Button
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => set({ add: true, page: search.page })}
            >
              {t`Add component`}
            </Button>
          ) : undefined
        }
        {...selecting.selection}
        onOpen={(row) => go(paths.component(row.uuid))}
        empty={
          isFiltered(componentFilters, search) ? (
            <NothingMatches title={t`No components match these filters`} filters={componentFilters} />
          ) : (
            <EmptyState
              title={t`No components yet`}
            >{t`Upload a BOM, or add components one by one.`}</EmptyState>
          )
        }
      />
      {selecting.dialog}
      <ComponentForm
        projectUuid={uuid}
        open={(search.add ?? false) && manage.allowed}
        onClose={() => set({ add: undefined, page: search.page })}
      />
    </>
  );
}
