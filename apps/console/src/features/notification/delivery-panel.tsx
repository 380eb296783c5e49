import { useLingui } from '@lingui/react/macro';
import type { NotificationDelivery } from '@waybill/api-contract';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { DeliveriesOf } from './notification.data.ts';
import { groupWords, levelWords, stateTones, stateWords } from './notification-words.ts';
import { SendAgain } from './send-again.tsx';

interface DeliveryPanelProps {
  delivery: NotificationDelivery | undefined;
  of: DeliveriesOf;
  onClose: () => void;
}

/** Everything about a delivery, beside the list. */
export function DeliveryPanel({ delivery, of, onClose }: DeliveryPanelProps) {
  return (
    <SidePanel
      open={delivery !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={delivery?.title ?? ''}
    >
      {delivery ? <Details delivery={delivery} of={of} /> : null}
    </SidePanel>
  );
}

function Details({ delivery, of }: { delivery: NotificationDelivery; of: DeliveriesOf }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { error, tried, ended, nextTry, state, attempts } = delivery;
  return (
    <>
      {error ? (
        <p className="mb-4 rounded-md bg-danger-soft px-3 py-2 text-danger wrap-anywhere" lang="en">
          {error}
        </p>
      ) : null}
      <Facts
        facts={[
          { label: t`State`, value: <Badge tone={stateTones[state]}>{i18n._(stateWords[state])}</Badge> },
          { label: t`Event`, value: i18n._(groupWords[delivery.group]) },
          { label: t`Level`, value: i18n._(levelWords[delivery.level]) },
          { label: t`Created`, value: format.dateTime(delivery.created) },
          { label: t`Tries`, value: format.number(attempts) },
          { label: t`Last try`, value: tried && format.dateTime(tried) },
          { label: t`Next try`, value: nextTry && <DueTime at={nextTry} /> },
          { label: state === 'SENT' ? t`Sent` : t`Given up`, value: ended && format.dateTime(ended) },
          { label: t`Idempotency key`, value: <code className="text-xs">{delivery.uuid}</code> },
        ]}
      />
      <div className="mt-4 empty:hidden">
        <SendAgain of={of} delivery={delivery} />
      </div>
    </>
  );
}
