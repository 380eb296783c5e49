import { type NotificationRuleOptions, ownNotificationGroups } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import { quietHoursOf } from '../delivery/holding.ts';
import type { QuietHours } from '../delivery/quiet-hours.ts';
import type { OptionRow } from './options.queries.ts';

export function viewOptions(row: OptionRow): NotificationRuleOptions {
  const hours = quietHoursOf(row);
  return {
    projectNames: [...row.project_names],
    ...present('minSeverity', row.min_severity),
    ...present('minEpss', row.min_epss),
    exploitedOnly: row.exploited_only,
    directOnly: row.direct_only,
    latestOnly: row.latest_only,
    policies: [...row.policies],
    policyNames: row.policy_names,
    ...present('scheduleZone', row.schedule_zone),
    ...present('expression', row.expression),
    ...present('expressionError', row.expression_error),
    ownGroups: ownNotificationGroups.filter((group) => row.own_groups.includes(group)),
    ...present('groupMinutes', row.group_minutes),
    ...present('quietHours', hours && viewHours(hours)),
    ...present('maxPerMinute', row.max_per_minute),
    isSigned: row.signing_secret !== null,
    ...present('mailSubject', row.mail_subject),
  };
}

function viewHours({
  zone,
  from,
  until,
  days,
}: QuietHours): NonNullable<NotificationRuleOptions['quietHours']> {
  return { zone, from: clockText(from), until: clockText(until), days: [...days] };
}

/** Minutes after midnight as `hh:mm`. */
function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
