import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Gavel, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { CreatePolicy } from './create-policy.tsx';
import { policiesQuery, policySummariesQuery } from './policy.data.ts';
import { type ListedPolicy, policyColumns, withoutViolations } from './policy-columns.tsx';
import type { PolicyListSearch } from './policy-search.ts';

export const route = createLazyRoute('/screen/policy/')({ component: PolicyListScreen });
const routeApi = getRouteApi('/screen/policy/');

function PolicyListScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search = routeApi.useSearch();
  const set = useSetSearch<PolicyListSearch>();
  const columns = useCapability('VIEW_POLICY_VIOLATION').allowed ? policyColumns : withoutViolations;
  const table = useUrlTable(search, {
    prefix: 'PolicyList',
    sort: { id: 'name', descending: false },
    columns,
    mode: 'client',
  });
  const policies = useQuery(policiesQuery);
  const { data: summaries } = useQuery(policySummariesQuery);
  const rows = useMemo(
    () =>
      policies.data?.map(
        (policy): ListedPolicy => ({
          ...policy,
          summary: summaries?.find(({ uuid }) => uuid === policy.uuid),
        }),
      ),
    [policies.data, summaries],
  );
  const show = (dialog: PolicyListSearch['dialog']) => set({ dialog, page: search.page });
  return (
    <>
      <DataTable
        label={t`Policies`}
        columns={columns}
        rowId={(policy) => policy.uuid}
        rows={{ mode: 'client', rows }}
        controller={table}
        searchLabel={t`Find policies`}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden />}
            onClick={() => show('create')}
          >
            {t`Create policy`}
          </Button>
        }
        onOpen={(policy) => go(paths.policy(policy.uuid))}
        error={policies.error}
        onRetry={() => void policies.refetch()}
        refreshing={policies.isFetching && !policies.isPending}
        empty={
          <EmptyState icon={<Gavel className="size-6" />} title={t`No policies yet`}>
            {t`A policy reports components that meet its conditions, such as a forbidden license or a critical vulnerability.`}
          </EmptyState>
        }
      />
      <CreatePolicy open={search.dialog === 'create'} onClose={() => show(undefined)} />
    </>
  );
}
