import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { deliveryStates, type NotificationDelivery } from '@waybill/api-contract';
import { Send } from 'lucide-react';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { SelectedRows } from '../../ui/table/types.ts';
import { toast } from '../../ui/toast.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { deliveriesQuery, useSendAgain } from './notification.data.ts';
import { type DeliveriesSearch, deliveryFilters } from './notification-search.ts';
import { stateWords } from './notification-words.ts';

const id = '/screen/admin/notifications/alerts/$uuid/deliveries';
export const route = createLazyRoute(id)({ component: AlertDeliveries });
const routeApi = getRouteApi(id);

/** What an alert sent, what it could not send, and what waits. */
function AlertDeliveries() {
  const { t, i18n } = useLingui();
  const { uuid } = routeApi.useParams();
  const search = routeApi.useSearch();
  const set = useSetSearch<DeliveriesSearch>();
  const table = useUrlTable(search, { prefix: 'AlertDeliveries', columns: deliveryColumns, scrolls: true });
  const list = useEndlessList(table.state, (state) => deliveriesQuery(uuid, state, search));
  const show = (delivery: string | undefined) => set({ page: search.page, delivery });
  return (
    <>
      <DataTable
        label={t`Deliveries`}
        columns={deliveryColumns}
        rowId={(row) => row.uuid}
        {...list.table}
        controller={table}
        filters={
          <ListFilters
            filters={deliveryFilters}
            words={{
              state: {
                label: t`State`,
                nameOf: (state) => i18n._(stateWords[state]),
                offered: deliveryStates,
              },
            }}
            search={search}
          />
        }
        onOpen={(row) => show(row.uuid)}
        currentId={search.delivery}
        selection={{
          isSelectable: ({ state }) => state === 'DEAD',
          actions: (selected) => <SendSelected selected={selected} />,
        }}
        empty={
          isFiltered(deliveryFilters, search) ? (
            <NothingMatches title={t`No deliveries match these filters`} filters={deliveryFilters} />
          ) : (
            <EmptyState icon={<Send className="size-6" />} title={t`No deliveries yet`}>
              {t`What this alert sends is listed here, with the reason where it fails.`}
            </EmptyState>
          )
        }
      />
      <DeliveryPanel
        delivery={list.here.find(({ uuid: each }) => each === search.delivery)}
        onClose={() => show(undefined)}
      />
    </>
  );
}

function SendSelected({ selected }: { selected: SelectedRows<NotificationDelivery> }) {
  const { t } = useLingui();
  const again = useSendAgain();
  const { count } = selected;

  async function send(): Promise<void> {
    await again.mutateAsync(selected.rows.map(({ uuid }) => uuid));
    toast({
      kind: 'success',
      title: t`${plural(count, { one: '# notification is sent again', other: '# notifications are sent again' })}`,
    });
    selected.clear();
  }

  return (
    <Button size="sm" busy={again.isPending} onClick={() => void send().catch(() => {})}>
      {t`Send again`}
    </Button>
  );
}
