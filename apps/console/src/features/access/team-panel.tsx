import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Team } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteTeam, useRenameTeam } from './access.data.ts';
import { ApiKeys } from './api-keys.tsx';
import { PanelSection } from './panel-section.tsx';
import { limitedPermissionsQuery } from './permission.data.ts';
import { heldByTeam } from './permission-draft.ts';
import { PermissionList } from './permission-list.tsx';
import { memberCount } from './team-columns.tsx';
import { TeamGroups } from './team-groups.tsx';
import { TeamMembers } from './team-members.tsx';
import { TeamNameForm } from './team-name-form.tsx';
import { TeamProjects } from './team-projects.tsx';

/** Everything about a team, beside the list. */
export function TeamPanel({ team, onClose }: { team: Team | undefined; onClose: () => void }) {
  return (
    <SidePanel open={team !== undefined} onOpenChange={(open) => !open && onClose()} title={team?.name ?? ''}>
      {team ? <TeamDetails key={team.uuid} team={team} onClose={onClose} /> : null}
    </SidePanel>
  );
}

function TeamDetails({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useLingui();
  const rename = useRenameTeam();

  async function renameNow(name: string): Promise<void> {
    await rename.mutateAsync({ uuid: team.uuid, name });
    toast({ kind: 'success', title: t`Team renamed` });
  }

  return (
    <>
      <PanelSection title={t`Name`}>
        <TeamNameForm name={team.name} submitLabel={t`Rename`} onSubmit={renameNow} />
      </PanelSection>
      <ApiKeys owner={{ team }} />
      <PanelSection title={t`Members`}>
        <TeamMembers team={team} />
      </PanelSection>
      <PanelSection title={t`Groups`}>
        <TeamGroups team={team} />
      </PanelSection>
      <PanelSection title={t`Projects`}>
        <TeamProjects team={team} />
      </PanelSection>
      <PanelSection title={t`Permissions`}>
        <TeamPermissions team={team} />
      </PanelSection>
      <DangerZone>
        <DeleteTeam team={team} onClose={onClose} />
      </DangerZone>
    </>
  );
}

/** Permissions for the team's own projects only are shown beside the contract's. */
function TeamPermissions({ team }: { team: Team }) {
  const { t } = useLingui();
  const limited = useQuery(limitedPermissionsQuery);
  if (limited.isError)
    return <ErrorState title={t`Couldn't load permissions`} onRetry={() => void limited.refetch()} />;
  if (!limited.data) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <p className="mb-3 text-muted">{t`Own projects are those listed under Projects, whether or not portfolio access control is on.`}</p>
      <PermissionList holder={{ team: team.uuid }} held={heldByTeam(team, limited.data)} shownBy="team" />
    </>
  );
}

function DeleteTeam({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useDeleteTeam();
  const [asking, setAsking] = useState(false);
  const { name } = team;

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(team.uuid);
    toast({ kind: 'success', title: t`Team deleted` });
    onClose();
  }

  const members = memberCount(team);
  const keys = team.apiKeys.length;
  return (
    <>
      <Danger
        title={t`Delete team`}
        action={
          <Button
            variant="danger"
            icon={<Trash2 className="size-4" aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t`Delete team`}
          </Button>
        }
      >
        {t`Its API keys stop working immediately, and its members lose the permissions they have through it.`}
      </Danger>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete team ${name}?`}
        confirmLabel={t`Delete team`}
        danger
        typedName={members + keys > 0 ? name : undefined}
        onConfirm={removeNow}
      >
        {members + keys > 0 ? (
          <p className="mb-2 font-medium text-fg">
            <Plural value={members} one="# member" other="# members" />
            {', '}
            <Plural value={keys} one="# API key" other="# API keys" />
          </p>
        ) : null}
        {t`Its API keys stop working immediately, and its members lose the permissions they have through it.`}
      </ConfirmDialog>
    </>
  );
}
