import type { CreateSubscriptionBody, NotificationGroup } from '@waybill/api-contract';
import { ValidationError, violation } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { choosableGroups } from './subscription-groups.ts';

/** The existing things that a body names and the caller can see. */
interface Known {
  readonly projects: readonly string[];
  readonly areTagsKnown: boolean;
  /** The current groups of the subscription. They stay, whatever the caller may see now. */
  readonly groups: readonly NotificationGroup[];
  readonly areWebhooksAllowed: boolean;
}

type Problems = ReturnType<typeof violation>[];

/** @throws ValidationError that says what is wrong where */
export function requireSubscription(body: CreateSubscriptionBody, caller: Principal, known: Known): void {
  const { groups, projects = [], groupMinutes } = body;
  const allowed = new Set<NotificationGroup>([...choosableGroups(caller), ...known.groups]);
  const problems: Problems = [
    ...groups.flatMap((group, place) =>
      allowed.has(group)
        ? []
        : [violation(`groups[${place}]`, 'must be something that you can access', group)],
    ),
    ...(projects ?? []).flatMap((uuid, place) =>
      known.projects.includes(uuid)
        ? []
        : [violation(`projects[${place}]`, 'must be a project that you can access', uuid)],
    ),
    ...(known.areTagsKnown ? [] : [violation('tags', 'must be tags that exist', null)]),
    ...(groupMinutes === undefined || groupMinutes === null || (groupMinutes >= 1 && groupMinutes <= 1440)
      ? []
      : [violation('groupMinutes', 'must be from 1 to 1440', String(groupMinutes))]),
    ...webhookProblems(body, known),
  ];
  if (problems.length > 0) throw new ValidationError(problems);
}

/** The address is a secret, so that it is not repeated. */
function webhookProblems({ webhook }: CreateSubscriptionBody, { areWebhooksAllowed }: Known): Problems {
  if (!webhook) return [];
  if (!areWebhooksAllowed) return [violation('webhook', 'is not allowed by the administrator', null)];
  const url = URL.canParse(webhook) ? new URL(webhook) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '')
    return [violation('webhook', 'must be an address that begins with http:// or https://', null)];
  return [];
}
