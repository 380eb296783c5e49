import type { FullPolicyCondition } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { memberChanges, settle } from '../../lib/member-changes.ts';
import type { ConditionValues, PolicyValues } from './policy-form-values.ts';
import type { WholePolicy } from './whole-policy.ts';

/** Told of each condition that was added, by its place in the form, so that it is not added once more. */
type StoredCondition = (index: number, uuid: string) => void;

/** A policy and what a person has made of it. */
interface PolicyChange {
  /** As it is now. */
  policy: WholePolicy;
  /** The initial values of the form. Later additions by others stay. */
  begun: PolicyValues;
  values: PolicyValues;
  onStored: StoredCondition;
}

/** Brings a policy to what the form holds, step by step as the API has it; limits come last. */
export async function savePolicy(change: PolicyChange): Promise<void> {
  await saveRules(change);
  await saveConditions(change);
  await saveLimits(change);
}

async function saveRules({ policy: { uuid, ...policy }, values }: PolicyChange): Promise<void> {
  const { name, operator, violationState, includeChildren, onlyLatestProjectVersion } = values;
  const rules = { name, operator, violationState, includeChildren, onlyLatestProjectVersion };
  const isSame = Object.entries(rules).every(([member, value]) => Reflect.get(policy, member) === value);
  if (!isSame) await call('POST /api/v1/policy', { body: { uuid, ...rules }, quiet: [400] });
}

async function saveConditions({ policy, begun, values, onStored }: PolicyChange): Promise<void> {
  const stored = new Map(policy.conditions.map((condition) => [condition.uuid, condition]));
  const kept = new Set(values.conditions.map((condition) => condition.uuid));
  for (const { uuid } of begun.conditions) {
    if (!kept.has(uuid) && stored.has(uuid))
      await call('DELETE /api/waybill/v1/policies/conditions/{uuid}', { path: { uuid } });
  }
  for (const [index, { uuid, subject, operator, value }] of values.conditions.entries()) {
    const body = { subject, operator, value };
    const before = stored.get(uuid);
    if (uuid === '') {
      const path = { uuid: policy.uuid };
      const added = await call('PUT /api/waybill/v1/policies/{uuid}/conditions', {
        path,
        body,
        quiet: [400],
      });
      onStored(index, added.uuid);
    } else if (before && !isSameCondition(before, body)) {
      await call('POST /api/waybill/v1/policies/conditions/{uuid}', { path: { uuid }, body, quiet: [400] });
    }
  }
}

function isSameCondition(
  before: FullPolicyCondition,
  { subject, operator, value }: Omit<ConditionValues, 'uuid'>,
): boolean {
  return before.subject === subject && before.operator === operator && before.value === value;
}

async function saveLimits({ policy, begun, values }: PolicyChange): Promise<void> {
  const policyUuid = policy.uuid;
  const projects = memberChanges(begun.projects, values.projects);
  for (const projectUuid of projects.added) {
    const path = { policyUuid, projectUuid };
    await settle(call('POST /api/v1/policy/{policyUuid}/project/{projectUuid}', { path, quiet: [304] }));
  }
  for (const projectUuid of projects.gone) {
    const path = { policyUuid, projectUuid };
    await settle(call('DELETE /api/v1/policy/{policyUuid}/project/{projectUuid}', { path, quiet: [304] }));
  }
  const tags = memberChanges(begun.tags, values.tags);
  for (const tagName of tags.added) {
    const path = { policyUuid, tagName };
    await settle(call('POST /api/v1/policy/{policyUuid}/tag/{tagName}', { path, quiet: [304] }));
  }
  for (const tagName of tags.gone) {
    const path = { policyUuid, tagName };
    await settle(call('DELETE /api/v1/policy/{policyUuid}/tag/{tagName}', { path, quiet: [304] }));
  }
}
