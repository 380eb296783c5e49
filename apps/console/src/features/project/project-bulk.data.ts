import { queryOptions } from '@tanstack/react-query';
import type { BulkStarted } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { type BulkSelection, selectionBody } from '../task/bulk.data.ts';
import { type ProjectListSearch, projectFilters } from './project-search.ts';

/** The filter of the list in which the projects were selected. */
type Listed = Partial<ProjectListSearch>;

function listedQuery(search: Listed) {
  return { ...toFilterQuery(projectFilters, search), searchText: search.searchText };
}

/** Everything that is deleted with projects. */
export const deletionPreviewQuery = (selection: BulkSelection, search: Listed) => {
  const query = listedQuery(search);
  const body = { selection: selectionBody(selection) };
  return queryOptions({
    queryKey: ['project', 'deletion', query, body],
    meta: { shows: ['component', 'finding', 'analysis', 'violation', 'service'] },
    queryFn: ({ signal }) =>
      call('POST /api/waybill/v1/project/deletion/preview', { query, body, signal, quiet: true }),
    staleTime: 0,
  });
};

/** A change of many projects at once. */
export type ProjectChange =
  | { kind: 'tags'; add: readonly string[]; remove: readonly string[] }
  | { kind: 'activation'; active: boolean }
  | { kind: 'parent'; parent: string | undefined }
  | { kind: 'deletion' };

/** Starts it. */
export function changeMany(
  selection: BulkSelection,
  search: Listed,
  change: ProjectChange,
): Promise<BulkStarted> {
  return start({ selection: selectionBody(selection) }, listedQuery(search), change);
}

function start(
  selected: { selection: ReturnType<typeof selectionBody> },
  query: ReturnType<typeof listedQuery>,
  change: ProjectChange,
) {
  switch (change.kind) {
    case 'tags': {
      const body = { ...selected, add: [...change.add], remove: [...change.remove] };
      return call('POST /api/waybill/v1/project/tags', { query, body, quiet: [400] });
    }
    case 'activation':
      return call('POST /api/waybill/v1/project/activation', {
        query,
        body: { ...selected, active: change.active },
      });
    case 'parent':
      return call('POST /api/waybill/v1/project/parent', {
        query,
        body: { ...selected, parent: change.parent },
        quiet: [404, 409],
      });
    case 'deletion':
      return call('POST /api/waybill/v1/project/deletion', { query, body: selected });
  }
}
