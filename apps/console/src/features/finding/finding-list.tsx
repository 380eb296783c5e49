import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AuditFinding } from '@waybill/api-contract';
import { useMemo } from 'react';
import { loadPages } from '../../lib/load-pages.ts';
import { queryClient } from '../../lib/query.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { auditQuery } from './finding.data.ts';
import { findingColumns } from './finding-columns.tsx';
import type { FindingListProps } from './finding-list-props.ts';
import { FindingPanel } from './finding-panel.tsx';
import { findingId } from './finding-search.ts';
import { useDecidingMany } from './use-deciding-many.tsx';
import { useFindingPanel } from './use-finding-panel.ts';

const noRows: readonly never[] = [];
const asTheyAre = async (findings: AuditFinding[]) => findings;

/** The findings of a project, each in a row; without another order the most urgent first, as the server has them. */
export function FindingList({ project, search, filters, actions, empty, onHelp }: FindingListProps) {
  const { t } = useLingui();
  const withSuppressed = search.suppressed === true;
  const columns = useMemo(() => findingColumns(withSuppressed), [withSuppressed]);
  const table = useUrlTable(search, { prefix: 'ProjectFindings', columns });
  const list = useQuery(auditQuery(project, table.state, search));
  const rows = list.data?.rows ?? noRows;
  const { page, pageSize } = table.state;
  const { open, panel } = useFindingPanel({
    search,
    rows,
    pages: {
      hasNext: page * pageSize < (list.data?.total ?? 0),
      hasPrevious: page > 1,
      turn: async (step) => {
        const next = { ...table.state, page: page + step };
        const { rows } = await queryClient.ensureQueryData(auditQuery(project, next, search));
        return { page: next.page, rows };
      },
    },
  });
  const many = useDecidingMany(asTheyAre);
  return (
    <>
      <DataTable
        label={t`Findings`}
        columns={columns}
        rowId={findingId}
        rows={{
          mode: 'server',
          rows: list.data?.rows,
          total: list.data?.total,
          load: loadPages((state) => auditQuery(project, state, search)),
        }}
        controller={table}
        searchLabel={t`Find a component or vulnerability`}
        filters={filters({
          component: rows.find((row) => row.component.uuid === search.component)?.component.name,
          flaw: rows[0] && flawId(rows[0].vulnerability),
        })}
        actions={actions}
        {...many.selection}
        onOpen={open}
        currentId={search.finding}
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
        empty={empty}
      />
      <FindingPanel project={project} {...panel} onHelp={onHelp} />
      <DecideManyDialog project={project} search={search} total={list.data?.total} {...many.dialog} />
    </>
  );
}
