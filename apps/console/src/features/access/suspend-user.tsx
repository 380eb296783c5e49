import { useLingui } from '@lingui/react/macro';
import { UserCheck, UserX } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Danger } from '../../ui/danger-zone.tsx';
import { toast } from '../../ui/toast.tsx';
import { type ExternalKind, type ExternalUser, useSuspendExternalUser } from './external-user.data.ts';

/** Whether a user of a directory or provider may sign in. */
export function ExternalUserStatus({ user }: { user: ExternalUser }) {
  const { t } = useLingui();
  return user.suspended ? (
    <Badge tone="warning">{t`Suspended`}</Badge>
  ) : (
    <Badge tone="success">{t`Active`}</Badge>
  );
}

/** Keeps somebody out for whom a directory or provider still vouches. */
export function SuspendUser({ kind, user, own }: { kind: ExternalKind; user: ExternalUser; own: boolean }) {
  const { t } = useLingui();
  const suspend = useSuspendExternalUser(kind);
  const { username, suspended = false } = user;

  async function change(): Promise<void> {
    await suspend.mutateAsync({ username, suspended: !suspended });
    toast({ kind: 'success', title: suspended ? t`User can sign in again` : t`User suspended` });
  }

  return (
    <Danger
      title={suspended ? t`Suspended` : t`Suspend user`}
      action={
        <Button
          icon={
            suspended ? (
              <UserCheck className="size-4" aria-hidden />
            ) : (
              <UserX className="size-4" aria-hidden />
            )
          }
          busy={suspend.isPending}
          disabledReason={own ? t`You can't suspend your own account.` : undefined}
          // A refusal has already been shown.
          onClick={() => void change().catch(() => undefined)}
        >
          {suspended ? t`Lift suspension` : t`Suspend user`}
        </Button>
      }
    >
      {suspended
        ? t`The user cannot sign in, whatever the directory or identity provider says.`
        : t`The user cannot sign in any more, and all sessions end immediately. Teams and permissions are kept.`}
    </Danger>
  );
}
