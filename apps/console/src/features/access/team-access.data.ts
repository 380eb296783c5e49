import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { useAccessChange } from './access-change.ts';

/** So many projects are shown at once; a search finds the others. */
const mostShown = 50;

export const teamTagsQuery = (team: string) =>
  queryOptions({
    queryKey: ['team', 'tags', team],
    meta: { shows: ['tag', 'project'] },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/acl/team/{uuid}/tag', { path: { uuid: team }, signal }),
  });

/** The first projects that a team sees, by a part of their name. */
export function teamProjectsQuery(team: string, text: string) {
  const query = { searchText: text || undefined, pageNumber: 1, pageSize: mostShown };
  return queryOptions({
    queryKey: ['team', 'projects', team, text],
    meta: { shows: ['project', 'tag'] },
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/acl/team/{uuid}/project', { path: { uuid: team }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Lets a team see the projects with a tag, or takes that back. */
export const useChangeTeamTag = () =>
  useAccessChange(({ team, tag, given }: { team: string; tag: string; given: boolean }) =>
    call(
      given
        ? 'PUT /api/waybill/v1/acl/team/{uuid}/tag/{name}'
        : 'DELETE /api/waybill/v1/acl/team/{uuid}/tag/{name}',
      { path: { uuid: team, name: tag } },
    ),
  );

export const useMapProject = () =>
  useAccessChange((mapping: { team: string; project: string }) =>
    call('PUT /api/v1/acl/mapping', { body: mapping, quiet: [409] }),
  );

export const useUnmapProject = () =>
  useAccessChange(({ team, project }: { team: string; project: string }) =>
    call('DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}', {
      path: { teamUuid: team, projectUuid: project },
    }),
  );
