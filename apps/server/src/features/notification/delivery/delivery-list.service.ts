import type { NotificationDelivery, NotificationRuleState } from '@waybill/api-contract';
import { inTransaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import type { Context } from '../../../feature.ts';
import { AppError, notFound } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import type { Principal } from '../../../http/principal.ts';
import { requestDelivery } from '../../../jobs/outbox.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { levelOf } from '../rule/rule.view.ts';
import {
  type DeliveryFilter,
  type DeliveryRow,
  findDelivery,
  listRuleStates,
  reviveDelivery,
} from './delivery-list.queries.ts';

export function viewDelivery(row: DeliveryRow): NotificationDelivery {
  return {
    uuid: row.uuid,
    rule: row.rule_uuid,
    ruleName: row.rule_name,
    group: row.event_group,
    level: levelOf(row.level),
    title: row.title,
    state: row.state,
    attempts: row.attempts,
    created: row.created_at.getTime(),
    ...present('tried', row.tried_at?.getTime()),
    ...present('ended', row.ended_at?.getTime()),
    ...present('nextTry', row.due_at?.getTime()),
    ...present('error', row.error),
    test: row.is_test,
  };
}

/**
 * Sends what was given up once more, with all tries.
 * @param filter which deliveries are the caller's to send
 * @throws 404, 409 for what is not given up
 */
export async function sendAgain(
  { db, now }: Context,
  uuid: string,
  caller: Principal,
  filter: DeliveryFilter = {},
): Promise<NotificationDelivery> {
  return inTransaction(db, async (trx) => {
    if (!(await findDelivery(trx, uuid, caller.scope, filter))) throw notFound('notification');
    if (!(await reviveDelivery(trx, uuid))) {
      throw new AppError('notification.not_dead', {
        status: 409,
        title: 'The notification has not failed for good',
        detail: 'Only a notification that has failed for good can be sent again.',
      });
    }
    await requestDelivery(trx);
    await recordAudit(trx, actorOf(caller, now()), 'notification.sent_again', uuid);
    const row = await findDelivery(trx, uuid, caller.scope);
    if (!row) throw notFound('notification');
    return viewDelivery(row);
  });
}

export async function ruleStates({ db }: Context, scope: ProjectScope): Promise<NotificationRuleState[]> {
  return (await listRuleStates(db, scope)).map((row) => ({
    uuid: row.uuid,
    waiting: row.waiting,
    dead: row.dead,
    ...present('lastSuccess', row.last_success?.getTime()),
    ...present('lastFailure', row.last_failure?.getTime()),
    ...present('error', row.error),
  }));
}
