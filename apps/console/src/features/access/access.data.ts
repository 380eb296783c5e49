import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { noteTask } from '../task/task.data.ts';
import { notModified, settle, useAccessChange } from './access-change.ts';

export const usersQuery = queryOptions({
  queryKey: ['user', 'managed'],
  meta: { shows: ['team'] },
  queryFn: ({ signal }) => call('GET /api/v1/user/managed', { signal }),
});

export const teamsQuery = queryOptions({
  queryKey: ['team', 'list'],
  meta: { shows: ['user'] },
  queryFn: ({ signal }) => call('GET /api/v1/team', { signal }),
});

/** The changed fields of a managed user; a password only if it changes. */
export interface UserChange {
  username: string;
  fullname: string;
  email: string;
  suspended: boolean;
  forcePasswordChange: boolean;
  nonExpiryPassword: boolean;
  newPassword?: string;
  confirmPassword?: string;
}

export const useCreateUser = () =>
  useAccessChange((user: UserChange) => call('PUT /api/v1/user/managed', { body: user, quiet: [400, 409] }));

export const useUpdateUser = () =>
  useAccessChange((user: UserChange) => call('POST /api/v1/user/managed', { body: user, quiet: [400] }));

export const useDeleteUser = () =>
  useAccessChange((username: string) => call('DELETE /api/v1/user/managed', { body: { username } }));

/** Takes the name of a user who has left out of every trail, in the background. */
export const useErasePerson = () =>
  useMutation({
    mutationFn: (username: string) =>
      call('POST /api/waybill/v1/erasure', { body: { username }, quiet: [400, 409] }),
    onSuccess: ({ token }) => noteTask(token),
  });

export const useSignOutUser = () =>
  useAccessChange((username: string) =>
    call('POST /api/waybill/v1/user/{username}/sign-out', { path: { username } }),
  );

export const userPasskeysQuery = (username: string) =>
  queryOptions({
    queryKey: ['passkey', 'user', username],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/user/{username}/passkey', { path: { username }, signal }),
  });

/** Removes all passkeys of a user. */
export const useRemovePasskeys = () =>
  useMutation({
    mutationFn: (username: string) =>
      call('DELETE /api/waybill/v1/user/{username}/passkey', { path: { username } }),
    onSettled: () => refresh('passkey'),
  });

/** Puts a user into a team, or takes them out. */
export const useChangeMembership = () =>
  useAccessChange(({ username, team, member }: { username: string; team: string; member: boolean }) =>
    settle(
      call(member ? 'POST /api/v1/user/{username}/membership' : 'DELETE /api/v1/user/{username}/membership', {
        path: { username },
        body: { uuid: team },
        ...notModified,
      }),
    ),
  );

export const useCreateTeam = () =>
  useAccessChange((name: string) => call('PUT /api/v1/team', { body: { name }, quiet: [400, 409] }));

export const useRenameTeam = () =>
  useAccessChange((team: { uuid: string; name: string }) =>
    call('POST /api/v1/team', { body: team, quiet: [400, 409] }),
  );

export const useDeleteTeam = () =>
  useAccessChange((uuid: string) => call('DELETE /api/v1/team', { body: { uuid } }));
