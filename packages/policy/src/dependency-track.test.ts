import { hasSharedData } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { holds } from '../test/facts.ts';
import { readRecordedPortfolio } from '../test/recorded-portfolio.ts';
import type { ComponentFacts } from './index.ts';

/** Every subject that the recorded policies have: what they read is in the recorded answers. */
const subjects = [
  'AGE',
  'COMPONENT_HASH',
  'COORDINATES',
  'CPE',
  'CWE',
  'EPSS',
  'IS_INTERNAL',
  'LICENSE',
  'LICENSE_GROUP',
  'PACKAGE_URL',
  'SEVERITY',
  'SWID_TAGID',
  'VERSION',
  'VERSION_DISTANCE',
  'VULNERABILITY_ID',
];

/** Where Waybill answers otherwise on purpose, with a component for which it does. */
const betterRules: readonly ((subject: string, value: string, facts: ComponentFacts) => boolean)[] = [
  // 4.14.3 reads 0.1 as 0.0.0 where the package is one of npm (contract §15.2).
  (subject, value, { purl }) =>
    subject === 'VERSION' && value === '0.1' && purl?.startsWith('pkg:npm/') === true,
  // It does not resolve the ids of an expression with an exception or with "or later" (contract §15.2).
  (subject, _, { license }) => /^LICENSE/.test(subject) && /\+$| WITH /.test(license.expression ?? ''),
];

const nothingSuppressed = ({ vulnerabilities, ...facts }: ComponentFacts): ComponentFacts => ({
  ...facts,
  vulnerabilities: vulnerabilities.map((vulnerability) => ({ ...vulnerability, isSuppressed: false })),
});

/** The violations that Dependency-Track 4.14.3 found. Its component lists stop at 500 per project. */
describe.runIf(hasSharedData)('conditions, held against the violations of Dependency-Track 4.14.3', () => {
  it.each(['pg', 'h2'])('hold where these are, on %s', (database) => {
    const { components, policies, context, violations } = readRecordedPortfolio(database);
    const wrong: object[] = [];
    const checked = new Set<string>();
    const [found, suppressedSince]: [Record<string, number>, Record<string, number>] = [{}, {}];
    for (const policy of policies) {
      const isComplete = policy.global && policy.operator === 'ANY';
      for (const { uuid, subject, operator, value } of policy.policyConditions) {
        for (const component of components) {
          const isFound = violations.has(`${uuid} ${component.uuid}`);
          if (!isFound && !isComplete) continue;
          checked.add(subject);
          if (isFound) found[subject] = (found[subject] ?? 0) + 1;
          const condition = [subject, operator, value] as const;
          if (holds(condition, component.facts, context) === isFound) continue;
          if (betterRules.some((isBetter) => isBetter(subject, value, component.facts))) continue;
          // Findings were suppressed after the last evaluation: before, the condition held.
          if (isFound && holds(condition, nothingSuppressed(component.facts), context)) {
            suppressedSince[subject] = (suppressedSince[subject] ?? 0) + 1;
            continue;
          }
          const { purl, version, license } = component.facts;
          wrong.push({ subject, operator, value, purl, version, license, isFound });
        }
      }
    }
    expect(wrong).toEqual([]);
    expect([...checked].sort()).toEqual(subjects);
    for (const subject of ['AGE', 'SEVERITY', 'LICENSE', 'LICENSE_GROUP', 'VERSION_DISTANCE'])
      expect(found[subject], subject).toBeGreaterThan(20);
    // Few of all: the rest is judged as it is.
    for (const [subject, count] of Object.entries(suppressedSince))
      expect(count, subject).toBeLessThan((found[subject] ?? 0) / 10);
  });
});
