import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { type AttentionProject, attentionReasons } from '@waybill/api-contract';
import { PackageOpen, ShieldCheck } from 'lucide-react';
import { AppLink, useGo } from '../../lib/link.tsx';
import { loadPages } from '../../lib/load-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { attentionProjectsQuery } from './attention.data.ts';
import { attentionColumns } from './attention-columns.tsx';
import type { AttentionSearch } from './attention-search.ts';

const id = '/screen/dashboard/projects';
export const route = createLazyRoute(id)({ component: AttentionProjectsScreen });
const routeApi = getRouteApi(id);

/** The parts of the dashboard's figures: the active projects with their own. */
function AttentionProjectsScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search: AttentionSearch = routeApi.useSearch();
  const table = useUrlTable(search, { prefix: 'AttentionProjects', columns: attentionColumns });
  const list = useQuery(attentionProjectsQuery(table.state, search));
  return (
    <>
      <PageHeader
        crumbs={[<AppLink key="dashboard" path={paths.dashboard()}>{t`Dashboard`}</AppLink>]}
        title={t`Projects by urgency`}
        description={t`Active projects, sorted by known exploited findings, then critical findings, then highest EPSS.`}
      />
      <DataTable<AttentionProject>
        label={t`Projects by urgency`}
        columns={attentionColumns}
        rowId={(row) => row.uuid}
        rows={{
          mode: 'server',
          rows: list.data?.rows,
          total: list.data?.total,
          load: loadPages((state) => attentionProjectsQuery(state, search)),
        }}
        controller={table}
        searchLabel={t`Find projects`}
        filters={<ReasonFilter search={search} />}
        onOpen={(row) => go(paths.project(row.uuid))}
        empty={
          search.reason ? (
            <EmptyState icon={<ShieldCheck className="size-6 text-success" />} title={t`No projects here`}>
              {t`None of your active projects needs attention for this reason.`}
            </EmptyState>
          ) : (
            <EmptyState icon={<PackageOpen className="size-6" />} title={t`No active projects yet`} />
          )
        }
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
      />
    </>
  );
}

function ReasonFilter({ search }: { search: AttentionSearch }) {
  const { t } = useLingui();
  const set = useSetSearch<AttentionSearch>();
  const labels: Record<(typeof attentionReasons)[number], string> = {
    NEW: t`New since yesterday`,
    EXPLOITED: t`Known exploited`,
    CRITICAL: t`Critical`,
    NOT_COVERED: t`Not covered`,
  };
  return attentionReasons.map((reason) => (
    <ToggleButton
      key={reason}
      pressed={search.reason === reason}
      onPressedChange={(on) => set({ reason: on ? reason : undefined })}
    >
      {labels[reason]}
    </ToggleButton>
  ));
}
