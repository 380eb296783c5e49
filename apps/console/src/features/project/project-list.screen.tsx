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
import { projectColumns, withoutViolations } from './project-columns.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectListEmpty } from './project-list-empty.tsx';
import { flatKey, foldedKey, ProjectListFilters, readListView } from './project-list-filters.tsx';
import { type ProjectListSearch, projectFilters } from './project-search.ts';
import { type SummedProject, useSums } from './project-sums.ts';
import { useProjectBulk } from './use-project-bulk.tsx';
import { useProjectTree } from './use-project-tree.ts';
import { useVersionTree } from './use-version-tree.ts';

export const route = createLazyRoute('/screen/projects')({ component: ProjectListScreen });
const routeApi = getRouteApi('/screen/projects');
const rememberedFlags = { ...rememberedKeys(projectFilters), flat: flatKey, folded: foldedKey };

function ProjectListScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search = useRememberedFlags(routeApi.useSearch(), rememberedFlags);
  const set = useSetSearch<ProjectListSearch>();
  const seesViolations = useCapability('VIEW_POLICY_VIOLATION').allowed;
  const columns = seesViolations ? projectColumns : withoutViolations;
  const table = useUrlTable(search, {
    prefix: 'ProjectList',
    sort: { id: 'name', descending: false },
    columns,
    scrolls: true,
  });
  const view = readListView(search);
  const list = useEndlessList(table.state, (state) => projectListQuery(state, search, view.kind));
  const { blocks } = list.table.rows;
  // Outside of the tree each project stands for itself.
  const withSums = useSums(view.kind === 'tree' ? [...blocks.values()] : []);
  const summed = useMemo(
    () => new Map([...blocks].map(([number, rows]) => [number, rows.map(withSums)])),
    [blocks, withSums],
  );
  const tree = useProjectTree(table.state.sort, search);
  const versions = useVersionTree(table.state, search);
  // A row of the tree or of folded versions stands for others as well, which a filter would take in.
  const bulk = useProjectBulk<SummedProject>(search, { byFilter: view.kind === 'flat' });
  const create = useCapability('PORTFOLIO_MANAGEMENT');
  const upload = useCapability('BOM_UPLOAD');
  const open = (dialog: ProjectListSearch['dialog']) => set({ dialog, task: undefined, page: search.page });

  return (
    <>
      <PageHeader
        title={t`Projects`}
        actions={
          <>
            {upload.allowed ? (
              <Button icon={<Upload className="size-4" aria-hidden />} onClick={() => open('upload')}>
                {t`Upload BOM`}
              </Button>
            ) : null}
            {create.allowed ? (
              <Button
                variant="primary"
                icon={<Plus className="size-4" aria-hidden />}
                onClick={() => open('create')}
              >
                {t`Create project`}
              </Button>
            ) : null}
          </>
        }
      />
      <DataTable
        view={view.kind}
        label={t`Projects`}
        columns={columns}
        rowId={(row) => row.uuid}
        {...list.table}
        rows={{
          ...list.table.rows,
          blocks: summed,
          // Includes projects in closed branches.
          load: loadPages((state) =>
            projectListQuery(state, search, view.kind === 'folded' ? 'folded' : 'flat'),
          ),
        }}
        controller={table}
        searchLabel={t`Find projects`}
        filters={<ProjectListFilters search={search} />}
        onOpen={(row) => go(paths.project(row.uuid))}
        {...bulk.selection}
        {...(view.kind === 'flat' ? {} : { tree: view.kind === 'tree' ? tree : versions })}
        empty={<ProjectListEmpty search={search} />}
      />
      {bulk.dialog}
      <ProjectForm open={create.allowed && search.dialog === 'create'} onClose={() => open(undefined)} />
      <BomUploadDialog
        open={upload.allowed && search.dialog === 'upload'}
        onClose={() => open(undefined)}
        task={search.task}
        onTask={(task) => set({ task, page: search.page })}
      />
    </>
  );
}
