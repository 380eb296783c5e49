import { check } from '../evaluation.ts';
import { holdsNumerically, NUMERIC_OPERATORS } from '../operator.ts';
import { defineSubject } from '../subject.ts';
import { readScore } from '../value/score.ts';
import { anyVulnerability } from '../vulnerability-checks.ts';

/** Some vulnerability has a CVSS base score that compares so; one without a score never does. Waybill's own. */
export const cvss = defineSubject({
  violationType: 'SECURITY',
  operators: NUMERIC_OPERATORS,
  reads: ['vulnerabilities'],
  readValue: (value) => readScore(value, 10, 'a CVSS score'),
  evaluate(operator, expected, facts) {
    return anyVulnerability(facts, ({ vulnId, cvssScore }) => {
      if (cvssScore === null) return undefined;
      const held = holdsNumerically(operator, cvssScore - expected);
      return check('cvss', String(cvssScore), operator, String(expected), held, { vulnerability: vulnId });
    });
  },
});
