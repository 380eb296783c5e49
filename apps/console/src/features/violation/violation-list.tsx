import { useLingui } from '@lingui/react/macro';
import type { AuditViolation } from '@waybill/api-contract';
import { useMemo } from 'react';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { selectionOf, useDecidingMany } from '../audit/use-deciding-many.tsx';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { useViolationPanel } from './use-violation-panel.ts';
import { violationsQuery } from './violation.data.ts';
import { violationColumns } from './violation-columns.tsx';
import type { ViolationListProps } from './violation-list-props.ts';
import { ViolationPanel } from './violation-panel.tsx';
import { violationId } from './violation-scope.ts';

const selectedOf = async (violations: readonly AuditViolation[]) => selectionOf(violations.map(violationId));

/** Violations, each in a row; without another order the newest first, as the server has them. */
export function ViolationList({ scope, prefix, search, ...props }: ViolationListProps) {
  const { t } = useLingui();
  const withSuppressed = search.suppressed === true || search.onlySuppressed === true;
  const columns = useMemo(() => violationColumns(scope.kind, withSuppressed), [scope.kind, withSuppressed]);
  const table = useUrlTable(search, { prefix, columns, scrolls: true });
  const list = useEndlessList(table.state, (state) => violationsQuery(scope, state, search));
  const { open, panel } = useViolationPanel(search, list);
  const many = useDecidingMany('POLICY_VIOLATION_ANALYSIS', selectedOf, { byFilter: true });
  const [first] = list.here;
  return (
    <>
      <DataTable
        label={t`Policy violations`}
        columns={columns}
        rowId={violationId}
        {...list.table}
        controller={table}
        searchLabel={t`Find a policy or component`}
        filters={props.filters({ component: first?.component.name, project: first?.project.name })}
        actions={props.actions}
        {...many.selection}
        onOpen={open}
        currentId={search.violation}
        empty={props.empty}
      />
      <ViolationPanel {...panel} onHelp={props.onHelp} />
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
