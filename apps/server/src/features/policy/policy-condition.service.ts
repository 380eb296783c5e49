import type { PolicyCondition, PolicyConditionOperator, PolicyConditionSubject } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { isUuid, newUuid } from '../../db/uuid.ts';
import { textError } from '../../http/errors.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { requestEvaluation } from '../policy-evaluation/evaluate.service.ts';
import { changeCondition, endCondition, insertCondition, lockCondition } from './policy.queries.ts';
import { requirePolicy } from './policy.service.ts';
import { viewCondition } from './policy.view.ts';
import { storedType, typeOfSubject } from './violation-words.ts';

export interface ConditionInput {
  readonly subject: PolicyConditionSubject;
  readonly operator: PolicyConditionOperator;
  readonly value: string;
}

/** Omitted fields stay unchanged. */
export interface ConditionChange {
  readonly subject: PolicyConditionSubject | undefined;
  readonly operator: PolicyConditionOperator | undefined;
  readonly value: string;
}

const stored = (input: ConditionInput) => ({ ...input, type: storedType(typeOfSubject(input.subject)) });

/** Adds a condition and evaluates its policy. @throws 404 */
export async function addCondition(
  db: Database,
  policyUuid: string,
  input: ConditionInput,
): Promise<PolicyCondition> {
  return inTransaction(db, async (trx) => {
    const { policy_id } = await requirePolicy(trx, policyUuid);
    const uuid = newUuid();
    await insertCondition(trx, policy_id, uuid, stored(input));
    await requestEvaluation(trx, [policy_id]);
    return viewCondition({ ...input, uuid });
  });
}

/** Changes a condition and evaluates its policy. @throws 404 */
export async function updateCondition(
  db: Database,
  uuid: string,
  change: ConditionChange,
): Promise<PolicyCondition> {
  return inTransaction(db, async (trx) => {
    const { condition_id, policy_id, ...before } = await requireCondition(trx, uuid);
    const input = {
      subject: change.subject ?? before.subject,
      operator: change.operator ?? before.operator,
      value: change.value,
    };
    await changeCondition(trx, condition_id, stored(input));
    await requestEvaluation(trx, [policy_id]);
    return viewCondition({ ...input, uuid });
  });
}

export async function removeCondition(db: Database, uuid: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { condition_id, policy_id, policy, subject, operator, value } = await requireCondition(trx, uuid);
    await endCondition(trx, condition_id, actor.at);
    await recordAudit(trx, actor, 'policy.condition_deleted', uuid, { policy, subject, operator, value });
    await requestEvaluation(trx, [policy_id]);
  });
}

async function requireCondition(trx: Transaction, uuid: string) {
  const condition = isUuid(uuid) ? await lockCondition(trx, uuid) : undefined;
  if (!condition) {
    throw textError(
      'policy_condition.not_found',
      404,
      'The UUID of the policy condition could not be found.',
    );
  }
  return condition;
}
