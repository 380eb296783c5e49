import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { projectQuery } from '../project/project.data.ts';
import { CollectionServices } from './collection-services.tsx';
import { NoProjectServices } from './no-project-services.tsx';
import { useRemovingServices } from './remove-services.tsx';
import { servicesQuery } from './service.data.ts';
import { serviceColumns } from './service-columns.tsx';
import { useStatedWords } from './service-filter-words.ts';
import { ServiceForm } from './service-form.tsx';
import { type ProjectServicesSearch, projectServiceFilters } from './service-search.ts';

export const route = createLazyRoute('/screen/projects/$uuid/services')({ component: ServicesScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/services');

function ServicesScreen() {
  const { uuid } = routeApi.useParams();
  const search: ProjectServicesSearch = routeApi.useSearch();
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  if (project.collectionLogic !== 'NONE') return <CollectionServices uuid={uuid} search={search} />;
  return <ProjectServices uuid={uuid} search={search} />;
}

function ProjectServices({ uuid, search }: { uuid: string; search: ProjectServicesSearch }) {
  const { t } = useLingui();
  const go = useGo();
  const set = useSetSearch<ProjectServicesSearch>();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const table = useUrlTable(search, {
    prefix: 'ProjectServices',
    sort: { id: 'name', descending: false },
    columns: serviceColumns,
    scrolls: true,
  });
  const words = useStatedWords();
  const removing = useRemovingServices(uuid, search);
  const list = useEndlessList(table.state, (state) => servicesQuery(uuid, state, search));
  return (
    <>
      <DataTable
        label={t`Services`}
        columns={serviceColumns}
        rowId={(row) => row.uuid}
        {...list.table}
        controller={table}
        searchLabel={t`Find services`}
        filters={<ListFilters filters={projectServiceFilters} words={words} search={search} />}
        actions={
          manage.allowed ? (
            <Button
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => set({ add: true, page: search.page })}
            >
              {t`Add service`}
            </Button>
          ) : undefined
        }
        {...removing.selection}
        onOpen={(row) => go(paths.service(row.uuid))}
        empty={
          <NoProjectServices
            search={search}
          >{t`BOMs list services, or you add them one by one.`}</NoProjectServices>
        }
      />
      {removing.dialog}
      <ServiceForm
        projectUuid={uuid}
        open={(search.add ?? false) && manage.allowed}
        onClose={() => set({ add: undefined, page: search.page })}
      />
    </>
  );
}
