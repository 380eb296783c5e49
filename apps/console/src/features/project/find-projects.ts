// Public to other features.
import type { Project } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { optionPaging } from '../../lib/option-paging.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { projectLabel } from './project-label.ts';

function toOption(project: Pick<Project, 'uuid' | 'name' | 'version'>): SearchOption {
  return { value: project.uuid, label: projectLabel(project) };
}

/** Projects by a part of their name, without inactive ones unless these are asked for. */
export async function findProjects(
  searchText: string,
  signal: AbortSignal,
  { inactive = false }: { inactive?: boolean | undefined } = {},
): Promise<SearchOption[]> {
  const rows = await call('GET /api/v1/project', {
    query: { ...optionPaging(searchText), excludeInactive: inactive ? undefined : true },
    signal,
  });
  return rows.map(toOption);
}

/** Projects that can become a parent: all active ones, without those below `uuid`. */
export async function findParents(
  uuid: string | undefined,
  searchText: string,
  signal: AbortSignal,
): Promise<SearchOption[]> {
  if (uuid === undefined) return findProjects(searchText, signal);
  const rows = await call('GET /api/v1/project/withoutDescendantsOf/{uuid}', {
    path: { uuid },
    query: { ...optionPaging(searchText), excludeInactive: true },
    signal,
  });
  return rows.map(toOption);
}
