import { useLingui } from '@lingui/react/macro';
import type { ManagedUser } from '@waybill/api-contract';
import { LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useClaims } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteUser, useSignOutUser } from './access.data.ts';
import { EffectiveRights } from './effective-rights.tsx';
import { MembershipList } from './membership-list.tsx';
import { PanelSection } from './panel-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { heldByUser } from './permission-draft.ts';
import { PermissionList } from './permission-list.tsx';
import { useTeamRights } from './use-team-rights.ts';
import { UserForm } from './user-form.tsx';
import { PasskeysEnd, UserPasskeys } from './user-passkeys.tsx';

/** Everything about a user, beside the list. */
export function UserPanel({ user, onClose }: { user: ManagedUser | undefined; onClose: () => void }) {
  return (
    <SidePanel
      open={user !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={user?.username ?? ''}
    >
      {user ? <UserDetails key={user.username} user={user} onClose={onClose} /> : null}
    </SidePanel>
  );
}

function UserDetails({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const changed = format.dateTime(user.lastPasswordChange);
  const rights = useTeamRights(user);
  return (
    <>
      <PanelSection title={t`Effective permissions`}>
        {rights ? <EffectiveRights user={user} {...rights} /> : <Skeleton className="h-12 w-full" />}
      </PanelSection>
      <PanelSection title={t`Account`}>
        <UserForm user={user} />
      </PanelSection>
      <PanelSection title={t`Teams`}>
        <MembershipList user={user} />
      </PanelSection>
      <PanelSection title={t`Permissions`}>
        {rights ? (
          <PermissionList
            holder={{ username: user.username }}
            held={heldByUser(user)}
            {...rights}
            shownBy="user"
          />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </PanelSection>
      <PanelSection title={t`Password`}>
        <p className="mb-3 text-muted">{t`Last changed: ${changed}`}</p>
        <PasswordForm user={user} />
      </PanelSection>
      <PanelSection title={t`Passkeys`}>
        <UserPasskeys username={user.username} />
      </PanelSection>
      <DangerZone>
        <UserEnd user={user} onClose={onClose} />
      </DangerZone>
    </>
  );
}

function UserEnd({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { t } = useLingui();
  const own = useClaims()?.username === user.username;
  const remove = useDeleteUser();
  const signOut = useSignOutUser();
  const [asking, setAsking] = useState<'delete' | 'sign-out'>();
  const { username } = user;

  async function signOutNow(): Promise<void> {
    await signOut.mutateAsync(username);
    toast({ kind: 'success', title: t`Signed out everywhere` });
  }

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(username);
    toast({ kind: 'success', title: t`User deleted` });
    onClose();
  }

  return (
    <>
      <Danger
        title={t`Sign out everywhere`}
        action={
          <Button
            icon={<LogOut className="size-4" aria-hidden />}
            disabledReason={own ? t`Sign out your own sessions on your profile page.` : undefined}
            onClick={() => setAsking('sign-out')}
          >
            {t`Sign out everywhere`}
          </Button>
        }
      >
        {t`All sessions of ${username} end immediately.`}
      </Danger>
      <PasskeysEnd username={username} isOwn={own} />
      <Danger
        title={t`Delete user`}
        action={
          <Button
            variant="danger"
            icon={<Trash2 className="size-4" aria-hidden />}
            disabledReason={own ? t`You can't delete your own account.` : undefined}
            onClick={() => setAsking('delete')}
          >
            {t`Delete user`}
          </Button>
        }
      >
        {t`This permanently deletes the account and its team memberships. The user's comments and audit trail entries are kept.`}
      </Danger>
      <ConfirmDialog
        open={asking === 'sign-out'}
        onOpenChange={() => setAsking(undefined)}
        title={t`Sign out everywhere?`}
        confirmLabel={t`Sign out`}
        onConfirm={signOutNow}
      >
        {t`All sessions of ${username} end immediately.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={() => setAsking(undefined)}
        title={t`Delete user ${username}?`}
        confirmLabel={t`Delete user`}
        danger
        onConfirm={removeNow}
      >
        {t`This permanently deletes the account and its team memberships. The user's comments and audit trail entries are kept.`}
      </ConfirmDialog>
    </>
  );
}
