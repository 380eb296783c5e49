import { allHold, check } from '../evaluation.ts';
import { IS_OPERATORS } from '../operator.ts';
import { read, refuse } from '../problem.ts';
import { defineSubject } from '../subject.ts';

/** The component is internal, or is not. */
export const isInternal = defineSubject({
  violationType: 'OPERATIONAL',
  operators: IS_OPERATORS,
  reads: ['internal'],
  readValue(value) {
    const word = value.trim().toLowerCase();
    if (word === 'true' || word === 'false') return read(word);
    return refuse('value_not_listed', `'${value}' is not a truth value, expected true or false`);
  },
  evaluate(operator, expected, facts) {
    const actual = String(facts.isInternal ?? false);
    return allHold(
      check('is_internal', actual, operator, expected, (actual === expected) === (operator === 'IS')),
    );
  },
});
