import { msg } from '@lingui/core/macro';
import { type NotificationRule, type NotificationRuleState, notificationLevels } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import {
  EnabledCell,
  GivenUpCell,
  GroupsCell,
  LastSuccessCell,
  LevelBadge,
  LimitsCell,
  TemplateCell,
  WaitingCell,
} from './alert-cells.tsx';

/** An alert with what became of its notifications, where that is known. */
export interface ListedAlert extends NotificationRule {
  state: NotificationRuleState | undefined;
}

export const alertColumns: readonly Column<ListedAlert>[] = [
  {
    id: 'name',
    header: msg`Alert`,
    value: (alert) => alert.name,
    cell: (alert) => (
      <AppLink path={paths.alert(alert.uuid)} className="truncate text-accent hover:underline">
        {alert.name}
      </AppLink>
    ),
    required: true,
    width: 9,
    grow: 3,
    narrow: { place: 1, width: 9 },
  },
  {
    id: 'enabled',
    header: msg`State`,
    value: (alert) => (alert.enabled ? 0 : 1),
    csv: (alert) => alert.enabled,
    cell: (alert) => <EnabledCell alert={alert} />,
    width: 7.2,
    grow: 0,
    narrow: { place: 2, width: 6.4 },
  },
  {
    id: 'publisher',
    yields: 2,
    header: msg`Template`,
    value: (alert) => alert.publisher.name,
    cell: (alert) => <TemplateCell alert={alert} />,
    width: 7,
    grow: 2,
  },
  {
    id: 'notifyOn',
    yields: 4,
    header: msg`Events`,
    csv: (alert) => alert.notifyOn.join(', '),
    cell: (alert) => <GroupsCell alert={alert} />,
    width: 9,
    grow: 5,
  },
  {
    id: 'level',
    spare: true,
    header: msg`Level`,
    value: (alert) => notificationLevels.indexOf(alert.notificationLevel),
    csv: (alert) => alert.notificationLevel,
    cell: (alert) => <LevelBadge level={alert.notificationLevel} />,
    kind: 'level',
    width: 7.8,
    grow: 0,
  },
  {
    id: 'limits',
    spare: true,
    header: msg`Applies to`,
    csv: (alert) => [...alert.projects, ...alert.tags].map(({ name }) => name).join(', '),
    cell: (alert) => <LimitsCell alert={alert} />,
    width: 7.5,
    grow: 2,
  },
  {
    id: 'lastSuccess',
    yields: 1,
    header: msg`Last sent`,
    value: (alert) => alert.state?.lastSuccess,
    csv: (alert) => isoTime(alert.state?.lastSuccess),
    cell: (alert) => <LastSuccessCell alert={alert} />,
    kind: 'date',
    width: 8.5,
    grow: 0,
  },
  {
    id: 'waiting',
    header: msg`Waiting`,
    value: (alert) => alert.state?.waiting,
    cell: (alert) => <WaitingCell alert={alert} />,
    kind: 'number',
    width: 5.6,
    grow: 0,
  },
  {
    id: 'dead',
    header: msg`Given up`,
    value: (alert) => alert.state?.dead,
    cell: (alert) => <GivenUpCell alert={alert} />,
    kind: 'number',
    width: 6,
    grow: 0,
    narrow: { place: 3, width: 5.4 },
  },
];
