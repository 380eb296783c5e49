import type { ConditionSubject, FullPolicyCondition, PolicyConditionOperator } from '@waybill/api-contract';
import { readCondition } from '@waybill/policy';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { isUuid, newUuid } from '../../db/uuid.ts';
import { textError, ValidationError, violation } from '../../http/errors.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { requestEvaluation } from '../policy-evaluation/evaluate.service.ts';
import { changeCondition, endCondition, insertCondition, lockCondition } from './policy.queries.ts';
import { requirePolicy } from './policy.service.ts';
import { storedType, typeOfSubject } from './violation-words.ts';

export interface ConditionInput {
  readonly subject: ConditionSubject;
  readonly operator: PolicyConditionOperator;
  readonly value: string;
}

/** Omitted fields stay unchanged. */
export interface ConditionChange {
  readonly subject: ConditionSubject | undefined;
  readonly operator: PolicyConditionOperator | undefined;
  readonly value: string;
}

/** The subjects that a client knows. A condition about another one does not exist for it. */
type KnownSubjects = readonly ConditionSubject[];

const stored = (input: ConditionInput) => ({ ...input, type: storedType(typeOfSubject(input.subject)) });

/** Adds a condition and evaluates its policy. @throws 404 */
export async function addCondition(
  db: Database,
  policyUuid: string,
  input: ConditionInput,
): Promise<FullPolicyCondition> {
  return inTransaction(db, async (trx) => {
    const { policy_id } = await requirePolicy(trx, policyUuid);
    const uuid = newUuid();
    await insertCondition(trx, policy_id, uuid, stored(input));
    await requestEvaluation(trx, [policy_id]);
    return { ...input, uuid, policy: policyUuid };
  });
}

/** Changes a condition and evaluates its policy. @throws 404 */
export async function updateCondition(
  db: Database,
  uuid: string,
  change: ConditionChange,
  known: KnownSubjects,
): Promise<FullPolicyCondition> {
  return inTransaction(db, async (trx) => {
    const { condition_id, policy_id, policy_uuid, ...before } = await requireCondition(trx, uuid, known);
    const input = {
      subject: change.subject ?? before.subject,
      operator: change.operator ?? before.operator,
      value: change.value,
    };
    await changeCondition(trx, condition_id, stored(input));
    await requestEvaluation(trx, [policy_id]);
    return { ...input, uuid, policy: policy_uuid };
  });
}

/** @throws 404 */
export async function removeCondition(
  db: Database,
  uuid: string,
  actor: Actor,
  known: KnownSubjects,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { condition_id, policy_id, policy, subject, operator, value } = await requireCondition(
      trx,
      uuid,
      known,
    );
    await endCondition(trx, condition_id, actor.at);
    await recordAudit(trx, actor, 'policy.condition_deleted', uuid, { policy, subject, operator, value });
    await requestEvaluation(trx, [policy_id]);
  });
}

/** API v1 stores any value (contract §15.2). Ours takes only what an evaluation can read. @throws 400 */
export function requireReadable(input: ConditionInput): void {
  const ready = readCondition(input);
  if (ready.ok) return;
  const member = ready.problem.code === 'operator_unsupported' ? 'operator' : 'value';
  throw new ValidationError([violation(member, `${ready.problem.message}.`, input[member])]);
}

async function requireCondition(trx: Transaction, uuid: string, known: KnownSubjects) {
  const condition = isUuid(uuid) ? await lockCondition(trx, uuid) : undefined;
  if (!condition || !known.includes(condition.subject)) {
    throw textError(
      'policy_condition.not_found',
      404,
      'The UUID of the policy condition could not be found.',
    );
  }
  return condition;
}
