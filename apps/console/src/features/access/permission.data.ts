import { queryOptions } from '@tanstack/react-query';
import type { Permission } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { notModified, settle, useAccessChange } from './access-change.ts';

export const permissionsQuery = queryOptions({
  queryKey: ['permission', 'list'],
  queryFn: ({ signal }) => call('GET /api/v1/permission', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Who holds a permission: a team or a user of their own. */
export type Holder = { team: string } | { username: string };

export interface PermissionChange {
  permission: Permission;
  granted: boolean;
}

export function sendPermission(holder: Holder, { permission, granted }: PermissionChange): Promise<void> {
  if ('team' in holder) {
    const path = { permission, uuid: holder.team };
    return settle(
      granted
        ? call('POST /api/v1/permission/{permission}/team/{uuid}', { path, ...notModified })
        : call('DELETE /api/v1/permission/{permission}/team/{uuid}', { path, ...notModified }),
    );
  }
  const path = { permission, username: holder.username };
  return settle(
    granted
      ? call('POST /api/v1/permission/{permission}/user/{username}', { path, ...notModified })
      : call('DELETE /api/v1/permission/{permission}/user/{username}', { path, ...notModified }),
  );
}

/** Who takes the right to change rights from themselves could not finish: that comes last. */
function changeOrder({ permission, granted }: PermissionChange): number {
  if (granted) return 0;
  return permission === 'ACCESS_MANAGEMENT' ? 2 : 1;
}

/** The contract changes one permission at a time. When one is refused, those before it have been changed. */
export const useChangePermissions = () =>
  useAccessChange(async ({ holder, changes }: { holder: Holder; changes: readonly PermissionChange[] }) => {
    for (const change of changes.toSorted((a, b) => changeOrder(a) - changeOrder(b)))
      await sendPermission(holder, change);
  });
