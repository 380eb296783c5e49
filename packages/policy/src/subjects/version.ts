import { allHold, check, skip } from '../evaluation.ts';
import { holdsNumerically, NUMERIC_OPERATORS } from '../operator.ts';
import { read } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { comparePackageVersions } from '../value/package-version.ts';

/**
 * A component with neither version nor package URL comes before every version, as in Dependency-Track 4.14.3
 * (contract §15.2).
 */
const BEFORE_ALL = -1;

/** The component's version compares so with the value, in the order of its ecosystem. */
export const version = defineSubject({
  violationType: 'OPERATIONAL',
  operators: NUMERIC_OPERATORS,
  reads: ['identity'],
  readValue: (value) => read(value.trim()),
  evaluate(operator, expected, { version: own, purl }) {
    if (own === null && purl !== null) return skip({ code: 'fact_missing', fact: 'version' });
    const order = own === null ? BEFORE_ALL : comparePackageVersions(purl, own, expected);
    if (order === undefined) {
      const isOwn = own !== null && comparePackageVersions(purl, own, own) === undefined;
      return skip({ code: 'fact_unreadable', fact: 'version', actual: isOwn ? own : expected });
    }
    return allHold(check('version', own, operator, expected, holdsNumerically(operator, order)));
  },
});
