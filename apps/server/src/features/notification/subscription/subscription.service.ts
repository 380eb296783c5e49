import type {
  CreateSubscriptionBody,
  NotificationGroup,
  Permission,
  Subscription,
  ToldGroup,
} from '@waybill/api-contract';
import { inTransaction } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import type { Context } from '../../../feature.ts';
import { AppError, notFound, textError, ValidationError, violation } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import type { Principal } from '../../../http/principal.ts';
import { publisherKinds } from '../publisher/publisher-kinds.ts';
import {
  deleteSubscription,
  insertSubscription,
  listSubscriptions,
  listTagIds,
  listVisibleIds,
  lockOwner,
  type SubscriptionRow,
} from './subscription.queries.ts';

/** More than anybody reads; it keeps one user from filling the database. */
const most = 50;

/** What people may subscribe to, and what they must be allowed to see for it, then and whenever a mail is sent. */
const permissionOf: Readonly<Partial<Record<ToldGroup, Permission>>> = {
  NEW_VULNERABILITY: 'VIEW_VULNERABILITY',
  NEW_VULNERABLE_DEPENDENCY: 'VIEW_VULNERABILITY',
  NEW_VULNERABILITIES_SUMMARY: 'VIEW_VULNERABILITY',
  POLICY_VIOLATION: 'VIEW_POLICY_VIOLATION',
  NEW_POLICY_VIOLATIONS_SUMMARY: 'VIEW_POLICY_VIOLATION',
  BOM_PROCESSED: 'VIEW_PORTFOLIO',
  BOM_PROCESSING_FAILED: 'VIEW_PORTFOLIO',
  BOM_VALIDATION_FAILED: 'VIEW_PORTFOLIO',
};
const choosable = new Set<NotificationGroup>([
  'NEW_VULNERABILITY',
  'NEW_VULNERABLE_DEPENDENCY',
  'POLICY_VIOLATION',
  'BOM_PROCESSED',
  'BOM_PROCESSING_FAILED',
  'BOM_VALIDATION_FAILED',
]);

/** Whether somebody may be told of events of a group at all. */
export function mayBeTold({ permissions }: Principal, group: ToldGroup): boolean {
  const permission = permissionOf[group];
  return permission !== undefined && permissions.has(permission);
}

export async function ownSubscriptions({ db }: Context, caller: Principal): Promise<Subscription[]> {
  return (await listSubscriptions(db, userOf(caller), caller.scope)).map(viewSubscription);
}

/**
 * Has mails sent to the caller.
 * @throws 400 for groups, projects or tags that are unknown to the caller, 409 without an address or with too many
 */
export async function subscribe(
  { db }: Context,
  body: CreateSubscriptionBody,
  caller: Principal,
): Promise<Subscription> {
  const ownerId = userOf(caller);
  const projects = [...new Set(body.projects ?? [])];
  const tags = [...new Set((body.tags ?? []).map((name) => name.trim().toLowerCase()))];
  return inTransaction(db, async (trx) => {
    const owner = await lockOwner(trx, ownerId);
    if (!owner?.email?.trim())
      throw textError('subscription.no_address', 409, 'Your account has no mail address.');
    if (owner.count >= most)
      throw textError('subscription.too_many', 409, `A user may have ${most} subscriptions.`);
    const known = await listVisibleIds(trx, projects, caller.scope);
    const tagIds = await listTagIds(
      trx,
      tags.filter((name) => !/\p{Cc}/u.test(name)),
    );
    requireKnown(
      body,
      caller,
      known.map(({ uuid }) => uuid),
      tagIds.length === tags.length,
    );
    const uuid = newUuid();
    await insertSubscription(
      trx,
      {
        uuid,
        ownerId,
        name: `Subscription of ${caller.name}`,
        groups: [...new Set(body.groups)],
        minSeverity: body.minSeverity ?? null,
        groupMinutes: body.groupMinutes ?? null,
        projectIds: known.map(({ project_id }) => project_id),
        tagIds,
      },
      publisherKinds.email.publisherClass,
    );
    const added = (await listSubscriptions(trx, ownerId, caller.scope)).find((row) => row.uuid === uuid);
    if (!added) throw new Error('A subscription was not added');
    return viewSubscription(added);
  });
}

/** @throws 404 when it is none of the caller's */
export async function unsubscribe({ db }: Context, uuid: string, caller: Principal): Promise<void> {
  const isGone = await inTransaction(db, (trx) => deleteSubscription(trx, userOf(caller), uuid));
  if (!isGone) throw notFound('subscription');
}

function requireKnown(
  { groups, projects, groupMinutes }: CreateSubscriptionBody,
  caller: Principal,
  known: readonly string[],
  areTagsKnown: boolean,
): void {
  const problems = [
    ...(groups.length > 0 ? [] : [violation('groups', 'must not be empty', null)]),
    ...groups.flatMap((group, place) =>
      choosable.has(group) && mayBeTold(caller, group)
        ? []
        : [violation(`groups[${place}]`, 'must be something that you may see', group)],
    ),
    ...(projects ?? []).flatMap((uuid, place) =>
      known.includes(uuid) ? [] : [violation(`projects[${place}]`, 'must be a project that you see', uuid)],
    ),
    ...(areTagsKnown ? [] : [violation('tags', 'must be tags that exist', null)]),
    ...(groupMinutes === undefined || groupMinutes === null || (groupMinutes >= 1 && groupMinutes <= 1440)
      ? []
      : [violation('groupMinutes', 'must be from 1 to 1440', String(groupMinutes))]),
  ];
  if (problems.length > 0) throw new ValidationError(problems);
}

function viewSubscription(row: SubscriptionRow): Subscription {
  return {
    uuid: row.uuid,
    groups: row.groups,
    projects: row.projects.map(({ uuid, name, version }) => ({ uuid, name, ...present('version', version) })),
    hasHiddenProjects: row.has_projects && row.projects.length === 0,
    tags: row.tags,
    ...present('minSeverity', row.min_severity),
    ...present('groupMinutes', row.group_minutes),
  };
}

/** Programs read no mail: an API key is no user. */
function userOf({ userId }: Principal): number {
  if (userId === undefined) {
    throw new AppError('subscription.not_a_user', {
      status: 401,
      title: 'The caller is not a user',
      as: 'empty',
    });
  }
  return userId;
}
