import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CauseSum } from '@waybill/api-contract';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useLocalTable } from '../../lib/use-local-table.ts';
import { Checkbox } from '../../ui/inputs.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useSetUnderstood } from './compare.data.ts';
import type { CompareSearch } from './compare-search.ts';
import { useCauseText, useSideLabels } from './compare-words.ts';

function SideCell({ row }: { row: CauseSum }) {
  return useSideLabels()[row.side];
}

function CauseCell({ row }: { row: CauseSum }) {
  const text = useCauseText()(row);
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  );
}

function UnderstoodCell({ row }: { row: CauseSum }) {
  const { t } = useLingui();
  const set = useSetUnderstood();
  const text = useCauseText()(row);
  if (row.cause === 'UNKNOWN') return null;
  const { side, cause, detail, understoodBy } = row;
  return (
    <span className="flex items-center gap-2">
      <Checkbox
        aria-label={t`Understood: ${text}`}
        checked={understoodBy !== undefined}
        onCheckedChange={(understood) => set.mutate({ side, cause, detail, understood })}
      />
      <span className="truncate text-muted">{understoodBy}</span>
    </span>
  );
}

const columns: readonly Column<CauseSum>[] = [
  {
    id: 'side',
    header: msg`Side`,
    value: (row) => row.side,
    cell: (row) => <SideCell row={row} />,
    groupable: true,
    width: 11,
    grow: 0,
  },
  {
    id: 'cause',
    header: msg`Cause`,
    value: (row) => row.cause,
    csv: (row) => row.cause,
    csvMore: [{ header: msg`Detail`, csv: (row) => row.detail }],
    cell: (row) => <CauseCell row={row} />,
    required: true,
    width: 16,
    grow: 4,
    narrow: { place: 1, width: 11 },
  },
  {
    id: 'findings',
    header: msg`Findings`,
    value: (row) => row.findings,
    kind: 'number',
    width: 6,
    narrow: { place: 2, width: 5 },
  },
  { id: 'projects', header: msg`Projects`, value: (row) => row.projects, kind: 'number', width: 6 },
  {
    id: 'understood',
    header: msg`Understood`,
    value: (row) => row.understoodBy,
    cell: (row) => <UnderstoodCell row={row} />,
    required: true,
    width: 9,
    narrow: { place: 3, width: 6.5 },
  },
];

/** Differences by cause. A row opens its findings below; a tick takes it off the work list. */
export function CauseTable({ causes }: { causes: readonly CauseSum[] }) {
  const { t } = useLingui();
  const set = useSetSearch<CompareSearch>();
  const table = useLocalTable({ prefix: 'DifferenceCauses', sort: { id: 'findings', descending: true } });
  return (
    <DataTable
      label={t`Causes of differences`}
      columns={columns}
      rowId={(row) => `${row.side} ${row.cause} ${row.detail}`}
      rows={{ mode: 'client', rows: causes }}
      controller={table}
      onOpen={({ side, cause, detail }) => set({ side, cause, detail: detail || undefined, open: undefined })}
      empty={<EmptyState title={t`No differences`} />}
    />
  );
}
