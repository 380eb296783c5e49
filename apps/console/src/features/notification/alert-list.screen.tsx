import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { BellRing, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { alertColumns, type ListedAlert } from './alert-columns.tsx';
import { CreateAlert } from './create-alert.tsx';
import { alertStatesQuery, alertsQuery } from './notification.data.ts';
import type { AlertListSearch } from './notification-search.ts';

const id = '/screen/admin/notifications/alerts';
export const route = createLazyRoute(id)({ component: AlertListScreen });
const routeApi = getRouteApi(id);

function AlertListScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search = routeApi.useSearch();
  const set = useSetSearch<AlertListSearch>();
  const table = useUrlTable(search, {
    prefix: 'AlertList',
    sort: { id: 'name', descending: false },
    columns: alertColumns,
    mode: 'client',
  });
  const alerts = useQuery(alertsQuery);
  const { data: states } = useQuery(alertStatesQuery);
  const rows = useMemo(() => {
    const stateOf = new Map(states?.map((state) => [state.uuid, state]));
    return alerts.data?.map((alert): ListedAlert => ({ ...alert, state: stateOf.get(alert.uuid) }));
  }, [alerts.data, states]);
  const show = (dialog: AlertListSearch['dialog']) => set({ dialog, page: search.page });
  return (
    <>
      <PageHeader
        title={t`Alerts`}
        description={t`Alerts send notifications to people and systems when something happens, or at set times.`}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden />}
            onClick={() => show('create')}
          >
            {t`Create alert`}
          </Button>
        }
      />
      <DataTable
        label={t`Alerts`}
        columns={alertColumns}
        rowId={(alert) => alert.uuid}
        rows={{ mode: 'client', rows }}
        controller={table}
        searchLabel={t`Find alerts`}
        onOpen={(alert) => go(paths.alert(alert.uuid))}
        error={alerts.error}
        onRetry={() => void alerts.refetch()}
        refreshing={alerts.isFetching && !alerts.isPending}
        empty={
          <EmptyState icon={<BellRing className="size-6" />} title={t`No alerts yet`}>
            {t`An alert can tell a chat channel of new critical vulnerabilities, or mail a team a weekly summary.`}
          </EmptyState>
        }
      />
      <CreateAlert open={search.dialog === 'create'} onClose={() => show(undefined)} />
    </>
  );
}
