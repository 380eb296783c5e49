import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { teamsQuery } from './access.data.ts';
import { permissionsQuery } from './permission.data.ts';
import { usePermissionWords } from './permission-words.ts';

const id = '/screen/admin/accessManagement/permissions';
export const route = createLazyRoute(id)({ component: PermissionListScreen });
const routeApi = getRouteApi(id);

interface ListedPermission {
  name: string;
  /** What it allows, in the user's language. */
  words: string;
  teams: readonly string[];
}

const columns: readonly Column<ListedPermission>[] = [
  {
    id: 'name',
    header: msg`Permission`,
    value: (row) => row.name,
    cell: (row) => <span className="font-mono text-xs wrap-anywhere">{row.name}</span>,
    required: true,
    width: 15,
    narrow: { place: 1, width: 11 },
  },
  {
    id: 'description',
    header: msg`Description`,
    value: (row) => row.words,
    width: 20,
    grow: 3,
    narrow: { place: 2, width: 12 },
  },
  { id: 'teams', header: msg`Teams`, value: (row) => row.teams.join(', '), width: 12, grow: 2 },
];

/** What can be granted, and which teams hold it for everything. */
function PermissionListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const words = usePermissionWords();
  const permissions = useQuery(permissionsQuery);
  const teams = useQuery(teamsQuery).data ?? [];
  const table = useUrlTable(search, {
    sort: { id: 'name', descending: false },
    columns,
    mode: 'client',
  });
  const rows = permissions.data?.map(({ name, description = '' }) => ({
    name,
    words: words[name] ?? description,
    teams: teams
      .filter((team) => team.permissions.some((held) => held.name === name))
      .map((team) => team.name),
  }));
  return (
    <>
      <PageHeader
        title={t`Permissions`}
        description={t`What users and API keys may do. Permissions are granted to teams and to single users.`}
      />
      <DataTable
        label={t`Permissions`}
        columns={columns}
        rowId={(row) => row.name}
        rows={{ mode: 'client', rows }}
        controller={table}
        searchLabel={t`Find permissions`}
        error={permissions.error}
        onRetry={() => void permissions.refetch()}
      />
    </>
  );
}
