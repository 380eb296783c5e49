import { Plural, useLingui } from '@lingui/react/macro';
import type { ManagedApiKey } from '@waybill/api-contract';
import { MoreHorizontal, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { projectLabel } from '../project/project-label.ts';
import { useDeleteKey, useRenewKey } from './api-key.data.ts';
import { KeyDialog } from './key-dialog.tsx';
import { KeyExpiry } from './key-expiry.tsx';
import type { KeyOwner } from './key-owner.ts';
import type { MadeKey } from './new-key-dialog.tsx';

type Question = 'edit' | 'renew' | 'delete';

/** One key: what is known of it and what can be done with it. */
export function ApiKeyRow(props: {
  owner: KeyOwner;
  apiKey: ManagedApiKey;
  onRenewed: (made: MadeKey) => void;
}) {
  const { owner, apiKey, onRenewed } = props;
  const { t } = useLingui();
  const format = useFormat();
  const [asking, setAsking] = useState<Question>();
  const renew = useRenewKey();
  const remove = useDeleteKey();
  const { publicId, maskedKey } = apiKey;
  const created = format.date(apiKey.created);
  const used = format.relative(apiKey.lastUsed);

  async function renewNow(): Promise<void> {
    const { key = '' } = await renew.mutateAsync(publicId);
    const isExpired = apiKey.expires !== undefined && apiKey.expires <= Date.now();
    onRenewed({ secret: key, projects: apiKey.projects, isExpired });
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
          {apiKey.expires === undefined ? null : (
            <>
              {' · '}
              <KeyExpiry expires={apiKey.expires} />
            </>
          )}
        </p>
        {apiKey.projects ? <KeyProjects projects={apiKey.projects} /> : null}
      </div>
      <Menu
        trigger={
          <IconButton
            label={t`Actions for key ${maskedKey}`}
            icon={<MoreHorizontal className="size-4" aria-hidden />}
          />
        }
      >
        <MenuItem icon={<Pencil className="size-4" aria-hidden />} onSelect={() => setAsking('edit')}>
          {t`Edit`}
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
      <KeyDialog
        owner={owner}
        apiKey={apiKey}
        open={asking === 'edit'}
        onClose={() => setAsking(undefined)}
      />
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

/** The projects that a limited key reaches; empty if all are gone. */
function KeyProjects({ projects }: { projects: NonNullable<ManagedApiKey['projects']> }) {
  const { t } = useLingui();
  if (projects.length === 0) {
    return <p className="text-xs text-warning">{t`Limited to projects that are gone`}</p>;
  }
  const count = projects.length;
  const names = projects.map((project) => projectLabel(project)).join(', ');
  return (
    <p className="truncate text-xs text-muted" title={names}>
      <Plural
        value={count}
        one={`Limited to # project: ${names}`}
        other={`Limited to # projects: ${names}`}
      />
    </p>
  );
}
