import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger } from '../../ui/danger-zone.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRemovePasskeys, userPasskeysQuery } from './access.data.ts';

/** The second factors of a user. */
export function UserPasskeys({ username }: { username: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useQuery(userPasskeysQuery(username));
  if (!data) return <Skeleton className="h-6 w-full" />;
  if (data.passkeys.length === 0) return <p className="text-muted">{t`This user has no passkeys.`}</p>;
  return (
    <ul aria-label={t`Passkeys`}>
      {data.passkeys.map(({ uuid, name, lastUsed }) => {
        const used = format.relative(lastUsed);
        return (
          <li key={uuid} className="wrap-anywhere">
            {name} <span className="text-muted">{lastUsed ? t`last used ${used}` : t`never used`}</span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The remedy for users who have lost their passkeys and recovery codes. Hidden for users without passkeys.
 */
export function PasskeysEnd({ username, isOwn }: { username: string; isOwn: boolean }) {
  const { t } = useLingui();
  const { data } = useQuery(userPasskeysQuery(username));
  const remove = useRemovePasskeys();
  const [asking, setAsking] = useState(false);

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(username);
    toast({ kind: 'success', title: t`Passkeys removed` });
  }

  if (!data || data.passkeys.length === 0) return null;
  return (
    <>
      <Danger
        title={t`Remove passkeys`}
        action={
          <Button
            icon={<KeyRound className="size-4" aria-hidden />}
            disabledReason={isOwn ? t`Remove your own passkeys on your profile page.` : undefined}
            onClick={() => setAsking(true)}
          >
            {t`Remove passkeys`}
          </Button>
        }
      >
        {t`Use this for a lost device. Afterwards, the password alone signs ${username} in. Recovery codes no longer work, and all sessions end immediately.`}
      </Danger>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Remove all passkeys of ${username}?`}
        confirmLabel={t`Remove passkeys`}
        danger
        onConfirm={removeNow}
      >
        {t`Use this for a lost device. Afterwards, the password alone signs ${username} in. Recovery codes no longer work, and all sessions end immediately.`}
      </ConfirmDialog>
    </>
  );
}
