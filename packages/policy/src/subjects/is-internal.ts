import { allHold, check } from '../evaluation.ts';
import { IS_OPERATORS } from '../operator.ts';
import { defineSubject } from '../subject.ts';
import { readTruth } from '../value/truth.ts';

/** The component is internal, or is not. */
export const isInternal = defineSubject({
  violationType: 'OPERATIONAL',
  operators: IS_OPERATORS,
  reads: ['internal'],
  readValue: readTruth,
  evaluate(operator, expected, facts) {
    const actual = String(facts.isInternal ?? false);
    return allHold(
      check('is_internal', actual, operator, expected, (actual === expected) === (operator === 'IS')),
    );
  },
});
