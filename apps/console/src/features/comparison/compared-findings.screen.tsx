import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { ListFilters } from '../../lib/list-filters.tsx';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useFindingChangeLabels } from './change-words.ts';
import { type ComparedPair, useComparedPair } from './compared-pair.ts';
import { comparedFindingsQuery } from './comparison.data.ts';
import { type ComparedFindingsSearch, comparedFindingFilters } from './comparison-search.ts';
import { findingColumns } from './finding-columns.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/compare/findings')({
  component: ComparedFindingsScreen,
});
const routeApi = getRouteApi('/screen/projects/$uuid/compare/findings');

function ComparedFindingsScreen() {
  const pair = useComparedPair();
  return pair ? <ComparedFindings pair={pair} /> : null;
}

function ComparedFindings({ pair }: { pair: ComparedPair }) {
  const { t } = useLingui();
  const search: ComparedFindingsSearch = routeApi.useSearch();
  const labels = useFindingChangeLabels();
  const severityLabels = useSeverityLabels();
  const table = useUrlTable(search, { prefix: 'ComparedFindings', columns: findingColumns, scrolls: true });
  const list = useEndlessList(table.state, (state) => comparedFindingsQuery(pair, state, search));
  return (
    <DataTable
      label={t`Findings`}
      columns={findingColumns}
      rowId={(row) => `${row.vulnerability.uuid} ${row.from?.uuid} ${row.to?.uuid}`}
      {...list.table}
      controller={table}
      searchLabel={t`Find findings`}
      filters={
        <ListFilters
          filters={comparedFindingFilters}
          words={{
            change: { label: t`Change`, nameOf: (word) => labels[word] },
            severity: { label: t`Severity`, nameOf: (word) => severityLabels[word] },
            suppressed: { label: t`Show suppressed`, pinned: true },
          }}
          search={search}
        />
      }
      empty={<EmptyState title={t`No findings`}>{t`Neither version has findings.`}</EmptyState>}
    />
  );
}
