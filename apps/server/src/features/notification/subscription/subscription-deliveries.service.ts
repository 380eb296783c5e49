import type { DeliveryState, NotificationDelivery, SubscriptionSecret } from '@waybill/api-contract';
import { inTransaction } from '../../../db/database.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import type { Context } from '../../../feature.ts';
import { notFound, textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { listDeliveries } from '../delivery/delivery-list.queries.ts';
import { sendAgain, viewDelivery } from '../delivery/delivery-list.service.ts';
import { newSigningSecret } from '../delivery/signature.ts';
import { isOwnSubscription, lockOwner, setSigningSecret } from './subscription.queries.ts';
import { requireOwn, userOf } from './subscription.service.ts';
import { isPosted } from './subscription.view.ts';
import { toldGroups } from './subscription-groups.ts';

/**
 * The sent and waiting messages of a subscription, as far as the caller may see their subjects. @throws 404
 * if it is not the caller's
 */
export async function deliveriesOfSubscription(
  { db }: Context,
  uuid: string,
  state: DeliveryState | undefined,
  page: Page,
  caller: Principal,
): Promise<ListPage<NotificationDelivery>> {
  if (!(await isOwnSubscription(db, userOf(caller), uuid))) throw notFound('subscription');
  const told = toldGroups(caller);
  const { rows, ...others } = await listDeliveries(db, { rule: uuid, state, told }, page, caller.scope);
  return { ...others, rows: rows.map(viewDelivery) };
}

/**
 * Sends again what a subscription gave up.
 * @param delivery one of those that {@link deliveriesOfSubscription} lists
 * @throws 404 when it is none of the caller's, 409 for what is not given up
 */
export async function sendAgainOf(
  context: Context,
  uuid: string,
  delivery: string,
  caller: Principal,
): Promise<NotificationDelivery> {
  if (!(await isOwnSubscription(context.db, userOf(caller), uuid))) throw notFound('subscription');
  return sendAgain(context, delivery, caller, { rule: uuid, told: toldGroups(caller) });
}

/**
 * Has what a subscription posts signed by a new secret, which is shown to nobody afterwards.
 * @throws 404 when it is none of the caller's, 409 when it is mailed
 */
export async function signSubscription(
  { db, secrets }: Context,
  uuid: string,
  caller: Principal,
): Promise<SubscriptionSecret> {
  const signingSecret = newSigningSecret();
  await inTransaction(db, async (trx) => {
    await lockOwner(trx, userOf(caller));
    const row = await requireOwn(trx, uuid, caller);
    if (!isPosted(row))
      throw textError('subscription.no_webhook', 409, 'Only messages to a webhook are signed.');
    await setSigningSecret(trx, row.rule_id, secrets.encrypt(signingSecret));
  });
  return { signingSecret };
}

/** @throws 404 when it is none of the caller's */
export async function stopSigning({ db }: Context, uuid: string, caller: Principal): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockOwner(trx, userOf(caller));
    const { rule_id: ruleId } = await requireOwn(trx, uuid, caller);
    await setSigningSecret(trx, ruleId, null);
  });
}
