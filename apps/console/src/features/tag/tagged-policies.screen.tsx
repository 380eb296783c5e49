import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { policyViolationStates, type TaggedPolicyListResponseItem } from '@waybill/api-contract';
import { useMemo } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { AppLink, useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useViolationStateLabels } from '../policy/policy-words.ts';
import { taggedPoliciesQuery } from './tag-list.data.ts';
import { taggedPolicyFilters } from './tag-search.ts';

export const route = createLazyRoute('/screen/tags/$name/policies')({ component: TaggedPolicies });
const routeApi = getRouteApi('/screen/tags/$name/policies');

/** Policies have pages for those who manage them. */
function policyColumns(isLinked: boolean): readonly Column<TaggedPolicyListResponseItem>[] {
  return [
    {
      id: 'name',
      header: msg`Policy`,
      value: (row) => row.name,
      cell: (row) =>
        isLinked && row.uuid !== undefined ? (
          <AppLink path={paths.policy(row.uuid)} className="truncate text-accent hover:underline">
            {row.name}
          </AppLink>
        ) : (
          row.name
        ),
      sortable: true,
      required: true,
      width: 14,
      grow: 3,
      narrow: { place: 1, width: 11 },
    },
  ];
}

/** The policies that are limited to projects with a tag. */
function TaggedPolicies() {
  const { t } = useLingui();
  const go = useGo();
  const { name } = routeApi.useParams();
  const manage = useCapability('POLICY_MANAGEMENT');
  const columns = useMemo(() => policyColumns(manage.allowed), [manage.allowed]);
  const search = routeApi.useSearch();
  const states = useViolationStateLabels();
  const table = useUrlTable(search, {
    prefix: 'TaggedPolicies',
    sort: { id: 'name', descending: false },
    columns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => taggedPoliciesQuery(name, state, search));
  const open = ({ uuid }: TaggedPolicyListResponseItem) => uuid && go(paths.policy(uuid));
  return (
    <DataTable
      label={t`Policies`}
      columns={columns}
      rowId={(row) => row.uuid ?? ''}
      {...list.table}
      controller={table}
      searchLabel={t`Find policies`}
      filters={
        <ListFilters
          filters={taggedPolicyFilters}
          words={{
            state: {
              label: t`State`,
              nameOf: (word) => states[word],
              offered: policyViolationStates.toReversed(),
            },
          }}
          search={search}
        />
      }
      {...(manage.allowed ? { onOpen: open } : {})}
      empty={
        isFiltered(taggedPolicyFilters, search) ? (
          <NothingMatches title={t`No policies match these filters`} filters={taggedPolicyFilters} />
        ) : (
          <EmptyState title={t`No policy is limited to this tag`} />
        )
      }
    />
  );
}
