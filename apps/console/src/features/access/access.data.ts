import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, ManagedUser, Permission, PermissionItem, Team } from '@waybill/api-contract';
import { type RequestOptions, request, requestJson } from '../../lib/http.ts';
import { HttpError } from '../../lib/http-error.ts';

export const usersQuery = queryOptions({
  queryKey: ['access', 'users'],
  queryFn: ({ signal }) => requestJson<ManagedUser[]>('/api/v1/user/managed', { signal }),
});

export const teamsQuery = queryOptions({
  queryKey: ['access', 'teams'],
  queryFn: ({ signal }) => requestJson<Team[]>('/api/v1/team', { signal }),
});

export const permissionsQuery = queryOptions({
  queryKey: ['access', 'permissions'],
  queryFn: ({ signal }) => requestJson<PermissionItem[]>('/api/v1/permission', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A change of users or teams; both lists are read again, for each shows something of the other. */
function useAccessChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: ['access'] }),
  });
}

/** What is written of a managed user; a password only when it is to change. */
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

const managedUser = '/api/v1/user/managed';

export const useCreateUser = () =>
  useAccessChange((user: UserChange) =>
    requestJson<ManagedUser>(managedUser, { method: 'PUT', json: user, quiet: [400, 409] }),
  );

export const useUpdateUser = () =>
  useAccessChange((user: UserChange) =>
    requestJson<ManagedUser>(managedUser, { method: 'POST', json: user, quiet: [400] }),
  );

export const useDeleteUser = () =>
  useAccessChange((username: string) => request(managedUser, { method: 'DELETE', json: { username } }));

export const useSignOutUser = () =>
  useAccessChange((username: string) =>
    request(`/api/waybill/v1/user/${encodeURIComponent(username)}/sign-out`, { method: 'POST' }),
  );

/** Sends a change; "not modified" means that somebody else was faster, and is as good. */
async function change(path: string, options: RequestOptions): Promise<void> {
  try {
    await request(path, { ...options, quiet: [304] });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 304)) throw error;
  }
}

/** Puts a user into a team, or takes them out. */
export const useChangeMembership = () =>
  useAccessChange(({ username, team, member }: { username: string; team: string; member: boolean }) =>
    change(`/api/v1/user/${encodeURIComponent(username)}/membership`, {
      method: member ? 'POST' : 'DELETE',
      json: { uuid: team },
    }),
  );

/** Who holds a permission: a team or a user of their own. */
export type Holder = { team: string } | { username: string };

export const useChangePermission = () =>
  useAccessChange((input: { holder: Holder; permission: Permission; granted: boolean }) => {
    const { holder, permission, granted } = input;
    const place = 'team' in holder ? `team/${holder.team}` : `user/${encodeURIComponent(holder.username)}`;
    return change(`/api/v1/permission/${permission}/${place}`, { method: granted ? 'POST' : 'DELETE' });
  });

export const useCreateTeam = () =>
  useAccessChange((name: string) =>
    requestJson<Team>('/api/v1/team', { method: 'PUT', json: { name }, quiet: [400, 409] }),
  );

export const useRenameTeam = () =>
  useAccessChange((team: { uuid: string; name: string }) =>
    requestJson<Team>('/api/v1/team', { method: 'POST', json: team, quiet: [400, 409] }),
  );

export const useDeleteTeam = () =>
  useAccessChange((uuid: string) => request('/api/v1/team', { method: 'DELETE', json: { uuid } }));

export const useCreateKey = () =>
  useAccessChange((team: string) => requestJson<ApiKey>(`/api/v1/team/${team}/key`, { method: 'PUT' }));

const keyPath = (publicId: string) => `/api/v1/team/key/${encodeURIComponent(publicId)}`;

export const useRenewKey = () =>
  useAccessChange((publicId: string) => requestJson<ApiKey>(keyPath(publicId), { method: 'POST' }));

export const useDeleteKey = () =>
  useAccessChange((publicId: string) => request(keyPath(publicId), { method: 'DELETE' }));

export const useCommentKey = () =>
  useAccessChange(({ publicId, comment }: { publicId: string; comment: string }) =>
    request(`${keyPath(publicId)}/comment`, { method: 'POST', text: comment }),
  );
