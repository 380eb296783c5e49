// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { deliveryStates } from '@waybill/api-contract';
import { Send } from 'lucide-react';
import { useMemo } from 'react';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { type DeliveriesOf, deliveriesQuery } from './notification.data.ts';
import { type DeliveriesSearch, deliveryFilters } from './notification-search.ts';
import { stateWords } from './notification-words.ts';
import { SendSelected } from './send-again.tsx';

interface DeliveryTableProps {
  of: DeliveriesOf;
  search: DeliveriesSearch;
  /** Under which what the user chose about the table is remembered. */
  prefix: string;
  /** Shown if there is nothing. */
  empty: string;
}

/** What was sent, what could not be sent, and what waits. */
export function DeliveryTable({ of, search, prefix, empty }: DeliveryTableProps) {
  const { t, i18n } = useLingui();
  const set = useSetSearch<DeliveriesSearch>();
  const columns = useMemo(() => deliveryColumns(of), [of]);
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
        selection={{
          isSelectable: ({ state }) => state === 'DEAD',
          actions: (selected) => <SendSelected of={of} selected={selected} />,
        }}
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
        of={of}
        onClose={() => show(undefined)}
      />
    </>
  );
}
