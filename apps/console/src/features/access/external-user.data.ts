import { queryOptions } from '@tanstack/react-query';
import type { LdapUser, OidcUser, SubjectQuestion } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import type { FindOptions } from '../../ui/use-option-search.ts';
import { useAccessChange } from './access-change.ts';

/** The kind of a user without a password here. */
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

/** People of the directory who fit a text; none where there is no directory. */
export const findLdapUsers: FindOptions = async (text, signal) => {
  if (text === '') return [];
  const people = await call('GET /api/waybill/v1/ldap/user', {
    query: { searchText: text },
    signal,
    quiet: true,
  });
  return people.map(({ username, email }) => ({
    value: username,
    label: email === undefined ? username : `${username} (${email})`,
  }));
};

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

/** Keeps somebody out, whatever the directory or provider says, or lets them in again. */
export const useSuspendExternalUser = (kind: ExternalKind) =>
  useAccessChange(({ username, suspended }: { username: string; suspended: boolean }) =>
    call('PUT /api/waybill/v1/user/{kind}/{username}/suspension', {
      path: { kind, username },
      body: { suspended },
    }),
  );

/** The next sign-in binds the user to the person that the provider names then. */
export const useForgetSubject = () =>
  useAccessChange((username: string) =>
    call('POST /api/waybill/v1/user/oidc/{username}/forget-subject', { path: { username } }),
  );

/** Users under whose name somebody with another subject has come. */
export const subjectQuestionsQuery = queryOptions({
  queryKey: ['user', 'subject-questions'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/user/oidc/subject-question', { signal }),
});

/** It is the same person. */
export const useAcceptSubject = () =>
  useAccessChange(({ username, askedSubject }: Pick<SubjectQuestion, 'username' | 'askedSubject'>) =>
    call('POST /api/waybill/v1/user/oidc/{username}/accept-subject', {
      path: { username },
      body: { subjectIdentifier: askedSubject },
    }),
  );

/** It is somebody else. */
export const useRejectSubject = () =>
  useAccessChange((username: string) =>
    call('POST /api/waybill/v1/user/oidc/{username}/reject-subject', { path: { username } }),
  );
