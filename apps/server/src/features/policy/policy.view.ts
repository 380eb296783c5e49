import type { Policy, PolicyCondition, PolicySummary } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { viewProject } from '../project/project.service.ts';
import type { ConditionRow, PolicyRow } from './policy.queries.ts';
import type { PolicySummaryRow } from './policy-summary.queries.ts';
import { stateOf } from './violation-words.ts';

type ProjectView = ReturnType<typeof viewProject>;

/** The related rows of a policy. */
interface PolicyParts {
  readonly conditions: readonly ConditionRow[];
  readonly projects: readonly ProjectView[];
  readonly tags: readonly string[];
}

export function viewPolicy(row: PolicyRow, { conditions, projects, tags }: PolicyParts): Policy {
  return {
    ...viewBarePolicy(row),
    policyConditions: conditions.map(viewCondition),
    projects: [...projects],
    tags: tags.map((name) => ({ name })),
  };
}

/** A policy without its relations, as shown beside a condition. */
export function viewBarePolicy(row: Omit<PolicyRow, 'policy_id'>): Policy {
  return {
    uuid: row.uuid,
    name: row.name,
    operator: row.operator,
    violationState: stateOf(row.state),
    includeChildren: row.include_children,
    onlyLatestProjectVersion: row.only_latest,
    global: row.is_global,
  };
}

export function viewCondition({
  uuid,
  subject,
  operator,
  value,
}: Pick<ConditionRow, 'uuid' | 'subject' | 'operator' | 'value'>): PolicyCondition {
  return { uuid, subject, operator, value };
}

/** @param seesViolations whether the caller may know how many there are */
export function viewPolicySummary(row: PolicySummaryRow, seesViolations: boolean): PolicySummary {
  return {
    uuid: row.uuid,
    name: row.name,
    operator: row.operator,
    violationState: stateOf(row.state),
    includeChildren: row.include_children,
    onlyLatestProjectVersion: row.only_latest,
    global: row.is_global,
    conditions: row.conditions,
    ...(seesViolations ? { violations: row.violations, projects: row.projects } : {}),
    ...present('evaluatedAt', row.evaluated_at?.getTime()),
    evaluating: row.is_due,
  };
}
