import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { optionPaging } from '../../lib/option-paging.ts';
import { refresh } from '../../lib/query.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { partsOf } from './tag-list.data.ts';

/** The alerts that are limited to projects with a tag. */
export function taggedAlertsQuery(name: string, state: TableState) {
  const query = toServerQuery(state);
  return queryOptions({
    queryKey: ['tag', 'alerts', name, query],
    meta: { shows: ['notification'] },
    queryFn: ({ signal }) =>
      callPage('GET /api/v1/tag/{name}/notificationRule', { path: { name }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Alerts about projects by a part of their name. */
export async function findAlerts(text: string, signal: AbortSignal): Promise<SearchOption[]> {
  const query = optionPaging(text);
  const { rows } = await callPage('GET /api/v1/notification/rule', { query, signal });
  return rows
    .filter(({ scope }) => scope === 'PORTFOLIO')
    .map(({ uuid, name }) => ({ value: uuid, label: name }));
}

export function useLimitAlerts(name: string) {
  return useMutation({
    mutationFn: (uuids: readonly string[]) =>
      call('POST /api/v1/tag/{name}/notificationRule', { path: { name }, body: [...uuids] }),
    onSettled: () => refresh('tag', 'notification'),
  });
}

export function useUnlimitAlerts(name: string) {
  return useMutation({
    mutationFn: async (uuids: readonly string[]) => {
      for (const body of partsOf(uuids))
        await call('DELETE /api/v1/tag/{name}/notificationRule', { path: { name }, body });
    },
    onSettled: () => refresh('tag', 'notification'),
  });
}
