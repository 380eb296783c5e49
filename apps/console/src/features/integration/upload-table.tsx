import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Integration, IntegrationUpload } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import type { TableSearch } from '../../lib/url-table.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { uploadListQuery } from './integration.data.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { UploadTime } from './upload-time.tsx';

const columns: readonly Column<IntegrationUpload>[] = [
  {
    id: 'projectName',
    header: msg`Project`,
    value: (row) => [row.projectName, row.projectVersion].filter(Boolean).join(' '),
    cell: (row) => (
      <AppLink path={paths.project(row.project)}>
        {[row.projectName, row.projectVersion].filter(Boolean).join(' ')}
      </AppLink>
    ),
    sortable: true,
    required: true,
    narrow: { place: 1, width: 11 },
    width: 12,
    grow: 2,
  },
  {
    id: 'outcome',
    header: msg`Outcome`,
    value: (row) => row.outcome,
    cell: (row) => <OutcomeBadge outcome={row.outcome} />,
    narrow: { place: 2, width: 6.5 },
    width: 7,
  },
  { id: 'target', header: msg`Destination`, value: (row) => row.target, width: 10, grow: 1 },
  {
    id: 'sent',
    header: msg`Last upload`,
    kind: 'date',
    value: (row) => row.sent,
    cell: (row) => <UploadTime at={row.sent} />,
    sortable: true,
    width: 9,
  },
  {
    id: 'findings',
    header: msg`Findings`,
    kind: 'number',
    value: (row) => row.findings,
    sortable: true,
    width: 6,
  },
  {
    id: 'reason',
    header: msg`Error`,
    value: (row) => row.reason,
    // In English, as the server's log has it.
    cell: (row) => (
      <span lang="en" title={row.reason}>
        {row.reason}
      </span>
    ),
    width: 14,
    grow: 3,
  },
];

interface UploadTableProps {
  integration: Integration['integration'];
  search: TableSearch;
  /** While a run goes on. */
  isBusy: boolean;
}

/** The latest upload of each project. */
export function UploadTable({ integration, search, isBusy }: UploadTableProps) {
  const { t } = useLingui();
  const table = useUrlTable(search, {
    prefix: 'IntegrationUploads',
    sort: { id: 'projectName', descending: false },
    columns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => uploadListQuery(integration, state, isBusy));
  return (
    <DataTable
      label={t`Uploads`}
      columns={columns}
      rowId={(row) => row.project}
      {...list.table}
      controller={table}
      searchLabel={t`Find projects`}
      empty={
        <EmptyState title={t`Nothing uploaded yet`}>
          {t`Projects take part when they have a destination: More actions, Integrations on the page of a project.`}
        </EmptyState>
      }
    />
  );
}
