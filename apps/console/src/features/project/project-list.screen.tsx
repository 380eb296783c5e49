import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { loadPages } from '../../lib/load-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useRememberedFlags } from '../../lib/url-entry.ts';
import { rememberedKeys } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { BomUploadDialog } from '../bom/bom-upload-dialog.tsx';
import { projectListQuery } from './project.data.ts';
import { projectColumns } from './project-columns.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectListEmpty } from './project-list-empty.tsx';
import { flatKey, ProjectListFilters, readListView } from './project-list-filters.tsx';
import { type ProjectListSearch, projectFilters } from './project-search.ts';
import { useSums } from './project-sums.ts';
import { useProjectTree } from './use-project-tree.ts';

export const route = createLazyRoute('/screen/projects')({ component: ProjectListScreen });
const routeApi = getRouteApi('/screen/projects');
const rememberedFlags = { ...rememberedKeys(projectFilters), flat: flatKey };

function ProjectListScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search = useRememberedFlags(routeApi.useSearch(), rememberedFlags);
  const set = useSetSearch<ProjectListSearch>();
  const table = useUrlTable(search, {
    prefix: 'ProjectList',
    sort: { id: 'name', descending: false },
    columns: projectColumns,
    scrolls: true,
  });
  const view = readListView(search);
  const list = useEndlessList(table.state, (state) => projectListQuery(state, search, !view.flat));
  const { blocks } = list.table.rows;
  // A flat list has each project by itself.
  const withSums = useSums(view.flat ? [] : [...blocks.values()]);
  const summed = useMemo(
    () => new Map([...blocks].map(([number, rows]) => [number, rows.map(withSums)])),
    [blocks, withSums],
  );
  const tree = useProjectTree(table.state.sort, search);
  const create = useCapability('PORTFOLIO_MANAGEMENT');
  const upload = useCapability('BOM_UPLOAD');
  const open = (dialog: ProjectListSearch['dialog']) => set({ dialog, task: undefined, page: search.page });

  return (
    <>
      <PageHeader
        title={t`Projects`}
        actions={
          <>
            <Button
              icon={<Upload className="size-4" aria-hidden />}
              disabledReason={upload.reason}
              onClick={() => open('upload')}
            >
              {t`Upload BOM`}
            </Button>
            <Button
              variant="primary"
              icon={<Plus className="size-4" aria-hidden />}
              disabledReason={create.reason}
              onClick={() => open('create')}
            >
              {t`Create project`}
            </Button>
          </>
        }
      />
      <DataTable
        // What is open in the tree has no meaning in the flat list.
        key={view.flat ? 'flat' : 'tree'}
        label={t`Projects`}
        columns={projectColumns}
        rowId={(row) => row.uuid}
        {...list.table}
        rows={{
          ...list.table.rows,
          blocks: summed,
          // Those in closed branches, too.
          load: loadPages((state) => projectListQuery(state, search, false)),
        }}
        controller={table}
        searchLabel={t`Find projects`}
        filters={<ProjectListFilters search={search} />}
        onOpen={(row) => go(paths.project(row.uuid))}
        {...(view.flat ? {} : { tree })}
        empty={<ProjectListEmpty search={search} />}
      />
      <ProjectForm open={search.dialog === 'create'} onClose={() => open(undefined)} />
      <BomUploadDialog
        open={search.dialog === 'upload'}
        onClose={() => open(undefined)}
        task={search.task}
        onTask={(task) => set({ task, page: search.page })}
      />
    </>
  );
}
