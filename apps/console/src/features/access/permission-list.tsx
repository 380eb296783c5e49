import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { type Holder, permissionsQuery, useChangePermissions } from './permission.data.ts';
import {
  changedDraft,
  changesOf,
  chosenReach,
  type HeldPermissions,
  type InheritedPermissions,
  type PermissionDraft,
} from './permission-draft.ts';
import { PermissionRow } from './permission-row.tsx';

export interface PermissionListProps {
  holder: Holder;
  held: HeldPermissions;
  inherited?: InheritedPermissions;
  /** Through teams for their projects only. */
  limited?: InheritedPermissions;
  /** The search parameter that the list is shown by. */
  shownBy: string;
}

const nothingInherited: InheritedPermissions = new Map();

/** Every permission with a box. Rights are changed on purpose: nothing is sent before the button says so. */
export function PermissionList(props: PermissionListProps) {
  const { holder, held, inherited = nothingInherited, limited = nothingInherited, shownBy } = props;
  const { t } = useLingui();
  const permissions = useQuery(permissionsQuery);
  const save = useChangePermissions();
  const [draft, setDraft] = useState<PermissionDraft>(new Map());
  if (permissions.isError) {
    return <ErrorState title={t`Couldn't load permissions`} onRetry={() => void permissions.refetch()} />;
  }
  if (!permissions.data) return <Skeleton className="h-40 w-full" />;
  const changes = changesOf(draft, held);

  async function saveNow(): Promise<void> {
    await save.mutateAsync({ holder, changes });
    setDraft(new Map());
    toast({ kind: 'success', title: t`Permissions saved` });
  }

  return (
    <>
      <ul className="flex flex-col gap-2">
        {permissions.data.map(({ name, description }) => (
          <PermissionRow
            key={name}
            name={name}
            description={description}
            teams={inherited.get(name) ?? []}
            limitedTeams={limited.get(name) ?? []}
            isHeld={held.has(name)}
            reach={chosenReach(draft, held, name)}
            canLimit={'team' in holder}
            isBusy={save.isPending}
            onChange={(reach) => setDraft((before) => changedDraft(before, name, reach))}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {changes.length === 0 ? null : (
          <Button
            onClick={() => setDraft(new Map())}
            disabledReason={save.isPending ? t`Saving…` : undefined}
          >
            {t`Discard changes`}
          </Button>
        )}
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={changes.length === 0 ? t`No changes to save.` : undefined}
          // A refusal has already been shown, and what was not saved stays chosen.
          onClick={() => void saveNow().catch(() => undefined)}
        >
          {t`Save permissions`}
        </Button>
      </div>
      <UnsavedChanges isUnsaved={changes.length > 0} shownBy={shownBy}>
        {t`You have unsaved permission changes.`}
      </UnsavedChanges>
    </>
  );
}
