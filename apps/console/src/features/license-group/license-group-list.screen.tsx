import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Plus, Scale } from 'lucide-react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { toast } from '../../ui/toast.tsx';
import { licenseGroupsQuery } from '../policy/named-licenses.data.ts';
import { useCreateLicenseGroup } from './license-group.data.ts';
import { licenseGroupColumns } from './license-group-columns.tsx';
import { LicenseGroupNameForm } from './license-group-name-form.tsx';
import { LicenseGroupPanel } from './license-group-panel.tsx';
import type { LicenseGroupListSearch } from './license-group-search.ts';

const id = '/screen/policy/licenseGroups';
export const route = createLazyRoute(id)({ component: LicenseGroupListScreen });
const routeApi = getRouteApi(id);

function LicenseGroupListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<LicenseGroupListSearch>();
  const table = useUrlTable(search, {
    prefix: 'LicenseGroupList',
    sort: { id: 'name', descending: false },
    columns: licenseGroupColumns,
    mode: 'client',
  });
  const groups = useQuery(licenseGroupsQuery);
  const create = useCreateLicenseGroup();
  const show = (patch: Partial<LicenseGroupListSearch>) => set({ page: search.page, ...patch });

  async function createGroup(name: string): Promise<void> {
    const group = await create.mutateAsync(name);
    toast({ kind: 'success', title: t`License group created` });
    show({ dialog: undefined, group: group.uuid });
  }

  const createButton = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" aria-hidden />}
      onClick={() => show({ dialog: 'create' })}
    >
      {t`Create license group`}
    </Button>
  );
  return (
    <>
      <DataTable
        label={t`License groups`}
        columns={licenseGroupColumns}
        rowId={(group) => group.uuid}
        rows={{ mode: 'client', rows: groups.data }}
        controller={table}
        searchLabel={t`Find license groups`}
        actions={createButton}
        onOpen={(group) => show({ group: group.uuid })}
        currentId={search.group}
        error={groups.error}
        onRetry={() => void groups.refetch()}
        refreshing={groups.isFetching && !groups.isPending}
        empty={
          <EmptyState icon={<Scale className="size-6" />} title={t`No license groups yet`}>
            {t`A policy can forbid or allow all licenses of a group.`}
          </EmptyState>
        }
      />
      <Dialog
        open={search.dialog === 'create'}
        onOpenChange={(open) => !open && show({ dialog: undefined })}
        title={t`Create license group`}
        size="sm"
      >
        <LicenseGroupNameForm
          submitLabel={t`Create`}
          onSubmit={createGroup}
          onCancel={() => show({ dialog: undefined })}
        />
      </Dialog>
      <LicenseGroupPanel
        group={groups.data?.find((group) => group.uuid === search.group)}
        onClose={() => show({ group: undefined })}
      />
    </>
  );
}
