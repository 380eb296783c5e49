import { allHold, check, skip } from '../evaluation.ts';
import { holdsNumerically, NUMERIC_OPERATORS } from '../operator.ts';
import { read } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { compareComponentVersions, tokenizeVersion } from '../value/component-version.ts';

/** The component's version compares so with the value, in the order that `compareComponentVersions` tells. */
export const version = defineSubject({
  violationType: 'OPERATIONAL',
  operators: NUMERIC_OPERATORS,
  reads: ['identity'],
  readValue(value) {
    const text = value.trim();
    return read({ text, tokens: tokenizeVersion(text) });
  },
  evaluate(operator, { text, tokens }, facts) {
    if (facts.version === null) return skip({ code: 'fact_missing', fact: 'version' });
    const order = compareComponentVersions(tokenizeVersion(facts.version), tokens);
    return allHold(check('version', facts.version, operator, text, holdsNumerically(operator, order)));
  },
});
