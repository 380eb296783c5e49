import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { usersQuery } from './access.data.ts';
import type { UserListSearch } from './access-search.ts';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { ErasePerson } from './erase-person.tsx';
import { userColumns } from './user-columns.tsx';
import { UserPanel } from './user-panel.tsx';

const id = '/screen/admin/accessManagement/managedUsers';
export const route = createLazyRoute(id)({ component: UserListScreen });
const routeApi = getRouteApi(id);

function UserListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<UserListSearch>();
  const table = useUrlTable(search, {
    sort: { id: 'username', descending: false },
    columns: userColumns,
    mode: 'client',
  });
  const users = useQuery(usersQuery);
  const show = (patch: Partial<UserListSearch>) => set({ page: search.page, ...patch });
  return (
    <>
      <PageHeader
        title={t`Managed users`}
        description={t`Users who sign in with a Waybill password.`}
        actions={
          <>
            <ErasePerson />
            <Button
              variant="primary"
              icon={<UserPlus className="size-4" aria-hidden />}
              onClick={() => show({ dialog: 'create' })}
            >
              {t`Create user`}
            </Button>
          </>
        }
      />
      <DataTable
        label={t`Managed users`}
        columns={userColumns}
        rowId={(user) => user.username}
        rows={{ mode: 'client', rows: users.data }}
        controller={table}
        searchLabel={t`Find users`}
        onOpen={(user) => show({ user: user.username })}
        currentId={search.user}
        error={users.error}
        onRetry={() => void users.refetch()}
        refreshing={users.isFetching && !users.isPending}
      />
      <CreateUserDialog
        open={search.dialog === 'create'}
        onClose={() => show({ dialog: undefined })}
        onCreated={(user) => show({ dialog: undefined, user })}
      />
      <UserPanel
        user={users.data?.find((user) => user.username === search.user)}
        onClose={() => show({ user: undefined })}
      />
    </>
  );
}
