import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { deliveryStates, type NotificationDelivery, notificationLevels } from '@waybill/api-contract';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { LevelBadge } from './alert-cells.tsx';
import type { DeliveriesOf } from './notification.data.ts';
import { groupWords, stateTones, stateWords } from './notification-words.ts';
import { SendAgain } from './send-again.tsx';

interface DeliveryCell {
  delivery: NotificationDelivery;
}

function TimeCell({ delivery: { created } }: DeliveryCell) {
  const format = useFormat();
  return <time title={format.dateTime(created)}>{format.age(created)}</time>;
}

function StateCell({ delivery: { state } }: DeliveryCell) {
  const { i18n } = useLingui();
  return <Badge tone={stateTones[state]}>{i18n._(stateWords[state])}</Badge>;
}

function GroupCell({ delivery: { group } }: DeliveryCell) {
  const { i18n } = useLingui();
  return <span className="truncate">{i18n._(groupWords[group])}</span>;
}

function TitleCell({ delivery: { title, test } }: DeliveryCell) {
  const { t } = useLingui();
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={title}>
      <span className="truncate">{title}</span>
      {test ? <Badge>{t`Test`}</Badge> : null}
    </span>
  );
}

function NextTryCell({ delivery: { nextTry } }: DeliveryCell) {
  return nextTry === undefined ? null : <DueTime at={nextTry} />;
}

function ErrorCell({ delivery: { error } }: DeliveryCell) {
  return (
    <span className="truncate text-muted" title={error} lang="en">
      {error}
    </span>
  );
}

export const deliveryColumns = (of: DeliveriesOf): readonly Column<NotificationDelivery>[] => [
  {
    id: 'created',
    header: msg`Created`,
    csv: (row) => isoTime(row.created),
    cell: (row) => <TimeCell delivery={row} />,
    kind: 'date',
    sortable: true,
    width: 7,
    grow: 0,
  },
  {
    id: 'state',
    header: msg`State`,
    csv: (row) => deliveryStates.find((state) => state === row.state),
    cell: (row) => <StateCell delivery={row} />,
    width: 6,
    grow: 0,
    narrow: { place: 2, width: 6 },
  },
  {
    id: 'title',
    header: msg`Notification`,
    value: (row) => row.title,
    cell: (row) => <TitleCell delivery={row} />,
    required: true,
    width: 11,
    grow: 4,
    narrow: { place: 1, width: 11 },
  },
  {
    id: 'group',
    spare: true,
    header: msg`Event`,
    csv: (row) => row.group,
    cell: (row) => <GroupCell delivery={row} />,
    width: 9,
    grow: 2,
  },
  {
    id: 'level',
    spare: true,
    header: msg`Level`,
    csv: (row) => notificationLevels.find((level) => level === row.level),
    cell: (row) => <LevelBadge level={row.level} />,
    kind: 'level',
    width: 7.8,
    grow: 0,
  },
  {
    id: 'attempts',
    spare: true,
    header: msg`Tries`,
    value: (row) => row.attempts,
    kind: 'number',
    width: 4.5,
    grow: 0,
  },
  {
    id: 'nextTry',
    spare: true,
    header: msg`Next try`,
    csv: (row) => isoTime(row.nextTry),
    cell: (row) => <NextTryCell delivery={row} />,
    width: 7,
    grow: 0,
  },
  {
    id: 'error',
    yields: 1,
    header: msg`Last failure`,
    value: (row) => row.error,
    cell: (row) => <ErrorCell delivery={row} />,
    width: 11,
    grow: 5,
  },
  {
    id: 'again',
    yields: 2,
    header: msg`Action`,
    cell: (row) => <SendAgain of={of} delivery={row} />,
    width: 7.5,
    grow: 0,
  },
];
