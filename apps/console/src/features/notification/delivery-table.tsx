// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { deliveryStates, type NotificationDelivery } from '@waybill/api-contract';
import { Send } from 'lucide-react';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, SelectionOptions } from '../../ui/table/types.ts';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { type DeliveriesOf, deliveriesQuery } from './notification.data.ts';
import { type DeliveriesSearch, deliveryFilters } from './notification-search.ts';
import { stateWords } from './notification-words.ts';

interface DeliveryTableProps {
  of: DeliveriesOf;
  search: DeliveriesSearch;
  /** Under which what the user chose about the table is remembered. */
  prefix: string;
  /** What is said where there is nothing. */
  empty: string;
  /** Where what was given up can be sent again; absent: it cannot. */
  selection?: SelectionOptions<NotificationDelivery>;
}

/** Whoever cannot have anything sent again has no column for it. */
const shownColumns: readonly Column<NotificationDelivery>[] = deliveryColumns.filter(
  ({ id }) => id !== 'again',
);

/** What was sent, what could not be sent, and what waits. */
export function DeliveryTable({ of, search, prefix, empty, selection }: DeliveryTableProps) {
  const { t, i18n } = useLingui();
  const set = useSetSearch<DeliveriesSearch>();
  const columns = selection ? deliveryColumns : shownColumns;
  const table = useUrlTable(search, { prefix, columns, scrolls: true });
  const list = useEndlessList(table.state, (state) => deliveriesQuery(of, state, search));
  const show = (delivery: string | undefined) => set({ page: search.page, delivery });
  return (
    <>
      <DataTable
        label={t`Deliveries`}
        columns={columns}
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
        {...(selection ? { selection } : {})}
        empty={
          isFiltered(deliveryFilters, search) ? (
            <NothingMatches title={t`No deliveries match these filters`} filters={deliveryFilters} />
          ) : (
            <EmptyState icon={<Send className="size-6" />} title={t`No deliveries yet`}>
              {empty}
            </EmptyState>
          )
        }
      />
      <DeliveryPanel
        delivery={list.here.find(({ uuid }) => uuid === search.delivery)}
        canSendAgain={selection !== undefined}
        onClose={() => show(undefined)}
      />
    </>
  );
}
