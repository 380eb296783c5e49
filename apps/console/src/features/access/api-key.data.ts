import { queryOptions } from '@tanstack/react-query';
import type { LimitApiKeyBody, ManagedApiKey } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { useAccessChange } from './access-change.ts';
import type { KeyOwner } from './key-owner.ts';
import { type PermissionChange, sendPermission } from './permission.data.ts';

/** All that is said of a key. */
export type KeyRules = LimitApiKeyBody;

export const keysQuery = ({ team, account }: KeyOwner) =>
  queryOptions({
    queryKey: ['team', 'keys', team?.uuid, account],
    meta: { shows: ['project'] },
    queryFn: ({ signal }) =>
      team
        ? call('GET /api/waybill/v1/team/{uuid}/api-key', { path: { uuid: team.uuid }, signal })
        : call('GET /api/waybill/v1/service-account/{name}/api-key', { path: { name: account }, signal }),
  });

export interface NewKey {
  owner: KeyOwner;
  rules: KeyRules;
  /** Permissions to grant to the team before a key uses them. */
  grants: readonly PermissionChange[];
}

export const useCreateKey = () =>
  useAccessChange(async ({ owner: { team, account }, rules, grants }: NewKey): Promise<ManagedApiKey> => {
    const sent = { body: rules, quiet: [400] };
    if (!team) {
      return call('PUT /api/waybill/v1/service-account/{name}/api-key', { path: { name: account }, ...sent });
    }
    for (const grant of grants) await sendPermission({ team: team.uuid }, grant);
    return call('PUT /api/waybill/v1/team/{uuid}/api-key', { path: { uuid: team.uuid }, ...sent });
  });

export const useChangeKey = () =>
  useAccessChange(({ publicId, rules }: { publicId: string; rules: KeyRules }) =>
    call('POST /api/waybill/v1/api-key/{publicIdOrKey}', {
      path: { publicIdOrKey: publicId },
      body: rules,
      quiet: [400],
    }),
  );

export const useRenewKey = () =>
  useAccessChange((publicId: string) =>
    call('POST /api/v1/team/key/{publicIdOrKey}', { path: { publicIdOrKey: publicId } }),
  );

export const useDeleteKey = () =>
  useAccessChange((publicId: string) =>
    call('DELETE /api/v1/team/key/{publicIdOrKey}', { path: { publicIdOrKey: publicId } }),
  );
