import { useLingui } from '@lingui/react/macro';
import type { Subscription, SubscriptionChoices } from '@waybill/api-contract';
import { KeyRound, List, MoreHorizontal, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, useSeverityLabels } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { groupWords } from '../notification/notification-words.ts';
import { projectLabel } from '../project/project-label.ts';
import { SigningDialog } from './signing-dialog.tsx';
import { useDeleteSubscription, usePauseSubscription, useTestSubscription } from './subscription.data.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { SubscriptionState } from './subscription-state.tsx';
import { useGatherWords } from './use-gather-words.ts';

interface SubscriptionItemProps {
  subscription: Subscription;
  choices: SubscriptionChoices;
}

const iconClass = 'size-4';

/** One subscription: what it is about, what became of it, and what can be done with it. */
export function SubscriptionItem({ subscription, choices }: SubscriptionItemProps) {
  const { t, i18n } = useLingui();
  const go = useGo();
  const pause = usePauseSubscription();
  const test = useTestSubscription();
  const remove = useDeleteSubscription();
  const [dialog, setDialog] = useState<'edit' | 'signing' | 'delete'>();
  const { uuid, enabled, groups, state, isWebhook } = subscription;
  const title = groups.map((group) => i18n._(groupWords[group])).join(', ');

  async function setEnabled(next: boolean): Promise<void> {
    await pause.mutateAsync({ subscription, enabled: next });
    toast({ kind: 'success', title: next ? t`Subscription resumed` : t`Subscription paused` });
  }

  async function sendTest(): Promise<void> {
    await test.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Test message is being sent` });
  }

  async function deleteNow(): Promise<void> {
    await remove.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Subscription deleted` });
  }

  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="min-w-0 grow wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span>{title}</span>
          {enabled ? null : <Badge>{t`Paused`}</Badge>}
        </p>
        <About subscription={subscription} email={choices.email} />
        <SubscriptionState state={state} />
      </div>
      <Menu
        trigger={
          <IconButton
            label={t`Actions for “${title}”`}
            icon={<MoreHorizontal className={iconClass} aria-hidden />}
          />
        }
      >
        <MenuItem icon={<Pencil className={iconClass} aria-hidden />} onSelect={() => setDialog('edit')}>
          {t`Edit`}
        </MenuItem>
        <MenuItem
          icon={<List className={iconClass} aria-hidden />}
          onSelect={() => go(paths.subscriptionDeliveries(uuid))}
        >
          {t`Deliveries`}
        </MenuItem>
        {isWebhook ? (
          <MenuItem
            icon={<KeyRound className={iconClass} aria-hidden />}
            onSelect={() => setDialog('signing')}
          >
            {t`Signing secret`}
          </MenuItem>
        ) : null}
        <MenuItem
          icon={<Send className={iconClass} aria-hidden />}
          // A failure has been reported by the request.
          onSelect={() => void sendTest().catch(() => {})}
        >
          {t`Send test`}
        </MenuItem>
        <MenuItem
          icon={
            enabled ? <Pause className={iconClass} aria-hidden /> : <Play className={iconClass} aria-hidden />
          }
          onSelect={() => void setEnabled(!enabled).catch(() => {})}
        >
          {enabled ? t`Pause` : t`Resume`}
        </MenuItem>
        <MenuItem
          icon={<Trash2 className={iconClass} aria-hidden />}
          danger
          onSelect={() => setDialog('delete')}
        >
          {t`Delete`}
        </MenuItem>
      </Menu>
      <SubscriptionDialog
        choices={choices}
        subscription={subscription}
        open={dialog === 'edit'}
        onClose={() => setDialog(undefined)}
      />
      <SigningDialog
        subscription={subscription}
        open={dialog === 'signing'}
        onClose={() => setDialog(undefined)}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(open) => setDialog(open ? 'delete' : undefined)}
        title={t`Delete this subscription?`}
        confirmLabel={t`Delete`}
        danger
        onConfirm={deleteNow}
      >
        {t`You no longer get these messages. This cannot be undone.`}
      </ConfirmDialog>
    </li>
  );
}

interface AboutProps {
  subscription: Subscription;
  email: string | undefined;
}

/** The limits of a subscription, and its channel. */
function About({ subscription, email }: AboutProps) {
  const { t } = useLingui();
  const labels = useSeverityLabels();
  const { projects, tags, minSeverity, groupMinutes, hasHiddenProjects, isWebhook, webhookHost, isSigned } =
    subscription;
  const gather = useGatherWords(groupMinutes?.toString() ?? '');
  const limits = [...projects.map(projectLabel), ...tags];
  const severity = minSeverity && labels[minSeverity];
  const host = webhookHost ?? '';
  const parts = [
    ...(limits.length > 0 ? [limits.join(', ')] : []),
    ...(hasHiddenProjects ? [t`projects that you no longer have access to`] : []),
    ...(limits.length === 0 && !hasHiddenProjects ? [t`All projects`] : []),
    ...(severity ? [t`Severity at least ${severity}`] : []),
    isWebhook ? t`Webhook at ${host}` : (email ?? t`No email address`),
    ...(isSigned ? [t`signed`] : []),
    ...(groupMinutes === undefined
      ? []
      : [gather.find(({ value }) => value === String(groupMinutes))?.label ?? '']),
  ];
  return <p className="text-muted">{parts.join(' · ')}</p>;
}
