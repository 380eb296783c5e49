// Public to other features.
import type { FullPolicyCondition, Policy } from '@waybill/api-contract';

/** A policy with all of its conditions. API v1 leaves out those with subjects of Waybill's own. */
export interface WholePolicy extends Omit<Policy, 'policyConditions'> {
  conditions: readonly FullPolicyCondition[];
}

/** Policies with their conditions, each in its own order. */
export function wholePolicies(
  policies: readonly Policy[],
  conditions: readonly FullPolicyCondition[],
): WholePolicy[] {
  const byPolicy = Map.groupBy(conditions, ({ policy }) => policy);
  return policies.map(({ policyConditions: _, ...policy }) => ({
    ...policy,
    conditions: byPolicy.get(policy.uuid) ?? [],
  }));
}
