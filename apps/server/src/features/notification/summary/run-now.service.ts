import { inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { AppError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { requireRule } from '../rule/rule.service.ts';
import { requestSummaries } from './summary.jobs.ts';
import { isLimited, makeDue } from './summary.queries.ts';

/**
 * Has a rule that runs by the clock run now: it is made due, so that it sends what its next run would send, and the run after that begins
 * where this one ended.
 *
 * @throws 404, 409 for a rule that would send nothing: one without a schedule, groups or limits, or that is switched off
 */
export async function runRule({ db, now }: Context, uuid: string, caller: Principal): Promise<void> {
  await inTransaction(db, async (trx) => {
    const rule = await requireRule(trx, uuid);
    if (rule.cron === null) throw sendsNothing('The rule reacts to events and has no schedule.');
    if (!rule.enabled) throw sendsNothing('The rule is disabled.');
    if (rule.groups.length === 0) throw sendsNothing('The rule has no events.');
    if (!(await isLimited(trx, rule.rule_id)))
      throw sendsNothing('The rule has no projects and no tags, so its summaries are empty.');
    await makeDue(trx, rule.rule_id, now());
    await requestSummaries(trx);
    await recordAudit(trx, actorOf(caller, now()), 'notification_rule.run', uuid, { name: rule.name });
  });
}

function sendsNothing(detail: string): AppError {
  return new AppError('notification_rule.sends_nothing', {
    status: 409,
    title: 'The rule would send nothing',
    detail,
  });
}
