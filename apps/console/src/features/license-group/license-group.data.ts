import { useMutation } from '@tanstack/react-query';
import type { LicenseGroup } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';
import { refresh } from '../../lib/query.ts';

/** Which licenses a group has decides what breaks the policies that name it. */
const concerned = ['licenseGroup', 'violation'] as const;

/** One of several steps may have been taken before it failed, so that what is there is asked for anew. */
function useGroupChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  return useMutation({ mutationFn: change, onSettled: () => refresh(...concerned) });
}

export const useCreateLicenseGroup = () =>
  useGroupChange((name: string) => call('PUT /api/v1/licenseGroup', { body: { name }, quiet: [400, 409] }));

export const useRenameLicenseGroup = () =>
  useGroupChange(({ uuid, riskWeight, name }: Pick<LicenseGroup, 'uuid' | 'riskWeight' | 'name'>) =>
    call('POST /api/v1/licenseGroup', { body: { uuid, name, riskWeight }, quiet: [400] }),
  );

export const useDeleteLicenseGroup = () =>
  useGroupChange((uuid: string) => call('DELETE /api/v1/licenseGroup/{uuid}', { path: { uuid } }));

/** Somebody else may have been faster, which is as good. */
async function settle(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 304)) throw error;
  }
}

export interface Membership {
  group: string;
  licenses: readonly string[];
}

export const useAddLicenses = () =>
  useGroupChange(async ({ group: uuid, licenses }: Membership) => {
    for (const licenseUuid of licenses) {
      const path = { uuid, licenseUuid };
      await settle(call('POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}', { path, quiet: [304] }));
    }
  });

export const useRemoveLicenses = () =>
  useGroupChange(async ({ group: uuid, licenses }: Membership) => {
    for (const licenseUuid of licenses) {
      const path = { uuid, licenseUuid };
      await settle(call('DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}', { path, quiet: [304] }));
    }
  });
