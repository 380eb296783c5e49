import type { NotificationRule } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { memberChanges, settle } from '../../lib/member-changes.ts';
import type { AlertValues } from './alert-form-values.ts';
import { zoneBody } from './alert-options-values.ts';
import { configText } from './publisher-config.ts';

/** An alert and what a person has made of it. */
interface AlertChange {
  /** As it is now. */
  alert: NotificationRule;
  /** The initial values of the form. Later additions by others stay. */
  begun: AlertValues;
  values: AlertValues;
}

/** Brings an alert to what the form holds, step by step as API v1 has it; projects and teams come last. */
export async function saveAlert(change: AlertChange): Promise<void> {
  await saveRule(change);
  await saveZone(change);
  await saveProjects(change);
  await saveTeams(change);
}

async function saveRule({ alert, begun, values }: AlertChange): Promise<void> {
  const { name, enabled, notificationLevel, logSuccessfulPublish, notifyOn, notifyChildren } = values;
  const { scheduleCron, scheduleSkipUnchanged } = values;
  const { added, gone } = memberChanges(begun.tags, values.tags);
  const kept = alert.tags.map((tag) => tag.name).filter((tag) => !gone.includes(tag));
  await call('POST /api/v1/notification/rule', {
    body: {
      uuid: alert.uuid,
      name,
      enabled,
      notificationLevel,
      logSuccessfulPublish,
      notifyOn,
      notifyChildren,
      publisherConfig: configText(alert, values),
      tags: [...new Set([...kept, ...added])].map((tag) => ({ name: tag })),
      ...(alert.triggerType === 'SCHEDULE' ? { scheduleCron, scheduleSkipUnchanged } : {}),
    },
    quiet: [400, 403],
  });
}

/** The time zone of a schedule is none of what API v1 knows. */
async function saveZone({ alert: { uuid }, begun, values: { scheduleZone } }: AlertChange): Promise<void> {
  if (scheduleZone === begun.scheduleZone) return;
  const path = { uuid };
  const options = await call('GET /api/waybill/v1/notification/rules/{uuid}/options', { path });
  await call('PUT /api/waybill/v1/notification/rules/{uuid}/options', {
    path,
    body: zoneBody(options, scheduleZone),
    quiet: [400],
  });
}

async function saveProjects({ alert, begun, values }: AlertChange): Promise<void> {
  const { added, gone } = memberChanges(begun.projects, values.projects);
  const ruleUuid = alert.uuid;
  for (const projectUuid of added) {
    const path = { ruleUuid, projectUuid };
    await settle(
      call('POST /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}', { path, quiet: [304, 403] }),
    );
  }
  for (const projectUuid of gone) {
    const path = { ruleUuid, projectUuid };
    await settle(
      call('DELETE /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}', { path, quiet: [304, 403] }),
    );
  }
}

async function saveTeams({ alert, begun, values }: AlertChange): Promise<void> {
  const { added, gone } = memberChanges(begun.teams, values.teams);
  const ruleUuid = alert.uuid;
  for (const teamUuid of added) {
    const path = { ruleUuid, teamUuid };
    await settle(call('POST /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}', { path, quiet: [304] }));
  }
  for (const teamUuid of gone) {
    const path = { ruleUuid, teamUuid };
    await settle(call('DELETE /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}', { path, quiet: [304] }));
  }
}
