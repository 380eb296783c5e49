import { queryOptions } from '@tanstack/react-query';
import type { LdapUser, OidcUser } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { notModified, settle, useAccessChange } from './access-change.ts';

/** Who vouches for users that have no password here. */
export type ExternalKind = 'ldap' | 'oidc';

/** A user of either kind; each has members of its own. */
export type ExternalUser = Partial<LdapUser & OidcUser> & Pick<LdapUser, 'username'>;

export const externalUsersQuery = (kind: ExternalKind) =>
  queryOptions({
    queryKey: ['user', kind],
    meta: { shows: ['team'] },
    queryFn: ({ signal }): Promise<ExternalUser[]> =>
      kind === 'ldap' ? call('GET /api/v1/user/ldap', { signal }) : call('GET /api/v1/user/oidc', { signal }),
  });

export const useCreateExternalUser = (kind: ExternalKind) =>
  useAccessChange((username: string) =>
    call(kind === 'ldap' ? 'PUT /api/v1/user/ldap' : 'PUT /api/v1/user/oidc', {
      body: { username },
      quiet: [400, 409],
    }),
  );

export const useDeleteExternalUser = (kind: ExternalKind) =>
  useAccessChange((username: string) =>
    call(kind === 'ldap' ? 'DELETE /api/v1/user/ldap' : 'DELETE /api/v1/user/oidc', { body: { username } }),
  );

/** The next sign-in binds the user to the person that the provider names then. */
export const useForgetSubject = () =>
  useAccessChange((username: string) =>
    call('POST /api/waybill/v1/user/oidc/{username}/forget-subject', { path: { username } }),
  );

export const oidcGroupsQuery = queryOptions({
  queryKey: ['team', 'oidc-groups'],
  queryFn: ({ signal }) => call('GET /api/v1/oidc/group', { signal }),
});

/** Has members of a group of the provider join a team. */
export const useMapOidcGroup = () =>
  useAccessChange(async ({ team, group }: { team: string; group: string }) =>
    settle(call('PUT /api/v1/oidc/mapping', { body: { team, group }, ...notModified })),
  );

export const useCreateOidcGroup = () =>
  useAccessChange((name: string) => call('PUT /api/v1/oidc/group', { body: { name }, quiet: [400, 409] }));

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
