// Public to other features.
import type { ViolatedCondition } from '@waybill/api-contract';
import { useConditionText } from '../policy/condition-text.ts';

/** A violated condition in a few words; the server tells the name of what its value names. */
export function useConditionSentence(): (condition: ViolatedCondition) => string {
  const textOf = useConditionText([]);
  return (condition) =>
    textOf(condition.valueName ? { ...condition, value: condition.valueName } : condition);
}
