import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { toast } from '../../ui/toast.tsx';
import { teamsQuery, useCreateTeam } from './access.data.ts';
import type { TeamListSearch } from './access-search.ts';
import { limitedPermissionsQuery } from './permission.data.ts';
import { listTeams, teamColumns } from './team-columns.tsx';
import { TeamNameForm } from './team-name-form.tsx';
import { TeamPanel } from './team-panel.tsx';

const id = '/screen/admin/accessManagement/teams';
export const route = createLazyRoute(id)({ component: TeamListScreen });
const routeApi = getRouteApi(id);

function TeamListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<TeamListSearch>();
  const table = useUrlTable(search, {
    sort: { id: 'name', descending: false },
    columns: teamColumns,
    mode: 'client',
  });
  const teams = useQuery(teamsQuery);
  const limited = useQuery(limitedPermissionsQuery);
  const rows = useMemo(
    () => teams.data && listTeams(teams.data, limited.data ?? []),
    [teams.data, limited.data],
  );
  const create = useCreateTeam();
  const show = (patch: Partial<TeamListSearch>) => set({ page: search.page, ...patch });

  async function createTeam(name: string): Promise<void> {
    const team = await create.mutateAsync(name);
    toast({ kind: 'success', title: t`Team created` });
    show({ dialog: undefined, team: team.uuid });
  }

  return (
    <>
      <PageHeader
        title={t`Teams`}
        description={t`Teams grant permissions and own the API keys used by pipelines.`}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden />}
            onClick={() => show({ dialog: 'create' })}
          >
            {t`Create team`}
          </Button>
        }
      />
      <DataTable
        label={t`Teams`}
        columns={teamColumns}
        rowId={(team) => team.uuid}
        rows={{ mode: 'client', rows }}
        controller={table}
        searchLabel={t`Find teams`}
        onOpen={(team) => show({ team: team.uuid })}
        currentId={search.team}
        error={teams.error}
        onRetry={() => void teams.refetch()}
        refreshing={teams.isFetching && !teams.isPending}
      />
      <Dialog
        open={search.dialog === 'create'}
        onOpenChange={(open) => !open && show({ dialog: undefined })}
        title={t`Create team`}
        size="sm"
      >
        <TeamNameForm
          submitLabel={t`Create`}
          onSubmit={createTeam}
          onCancel={() => show({ dialog: undefined })}
        />
      </Dialog>
      <TeamPanel
        team={teams.data?.find((team) => team.uuid === search.team)}
        onClose={() => show({ team: undefined })}
      />
    </>
  );
}
