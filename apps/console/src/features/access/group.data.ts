import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OidcGroup } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { optionPaging } from '../../lib/option-paging.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import type { FindOptions } from '../../ui/use-option-search.ts';
import { notModified, settle, useAccessChange } from './access-change.ts';
import type { ExternalKind } from './external-user.data.ts';

/** A page of the groups of the provider. */
export function oidcGroupsQuery(state: TableState) {
  const query = toServerQuery(state);
  return queryOptions({
    queryKey: ['team', 'oidc-groups', query],
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/oidc/group', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The readable name of a group, with the provider's name if it differs. */
export function groupLabel({ name, displayName }: Pick<OidcGroup, 'name' | 'displayName'>): string {
  return displayName === undefined ? name : `${displayName} (${name})`;
}

/** Groups of the provider that fit a text. */
export const findOidcGroups: FindOptions = async (text, signal) => {
  const query = optionPaging(text);
  const { rows } = await callPage('GET /api/waybill/v1/oidc/group', { query, signal });
  return rows.map((group) => ({ value: group.uuid, label: groupLabel(group) }));
};

/** Groups of the directory that fit a text; none where there is no directory. */
export const findLdapGroups: FindOptions = async (text, signal) => {
  const query = optionPaging(text);
  const names = await call('GET /api/v1/ldap/groups', { query, signal, quiet: true });
  return (names ?? []).map((dn) => ({ value: dn, label: dn }));
};

/** Has members of a group of the provider join a team. */
export const useMapOidcGroup = () =>
  useAccessChange(async ({ team, group }: { team: string; group: string }) =>
    settle(call('PUT /api/v1/oidc/mapping', { body: { team, group }, ...notModified })),
  );

export const useCreateOidcGroup = () =>
  useAccessChange((name: string) => call('PUT /api/v1/oidc/group', { body: { name }, quiet: [400, 409] }));

/** Gives a group a name for people; an empty one takes it away. */
export const useNameOidcGroup = () =>
  useAccessChange(({ uuid, displayName }: { uuid: string; displayName: string }) =>
    call('POST /api/waybill/v1/oidc/group/{uuid}/name', { path: { uuid }, body: { displayName } }),
  );

export const useDeleteOidcGroup = () =>
  useAccessChange((uuid: string) => call('DELETE /api/v1/oidc/group/{uuid}', { path: { uuid } }));

export const useMapLdapGroup = () =>
  useAccessChange((mapping: { team: string; dn: string }) =>
    call('PUT /api/v1/ldap/mapping', { body: mapping, quiet: [400, 409] }),
  );

export const useUnmapGroup = () =>
  useAccessChange(({ kind, uuid }: { kind: ExternalKind; uuid: string }) =>
    call(kind === 'ldap' ? 'DELETE /api/v1/ldap/mapping/{uuid}' : 'DELETE /api/v1/oidc/mapping/{uuid}', {
      path: { uuid },
    }),
  );
