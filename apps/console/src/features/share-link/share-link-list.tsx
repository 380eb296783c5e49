import { Plural, useLingui } from '@lingui/react/macro';
import type { ShareLink } from '@waybill/api-contract';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRevokeShareLink } from './share-link.data.ts';

const tones: Record<ShareLink['state'], Tone> = { ACTIVE: 'success', EXPIRED: 'neutral', REVOKED: 'danger' };

/** Links with what they show, until when, and how often they were used. */
export function ShareLinkList({ links }: { links: readonly ShareLink[] }) {
  const { t } = useLingui();
  if (links.length === 0) return <p className="text-muted">{t`No links yet.`}</p>;
  return (
    <ul aria-label={t`Links`} className="divide-y divide-line">
      {links.map((link) => (
        <ShareLinkItem key={link.uuid} link={link} />
      ))}
    </ul>
  );
}

function ShareLinkItem({ link }: { link: ShareLink }) {
  const { t } = useLingui();
  const format = useFormat();
  const revoke = useRevokeShareLink();
  const [isAsking, setAsking] = useState(false);
  const { label, state, sbom, vex, uses } = link;
  const states: Record<ShareLink['state'], string> = {
    ACTIVE: t`Active`,
    EXPIRED: t`Expired`,
    REVOKED: t`Revoked`,
  };
  const until = format.date(link.expiresAt);
  const documents = [sbom ? 'BOM' : '', vex ? 'VEX' : ''].filter(Boolean).join(', ');

  async function revokeNow(): Promise<void> {
    await revoke.mutateAsync(link.uuid);
    toast({ kind: 'success', title: t`Link revoked` });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{label}</span>
          <Badge tone={tones[state]}>{states[state]}</Badge>
        </p>
        <p className="text-xs text-muted">
          {t`${documents}, until ${until}`}
          {' · '}
          <Plural value={uses} one="# download" other="# downloads" />
          {link.lastUsed === undefined ? null : ` · ${t`last ${format.relative(link.lastUsed)}`}`}
          {` · ${t`by ${link.createdBy}`}`}
        </p>
      </div>
      {state === 'ACTIVE' ? (
        <Button
          size="sm"
          icon={<Link2Off className="size-3.5" aria-hidden />}
          aria-label={t`Revoke link for ${label}`}
          onClick={() => setAsking(true)}
        >
          {t`Revoke`}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Revoke link for ${label}?`}
        confirmLabel={t`Revoke`}
        danger
        onConfirm={revokeNow}
      >
        {t`Whoever has the link can download nothing by it any more. It cannot be restored.`}
      </ConfirmDialog>
    </li>
  );
}
