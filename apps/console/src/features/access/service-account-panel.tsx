import { useLingui } from '@lingui/react/macro';
import type { ServiceAccount } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { toast } from '../../ui/toast.tsx';
import { ApiKeys } from './api-keys.tsx';
import { PanelSection } from './panel-section.tsx';
import { useChangeAccountTeam, useDeleteAccount } from './service-account.data.ts';
import { AccountForm } from './service-account-form.tsx';
import { TeamChecks } from './team-checks.tsx';

/** Everything about a service account, beside the list. */
export function ServiceAccountPanel(props: { account: ServiceAccount | undefined; onClose: () => void }) {
  const { account, onClose } = props;
  return (
    <SidePanel
      open={account !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={account?.name ?? ''}
    >
      {account ? <AccountDetails key={account.name} account={account} onClose={onClose} /> : null}
    </SidePanel>
  );
}

function AccountDetails({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <PanelSection title={t`Account`}>
        <AccountForm account={account} />
      </PanelSection>
      <ApiKeys owner={{ account: account.name }} />
      <PanelSection title={t`Teams`}>
        <p className="mb-2 text-muted">
          {t`What the account may do and which projects it sees follows from its teams.`}
        </p>
        <AccountTeams account={account} />
      </PanelSection>
      <DangerZone>
        <DeleteAccount account={account} onClose={onClose} />
      </DangerZone>
    </>
  );
}

function AccountTeams({ account: { name, teams } }: { account: ServiceAccount }) {
  const change = useChangeAccountTeam();
  const running = change.isPending ? change.variables : undefined;
  return (
    <TeamChecks
      isMember={(uuid) =>
        running?.team === uuid ? running.member : teams.some((team) => team.uuid === uuid)
      }
      busy={change.isPending}
      onChange={(team, member) => change.mutate({ name, team, member })}
    />
  );
}

function DeleteAccount({ account: { name }, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useDeleteAccount();
  const [asking, setAsking] = useState(false);

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(name);
    toast({ kind: 'success', title: t`Service account deleted` });
    onClose();
  }

  return (
    <>
      <Danger
        title={t`Delete service account`}
        action={
          <Button
            variant="danger"
            icon={<Trash2 className="size-4" aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t`Delete service account`}
          </Button>
        }
      >
        {t`Its API keys and tokens stop working immediately. Its comments and audit trail entries are kept.`}
      </Danger>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete service account ${name}?`}
        confirmLabel={t`Delete service account`}
        danger
        onConfirm={removeNow}
      >
        {t`Its API keys and tokens stop working immediately. Its comments and audit trail entries are kept.`}
      </ConfirmDialog>
    </>
  );
}
