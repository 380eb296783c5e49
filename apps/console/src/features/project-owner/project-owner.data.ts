import { queryOptions, useMutation } from '@tanstack/react-query';
import type { OwnerCandidate } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';

export const projectOwnerQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'owner', uuid],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/owner', { path: { uuid }, signal, quiet: true }),
  });

/** The values of options: a user by name, or a team by UUID. */
const userPrefix = 'user:';
const teamPrefix = 'team:';

export function ownerOption(
  { kind, name, fullname, team }: OwnerCandidate,
  kinds: Record<OwnerCandidate['kind'], string>,
): SearchOption {
  const value = kind === 'TEAM' ? `${teamPrefix}${team}` : `${userPrefix}${name}`;
  const full = fullname === undefined || fullname === name ? '' : ` (${fullname})`;
  return { value, label: `${name}${full} · ${kinds[kind]}` };
}

/** Users and teams that can be made an owner. */
export async function findOwners(
  searchText: string,
  signal: AbortSignal,
  kinds: Record<OwnerCandidate['kind'], string>,
): Promise<SearchOption[]> {
  const query = searchText === '' ? {} : { searchText };
  const rows = await call('GET /api/waybill/v1/owner-candidates', { query, signal });
  return rows.map((row) => ownerOption(row, kinds));
}

/** Sets the owner of a project; null takes its own one away. */
export function useSetOwner(uuid: string) {
  return useMutation({
    mutationFn: async (option: SearchOption | null) => {
      const path = { uuid };
      if (option === null) return call('DELETE /api/waybill/v1/project/{uuid}/owner', { path });
      const { value } = option;
      const body = value.startsWith(teamPrefix)
        ? { team: value.slice(teamPrefix.length) }
        : { user: value.slice(userPrefix.length) };
      return call('PUT /api/waybill/v1/project/{uuid}/owner', { path, body, quiet: [400] });
    },
    onSuccess: () => refresh('project'),
  });
}
