import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { policyViolationStates } from '@waybill/api-contract';
import { ListFilters } from '../../lib/list-filters.tsx';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useViolationStateLabels } from '../policy/policy-words.ts';
import { useTypeLabels } from '../violation/violation-words.ts';
import { useFindingChangeLabels } from './change-words.ts';
import { type ComparedPair, useComparedPair } from './compared-pair.ts';
import { comparedViolationsQuery } from './comparison.data.ts';
import { type ComparedViolationsSearch, comparedViolationFilters } from './comparison-search.ts';
import { violationColumns } from './violation-columns.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/compare/violations')({
  component: ComparedViolationsScreen,
});
const routeApi = getRouteApi('/screen/projects/$uuid/compare/violations');

function ComparedViolationsScreen() {
  const pair = useComparedPair();
  return pair ? <ComparedViolations pair={pair} /> : null;
}

function ComparedViolations({ pair }: { pair: ComparedPair }) {
  const { t } = useLingui();
  const search: ComparedViolationsSearch = routeApi.useSearch();
  const changes = useFindingChangeLabels();
  const states = useViolationStateLabels();
  const types = useTypeLabels();
  const table = useUrlTable(search, {
    prefix: 'ComparedViolations',
    columns: violationColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => comparedViolationsQuery(pair, state, search));
  return (
    <DataTable
      label={t`Policy violations`}
      columns={violationColumns}
      rowId={(row) => `${row.condition.uuid} ${row.from?.uuid} ${row.to?.uuid}`}
      {...list.table}
      controller={table}
      searchLabel={t`Find a policy or component`}
      filters={
        <ListFilters
          filters={comparedViolationFilters}
          words={{
            change: { label: t`Change`, nameOf: (word) => changes[word] },
            state: {
              label: t`State`,
              nameOf: (word) => states[word],
              offered: policyViolationStates.toReversed(),
            },
            type: { label: t`Risk type`, nameOf: (word) => types[word] },
            suppressed: { label: t`Show suppressed`, pinned: true },
          }}
          search={search}
        />
      }
      empty={
        <EmptyState title={t`No policy violations`}>{t`Neither version has policy violations.`}</EmptyState>
      }
    />
  );
}
