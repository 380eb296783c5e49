import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { selectionOf, useDecidingMany } from '../audit/use-deciding-many.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import type { ListedFinding } from './audit-scope.ts';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { auditQuery } from './finding-list.data.ts';
import type { FindingListProps } from './finding-list-props.ts';
import { projectName } from './finding-names.ts';
import { FindingPanel } from './finding-panel.tsx';
import { findingId } from './finding-search.ts';
import { UnratedNote } from './unrated-note.tsx';
import { useFindingPanel } from './use-finding-panel.ts';

/** Findings, each in a row; without another order the most urgent first, as the server has them. */
export function FindingList(props: FindingListProps) {
  const { scope, tables, search, filters, actions, empty, onHelp } = props;
  const { t } = useLingui();
  const withSuppressed = search.suppressed === true || search.onlySuppressed === true;
  const columns = useMemo(() => tables.columns(withSuppressed), [tables, withSuppressed]);
  const table = useUrlTable(search, {
    prefix: tables.list,
    columns,
    scrolls: true,
    ...(tables.sort ? { sort: tables.sort } : {}),
  });
  const list = useEndlessList(table.state, (state) => auditQuery(scope, state, search));
  const rows = list.here;
  const rowId = useCallback((row: ListedFinding) => findingId(scope, row), [scope]);
  const { open, panel } = useFindingPanel({ scope, search, list });
  const many = useDecidingMany(
    'VULNERABILITY_ANALYSIS',
    async (findings: readonly ListedFinding[]) => selectionOf(findings.map(rowId)),
    { byFilter: true },
  );
  return (
    <>
      <DataTable
        label={t`Findings`}
        columns={columns}
        rowId={rowId}
        {...list.table}
        controller={table}
        searchLabel={t(tables.searchLabel)}
        filters={filters({
          component: rows.find(
            (row) => search.identity !== undefined || row.component.uuid === search.component,
          )?.component.name,
          flaw: rows[0] && flawId(rows[0].vulnerability),
          project: rows[0] && projectName(rows[0].project),
        })}
        actions={actions}
        note={<UnratedNote scope={scope} search={search} sort={table.state.sort} />}
        {...many.selection}
        onOpen={open}
        currentId={search.finding}
        empty={empty}
      />
      <FindingPanel {...panel} onHelp={onHelp} />
      <DecideManyDialog
        scope={scope}
        search={search}
        total={list.total}
        isEstimated={list.table.rows.isEstimated}
        {...many.dialog}
      />
    </>
  );
}
