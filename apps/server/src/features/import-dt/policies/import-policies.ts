import {
  endLimits,
  followConditions,
  followPolicies,
  importConditions,
  importPolicies,
  importPolicyProjects,
  importPolicyTags,
} from '../../policy/policy-import.service.ts';
import { importOnce, type Moving } from '../import-once.ts';
import type { PolicyPlan } from './plan-policies.ts';

/** Writes policies with conditions and limits. Needs licenses, their groups and projects to be here. */
export async function importPoliciesAndLimits(moving: Moving, plan: PolicyPlan): Promise<void> {
  const { trx, at } = moving;
  await importOnce(moving, 'POLICY', plan.policies, {
    write: (policies) => importPolicies(trx, policies),
    ...followPolicies(trx, at),
  });
  await importOnce(moving, 'POLICYCONDITION', plan.conditions, {
    write: (conditions) => importConditions(trx, conditions),
    ...followConditions(trx, at),
    of: ['POLICY'],
  });
  await importOnce(moving, 'POLICY_PROJECTS', plan.projects, {
    write: (pairs) => importPolicyProjects(trx, pairs),
    ...endLimits(trx, 'projects'),
    of: ['POLICY', 'PROJECT'],
  });
  await importOnce(moving, 'POLICY_TAGS', plan.tags, {
    write: (pairs) => importPolicyTags(trx, pairs),
    ...endLimits(trx, 'tags'),
    of: ['POLICY', 'TAG'],
  });
}
