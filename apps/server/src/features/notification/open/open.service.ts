import { inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { AppError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { recordEvent } from '../../../jobs/outbox.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { requireRule } from '../rule/rule.service.ts';

/** The groups of a rule that existing findings and violations belong to. */
const groups = ['NEW_VULNERABILITY', 'NEW_VULNERABLE_DEPENDENCY', 'POLICY_VIOLATION'] as const;

/** Has a rule told of what is open already. @throws 404, 409 for a rule that tells nothing that could be open */
export async function sendOpen({ db, now }: Context, uuid: string, caller: Principal): Promise<void> {
  await inTransaction(db, async (trx) => {
    const rule = await requireRule(trx, uuid);
    const tells = groups.filter((group) => rule.groups.includes(group));
    if (!rule.enabled || rule.cron !== null || tells.length === 0) {
      throw new AppError('notification_rule.tells_nothing_open', {
        status: 409,
        title: 'The rule cannot send existing findings',
        detail: 'The rule must be enabled, react to events, and cover vulnerabilities or violations.',
      });
    }
    await recordEvent(trx, {
      group: 'RULE_BEGAN',
      tells,
      scope: 'PORTFOLIO',
      // No level of a rule leaves it out.
      level: 'ERROR',
      subject: { ruleId: rule.rule_id },
    });
    await recordAudit(trx, actorOf(caller, now()), 'notification_rule.open_sent', uuid, { name: rule.name });
  });
}
