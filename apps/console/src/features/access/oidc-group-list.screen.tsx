import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { loadPages } from '../../lib/load-pages.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { toast } from '../../ui/toast.tsx';
import type { GroupListSearch } from './access-search.ts';
import { oidcGroupsQuery, useCreateOidcGroup } from './group.data.ts';
import { oidcGroupColumns } from './oidc-group-columns.ts';
import { OidcGroupNameForm } from './oidc-group-name-form.tsx';
import { OidcGroupPanel } from './oidc-group-panel.tsx';

const id = '/screen/admin/accessManagement/oidcGroups';
export const route = createLazyRoute(id)({ component: OidcGroupListScreen });
const routeApi = getRouteApi(id);

/** Groups that tokens of the identity provider have named, or somebody has added, with the panel of one beside them. */
function OidcGroupListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<GroupListSearch>();
  const table = useUrlTable(search, {
    sort: { id: 'name', descending: false },
    columns: oidcGroupColumns,
  });
  const groups = useQuery(oidcGroupsQuery(table.state));
  const create = useCreateOidcGroup();
  const show = (patch: Partial<GroupListSearch>) => set({ page: search.page, ...patch });
  const close = () => show({ dialog: undefined });

  async function createGroup(name: string): Promise<void> {
    const group = await create.mutateAsync(name);
    toast({ kind: 'success', title: t`Group created` });
    show({ dialog: undefined, group: group.uuid });
  }

  return (
    <>
      <PageHeader
        title={t`OpenID Connect groups`}
        description={t`Groups of the identity provider. They appear when somebody who is in them signs in. Map them to teams.`}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden />}
            onClick={() => show({ dialog: 'create' })}
          >
            {t`Create group`}
          </Button>
        }
      />
      <DataTable
        label={t`OpenID Connect groups`}
        columns={oidcGroupColumns}
        rowId={(group) => group.uuid}
        rows={{
          mode: 'server',
          rows: groups.data?.rows,
          total: groups.data?.total,
          load: loadPages(oidcGroupsQuery),
        }}
        controller={table}
        searchLabel={t`Find groups`}
        onOpen={(group) => show({ group: group.uuid })}
        currentId={search.group}
        empty={
          <EmptyState title={t`No groups yet`}>
            {t`They appear when somebody signs in while teams follow from groups.`}
          </EmptyState>
        }
        error={groups.error}
        onRetry={() => void groups.refetch()}
        refreshing={groups.isFetching && !groups.isPending}
      />
      <Dialog
        open={search.dialog === 'create'}
        onOpenChange={(open) => !open && close()}
        title={t`Create group`}
      >
        <OidcGroupNameForm onSubmit={createGroup} onCancel={close} />
      </Dialog>
      <OidcGroupPanel
        group={groups.data?.rows.find(({ uuid }) => uuid === search.group)}
        onClose={() => show({ group: undefined })}
      />
    </>
  );
}
