import { allHold, check, skip } from '../evaluation.ts';
import { IS_OPERATORS } from '../operator.ts';
import { defineSubject } from '../subject.ts';
import { comparePackageVersions } from '../value/package-version.ts';
import { readTruth } from '../value/truth.ts';

/**
 * The component has an earlier version than the latest one of its package, or not; unknown is neither. Where the ecosystem cannot order the
 * two, another text is another version (docs/adr/0021).
 */
export const isOutdated = defineSubject({
  violationType: 'OPERATIONAL',
  operators: IS_OPERATORS,
  reads: ['identity', 'latest'],
  readValue: readTruth,
  evaluate(operator, expected, { version, latestVersion: latest, purl }) {
    if (version === null) return skip({ code: 'fact_missing', fact: 'version' });
    if (latest === null) return skip({ code: 'fact_missing', fact: 'latest_version' });
    const order = comparePackageVersions(purl, version, latest);
    const actual = String(order === undefined ? version !== latest : order < 0);
    const held = (actual === expected) === (operator === 'IS');
    return allHold(check('is_outdated', actual, operator, expected, held, { version, latest }));
  },
});
