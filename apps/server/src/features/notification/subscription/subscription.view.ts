import type { Subscription } from '@waybill/api-contract';
import type { Secrets } from '../../../config/secrets.ts';
import { present } from '../../../http/present.ts';
import { kindOf } from '../publisher/publisher-kinds.ts';
import { readConfig } from '../rule/publisher-config.ts';
import type { SubscriptionRow } from './subscription.queries.ts';

export function viewSubscription(row: SubscriptionRow, secrets: Secrets): Subscription {
  const isWebhook = isPosted(row);
  return {
    uuid: row.uuid,
    enabled: row.enabled,
    groups: row.groups,
    projects: row.projects.map(({ uuid, name, version }) => ({ uuid, name, ...present('version', version) })),
    hasHiddenProjects: row.has_projects && row.projects.length === 0,
    tags: row.tags,
    ...present('minSeverity', row.min_severity),
    ...present('groupMinutes', row.group_minutes),
    isWebhook,
    ...(isWebhook ? present('webhookHost', hostOf(row, secrets)) : {}),
    isSigned: row.is_signed,
    state: {
      waiting: row.waiting,
      dead: row.dead,
      ...present('lastSuccess', row.last_success?.getTime()),
      ...present('lastTitle', row.last_title),
      ...present('lastFailure', row.last_failure?.getTime()),
      ...present('error', row.error),
    },
  };
}

/** True if its messages are posted, not mailed. */
export function isPosted(publisher: Pick<SubscriptionRow, 'publisher_class' | 'own_kind'>): boolean {
  return kindOf(publisher) === 'webhook';
}

/** The address itself is never shown, because anyone who has it may post there. */
function hostOf({ config }: SubscriptionRow, secrets: Secrets): string | undefined {
  try {
    const { destination } = readConfig(config, secrets);
    return destination !== undefined && URL.canParse(destination) ? new URL(destination).host : undefined;
  } catch {
    return undefined;
  }
}
