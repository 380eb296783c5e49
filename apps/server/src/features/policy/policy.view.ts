import {
  type FullPolicyCondition,
  type Policy,
  type PolicyCondition,
  type PolicyConditionSubject,
  type PolicySummary,
  policyConditionSubjects,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { viewProject } from '../project/project.service.ts';
import type { ConditionRow, FullConditionRow, PolicyRow } from './policy.queries.ts';
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
    policyConditions: conditions.flatMap((condition) => viewCondition(condition) ?? []),
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

type ConditionFields = Pick<ConditionRow, 'uuid' | 'subject' | 'operator' | 'value'>;

/** Undefined for a subject of our own: the contract's list is closed. */
function viewCondition({ uuid, subject, operator, value }: ConditionFields): PolicyCondition | undefined {
  const known = contractSubject(subject);
  return known && { uuid, subject: known, operator, value };
}

/**
 * The condition of a violation in the words of the contract. One with a subject of our own is shown as one about a
 * vulnerability, which it is, with its own subject in the value.
 */
export function viewViolatedCondition({ uuid, subject, operator, value }: ConditionFields): PolicyCondition {
  const known = contractSubject(subject);
  if (known) return { uuid, subject: known, operator, value };
  return { uuid, subject: 'VULNERABILITY_ID', operator, value: `${subject} ${value}` };
}

function contractSubject(subject: string): PolicyConditionSubject | undefined {
  return policyConditionSubjects.find((known) => known === subject);
}

export function viewFullCondition(row: FullConditionRow): FullPolicyCondition {
  const { uuid, policy, subject, operator, value } = row;
  return { uuid, policy, subject, operator, value };
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
