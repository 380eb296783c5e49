import { useLingui } from '@lingui/react/macro';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { paths } from '../../lib/paths.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { NoProjectServices } from './no-project-services.tsx';
import { portfolioServicesQuery } from './portfolio-service.data.ts';
import { portfolioServiceColumns } from './portfolio-service-columns.tsx';
import { useStatedWords } from './service-filter-words.ts';
import { type ProjectServicesSearch, projectServiceFilters } from './service-search.ts';

interface CollectionServicesProps {
  /** Uuid of the collection. */
  uuid: string;
  search: ProjectServicesSearch;
}

/** The services of the projects that a collection is made of; they are changed in their projects. */
export function CollectionServices({ uuid, search }: CollectionServicesProps) {
  const { t } = useLingui();
  const go = useGo();
  const table = useUrlTable(search, {
    prefix: 'CollectionServices',
    sort: { id: 'name', descending: false },
    columns: portfolioServiceColumns,
    scrolls: true,
  });
  const { authentication, boundary } = search;
  const list = useEndlessList(table.state, (state) =>
    portfolioServicesQuery(state, { authentication, boundary, project: uuid }),
  );
  const words = useStatedWords();
  return (
    <DataTable
      label={t`Services`}
      columns={portfolioServiceColumns}
      rowId={(row) => row.uuid}
      {...list.table}
      controller={table}
      searchLabel={t`Find services`}
      filters={<ListFilters filters={projectServiceFilters} words={words} search={search} />}
      onOpen={(row) => go(paths.service(row.uuid))}
      empty={
        <NoProjectServices
          search={search}
        >{t`This collection has no active projects with services.`}</NoProjectServices>
      }
    />
  );
}
