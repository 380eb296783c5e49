import type {
  CreateSubscriptionBody,
  Subscription,
  SubscriptionChoices,
  UpdateSubscriptionBody,
} from '@waybill/api-contract';
import type { Secrets } from '../../../config/secrets.ts';
import { inTransaction, type Transaction } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import type { Context } from '../../../feature.ts';
import { AppError, notFound, textError } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import type { Principal } from '../../../http/principal.ts';
import { requestDelivery } from '../../../jobs/outbox.ts';
import { isSettingOn } from '../../config-property/setting.service.ts';
import { canSendMail } from '../delivery/plain-mail.service.ts';
import { insertMessages } from '../event/outbox.queries.ts';
import { sampleOf } from '../event/samples.ts';
import { publisherKinds } from '../publisher/publisher-kinds.ts';
import {
  deleteSubscription,
  findOwnerAddress,
  insertSubscription,
  listSubscriptions,
  listTagIds,
  listVisibleIds,
  lockOwner,
  type SubscriptionFields,
  type SubscriptionRow,
  updateSubscription,
  wasTestedLately,
} from './subscription.queries.ts';
import { isPosted, viewSubscription } from './subscription.view.ts';
import { requireSubscription } from './subscription-checks.ts';
import { choosableGroups, toldGroups } from './subscription-groups.ts';

/** More than anybody reads; it keeps one user from filling the database. */
const most = 50;

/** A webhook of a user is asked no more often than this, however much happens. */
const postsPerMinute = 60;

export async function ownSubscriptions({ db, secrets }: Context, caller: Principal): Promise<Subscription[]> {
  const rows = await listSubscriptions(db, userOf(caller), caller.scope, toldGroups(caller));
  return rows.map((row) => viewSubscription(row, secrets));
}

/** The caller's choices of groups and channels. */
export async function subscriptionChoices({ db }: Context, caller: Principal): Promise<SubscriptionChoices> {
  return {
    groups: choosableGroups(caller),
    ...present('email', await findOwnerAddress(db, userOf(caller))),
    isMailSet: await canSendMail(db),
    webhooks: await areWebhooksAllowed(db),
  };
}

/**
 * Has messages sent to the caller.
 * @throws 400 for groups, projects or tags that are unknown to the caller, 409 without an address or with too many
 */
export async function subscribe(
  { db, secrets }: Context,
  body: CreateSubscriptionBody,
  caller: Principal,
): Promise<Subscription> {
  const ownerId = userOf(caller);
  return inTransaction(db, async (trx) => {
    const count = await lockOwner(trx, ownerId);
    if (count >= most)
      throw textError('subscription.too_many', 409, `A user may have ${most} subscriptions.`);
    const fields = await readFields(trx, body, caller, undefined, secrets);
    const uuid = newUuid();
    await insertSubscription(trx, { ...fields, uuid, ownerId, name: `Subscription of ${caller.name}` });
    return viewSubscription(await requireOwn(trx, uuid, caller), secrets);
  });
}

/** Replaces a subscription of the caller; projects that they do not see any more stay. @throws as {@link subscribe}, 404 */
export async function changeSubscription(
  { db, secrets }: Context,
  uuid: string,
  body: UpdateSubscriptionBody,
  caller: Principal,
): Promise<Subscription> {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, userOf(caller));
    const before = await requireOwn(trx, uuid, caller);
    const fields = await readFields(trx, body, caller, before, secrets);
    await updateSubscription(trx, before.rule_id, fields, caller.scope);
    return viewSubscription(await requireOwn(trx, uuid, caller), secrets);
  });
}

/** @throws 404 when it is none of the caller's */
export async function unsubscribe({ db }: Context, uuid: string, caller: Principal): Promise<void> {
  const isGone = await inTransaction(db, (trx) => deleteSubscription(trx, userOf(caller), uuid));
  if (!isGone) throw notFound('subscription');
}

/** Sends a sample, also while the subscription is paused. @throws 404, 409 for a second one within a minute */
export async function testSubscription({ db, now }: Context, uuid: string, caller: Principal): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockOwner(trx, userOf(caller));
    const { rule_id, groups } = await requireOwn(trx, uuid, caller);
    if (await wasTestedLately(trx, rule_id))
      throw textError('subscription.tested', 409, 'A test was sent less than a minute ago.');
    const [group = 'NEW_VULNERABILITY'] = groups;
    const sample = sampleOf(group, now());
    await insertMessages(trx, [{ ...sample, projectId: undefined, ruleIds: [rule_id], isTest: true }]);
    await requestDelivery(trx);
  });
}

/** @throws 404 when it is none of the caller's */
export async function requireOwn(
  trx: Transaction,
  uuid: string,
  caller: Principal,
): Promise<SubscriptionRow> {
  const rows = await listSubscriptions(trx, userOf(caller), caller.scope, toldGroups(caller));
  const row = rows.find((each) => each.uuid === uuid);
  if (!row) throw notFound('subscription');
  return row;
}

/** @param before what is changed; undefined for a new one. @throws ValidationError, 409 where mails have no address */
async function readFields(
  trx: Transaction,
  body: CreateSubscriptionBody,
  caller: Principal,
  before: SubscriptionRow | undefined,
  secrets: Secrets,
): Promise<SubscriptionFields> {
  const projects = [...new Set(body.projects ?? [])];
  const tags = [...new Set((body.tags ?? []).map((name) => name.trim().toLowerCase()))];
  const known = await listVisibleIds(trx, projects, caller.scope);
  const tagIds = await listTagIds(
    trx,
    tags.filter((name) => !/\p{Cc}/u.test(name)),
  );
  requireSubscription(body, caller, {
    projects: known.map(({ uuid }) => uuid),
    areTagsKnown: tagIds.length === tags.length,
    groups: before?.groups ?? [],
    areWebhooksAllowed: await areWebhooksAllowed(trx),
  });
  const way = wayOf(body, before, secrets);
  const enabled = body.enabled ?? true;
  if (enabled && way.config === null && (await findOwnerAddress(trx, userOf(caller))) === undefined)
    throw textError('subscription.no_address', 409, 'Your account has no mail address.');
  return {
    ...way,
    enabled,
    groups: [...new Set(body.groups)],
    minSeverity: body.minSeverity ?? null,
    groupMinutes: body.groupMinutes ?? null,
    projectIds: known.map(({ project_id }) => project_id),
    tagIds,
  };
}

/** How it is sent: a webhook that is not told stays. */
function wayOf(
  { webhook }: CreateSubscriptionBody,
  before: SubscriptionRow | undefined,
  secrets: Secrets,
): Pick<SubscriptionFields, 'publisherClass' | 'config' | 'maxPerMinute'> {
  const kept = webhook === undefined && before && isPosted(before) ? before.config : null;
  const config = webhook ? secrets.encrypt(JSON.stringify({ destination: webhook })) : kept;
  if (config === null)
    return { publisherClass: publisherKinds.email.publisherClass, config, maxPerMinute: null };
  return { publisherClass: publisherKinds.webhook.publisherClass, config, maxPerMinute: postsPerMinute };
}

function areWebhooksAllowed(db: Context['db']): Promise<boolean> {
  return isSettingOn(db, 'notification', 'subscription.webhooks.allowed');
}

/** Programs read no mail: an API key is no user. */
export function userOf({ userId }: Principal): number {
  if (userId === undefined) {
    throw new AppError('subscription.not_a_user', {
      status: 401,
      title: 'The caller is not a user',
      as: 'empty',
    });
  }
  return userId;
}
