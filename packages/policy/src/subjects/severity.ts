import { check } from '../evaluation.ts';
import { holdsNumerically, IS_OPERATORS } from '../operator.ts';
import { read, refuse } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { anyVulnerability } from '../vulnerability-checks.ts';

/** The gravest first. */
const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO', 'UNASSIGNED'];

/**
 * Some vulnerability has (`IS`) or has not (`IS_NOT`) the severity, or at least that one. “At least” is Waybill's own;
 * one without a severity is below all others.
 */
export const severity = defineSubject({
  violationType: 'SECURITY',
  operators: [...IS_OPERATORS, 'NUMERIC_GREATER_THAN_OR_EQUAL'],
  reads: ['vulnerabilities'],
  readValue(value) {
    const name = value.trim().toUpperCase();
    if (SEVERITIES.includes(name)) return read(name);
    return refuse('value_not_listed', `'${value}' is not a severity, expected ${SEVERITIES.join(', ')}`);
  },
  evaluate(operator, expected, facts) {
    return anyVulnerability(facts, ({ vulnId, severity }) => {
      const actual = severity ?? 'UNASSIGNED';
      const held =
        operator === 'NUMERIC_GREATER_THAN_OR_EQUAL'
          ? holdsNumerically(operator, SEVERITIES.indexOf(expected) - SEVERITIES.indexOf(actual))
          : (actual === expected) === (operator === 'IS');
      return check('severity', actual, operator, expected, held, { vulnerability: vulnId });
    });
  },
});
