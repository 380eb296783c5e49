import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { Team } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { accessControlQuery } from '../project/access-control.data.ts';
import { teamsQuery } from './access.data.ts';
import type { PortfolioAccessSearch } from './access-search.ts';
import { PanelSection } from './panel-section.tsx';
import { memberCount } from './team-columns.tsx';
import { TeamProjects } from './team-projects.tsx';

const id = '/screen/admin/accessManagement/portfolioAccessControl';
export const route = createLazyRoute(id)({ component: PortfolioAccessScreen });
const routeApi = getRouteApi(id);

const columns: readonly Column<Team>[] = [
  {
    id: 'name',
    header: msg`Team`,
    value: (team) => team.name,
    required: true,
    width: 12,
    grow: 3,
    narrow: { place: 1, width: 14 },
  },
  {
    id: 'members',
    header: msg`Members`,
    value: memberCount,
    kind: 'number',
    width: 8,
    narrow: { place: 2, width: 7 },
  },
];

/** Which teams see which projects. */
function PortfolioAccessScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<PortfolioAccessSearch>();
  const show = (team: string | undefined) => set({ page: search.page, team });
  const teams = useQuery(teamsQuery);
  const table = useUrlTable(search, { sort: { id: 'name', descending: false }, columns, mode: 'client' });
  const open = teams.data?.find(({ uuid }) => uuid === search.team);
  return (
    <>
      <PageHeader
        title={t`Portfolio access control`}
        description={t`Which projects people and API keys see. Open a team to give it projects and tags.`}
      />
      <ControlState />
      <DataTable
        label={t`Teams`}
        columns={columns}
        rowId={(team) => team.uuid}
        rows={{ mode: 'client', rows: teams.data }}
        controller={table}
        searchLabel={t`Find teams`}
        onOpen={(team) => show(team.uuid)}
        currentId={search.team}
        error={teams.error}
        onRetry={() => void teams.refetch()}
      />
      <SidePanel
        open={open !== undefined}
        onOpenChange={(isOpen) => !isOpen && show(undefined)}
        title={open?.name ?? ''}
      >
        {open ? (
          <PanelSection key={open.uuid} title={t`Projects`}>
            <TeamProjects team={open} />
          </PanelSection>
        ) : null}
      </SidePanel>
    </>
  );
}

/** Whether it is on, and the way to the switch for who may turn it. */
function ControlState() {
  const { t } = useLingui();
  const { data: isOn } = useQuery(accessControlQuery);
  const configure = useCapability('SYSTEM_CONFIGURATION');
  if (isOn === undefined) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2">
      <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? t`On` : t`Off`}</Badge>
      <span>
        {isOn
          ? t`Teams see only their own projects.`
          : t`Everyone sees all projects. What is given here counts once it is on.`}
      </span>
      {configure.allowed ? (
        <AppLink path={paths.adminPage('configuration', 'accessControl')}>
          {isOn ? t`Switch off…` : t`Switch on…`}
        </AppLink>
      ) : (
        <span className="text-muted">{t`Switching takes the permission SYSTEM_CONFIGURATION.`}</span>
      )}
    </p>
  );
}
