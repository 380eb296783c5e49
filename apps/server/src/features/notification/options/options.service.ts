import type { NotificationRuleOptions, SetNotificationRuleOptionsBody } from '@waybill/api-contract';
import { nextOf, parseCron } from '@waybill/cron';
import type { Secrets } from '../../../config/secrets.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { illegalArgument, notFound } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { isHolding } from '../delivery/holding.ts';
import type { RuleRow } from '../rule/rule.queries.ts';
import { requireRule } from '../rule/rule.service.ts';
import { changeOptions, findOptions } from './options.queries.ts';
import { viewOptions } from './options.view.ts';
import { readOptions } from './read-options.ts';

/** @throws 404 */
export async function getOptions(db: Database, uuid: string): Promise<NotificationRuleOptions> {
  const row = await findOptions(db, uuid);
  if (!row) throw notFound('notification rule');
  return viewOptions(row);
}

/** @throws 404, 400 that says what is wrong where */
export async function setOptions(
  { db, now, secrets }: Context,
  uuid: string,
  body: SetNotificationRuleOptionsBody,
  caller: Principal,
): Promise<NotificationRuleOptions> {
  const fields = readOptions(body);
  return inTransaction(db, async (trx) => {
    const rule = await requireRule(trx, uuid);
    if (rule.cron !== null && isHolding(fields))
      throw illegalArgument('A scheduled rule neither collects messages nor has quiet hours.');
    if (fields.own_groups.length > 0 && (rule.cron !== null || rule.scope !== 'PORTFOLIO'))
      throw illegalArgument('Only event-driven portfolio rules can report changed findings.');
    if (rule.cron === null && fields.schedule_zone !== null)
      throw illegalArgument('Only a scheduled rule has a time zone.');
    const before = await findOptions(trx, uuid);
    const signing_secret = secretAfter(body.signingSecret, before?.signing_secret ?? null, secrets);
    const next = nextTrigger(rule, fields.schedule_zone, now());
    await changeOptions(trx, rule.rule_id, { ...fields, signing_secret }, next);
    await recordAudit(trx, actorOf(caller, now()), 'notification_rule.options_changed', uuid, {
      name: rule.name,
    });
    return getOptions(trx, uuid);
  });
}

/** Another zone moves the next run; without that, what is due stays due. */
function nextTrigger({ cron, schedule_zone, next_trigger_at }: RuleRow, zone: string | null, at: Date) {
  if (cron === null || zone === schedule_zone) return next_trigger_at;
  return nextOf(parseCron(cron, zone ?? undefined), at) ?? null;
}

/** A secret is not shown, so that one that is not told stays; null takes it away. */
function secretAfter(
  given: string | null | undefined,
  stored: string | null,
  secrets: Secrets,
): string | null {
  if (given === undefined) return stored;
  return given === null || given === '' ? null : secrets.encrypt(given);
}
