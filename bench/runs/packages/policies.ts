import { listSpdxLicenses } from '@waybill/license';
import {
  type ComponentFacts,
  evaluatePolicy,
  type PolicyContext,
  preparePolicy,
  type ReadyPolicy,
} from '@waybill/policy';
import { createRandom } from '../../random.ts';
import { type Figure, reported } from '../../report.ts';
import { nsPerCall, perSecond } from './measure.ts';

const COMPONENTS = 5_000;
const GROUP = '11111111-1111-4111-8111-111111111111';

/** Policies as teams write them, one condition or several, over the facts of components. */
const POLICIES = [
  policy('ANY', ['SEVERITY', 'IS', 'CRITICAL'], ['SEVERITY', 'IS', 'HIGH']),
  policy('ANY', ['PACKAGE_URL', 'MATCHES', '^pkg:npm/(left-pad|event-stream)@']),
  policy('ALL', ['COORDINATES', 'MATCHES', '{"group":"*","name":"package-1*","version":"<2.0.0"}']),
  policy('ANY', ['LICENSE_GROUP', 'IS_NOT', GROUP]),
  policy('ALL', ['EPSS', 'NUMERIC_GREATER_THAN', '0.5'], ['CWE', 'CONTAINS_ANY', 'CWE-79,CWE-89']),
  policy('ANY', ['AGE', 'NUMERIC_GREATER_THAN', 'P2Y']),
  policy('ANY', ['VERSION', 'NUMERIC_LESS_THAN', '1.2.3']),
];

/** Evaluations of one policy over one component, reasons included. */
export function measurePolicies(): Figure[] {
  const components = madeUpComponents();
  const ns = nsPerCall(COMPONENTS * POLICIES.length, () => countViolations(components));
  return [
    reported('policy: evaluations (policy × component)', perSecond(ns), '/s'),
    reported(
      'policy: violations among them',
      (countViolations(components) * 100) / (COMPONENTS * POLICIES.length),
      '%',
    ),
  ];
}

const CONTEXT: PolicyContext = {
  licenses: { idsByUuid: new Map(), ids: new Set(listSpdxLicenses().map(({ id }) => id)) },
  licenseGroups: new Map([
    [GROUP, { name: 'Permissive', licenseIds: new Set(['MIT', 'Apache-2.0', 'BSD-3-Clause', 'ISC']) }],
  ]),
  todayMs: Date.UTC(2026, 10, 20),
};

type Condition = readonly [subject: string, operator: string, value: string];

function policy(operator: 'ANY' | 'ALL', ...conditions: readonly Condition[]): ReadyPolicy<number> {
  return preparePolicy({
    operator,
    conditions: conditions.map(([subject, name, value], id) => ({ id, subject, operator: name, value })),
  });
}

function countViolations(components: readonly ComponentFacts[]): number {
  let count = 0;
  for (const facts of components) {
    for (const ready of POLICIES) count += evaluatePolicy(ready, facts, CONTEXT).violations.length;
  }
  return count;
}

function madeUpComponents(): ComponentFacts[] {
  const random = createRandom(14);
  return Array.from({ length: COMPONENTS }, (_, i) => {
    const version = `${random.integer(5)}.${random.integer(20)}.${random.integer(10)}`;
    return {
      group: `@scope-${i % 97}`,
      name: `package-${i}`,
      version,
      purl: `pkg:npm/%40scope-${i % 97}/package-${i}@${version}`,
      cpe: null,
      swidTagId: null,
      isInternal: false,
      hashes: {},
      license: {
        resolvedLicenseId: null,
        expression: random.pick([
          'MIT',
          'Apache-2.0 OR MIT',
          'GPL-3.0-only',
          'MIT AND (ISC OR GPL-2.0-only)',
        ]),
        name: null,
      },
      isDirectDependency: i % 10 === 0,
      latestVersion: '5.0.0',
      publishedMs: CONTEXT.todayMs - random.integer(1_500) * 86_400_000,
      vulnerabilities: Array.from({ length: random.integer(4) }, (_unused, n) => ({
        vulnId: `CVE-2026-${i}${n}`,
        aliases: [],
        severity: random.pick(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']),
        cwes: [79, random.integer(900)],
        cvssScore: null,
        isExploited: false,
        fixedIn: null,
        epssScore: random.next(),
        isSuppressed: false,
      })),
    };
  });
}
