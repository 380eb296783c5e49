import { check } from '../evaluation.ts';
import { holdsNumerically, NUMERIC_OPERATORS } from '../operator.ts';
import { type ReadResult, read, refuse } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { anyVulnerability } from '../vulnerability-checks.ts';

/** Up to 15 digits behind the point, so that a number holds each value exactly enough to compare it. */
const DECIMAL = /^[-+]?(?:\d+(?:\.\d{0,15})?|\.\d{1,15})$/;

/** Some vulnerability has an exploit prediction that compares so; one without prediction never does. */
export const epss = defineSubject({
  violationType: 'SECURITY',
  operators: NUMERIC_OPERATORS,
  reads: ['vulnerabilities'],
  readValue: readScore,
  evaluate(operator, expected, facts) {
    return anyVulnerability(facts, ({ vulnId, epssScore }) => {
      if (epssScore === null) return undefined;
      const held = holdsNumerically(operator, epssScore - expected);
      const details = { vulnerability: vulnId };
      return check('epss', String(epssScore), operator, String(expected), held, details);
    });
  },
});

function readScore(value: string): ReadResult<number> {
  const text = value.trim();
  const score = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (score >= 0 && score <= 1) return read(score);
  return refuse('value_unreadable', `'${value}' is not an EPSS score, expected a decimal from 0 to 1`);
}
