import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { parseQuery } from '@waybill/query';
import { Search } from 'lucide-react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { ComponentSearchSearch } from './component-search.ts';
import { FoundGroups } from './found-groups.tsx';
import { FoundList } from './found-list.tsx';
import { QueryBox } from './query-box.tsx';

export const route = createLazyRoute('/screen/components')({ component: ComponentSearchScreen });
const routeApi = getRouteApi('/screen/components');

function ComponentSearchScreen() {
  const { t } = useLingui();
  const search: ComponentSearchSearch = routeApi.useSearch();
  const set = useSetSearch<ComponentSearchSearch>();
  const { q = '' } = search;
  const isAsked = q !== '' && parseQuery(q).faults.length === 0;
  const asked = { ...search, q };
  return (
    <>
      <PageHeader
        title={t`Component search`}
        description={t`Find a component in any project, now or in the past.`}
      />
      <QueryBox key={q} query={q} onSearch={(query) => set({ q: query || undefined })} />
      {isAsked ? (
        search.by ? (
          <FoundGroups key={search.by} search={asked} by={search.by} />
        ) : (
          <FoundList key={search.past ? 'past' : 'present'} search={asked} />
        )
      ) : (
        <EmptyState icon={<Search className="size-6" />} title={t`Search for a component`}>
          {t`Search all projects by name, version, package URL, CPE, SWID tag ID, hash, license, or project.`}
        </EmptyState>
      )}
    </>
  );
}
