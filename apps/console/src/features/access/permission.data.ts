import { queryOptions } from '@tanstack/react-query';
import type { Permission, PermissionReach } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { notModified, settle, useAccessChange } from './access-change.ts';

export const permissionsQuery = queryOptions({
  queryKey: ['permission', 'list'],
  queryFn: ({ signal }) => call('GET /api/v1/permission', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The permissions that teams hold for their own projects only. The contract's list of teams does not show
 * these.
 */
export const limitedPermissionsQuery = queryOptions({
  queryKey: ['team', 'limited-permissions'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/permission/team', { signal }),
});

/** The holder of a permission: a team, or a user directly. */
export type Holder = { team: string } | { username: string };

export interface PermissionChange {
  permission: Permission;
  /** The new reach; undefined removes the permission. */
  reach: PermissionReach | undefined;
}

export function sendPermission(holder: Holder, { permission, reach }: PermissionChange): Promise<unknown> {
  if ('team' in holder) {
    const path = { uuid: holder.team, permission };
    return reach
      ? call('PUT /api/waybill/v1/team/{uuid}/permission/{permission}', { path, body: { reach } })
      : call('DELETE /api/waybill/v1/team/{uuid}/permission/{permission}', { path });
  }
  const path = { permission, username: holder.username };
  return settle(
    reach
      ? call('POST /api/v1/permission/{permission}/user/{username}', { path, ...notModified })
      : call('DELETE /api/v1/permission/{permission}/user/{username}', { path, ...notModified }),
  );
}

/** Users who remove their own right to change permissions could not finish, so that change comes last. */
function changeOrder({ permission, reach }: PermissionChange): number {
  if (reach) return 0;
  return permission === 'ACCESS_MANAGEMENT' ? 2 : 1;
}

/** One permission is changed at a time. When one is refused, those before it have been changed. */
export const useChangePermissions = () =>
  useAccessChange(async ({ holder, changes }: { holder: Holder; changes: readonly PermissionChange[] }) => {
    for (const change of changes.toSorted((a, b) => changeOrder(a) - changeOrder(b)))
      await sendPermission(holder, change);
  });
