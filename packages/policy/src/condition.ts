import type { FactPart } from './facts.ts';
import { type ConditionProblem, type ReadResult, read, refuse } from './problem.ts';
import { conditionSubjects, getSubject, isConditionSubject } from './registry.ts';
import type { Evaluate, ViolationType } from './subject.ts';

/** Longest value of a condition, in UTF-16 units. */
export const MAX_VALUE_LENGTH = 255;

/** A condition as it is stored; `id` is the caller's own and unique in its policy. */
export interface PolicyCondition<Id = unknown> {
  readonly id: Id;
  readonly subject: string;
  readonly operator: string;
  readonly value: string;
}

/** A condition that was read and can be put to any number of components. */
export interface ReadyCondition {
  readonly violationType: ViolationType;
  /** Parts of the facts that it reads. */
  readonly reads: readonly FactPart[];
  readonly evaluate: Evaluate;
}

/**
 * Reads a condition, or says what is wrong with it: an unknown subject, an operator that the subject does not honor,
 * a value that it cannot read. Licenses and groups that a value names are looked up only when it is evaluated.
 * Source: contract §15.2.
 *
 * @example
 * const condition = readCondition({ subject: 'SEVERITY', operator: 'IS', value: 'HIGH' });
 * condition.ok && condition.value.violationType // 'SECURITY'
 */
export function readCondition({
  subject: name,
  operator,
  value,
}: Omit<PolicyCondition, 'id'>): ReadResult<ReadyCondition> {
  if (!isConditionSubject(name)) {
    const message = `'${name}' is not a subject, expected ${conditionSubjects.join(', ')}`;
    return refuse('subject_unknown', message);
  }
  const problem = problemOfText(value);
  if (problem) return { ok: false, problem };
  const subject = getSubject(name);
  const evaluate = subject.read(operator, value);
  if (!evaluate.ok) return evaluate;
  const { violationType, reads } = subject;
  return read({ violationType, reads, evaluate: evaluate.value });
}

function problemOfText(value: string): ConditionProblem | undefined {
  if (value.trim() === '') return { code: 'value_blank', message: 'The value is blank' };
  if (value.length <= MAX_VALUE_LENGTH) return undefined;
  const message = `The value has ${value.length} characters, expected at most ${MAX_VALUE_LENGTH}`;
  return { code: 'value_too_long', message };
}
