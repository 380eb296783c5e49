import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { ArrowUpDown, Boxes, Plus } from 'lucide-react';
import { useNamedPage } from '../../lib/page-name.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { toast } from '../../ui/toast.tsx';
import { SettingsSection } from '../setting/settings-section.tsx';
import { LookState } from './look-state.tsx';
import { repositoriesQuery, repositoryStatesQuery, useCreateRepository } from './repository.data.ts';
import { repositoryColumns } from './repository-columns.tsx';
import { RepositoryForm, type RepositoryValues } from './repository-form.tsx';
import { RepositoryOrder } from './repository-order.tsx';
import { RepositoryPanel } from './repository-panel.tsx';
import type { RepositorySearch } from './repository-search.ts';
import { repositorySettings } from './repository-settings.ts';
import { repositoryTypeOf } from './repository-types.ts';

const id = '/screen/admin/repositories/$type';
export const route = createLazyRoute(id)({ component: RepositoryScreen });
const routeApi = getRouteApi(id);

function RepositoryScreen() {
  const { type: page } = routeApi.useParams();
  const found = repositoryTypeOf(page);
  return found ? <Repositories key={page} {...found} /> : null;
}

type RepositoriesProps = NonNullable<ReturnType<typeof repositoryTypeOf>>;

function Repositories({ type, title }: RepositoriesProps) {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<RepositorySearch>();
  const show = (patch: Partial<RepositorySearch>) => set({ page: search.page, ...patch });
  const table = useUrlTable(search, {
    prefix: 'RepositoryList',
    sort: { id: 'resolutionOrder', descending: false },
    columns: repositoryColumns,
    mode: 'client',
  });
  const list = useQuery(repositoriesQuery(type));
  const states = useQuery(repositoryStatesQuery).data?.repositories;
  const rows = list.data?.map((repository) => ({
    ...repository,
    state: states?.find(({ uuid }) => uuid === repository.uuid),
  }));
  useNamedPage(title);
  return (
    <>
      <PageHeader
        title={title}
        description={t`The latest versions of packages are looked up in these repositories, one after the other.`}
        actions={
          <>
            {list.data && list.data.length > 1 ? (
              <Button
                icon={<ArrowUpDown className="size-4" aria-hidden />}
                onClick={() => show({ dialog: 'order' })}
              >
                {t`Change order`}
              </Button>
            ) : null}
            <Button
              variant="primary"
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => show({ dialog: 'create' })}
            >
              {t`Add repository`}
            </Button>
          </>
        }
      />
      <DataTable
        label={t`Package repositories`}
        columns={repositoryColumns}
        rowId={(row) => row.uuid}
        rows={{ mode: 'client', rows }}
        controller={table}
        searchLabel={t`Find repositories`}
        onOpen={(row) => show({ repository: row.uuid })}
        currentId={search.repository}
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
        empty={
          <EmptyState icon={<Boxes className="size-6" />} title={t`No repositories yet`}>
            {t`Without one, the latest versions of these packages are unknown.`}
          </EmptyState>
        }
      />
      {/* Beside the panel of a repository there is no room for both. */}
      <div className="@container mt-6">
        <div className="grid items-start gap-4 @2xl:grid-cols-2">
          <LookState type={type} title={title} />
          <div>
            <SettingsSection declaration={repositorySettings} wanted={search.setting} />
          </div>
        </div>
      </div>
      <CreateRepository
        type={type}
        open={search.dialog === 'create'}
        onClose={(uuid) => show({ dialog: undefined, ...(uuid ? { repository: uuid } : {}) })}
      />
      <RepositoryOrder
        type={type}
        repositories={list.data ?? []}
        open={search.dialog === 'order' && list.data !== undefined}
        onClose={() => show({ dialog: undefined })}
      />
      <RepositoryPanel
        repository={rows?.find(({ uuid }) => uuid === search.repository)}
        onClose={() => show({ repository: undefined })}
      />
    </>
  );
}

function CreateRepository(props: {
  type: RepositoriesProps['type'];
  open: boolean;
  onClose: (created?: string) => void;
}) {
  const { t } = useLingui();
  const create = useCreateRepository();

  async function submit(values: RepositoryValues): Promise<void> {
    const { uuid } = await create.mutateAsync({ ...values, type: props.type });
    toast({ kind: 'success', title: t`Repository added` });
    props.onClose(uuid);
  }

  return (
    <Dialog open={props.open} onOpenChange={(open) => !open && props.onClose()} title={t`Add repository`}>
      <RepositoryForm type={props.type} onSubmit={submit} onCancel={() => props.onClose()} />
    </Dialog>
  );
}
