import { check } from '../evaluation.ts';
import { holdsNumerically, NUMERIC_OPERATORS } from '../operator.ts';
import { defineSubject } from '../subject.ts';
import { readScore } from '../value/score.ts';
import { anyVulnerability } from '../vulnerability-checks.ts';

/** Some vulnerability has an exploit prediction that compares so; one without prediction never does. */
export const epss = defineSubject({
  violationType: 'SECURITY',
  operators: NUMERIC_OPERATORS,
  reads: ['vulnerabilities'],
  readValue: (value) => readScore(value, 1, 'an EPSS score'),
  evaluate(operator, expected, facts) {
    return anyVulnerability(facts, ({ vulnId, epssScore }) => {
      if (epssScore === null) return undefined;
      const held = holdsNumerically(operator, epssScore - expected);
      const details = { vulnerability: vulnId };
      return check('epss', String(epssScore), operator, String(expected), held, details);
    });
  },
});
