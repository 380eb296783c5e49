import type { Permission } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { useAccessChange } from './access-change.ts';
import { sendPermission } from './permission.data.ts';

export interface NewKey {
  team: string;
  comment: string;
  /** What the team shall have as well, before there is a key that uses it. */
  grants: readonly Permission[];
}

/** The key is given back even when its comment was refused: it is known only now. */
export const useCreateKey = () =>
  useAccessChange(async ({ team, comment, grants }: NewKey) => {
    for (const permission of grants) await sendPermission({ team }, { permission, granted: true });
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
