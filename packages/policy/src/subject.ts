import type { Evaluation } from './evaluation.ts';
import type { ComponentFacts, FactPart, PolicyContext } from './facts.ts';
import type { ConditionOperator } from './operator.ts';
import { type ReadResult, read, refuse } from './problem.ts';

/** Kind of a violation, which decides who looks at it. */
export type ViolationType = 'SECURITY' | 'LICENSE' | 'OPERATIONAL';

/** Puts a condition that was read to the facts of a component. */
export type Evaluate = (facts: ComponentFacts, context: PolicyContext) => Evaluation;

/** The subject of a condition. */
export interface PolicySubject {
  readonly violationType: ViolationType;
  /** Operators that it honors, in the order in which a form offers them. */
  readonly operators: readonly ConditionOperator[];
  /** Parts of the facts that its conditions read. */
  readonly reads: readonly FactPart[];
  /** Reads operator and value of a condition once, for any number of evaluations. */
  read(operator: string, value: string): ReadResult<Evaluate>;
}

/** A subject as its file describes it: `Expected` is what its values say, in our own type. */
interface SubjectRules<Operator extends ConditionOperator, Expected> {
  readonly violationType: ViolationType;
  readonly operators: readonly Operator[];
  readonly reads: readonly FactPart[];
  readValue(value: string): ReadResult<Expected>;
  evaluate(operator: Operator, expected: Expected, facts: ComponentFacts, context: PolicyContext): Evaluation;
}

/** Makes a subject of its rules; its own types stay inside. */
export function defineSubject<const Operator extends ConditionOperator, Expected>(
  rules: SubjectRules<Operator, Expected>,
): PolicySubject {
  const { violationType, operators, reads } = rules;
  return {
    violationType,
    operators,
    reads,
    read(operatorName, value) {
      const operator = operators.find((known) => known === operatorName);
      if (operator === undefined) {
        const message = `Operator '${operatorName}' does not fit, expected ${operators.join(', ')}`;
        return refuse('operator_unsupported', message);
      }
      const expected = rules.readValue(value);
      if (!expected.ok) return expected;
      return read((facts, context) => rules.evaluate(operator, expected.value, facts, context));
    },
  };
}
