// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SubscriptionChoices } from '@waybill/api-contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { choicesQuery, subscriptionsQuery } from './subscription.data.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { SubscriptionItem } from './subscription-item.tsx';

/** The user's subscriptions. */
export function OwnSubscriptions() {
  const { t } = useLingui();
  const subscriptions = useQuery(subscriptionsQuery);
  const { data: choices } = useQuery(choicesQuery);
  const [isAdding, setIsAdding] = useState(false);
  const rows = subscriptions.data;

  return (
    <Card
      title={t`Subscriptions`}
      actions={
        choices && choices.groups.length > 0 ? (
          <Button
            size="sm"
            icon={<Plus className="size-3.5" aria-hidden />}
            disabledReason={reasonAgainst(choices) ? t`Your account has no email address.` : undefined}
            onClick={() => setIsAdding(true)}
          >
            {t`Create subscription`}
          </Button>
        ) : undefined
      }
    >
      <p className="mb-2 text-muted">{t`Get notified about what happens in projects that you can access.`}</p>
      {choices && choices.groups.length === 0 ? (
        <p className="text-muted">{t`Your permissions show you nothing that you can subscribe to.`}</p>
      ) : null}
      {choices && choices.groups.length > 0 && !choices.isMailSet ? (
        <p className="mb-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
          {t`This server can't send email yet. An administrator has to set it up.`}
        </p>
      ) : null}
      {subscriptions.isError ? (
        <ErrorState
          title={t`Couldn't load the subscriptions.`}
          onRetry={() => void subscriptions.refetch()}
        />
      ) : rows === undefined || choices === undefined ? (
        <Skeleton className="h-12 w-full" />
      ) : (
        <ul aria-label={t`Subscriptions`} className="divide-y divide-line empty:hidden">
          {rows.map((subscription) => (
            <SubscriptionItem key={subscription.uuid} subscription={subscription} choices={choices} />
          ))}
        </ul>
      )}
      {choices ? (
        <SubscriptionDialog choices={choices} open={isAdding} onClose={() => setIsAdding(false)} />
      ) : null}
    </Card>
  );
}

/** True if there is no way by which anything could be sent. */
function reasonAgainst({ email, webhooks }: SubscriptionChoices): boolean {
  return email === undefined && !webhooks;
}
