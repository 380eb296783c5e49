import { allHold, check, skip } from '../evaluation.ts';
import { IS_OPERATORS } from '../operator.ts';
import { defineSubject } from '../subject.ts';
import { readTruth } from '../value/truth.ts';

/** The component has another version than the latest one of its package, or has that one; unknown is neither. */
export const isOutdated = defineSubject({
  violationType: 'OPERATIONAL',
  operators: IS_OPERATORS,
  reads: ['identity', 'latest'],
  readValue: readTruth,
  evaluate(operator, expected, { version, latestVersion: latest }) {
    if (version === null) return skip({ code: 'fact_missing', fact: 'version' });
    if (latest === null) return skip({ code: 'fact_missing', fact: 'latest_version' });
    const actual = String(version !== latest);
    const held = (actual === expected) === (operator === 'IS');
    return allHold(check('is_outdated', actual, operator, expected, held, { version, latest }));
  },
});
