import { t } from '@lingui/core/macro';
import {
  type CreateSubscriptionBody,
  notificationGroups,
  type Subscription,
  severities,
} from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText } from '../../lib/validation.ts';
import { projectLabel } from '../project/project-label.ts';

const option = v.object({ value: v.string(), label: v.string() });

const entries = v.object({
  groups: v.pipe(
    v.array(v.picklist(notificationGroups)),
    v.minLength(1, () => t`Choose at least one.`),
  ),
  projects: v.array(option),
  tags: v.array(option),
  minSeverity: v.picklist(['', ...severities]),
  /** The number of minutes; empty: each message is sent at once. */
  groupMinutes: v.string(),
  way: v.picklist(['EMAIL', 'WEBHOOK']),
  webhook: optionalText(),
});
export type SubscriptionValues = v.InferOutput<typeof entries>;

/** @param hasWebhook whether an address is stored, which stays where none is entered */
export function subscriptionSchema(hasWebhook: boolean) {
  return v.pipe(
    entries,
    v.forward(
      v.partialCheck(
        [['way'], ['webhook']],
        ({ way, webhook }) => way === 'EMAIL' || isWebAddress(webhook) || (webhook === '' && hasWebhook),
        () => t`Enter a valid URL.`,
      ),
      ['webhook'],
    ),
  );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * The initial form values of a subscription; undefined is a new one. @param mails true if email is the
 * default channel
 */
export function valuesOf(subscription: Subscription | undefined, mails: boolean): SubscriptionValues {
  return {
    groups: subscription?.groups ?? [],
    projects: (subscription?.projects ?? []).map((project) => ({
      value: project.uuid,
      label: projectLabel(project),
    })),
    tags: (subscription?.tags ?? []).map((tag) => ({ value: tag, label: tag })),
    minSeverity: subscription?.minSeverity ?? '',
    groupMinutes: subscription?.groupMinutes?.toString() ?? '',
    way: (subscription?.isWebhook ?? !mails) ? 'WEBHOOK' : 'EMAIL',
    webhook: '',
  };
}

/** The body to send. An omitted webhook stays; null sends emails. */
export function bodyOf(values: SubscriptionValues, enabled: boolean): CreateSubscriptionBody {
  const { groups, projects, tags, minSeverity, groupMinutes, way, webhook } = values;
  return {
    enabled,
    groups,
    projects: projects.map(({ value }) => value),
    tags: tags.map(({ value }) => value),
    ...(minSeverity === '' ? {} : { minSeverity }),
    ...(groupMinutes === '' ? {} : { groupMinutes: Number(groupMinutes) }),
    ...(way === 'EMAIL' ? { webhook: null } : webhook === '' ? {} : { webhook }),
  };
}
