import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { ImportRun } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useLocalTable } from '../../lib/use-local-table.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useTaskStateLabels } from '../task/task-words.ts';
import { importsQuery } from './import-dt.data.ts';
import type { ImportSearch } from './import-dt.routes.ts';
import { ImportForm } from './import-form.tsx';
import { ImportRunView } from './import-run.tsx';
import { UndoImports } from './undo-imports.tsx';

const id = '/screen/admin/import/dependencyTrack';
export const route = createLazyRoute(id)({ component: ImportScreen });
const routeApi = getRouteApi(id);

function TimeCell({ run }: { run: ImportRun }) {
  return useFormat().dateTime(run.createdAt);
}

function KindCell({ run }: { run: ImportRun }) {
  const { t } = useLingui();
  if (run.undo) return t`Undo`;
  return run.preview ? t`Preview` : t`Import`;
}

function StateCell({ run }: { run: ImportRun }) {
  return useTaskStateLabels()[run.state];
}

const columns: readonly Column<ImportRun>[] = [
  {
    id: 'createdAt',
    header: msg`Started`,
    value: (run) => run.createdAt,
    kind: 'date',
    cell: (run) => <TimeCell run={run} />,
    csv: (run) => new Date(run.createdAt).toISOString(),
    required: true,
    width: 12,
    narrow: { place: 1, width: 12 },
  },
  {
    id: 'kind',
    header: msg`Kind`,
    value: (run) => (run.undo ? 'undo' : run.preview ? 'preview' : 'import'),
    cell: (run) => <KindCell run={run} />,
    width: 7,
  },
  { id: 'source', header: msg`Source`, value: (run) => run.source, width: 16, grow: 3 },
  {
    id: 'state',
    header: msg`State`,
    value: (run) => run.state,
    cell: (run) => <StateCell run={run} />,
    width: 7,
    narrow: { place: 2, width: 7 },
  },
  { id: 'startedBy', header: msg`Started by`, value: (run) => run.startedBy, width: 9 },
];

/** True if the last import that succeeded was not undone. */
function isUndoable(runs: readonly ImportRun[] | undefined): boolean {
  const last = runs?.find((run) => run.state === 'done' && !run.preview);
  return last !== undefined && !last.undo;
}

function ImportScreen() {
  const { t } = useLingui();
  const { run } = routeApi.useSearch();
  const set = useSetSearch<ImportSearch>();
  const runs = useQuery(importsQuery);
  const table = useLocalTable({ prefix: 'Imports', sort: { id: 'createdAt', descending: true } });
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeader
          title={t`Import from Dependency-Track`}
          description={t`Brings what a Dependency-Track 4.13 or 4.14 contains into Waybill. You can preview it, and import again later to follow what has changed there.`}
          actions={isUndoable(runs.data) ? <UndoImports onStarted={(token) => set({ run: token })} /> : null}
        />
        <Card>
          <ImportForm onStarted={(token) => set({ run: token })} />
        </Card>
      </div>
      {run ? <ImportRunView key={run} token={run} /> : null}
      <DataTable
        label={t`Imports and previews`}
        columns={columns}
        rowId={(row) => row.token}
        rows={{ mode: 'client', rows: runs.data }}
        error={runs.error}
        onRetry={() => void runs.refetch()}
        controller={table}
        searchLabel={t`Search imports`}
        currentId={run}
        onOpen={(row) => set({ run: row.token })}
        empty={<EmptyState title={t`No imports yet`} />}
      />
    </div>
  );
}
