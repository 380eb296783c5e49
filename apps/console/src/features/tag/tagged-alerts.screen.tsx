import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { TaggedNotificationRuleListResponseItem } from '@waybill/api-contract';
import { Plus } from 'lucide-react';
import { AppLink, useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { AddAlerts } from './add-alerts.tsx';
import { RemoveAlerts } from './remove-alerts.tsx';
import type { TaggedAlertsSearch } from './tag-search.ts';
import { taggedAlertsQuery } from './tagged-alerts.data.ts';

const id = '/screen/tags/$name/alerts';
export const route = createLazyRoute(id)({ component: TaggedAlerts });
const routeApi = getRouteApi(id);

const columns: readonly Column<TaggedNotificationRuleListResponseItem>[] = [
  {
    id: 'name',
    header: msg`Alert`,
    value: (row) => row.name,
    cell: (row) =>
      row.uuid === undefined ? (
        row.name
      ) : (
        <AppLink path={paths.alert(row.uuid)} className="truncate text-accent hover:underline">
          {row.name}
        </AppLink>
      ),
    sortable: true,
    required: true,
    width: 14,
    grow: 3,
    narrow: { place: 1, width: 11 },
  },
];

/** The alerts that are limited to projects with a tag. */
function TaggedAlerts() {
  const { t } = useLingui();
  const go = useGo();
  const { name } = routeApi.useParams();
  const search = routeApi.useSearch();
  const set = useSetSearch<TaggedAlertsSearch>();
  const show = (dialog: TaggedAlertsSearch['dialog']) => set({ dialog, page: search.page });
  const table = useUrlTable(search, {
    prefix: 'TaggedAlerts',
    sort: { id: 'name', descending: false },
    columns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => taggedAlertsQuery(name, state));
  return (
    <>
      <DataTable
        label={t`Alerts`}
        columns={columns}
        rowId={(row) => row.uuid ?? ''}
        {...list.table}
        controller={table}
        searchLabel={t`Find alerts`}
        actions={
          <Button icon={<Plus className="size-4" aria-hidden />} onClick={() => show('add')}>
            {t`Add alerts`}
          </Button>
        }
        selection={{
          actions: ({ rows, clear }) => <RemoveAlerts tag={name} alerts={rows} onDone={clear} />,
        }}
        onOpen={(row) => row.uuid && go(paths.alert(row.uuid))}
        empty={
          <EmptyState title={t`No alert is limited to this tag`}>
            {t`Alerts that are limited to nothing apply to projects with this tag, too.`}
          </EmptyState>
        }
      />
      <AddAlerts tag={name} open={search.dialog === 'add'} onClose={() => show(undefined)} />
    </>
  );
}
