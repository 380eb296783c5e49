import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ManagedApiKey, Permission, PermissionReach, Team } from '@waybill/api-contract';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { addressOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { KeyOwner } from './key-owner.ts';
import { limitedPermissionsQuery, useChangePermissions } from './permission.data.ts';
import { heldByTeam } from './permission-draft.ts';
import { missingRights, uploadReach } from './team-rights.ts';
import { createsProject, uploadCommand } from './upload-command.ts';

export interface NewKeyDialogProps {
  owner: KeyOwner;
  /** With the whole key. */
  made: MadeKey | undefined;
  onClose: () => void;
}

/** A new or renewed key, with its description. */
export interface MadeKey {
  readonly secret: string;
  readonly projects: ManagedApiKey['projects'];
  /** It was renewed although its last day is over. */
  readonly isExpired: boolean;
}

/** The whole key, for the only time, and the line that uploads a BOM with it. */
export function NewKeyDialog({ owner, made, onClose }: NewKeyDialogProps) {
  const { t } = useLingui();
  // The dialog keeps its content while it closes.
  const last = useRef(made);
  if (made) last.current = made;
  return (
    <Dialog
      open={made !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t`New API key`}
      description={t`Copy it now and store it as a secret. It won't be shown again.`}
      size="lg"
    >
      {last.current ? <NewKey team={owner.team} made={last.current} /> : null}
      <div className="mt-5 flex justify-end">
        <Button variant="primary" onClick={onClose}>{t`Done`}</Button>
      </div>
    </Dialog>
  );
}

function NewKey({ team, made }: { team: Team | undefined; made: MadeKey }) {
  const { t } = useLingui();
  const { secret, projects, isExpired } = made;
  const command = uploadCommand(addressOf('POST /api/v1/bom'), secret, projects);
  const limited = useQuery(limitedPermissionsQuery).data;
  const held = team && limited && heldByTeam(team, limited);
  const lacking = held ? missingRights(held, createsProject(projects)) : [];
  return (
    <div className="flex flex-col gap-4">
      {isExpired ? (
        <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t`This key has expired. Edit it and choose a later last day.`}
        </p>
      ) : null}
      <div className="flex items-center gap-2 rounded-md border border-line bg-subtle py-1 ps-3 pe-1">
        <code className="min-w-0 flex-1 font-mono text-xs wrap-anywhere">{secret}</code>
        <CopyButton text={secret} label={t`Copy key`} />
      </div>
      <div>
        <div className="mb-1 flex items-center justify-between">
          <h3 className="font-medium">{t`Upload a BOM from a pipeline`}</h3>
          <CopyButton text={command} label={t`Copy command`} />
        </div>
        <section
          aria-label={t`Upload a BOM from a pipeline`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-md bg-subtle p-3"
        >
          <pre className="font-mono text-xs">{command}</pre>
        </section>
      </div>
      {!team || !held || lacking.length === 0 ? null : (
        <MissingRights team={team} permissions={lacking} reach={uploadReach(held)} />
      )}
    </div>
  );
}

interface MissingRightsProps {
  team: Team;
  permissions: readonly Permission[];
  reach: PermissionReach;
}

function MissingRights({ team, permissions, reach }: MissingRightsProps) {
  const { t } = useLingui();
  const grant = useChangePermissions();
  const missing = permissions.join(', ');
  const changes = permissions.map((permission) => ({ permission, reach }));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <p className="flex min-w-0 flex-[1_1_16rem] gap-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="min-w-0 wrap-anywhere">{t`This command also needs ${missing}.`}</span>
      </p>
      <Button
        size="sm"
        busy={grant.isPending}
        onClick={() =>
          grant.mutate(
            { holder: { team: team.uuid }, changes },
            { onSuccess: () => toast({ kind: 'success', title: t`Permission granted` }) },
          )
        }
      >
        {t`Grant it`}
      </Button>
    </div>
  );
}
