import { useLingui } from '@lingui/react/macro';
import type { AuditFinding } from '@waybill/api-contract';
import { useMemo } from 'react';
import { useEndlessList } from '../../lib/use-endless-list.ts';
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

const asTheyAre = async (findings: readonly AuditFinding[]) => findings;

/** The findings of a project, each in a row; without another order the most urgent first, as the server has them. */
export function FindingList({ project, search, filters, actions, empty, onHelp }: FindingListProps) {
  const { t } = useLingui();
  const withSuppressed = search.suppressed === true;
  const columns = useMemo(() => findingColumns(withSuppressed), [withSuppressed]);
  const table = useUrlTable(search, { prefix: 'ProjectFindings', columns, scrolls: true });
  const list = useEndlessList(table.state, (state) => auditQuery(project, state, search));
  const rows = list.here;
  const { open, panel } = useFindingPanel({ search, list });
  const many = useDecidingMany(asTheyAre, { byFilter: true });
  return (
    <>
      <DataTable
        label={t`Findings`}
        columns={columns}
        rowId={findingId}
        {...list.table}
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
        empty={empty}
      />
      <FindingPanel project={project} {...panel} onHelp={onHelp} />
      <DecideManyDialog project={project} search={search} total={list.total} {...many.dialog} />
    </>
  );
}
