// Public to other features.
import type { Project } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { optionPaging } from '../../lib/option-paging.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { projectLabel } from './project-label.ts';

type Found = Pick<Project, 'uuid' | 'name' | 'version'>;
type Paging = ReturnType<typeof optionPaging> | { name: string; pageNumber: number; pageSize: number };

/**
 * Exact matches of the name come first, the newest before the others, even if a page of partial matches would
 * end before them.
 */
async function exactFirst(
  searchText: string,
  ask: (paging: Paging) => Promise<readonly Found[]>,
): Promise<SearchOption[]> {
  const paging = optionPaging(searchText);
  const { pageNumber, pageSize } = paging;
  const [exact, fitting] = await Promise.all([
    searchText === '' ? [] : ask({ name: searchText, pageNumber, pageSize }),
    ask(paging),
  ]);
  const all = new Map([...exact, ...fitting].map((project) => [project.uuid, project]));
  return [...all.values()].map((project) => ({ value: project.uuid, label: projectLabel(project) }));
}

/** Projects by a part of their name, without inactive ones unless these are asked for. */
export function findProjects(
  searchText: string,
  signal: AbortSignal,
  { inactive = false }: { inactive?: boolean | undefined } = {},
): Promise<SearchOption[]> {
  const excludeInactive = inactive ? undefined : true;
  return exactFirst(searchText, (paging) =>
    call('GET /api/v1/project', { query: { ...paging, excludeInactive }, signal }),
  );
}

/** Projects that can become a parent: all active ones, without those below `uuid`. */
export async function findParents(
  uuid: string | undefined,
  searchText: string,
  signal: AbortSignal,
): Promise<SearchOption[]> {
  if (uuid === undefined) return findProjects(searchText, signal);
  return exactFirst(searchText, (paging) =>
    call('GET /api/v1/project/withoutDescendantsOf/{uuid}', {
      path: { uuid },
      query: { ...paging, excludeInactive: true },
      signal,
    }),
  );
}
