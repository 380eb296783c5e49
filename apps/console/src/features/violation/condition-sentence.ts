// Public to other features.
import type { ViolatedCondition } from '@waybill/api-contract';
import { type ConditionParts, useConditionParts, useConditionText } from '../policy/condition-text.ts';

/** A violated condition in a few words; the server tells the name of what its value names. */
export function useConditionSentence(): (condition: ViolatedCondition) => string {
  const textOf = useConditionText([]);
  return (condition) => textOf(named(condition));
}

/** The same in its parts. */
export function useViolatedParts(): (condition: ViolatedCondition) => ConditionParts {
  const partsOf = useConditionParts([]);
  return (condition) => partsOf(named(condition));
}

function named(condition: ViolatedCondition): ViolatedCondition {
  return condition.valueName ? { ...condition, value: condition.valueName } : condition;
}
