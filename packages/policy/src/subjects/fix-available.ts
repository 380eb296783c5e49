import { check } from '../evaluation.ts';
import { IS_OPERATORS } from '../operator.ts';
import { defineSubject } from '../subject.ts';
import { readTruth } from '../value/truth.ts';
import { anyVulnerability } from '../vulnerability-checks.ts';

/** Some vulnerability is fixed in a later version of the component, or in none that a record names. Waybill's own. */
export const fixAvailable = defineSubject({
  violationType: 'SECURITY',
  operators: IS_OPERATORS,
  reads: ['vulnerabilities', 'fixes'],
  readValue: readTruth,
  evaluate(operator, expected, facts) {
    return anyVulnerability(facts, ({ vulnId, fixedIn }) => {
      const actual = String(fixedIn !== null);
      const held = (actual === expected) === (operator === 'IS');
      const details = { vulnerability: vulnId, ...(fixedIn === null ? {} : { fixedIn }) };
      return check('fix_available', actual, operator, expected, held, details);
    });
  },
});
