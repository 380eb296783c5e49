import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useClaims } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { usersQuery } from './access.data.ts';
import { EffectiveRights } from './effective-rights.tsx';
import {
  type ExternalKind,
  type ExternalUser,
  externalUsersQuery,
  useDeleteExternalUser,
  useForgetSubject,
} from './external-user.data.ts';
import { MembershipList } from './membership-list.tsx';
import { PanelSection } from './panel-section.tsx';
import { heldByUser } from './permission-draft.ts';
import { PermissionList } from './permission-list.tsx';
import { SuspendUser } from './suspend-user.tsx';
import { useTeamRights } from './use-team-rights.ts';

export interface ExternalUserPanelProps {
  kind: ExternalKind;
  user: ExternalUser | undefined;
  onClose: () => void;
}

/** Everything about a user of a directory or provider, beside the list. */
export function ExternalUserPanel({ kind, user, onClose }: ExternalUserPanelProps) {
  return (
    <SidePanel
      open={user !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={user?.username ?? ''}
    >
      {user ? (
        <>
          <ExternalRights key={user.username} kind={kind} user={user} />
          <DangerZone>
            <ExternalUserEnd kind={kind} user={user} onClose={onClose} />
          </DangerZone>
        </>
      ) : null}
    </SidePanel>
  );
}

/** Rights are given by name alone, and a name may belong to a user of each kind: the first one of them gets them. */
function useIsShadowed(kind: ExternalKind, username: string): boolean {
  const managed = useQuery(usersQuery).data ?? [];
  const ldap = useQuery({ ...externalUsersQuery('ldap'), enabled: kind === 'oidc' }).data ?? [];
  const others = kind === 'oidc' ? [...managed, ...ldap] : managed;
  return others.some((user) => user.username === username);
}

function ExternalRights({ kind, user }: { kind: ExternalKind; user: ExternalUser }) {
  const { t } = useLingui();
  const rights = useTeamRights(user);
  const isShadowed = useIsShadowed(kind, user.username);
  if (!rights) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <PanelSection title={t`Effective permissions`}>
        <EffectiveRights user={user} {...rights} />
      </PanelSection>
      {isShadowed ? (
        <p className="text-warning">
          {t`Another user has the same name and comes first. Teams and permissions of this user can only follow from groups.`}
        </p>
      ) : (
        <>
          <PanelSection title={t`Teams`}>
            <MembershipList user={user} />
          </PanelSection>
          <PanelSection title={t`Permissions`}>
            <PermissionList
              holder={{ username: user.username }}
              held={heldByUser(user)}
              {...rights}
              shownBy="user"
            />
          </PanelSection>
        </>
      )}
    </>
  );
}

function ExternalUserEnd({
  kind,
  user,
  onClose,
}: {
  kind: ExternalKind;
  user: ExternalUser;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const claims = useClaims();
  const provider = { ldap: 'LDAP', oidc: 'OPENID_CONNECT' }[kind];
  const own = claims?.username === user.username && claims.identityProvider === provider;
  const remove = useDeleteExternalUser(kind);
  const forget = useForgetSubject();
  const [asking, setAsking] = useState<'delete' | 'forget'>();
  const { username } = user;

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(username);
    toast({ kind: 'success', title: t`User deleted` });
    onClose();
  }

  async function forgetNow(): Promise<void> {
    await forget.mutateAsync(username);
    toast({ kind: 'success', title: t`Subject forgotten` });
  }

  return (
    <>
      {user.subjectIdentifier === undefined ? null : (
        <Danger
          title={t`Forget subject`}
          action={
            <Button icon={<Unlink className="size-4" aria-hidden />} onClick={() => setAsking('forget')}>
              {t`Forget subject`}
            </Button>
          }
        >
          {t`The next sign-in under this name is bound to whoever the identity provider says it is. All sessions of ${username} end immediately.`}
        </Danger>
      )}
      <SuspendUser kind={kind} user={user} own={own} />
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
        open={asking === 'forget'}
        onOpenChange={() => setAsking(undefined)}
        title={t`Forget subject?`}
        confirmLabel={t`Forget subject`}
        danger
        onConfirm={forgetNow}
      >
        {t`The next sign-in under this name is bound to whoever the identity provider says it is. All sessions of ${username} end immediately.`}
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
