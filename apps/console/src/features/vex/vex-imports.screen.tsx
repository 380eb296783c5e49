import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { loadPages } from '../../lib/load-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FindingExports } from '../finding/finding-exports.tsx';
import { projectQuery } from '../project/project.data.ts';
import { useVexReason } from '../project/use-upload-reason.ts';
import { vexImportsQuery } from './vex.data.ts';
import { vexImportColumns } from './vex-import-columns.tsx';
import { VexUploadDialog } from './vex-upload-dialog.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/vex')({ component: VexImportsScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/vex');

/** The VEX documents that were uploaded for a project, and those that it has to give. */
function VexImportsScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search = routeApi.useSearch();
  const set = useSetSearch<Pick<typeof search, 'dialog' | 'task' | 'page'>>();
  const { uuid } = routeApi.useParams();
  const analyze = useCapability('VULNERABILITY_ANALYSIS');
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  const isCollection = project.collectionLogic !== 'NONE';
  const vexReason = useVexReason(project);
  const table = useUrlTable(search, { prefix: 'ProjectVex', columns: vexImportColumns });
  const list = useQuery(vexImportsQuery(uuid, table.state));
  return (
    <>
      <DataTable
        label={t`Uploaded VEX documents`}
        columns={vexImportColumns}
        rowId={(row) => row.token}
        rows={{
          mode: 'server',
          rows: list.data?.rows,
          total: list.data?.total,
          load: loadPages((state) => vexImportsQuery(uuid, state)),
        }}
        controller={table}
        actions={
          <>
            <FindingExports project={uuid} isCollection={isCollection} />
            {analyze.allowed ? (
              <Button
                icon={<FileCheck2 className="size-4" aria-hidden />}
                disabledReason={vexReason}
                onClick={() => go(paths.projectTab(uuid, 'vex', { dialog: 'vex' }))}
              >
                {t`Upload VEX`}
              </Button>
            ) : null}
          </>
        }
        onOpen={(row) => go(paths.projectVex(uuid, row.token))}
        empty={
          isCollection ? (
            <EmptyState title={t`No VEX documents in a collection`}>
              {t`VEX documents are uploaded to its projects.`}
            </EmptyState>
          ) : (
            <EmptyState title={t`No VEX documents uploaded yet`}>
              {t`Statements of CycloneDX, OpenVEX, and CSAF documents become analyses of this project's findings.`}
            </EmptyState>
          )
        }
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
      />
      <VexUploadDialog
        open={analyze.allowed && !isCollection && search.dialog === 'vex'}
        onClose={() => set({ dialog: undefined, task: undefined, page: search.page })}
        project={{ uuid, name: project.name, version: project.version }}
        task={search.task}
        onTask={(task) => set({ task, page: search.page })}
      />
    </>
  );
}
