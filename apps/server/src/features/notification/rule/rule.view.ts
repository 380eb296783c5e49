import {
  type NestedTeam,
  type NotificationLevel,
  type NotificationRule,
  notificationGroups,
  notificationLevels,
} from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { viewProject } from '../../project/project.service.ts';
import type { PublisherRow } from '../publisher/publisher.queries.ts';
import { viewBarePublisher } from '../publisher/publisher.view.ts';
import type { RuleRow } from './rule.queries.ts';

/** The related rows of a rule. */
interface RuleParts {
  readonly publisher: PublisherRow;
  readonly projects: readonly ReturnType<typeof viewProject>[];
  readonly tags: readonly string[];
  readonly teams: readonly NestedTeam[];
  /** As it may be shown. */
  readonly config: string | undefined;
}

export function viewRule(
  row: RuleRow,
  { publisher, projects, tags, teams, config }: RuleParts,
): NotificationRule {
  const groups = new Set(row.groups);
  return {
    uuid: row.uuid,
    name: row.name,
    enabled: row.enabled,
    notifyChildren: row.notify_children,
    logSuccessfulPublish: row.log_success,
    scope: row.scope,
    notificationLevel: levelOf(row.level),
    projects: [...projects],
    teams: [...teams],
    tags: tags.map((name) => ({ name })),
    // In the order of the contract's list, whatever order they were given in.
    notifyOn: notificationGroups.filter((group) => groups.has(group)),
    ...present('message', row.message),
    publisher: viewBarePublisher(publisher),
    ...present('publisherConfig', config),
    triggerType: row.cron === null ? 'EVENT' : 'SCHEDULE',
    ...present('scheduleCron', row.cron),
    ...present('scheduleSkipUnchanged', row.skip_unchanged),
    ...present('scheduleLastTriggeredAt', row.last_triggered_at?.getTime()),
    ...present('scheduleNextTriggerAt', row.next_trigger_at?.getTime()),
  };
}

export function levelOf(stored: number): NotificationLevel {
  return notificationLevels[stored] ?? 'INFORMATIONAL';
}

export function storedLevel(level: NotificationLevel): number {
  return notificationLevels.indexOf(level);
}
