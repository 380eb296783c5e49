import { expect, it } from 'vitest';
import { componentFacts, policyContext } from '../test/facts.ts';
import {
  compareComponentVersions,
  evaluatePolicy,
  findHashAlgorithm,
  getSubject,
  holdsNumerically,
  isConditionSubject,
  matchesPattern,
  policyScope,
  preparePolicy,
  readCondition,
  readPattern,
  tokenizeVersion,
} from './index.ts';
import { expandWildcards, offsetInSource } from './pattern/wildcards.ts';
import { addPeriod, dayNumberOf, formatDay } from './value/calendar.ts';
import { readPeriod } from './value/period.ts';
import { compareDistances, formatDistance, versionDistance } from './value/version-distance.ts';

/** The examples of the docstrings, in their words. */
it.each<[example: string, actual: () => unknown, expected: unknown]>([
  ['holdsNumerically', () => holdsNumerically('NUMERIC_LESSER_THAN_OR_EQUAL', -1), true],
  ['tokenizeVersion', () => tokenizeVersion('1:2.10-rc1'), ['1', '2', '10', 'rc1']],
  [
    'compareComponentVersions',
    () => compareComponentVersions(tokenizeVersion('1.10'), tokenizeVersion('1.9.3')),
    1,
  ],
  ['findHashAlgorithm', () => findHashAlgorithm('sha3_256'), 'SHA3-256'],
  [
    'readPattern',
    () => {
      const pattern = readPattern('^pkg:npm/*');
      return pattern.ok && pattern.value.test('pkg:npm/left-pad@1.3.0');
    },
    true,
  ],
  ['matchesPattern', () => matchesPattern(null, null), true],
  ['getSubject', () => getSubject('EPSS').violationType, 'SECURITY'],
  ['isConditionSubject', () => isConditionSubject('LICENCE'), false],
  [
    'readCondition',
    () => {
      const condition = readCondition({ subject: 'SEVERITY', operator: 'IS', value: 'HIGH' });
      return condition.ok && condition.value.violationType;
    },
    'SECURITY',
  ],
  [
    'evaluatePolicy',
    () => {
      const policy = preparePolicy({
        operator: 'ANY',
        conditions: [{ id: 1, subject: 'PACKAGE_URL', operator: 'MATCHES', value: '^pkg:npm/left-pad@' }],
      });
      const facts = componentFacts({ purl: 'pkg:npm/left-pad@1.3.0' });
      return evaluatePolicy(policy, facts, policyContext()).violations;
    },
    [{ conditionId: 1, type: 'OPERATIONAL' }],
  ],
  [
    'policyScope',
    () =>
      policyScope(
        { projects: new Set([1]), tags: new Set(), includeChildren: true, onlyLatestProjectVersion: false },
        { id: 3, ancestors: [2, 1], tags: [], isLatest: true },
      ),
    { applies: true, by: 'ancestor', ancestor: 1 },
  ],
  ['expandWildcards', () => expandWildcards('lodash*'), '.*lodash.*'],
  ['offsetInSource', () => offsetInSource('a*(?=b)', 5), 2],
  ['dayNumberOf', () => dayNumberOf(86_400_000), 1],
  ['addPeriod', () => addPeriod(19_753, { months: 1, days: 0 }), 19_782],
  ['formatDay', () => formatDay(19_782), '2024-02-29'],
  ['readPeriod', () => readPeriod('P1Y6M'), { ok: true, value: { months: 18, days: 0 } }],
  ['versionDistance', () => versionDistance('1.2.3', '3.0'), [0, 2, -1, -1]],
  ['compareDistances', () => compareDistances([0, 2, -1, -1], [0, 1, -1, -1]), 1],
  ['formatDistance', () => formatDistance([0, 2, -1, -1]), '0:2.?.?'],
])('the example of %s is true', (_example, actual, expected) => {
  expect(actual()).toEqual(expected);
});
