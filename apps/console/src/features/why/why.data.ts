import { queryOptions } from '@tanstack/react-query';
import type { Component } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { optionPaging } from '../../lib/option-paging.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';

/** The derivation of a match or of its absence; `vulnerability` is source and id, such as `NVD/CVE-2021-44228`. */
export function whyQuery(component: string, vulnerability: string) {
  return queryOptions({
    queryKey: ['why', 'match', component, vulnerability],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/why', {
        query: { component, vulnerability },
        signal,
        // The page has better words for what does not exist.
        quiet: [400, 404],
      }),
    staleTime: 0,
  });
}

export function componentLabel({
  group,
  name,
  version,
}: Pick<Component, 'group' | 'name' | 'version'>): string {
  const full = group ? `${group} / ${name}` : name;
  return version ? `${full} ${version}` : full;
}

/** Components of a project by a part of their name. */
export async function findComponents(
  project: string,
  searchText: string,
  signal: AbortSignal,
): Promise<SearchOption[]> {
  const rows = await call('GET /api/v1/component/project/{uuid}', {
    path: { uuid: project },
    query: optionPaging(searchText),
    signal,
  });
  return rows.map((row) => ({ value: row.uuid, label: componentLabel(row) }));
}
