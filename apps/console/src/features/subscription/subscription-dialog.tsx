import { useLingui } from '@lingui/react/macro';
import type { NotificationGroup, Subscription, SubscriptionChoices } from '@waybill/api-contract';
import { useMemo } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useChangeSubscription, useCreateSubscription } from './subscription.data.ts';
import { AboutFields, EventFields, WayFields } from './subscription-fields.tsx';
import { bodyOf, type SubscriptionValues, subscriptionSchema, valuesOf } from './subscription-values.ts';

interface SubscriptionDialogProps {
  choices: SubscriptionChoices;
  /** The one that is changed; undefined for a new one. */
  subscription?: Subscription | undefined;
  open: boolean;
  onClose: () => void;
}

/** The dialog that makes or changes a subscription. */
export function SubscriptionDialog(props: SubscriptionDialogProps) {
  const { t } = useLingui();
  const { subscription, open, onClose } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={subscription ? t`Edit subscription` : t`Create subscription`}
      sticky
    >
      <SubscriptionFields {...props} />
    </Dialog>
  );
}

function SubscriptionFields({ choices, subscription, onClose }: SubscriptionDialogProps) {
  const { t } = useLingui();
  const create = useCreateSubscription();
  const change = useChangeSubscription();
  const schema = useMemo(() => subscriptionSchema(subscription?.isWebhook ?? false), [subscription]);
  const form = useForm({
    schema,
    defaultValues: valuesOf(subscription, choices.email !== undefined || !choices.webhooks),
  });
  // Its current groups may stay, whatever the user may see now.
  const offered: NotificationGroup[] = [...new Set([...choices.groups, ...(subscription?.groups ?? [])])];

  async function submit(values: SubscriptionValues): Promise<void> {
    const body = bodyOf(values, subscription?.enabled ?? true);
    if (subscription) await change.mutateAsync({ uuid: subscription.uuid, body });
    else await create.mutateAsync(body);
    toast({ kind: 'success', title: subscription ? t`Subscription saved` : t`Subscription created` });
    onClose();
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={subscription ? t`Save` : t`Create`}
      onCancel={onClose}
      describeError={refusalText}
    >
      <EventFields offered={offered} />
      <AboutFields hasHidden={subscription?.hasHiddenProjects ?? false} />
      <WayFields choices={choices} subscription={subscription} />
    </Form>
  );
}
