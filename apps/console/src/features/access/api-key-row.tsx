import { useLingui } from '@lingui/react/macro';
import type { ApiKey } from '@waybill/api-contract';
import { MessageSquareText, MoreHorizontal, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteKey, useRenewKey } from './api-key.data.ts';
import { KeyCommentDialog } from './key-comment-dialog.tsx';

type Question = 'comment' | 'renew' | 'delete';

/** One key: what is known of it and what can be done with it. */
export function ApiKeyRow({ apiKey, onRenewed }: { apiKey: ApiKey; onRenewed: (key: ApiKey) => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const [asking, setAsking] = useState<Question>();
  const renew = useRenewKey();
  const remove = useDeleteKey();
  const { publicId, maskedKey } = apiKey;
  const created = format.date(apiKey.created);
  const used = format.relative(apiKey.lastUsed);

  async function renewNow(): Promise<void> {
    onRenewed(await renew.mutateAsync(publicId));
  }

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(publicId);
    toast({ kind: 'success', title: t`API key deleted` });
  }

  return (
    <li className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        {apiKey.comment ? <p className="font-medium wrap-anywhere">{apiKey.comment}</p> : null}
        <p className="truncate font-mono text-xs">{maskedKey}</p>
        <p className="text-xs text-muted">
          {t`Created ${created}`}
          {' · '}
          {apiKey.lastUsed ? (
            <span title={format.dateTime(apiKey.lastUsed)}>{t`last used ${used}`}</span>
          ) : (
            t`never used`
          )}
        </p>
      </div>
      <Menu
        trigger={
          <IconButton
            label={t`Actions for key ${maskedKey}`}
            icon={<MoreHorizontal className="size-4" aria-hidden />}
          />
        }
      >
        <MenuItem
          icon={<MessageSquareText className="size-4" aria-hidden />}
          onSelect={() => setAsking('comment')}
        >
          {t`Edit comment`}
        </MenuItem>
        <MenuItem icon={<RotateCw className="size-4" aria-hidden />} onSelect={() => setAsking('renew')}>
          {t`Regenerate`}
        </MenuItem>
        <MenuItem
          icon={<Trash2 className="size-4" aria-hidden />}
          danger
          onSelect={() => setAsking('delete')}
        >
          {t`Delete`}
        </MenuItem>
      </Menu>
      <KeyCommentDialog apiKey={apiKey} open={asking === 'comment'} onClose={() => setAsking(undefined)} />
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={() => setAsking(undefined)}
        title={t`Regenerate API key?`}
        confirmLabel={t`Regenerate`}
        danger
        onConfirm={renewNow}
      >
        {t`Key ${maskedKey} stops working immediately. Anything that uses it needs the new key.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={() => setAsking(undefined)}
        title={t`Delete API key?`}
        confirmLabel={t`Delete`}
        danger
        onConfirm={removeNow}
      >
        {t`Key ${maskedKey} stops working immediately. This cannot be undone.`}
      </ConfirmDialog>
    </li>
  );
}
