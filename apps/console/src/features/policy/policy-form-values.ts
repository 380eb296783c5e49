import { t } from '@lingui/core/macro';
import {
  conditionSubjects,
  policyConditionOperators,
  policyOperators,
  policyViolationStates,
} from '@waybill/api-contract';
import { MAX_VALUE_LENGTH, type ProblemCode, readCondition } from '@waybill/policy';
import * as v from 'valibot';
import { requiredText } from '../../lib/validation.ts';
import { projectLabel } from '../project/project-label.ts';
import type { WholePolicy } from './whole-policy.ts';

function wordsOf(code: ProblemCode): string {
  switch (code) {
    case 'value_blank':
    case 'value_not_json':
      return t`This field is required.`;
    case 'value_too_long':
      return t`Enter at most ${MAX_VALUE_LENGTH} characters.`;
    case 'value_not_listed':
      return t`Choose one from the list.`;
    case 'period_not_positive':
      return t`Enter a period of at least one day.`;
    case 'pattern_unsupported':
      return t`This pattern uses a feature that is not supported.`;
    case 'pattern_unreadable':
      return t`This is not a valid pattern.`;
    case 'pattern_too_large':
      return t`This pattern repeats too much.`;
    default:
      return t`This value isn't valid for the subject.`;
  }
}

const condition = v.object({
  /** Empty for one that is not stored yet. */
  uuid: v.string(),
  subject: v.picklist(conditionSubjects),
  operator: v.picklist(policyConditionOperators),
  value: v.pipe(v.string(), v.trim()),
});
export type ConditionValues = v.InferOutput<typeof condition>;

/** Describes the fault of a condition in the user's language. */
function conditionProblem(values: ConditionValues): string | undefined {
  const read = readCondition(values);
  if (!read.ok) return wordsOf(read.problem.code);
  return isEmptyCoordinates(values) ? t`Enter a group, a name, or a version.` : undefined;
}

/** It would break for every component without a name, and there is none. */
function isEmptyCoordinates({ subject, value }: ConditionValues): boolean {
  if (subject !== 'COORDINATES') return false;
  const parts: Record<string, unknown> = JSON.parse(value);
  return Object.values(parts).every((part) => !part);
}

const option = v.object({ value: v.string(), label: v.string() });

/** The editable fields of a policy. */
export const policySchema = v.object({
  name: v.pipe(
    requiredText(),
    v.maxLength(255, () => t`Enter at most ${255} characters.`),
  ),
  operator: v.picklist(policyOperators),
  violationState: v.picklist(policyViolationStates),
  conditions: v.array(
    v.pipe(
      condition,
      v.forward(
        v.check(
          (values) => conditionProblem(values) === undefined,
          ({ input }) => conditionProblem(input) ?? '',
        ),
        ['value'],
      ),
    ),
  ),
  projects: v.array(option),
  includeChildren: v.boolean(),
  onlyLatestProjectVersion: v.boolean(),
  tags: v.array(option),
});
export type PolicyValues = v.InferOutput<typeof policySchema>;

export function valuesOf(policy: WholePolicy): PolicyValues {
  const { name, operator, violationState, includeChildren, onlyLatestProjectVersion } = policy;
  return {
    name,
    operator,
    violationState,
    includeChildren,
    onlyLatestProjectVersion,
    conditions: policy.conditions.map(({ uuid, subject, operator, value }) => ({
      uuid,
      subject,
      operator,
      value,
    })),
    projects: (policy.projects ?? []).map((project) => ({
      value: project.uuid,
      label: projectLabel(project),
    })),
    tags: (policy.tags ?? []).map(({ name }) => ({ value: name, label: name })),
  };
}
