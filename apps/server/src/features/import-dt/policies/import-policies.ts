import type { Transaction } from '../../../db/database.ts';
import {
  importConditions,
  importPolicies,
  importPolicyProjects,
  importPolicyTags,
} from '../../policy/policy-import.service.ts';
import { importOnce } from '../import-once.ts';
import type { Ledger } from '../report/ledger.ts';
import type { PolicyPlan } from './plan-policies.ts';

/** Writes policies with conditions and limits. Needs licenses, their groups and projects to be here. */
export async function importPoliciesAndLimits(
  trx: Transaction,
  plan: PolicyPlan,
  ledger: Ledger,
  at: Date,
): Promise<void> {
  await importOnce(trx, ledger, 'POLICY', plan.policies, at, (policies) => importPolicies(trx, policies));
  await importOnce(trx, ledger, 'POLICYCONDITION', plan.conditions, at, (conditions) =>
    importConditions(trx, conditions),
  );
  await importOnce(trx, ledger, 'POLICY_PROJECTS', plan.projects, at, (pairs) =>
    importPolicyProjects(trx, pairs),
  );
  await importOnce(trx, ledger, 'POLICY_TAGS', plan.tags, at, (pairs) => importPolicyTags(trx, pairs));
}
