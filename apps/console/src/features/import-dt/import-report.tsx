import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ImportNote, ImportReport, ImportTable } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { useLocalTable } from '../../lib/use-local-table.ts';
import { Stat, statRow } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useOutcomeLabels } from './import-words.ts';

type Told = ImportNote & { readonly id: string; readonly table: string };

const tableColumns: readonly Column<ImportTable>[] = [
  {
    id: 'table',
    header: msg`Table`,
    value: (row) => row.table,
    required: true,
    width: 14,
    grow: 2,
    narrow: { place: 1, width: 13 },
  },
  { id: 'read', header: msg`Read`, value: (row) => row.read, kind: 'number', width: 6 },
  {
    id: 'written',
    header: msg`Written`,
    value: (row) => row.written,
    kind: 'number',
    width: 6,
    narrow: { place: 2, width: 5 },
  },
  { id: 'changed', header: msg`Changed`, value: (row) => row.changed, kind: 'number', width: 6 },
  { id: 'present', header: msg`Already here`, value: (row) => row.present, kind: 'number', width: 7 },
  { id: 'kept', header: msg`Kept`, value: (row) => row.kept, kind: 'number', width: 6 },
  { id: 'merged', header: msg`Merged`, value: (row) => row.merged, kind: 'number', width: 6 },
  {
    id: 'refused',
    header: msg`Refused`,
    value: (row) => row.refused,
    kind: 'number',
    width: 6,
    narrow: { place: 3, width: 5 },
  },
  { id: 'leftOut', header: msg`Left out`, value: (row) => row.leftOut, kind: 'number', width: 6 },
  { id: 'removed', header: msg`Removed`, value: (row) => row.removed, kind: 'number', width: 6 },
];

/** True for what was taken as well as could be, or not at all: somebody has to look whether that is right. */
function needsDecision({ outcome }: Told): boolean {
  return outcome === 'written' || outcome === 'kept';
}

function OutcomeCell({ note }: { note: Told }) {
  return useOutcomeLabels()[note.outcome];
}

const noteColumns: readonly Column<Told>[] = [
  { id: 'table', header: msg`Table`, value: (note) => note.table, groupable: true, width: 12 },
  {
    id: 'row',
    header: msg`Row`,
    value: (note) => note.row,
    required: true,
    width: 12,
    narrow: { place: 1, width: 9 },
  },
  {
    id: 'outcome',
    header: msg`Outcome`,
    value: (note) => note.outcome,
    cell: (note) => <OutcomeCell note={note} />,
    groupable: true,
    width: 8,
  },
  {
    id: 'reason',
    header: msg`Reason`,
    value: (note) => note.reason,
    groupable: true,
    width: 20,
    grow: 4,
    narrow: { place: 2, width: 14 },
  },
];

/** What became of every row: by table, and one by one where something is to be said. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { t } = useLingui();
  const format = useFormat();
  const sum = (of: (table: ImportTable) => number) =>
    format.number(report.tables.reduce((total, table) => total + of(table), 0));
  const { secretsStored = 0, secretsOpened = 0 } = report;
  return (
    <div className="flex flex-col gap-4">
      <div className={statRow}>
        <Stat label={report.preview ? t`Would be written` : t`Written`} value={sum((it) => it.written)} />
        <Stat label={report.preview ? t`Would be changed` : t`Changed`} value={sum((it) => it.changed)} />
        <Stat label={report.preview ? t`Would be removed` : t`Removed`} value={sum((it) => it.removed)} />
        <Stat label={t`Already here`} value={sum((it) => it.present)} />
        <Stat label={t`Merged`} value={sum((it) => it.merged)} />
        <Stat label={t`Refused`} value={sum((it) => it.refused)} />
        <Stat
          label={t`To decide`}
          value={format.number(toldOf(report.tables).filter(needsDecision).length)}
        />
        <Stat
          label={t`Secrets opened`}
          value={t`${format.number(secretsOpened)} of ${format.number(secretsStored)}`}
        />
      </div>
      <ImportedTables tables={report.tables} />
    </div>
  );
}

/** The rows of each table, and those of which something is to be said. */
export function ImportedTables({ tables: imported }: { tables: readonly ImportTable[] }) {
  const { t } = useLingui();
  const tables = useLocalTable({ prefix: 'ImportTables', sort: { id: 'refused', descending: true } });
  const notes = useLocalTable({ prefix: 'ImportNotes', sort: { id: 'table', descending: false } });
  return (
    <>
      <DataTable
        label={t`Tables`}
        columns={tableColumns}
        rowId={(row) => row.table}
        rows={{ mode: 'client', rows: imported }}
        controller={tables}
        searchLabel={t`Search tables`}
      />
      <h2 className="font-semibold">{t`Rows to look at`}</h2>
      <DataTable
        label={t`Rows to look at`}
        columns={noteColumns}
        rowId={(note) => note.id}
        rows={{ mode: 'client', rows: toldOf(imported) }}
        controller={notes}
        searchLabel={t`Search rows`}
        empty={<EmptyState title={t`Every row was taken as it is`} />}
      />
    </>
  );
}

function toldOf(tables: readonly ImportTable[]): Told[] {
  return tables.flatMap(({ table, notes }) =>
    notes.map((note, n) => ({ ...note, table, id: `${table} ${n}` })),
  );
}
