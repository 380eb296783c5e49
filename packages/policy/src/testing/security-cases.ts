import type { ComponentFacts, VulnerabilityFacts } from '../index.ts';
import { type ConditionCase, casesOf } from './condition-case.ts';

/** A component with vulnerabilities of which a test says only what it is about. */
export function vulnerable(
  ...vulnerabilities: readonly Partial<VulnerabilityFacts>[]
): Pick<ComponentFacts, 'vulnerabilities'> {
  return { vulnerabilities: vulnerabilities.map(vulnerability) };
}

function vulnerability(facts: Partial<VulnerabilityFacts>): VulnerabilityFacts {
  return {
    vulnId: 'CVE-2021-1',
    aliases: [],
    severity: 'HIGH',
    cwes: [],
    cvssScore: null,
    epssScore: null,
    isExploited: false,
    fixedIn: null,
    isSuppressed: false,
    ...facts,
  };
}

/** Conditions about vulnerabilities. */
export const SECURITY_CASES: readonly ConditionCase[] = [
  ...casesOf('SEVERITY', withSeverities, [
    ['IS', 'HIGH', ['LOW', 'HIGH'], true],
    ['IS', 'high', ['HIGH'], true],
    ['IS', 'CRITICAL', ['HIGH'], false],
    ['IS', 'UNASSIGNED', [null], true],
    ['IS_NOT', 'HIGH', ['HIGH'], false],
    ['IS_NOT', 'HIGH', ['HIGH', 'LOW'], true],
    ['IS_NOT', 'HIGH', [], false],
    ['IS_NOT', 'UNASSIGNED', [null], false],
  ]),
  ...casesOf('VULNERABILITY_ID', withIds, [
    ['IS', 'CVE-2021-1', ['CVE-2021-1', 'CVE-2021-2'], true],
    ['IS', 'cve-2021-1', ['CVE-2021-1', 'CVE-2021-2'], false],
    ['IS_NOT', 'CVE-2021-1', ['CVE-2021-1', 'CVE-2021-2'], true],
    ['IS_NOT', 'CVE-2021-2', ['CVE-2021-1', 'CVE-2021-2'], true],
    ['IS_NOT', 'CVE-2021-1', ['CVE-2021-1'], false],
  ]),
  ...casesOf('CWE', withWeaknesses, [
    ['CONTAINS_ANY', 'CWE-79, 80', [80], true],
    ['CONTAINS_ANY', 'cwe-79,', [79, 1], true],
    ['CONTAINS_ANY', '79', [80], false],
    ['CONTAINS_ALL', 'CWE-79, 80', [80], false],
    ['CONTAINS_ALL', 'CWE-79, 80', [80, 79, 1], true],
    ['CONTAINS_ALL', '*', [1], true],
    ['CONTAINS_ANY', '*', [], false],
  ]),
];

function withSeverities(severities: readonly (string | null)[]) {
  return vulnerable(...severities.map((severity) => ({ severity })));
}

function withIds(ids: readonly string[]) {
  return vulnerable(...ids.map((vulnId) => ({ vulnId })));
}

function withWeaknesses(cwes: readonly number[]) {
  return vulnerable({ cwes });
}
