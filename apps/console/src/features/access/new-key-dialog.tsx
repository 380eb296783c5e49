import { useLingui } from '@lingui/react/macro';
import type { Permission, Team } from '@waybill/api-contract';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { addressOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { KeyOwner } from './key-owner.ts';
import { useChangePermissions } from './permission.data.ts';
import { canCreateProjects, holds } from './team-rights.ts';

export interface NewKeyDialogProps {
  owner: KeyOwner;
  /** The whole key. */
  secret: string | undefined;
  onClose: () => void;
}

/** The whole key, for the only time, and the line that uploads a BOM with it. */
export function NewKeyDialog({ owner, secret, onClose }: NewKeyDialogProps) {
  const { t } = useLingui();
  // The dialog keeps its content while it closes.
  const last = useRef(secret);
  if (secret) last.current = secret;
  return (
    <Dialog
      open={secret !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t`New API key`}
      description={t`Copy it now and store it as a secret. It won't be shown again.`}
      size="lg"
    >
      <NewKey team={owner.team} secret={last.current ?? ''} />
      <div className="mt-5 flex justify-end">
        <Button variant="primary" onClick={onClose}>{t`Done`}</Button>
      </div>
    </Dialog>
  );
}

function uploadCommand(secret: string): string {
  return [
    `curl -X POST "${addressOf('POST /api/v1/bom')}"`,
    `  -H "X-Api-Key: ${secret}"`,
    '  -F "autoCreate=true"',
    '  -F "projectName=my-application"',
    '  -F "projectVersion=1.0.0"',
    '  -F "bom=@bom.json"',
  ].join(' \\\n');
}

function NewKey({ team, secret }: { team: Team | undefined; secret: string }) {
  const { t } = useLingui();
  const command = uploadCommand(secret);
  const lacking = team ? missingRights(team) : [];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2 rounded-md border border-line bg-subtle py-1 ps-3 pe-1">
        <code className="min-w-0 flex-1 font-mono text-xs wrap-anywhere">{secret}</code>
        <CopyButton text={secret} label={t`Copy key`} />
      </div>
      <div>
        <div className="mb-1 flex items-center justify-between">
          <h3 className="font-medium">{t`Upload a BOM from a pipeline`}</h3>
          <CopyButton text={command} label={t`Copy command`} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0} className="overflow-x-auto rounded-md bg-subtle p-3 font-mono text-xs">
          {command}
        </pre>
      </div>
      {!team || lacking.length === 0 ? null : <MissingRights team={team} permissions={lacking} />}
    </div>
  );
}

/** What the command needs and the team has not, in the order in which it is granted. */
function missingRights(team: Team): Permission[] {
  return [
    ...(holds(team, 'BOM_UPLOAD') ? [] : (['BOM_UPLOAD'] as const)),
    ...(canCreateProjects(team) ? [] : (['PROJECT_CREATION_UPLOAD'] as const)),
  ];
}

function MissingRights({ team, permissions }: { team: Team; permissions: readonly Permission[] }) {
  const { t } = useLingui();
  const grant = useChangePermissions();
  const missing = permissions.join(', ');
  const changes = permissions.map((permission) => ({ permission, granted: true }));
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
