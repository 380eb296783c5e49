import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Permission } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';
import { refresh } from '../../lib/query.ts';

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

export const permissionsQuery = queryOptions({
  queryKey: ['permission', 'list'],
  queryFn: ({ signal }) => call('GET /api/v1/permission', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

function useAccessChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  return useMutation({ mutationFn: change, onSuccess: () => refresh('user', 'team') });
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

export const useCreateUser = () =>
  useAccessChange((user: UserChange) => call('PUT /api/v1/user/managed', { body: user, quiet: [400, 409] }));

export const useUpdateUser = () =>
  useAccessChange((user: UserChange) => call('POST /api/v1/user/managed', { body: user, quiet: [400] }));

export const useDeleteUser = () =>
  useAccessChange((username: string) => call('DELETE /api/v1/user/managed', { body: { username } }));

export const useSignOutUser = () =>
  useAccessChange((username: string) =>
    call('POST /api/waybill/v1/user/{username}/sign-out', { path: { username } }),
  );

/** "Not modified" means that somebody else was faster, and is as good. */
const notModified = { quiet: [304] };

async function settle(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 304)) throw error;
  }
}

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

/** Who holds a permission: a team or a user of their own. */
export type Holder = { team: string } | { username: string };

export interface PermissionChange {
  permission: Permission;
  granted: boolean;
}

function sendPermission(input: PermissionChange & { holder: Holder }) {
  const { holder, permission, granted } = input;
  if ('team' in holder) {
    const path = { permission, uuid: holder.team };
    return granted
      ? call('POST /api/v1/permission/{permission}/team/{uuid}', { path, ...notModified })
      : call('DELETE /api/v1/permission/{permission}/team/{uuid}', { path, ...notModified });
  }
  const path = { permission, username: holder.username };
  return granted
    ? call('POST /api/v1/permission/{permission}/user/{username}', { path, ...notModified })
    : call('DELETE /api/v1/permission/{permission}/user/{username}', { path, ...notModified });
}

/** Who takes the right to change rights from themselves could not finish: that comes last. */
function changeOrder({ permission, granted }: PermissionChange): number {
  if (granted) return 0;
  return permission === 'ACCESS_MANAGEMENT' ? 2 : 1;
}

/** The contract changes one permission at a time. When one is refused, those before it have been changed. */
export function useChangePermissions() {
  return useMutation({
    mutationFn: async ({ holder, changes }: { holder: Holder; changes: readonly PermissionChange[] }) => {
      for (const change of changes.toSorted((a, b) => changeOrder(a) - changeOrder(b)))
        await settle(sendPermission({ holder, ...change }));
    },
    onSettled: () => refresh('user', 'team'),
  });
}

export const useCreateTeam = () =>
  useAccessChange((name: string) => call('PUT /api/v1/team', { body: { name }, quiet: [400, 409] }));

export const useRenameTeam = () =>
  useAccessChange((team: { uuid: string; name: string }) =>
    call('POST /api/v1/team', { body: team, quiet: [400, 409] }),
  );

export const useDeleteTeam = () =>
  useAccessChange((uuid: string) => call('DELETE /api/v1/team', { body: { uuid } }));

export interface NewKey {
  team: string;
  comment: string;
  /** What the team shall have as well, before there is a key that uses it. */
  grants: readonly Permission[];
}

/** The key is given back even when its comment was refused: it is known only now. */
export const useCreateKey = () =>
  useAccessChange(async ({ team, comment, grants }: NewKey) => {
    for (const permission of grants)
      await settle(sendPermission({ holder: { team }, permission, granted: true }));
    const key = await call('PUT /api/v1/team/{uuid}/key', { path: { uuid: team } });
    await sendComment({ publicId: key.publicId, comment }).catch(() => undefined);
    return key;
  });

export const useRenewKey = () =>
  useAccessChange((publicId: string) =>
    call('POST /api/v1/team/key/{publicIdOrKey}', { path: { publicIdOrKey: publicId } }),
  );

export const useDeleteKey = () =>
  useAccessChange((publicId: string) =>
    call('DELETE /api/v1/team/key/{publicIdOrKey}', { path: { publicIdOrKey: publicId } }),
  );

function sendComment({ publicId, comment }: { publicId: string; comment: string }) {
  return call('POST /api/v1/team/key/{publicIdOrKey}/comment', {
    path: { publicIdOrKey: publicId },
    text: comment,
  });
}

export const useCommentKey = () => useAccessChange(sendComment);
