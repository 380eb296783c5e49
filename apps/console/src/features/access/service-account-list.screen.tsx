import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Bot, Plus } from 'lucide-react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { AccountListSearch } from './access-search.ts';
import { serviceAccountsQuery } from './service-account.data.ts';
import { serviceAccountColumns } from './service-account-columns.tsx';
import { NewAccountForm } from './service-account-form.tsx';
import { ServiceAccountPanel } from './service-account-panel.tsx';

const id = '/screen/admin/accessManagement/serviceAccounts';
export const route = createLazyRoute(id)({ component: ServiceAccountListScreen });
const routeApi = getRouteApi(id);

function ServiceAccountListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<AccountListSearch>();
  const table = useUrlTable(search, {
    sort: { id: 'name', descending: false },
    columns: serviceAccountColumns,
    mode: 'client',
  });
  const accounts = useQuery(serviceAccountsQuery);
  const show = (patch: Partial<AccountListSearch>) => set({ page: search.page, ...patch });
  const close = () => show({ dialog: undefined });
  return (
    <>
      <PageHeader
        title={t`Service accounts`}
        description={t`Accounts of pipelines and other programs, which use API keys or exchange tokens.`}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden />}
            onClick={() => show({ dialog: 'create' })}
          >
            {t`Create service account`}
          </Button>
        }
      />
      <DataTable
        label={t`Service accounts`}
        columns={serviceAccountColumns}
        rowId={(account) => account.name}
        rows={{ mode: 'client', rows: accounts.data }}
        controller={table}
        searchLabel={t`Find service accounts`}
        onOpen={(account) => show({ account: account.name })}
        currentId={search.account}
        empty={
          <EmptyState icon={<Bot className="size-6" />} title={t`No service accounts yet`}>
            {t`A service account gives a pipeline a name, teams, and API keys of its own.`}
          </EmptyState>
        }
        error={accounts.error}
        onRetry={() => void accounts.refetch()}
        refreshing={accounts.isFetching && !accounts.isPending}
      />
      <Dialog
        open={search.dialog === 'create'}
        onOpenChange={(open) => !open && close()}
        title={t`Create service account`}
        size="sm"
      >
        <NewAccountForm onCancel={close} onCreated={(account) => show({ dialog: undefined, account })} />
      </Dialog>
      <ServiceAccountPanel
        account={accounts.data?.find((account) => account.name === search.account)}
        onClose={() => show({ account: undefined })}
      />
    </>
  );
}
