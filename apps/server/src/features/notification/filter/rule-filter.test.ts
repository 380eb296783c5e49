import { describe, expect, it } from 'vitest';
import { sampleOf } from '../event/samples.ts';
import type { Subject } from '../event/subject.ts';
import { passes, type RuleFilter } from './rule-filter.ts';

const open: RuleFilter = {
  min_severity: null,
  min_epss: null,
  exploited_only: false,
  direct_only: false,
  latest_only: false,
  policies: [],
  expression: null,
};
const subjectOf = (group: Parameters<typeof sampleOf>[0]) => sampleOf(group, new Date(0)).subject;

/** The sample of a vulnerability, HIGH, with other facts. */
function found(facts: object, component: object = {}, project: object = {}): Subject {
  const subject = subjectOf('NEW_VULNERABILITY');
  if (subject?.kind !== 'vulnerability') throw new Error('The sample is another');
  return {
    ...subject,
    vulnerability: { ...subject.vulnerability, ...facts },
    component: { ...subject.component, ...component, project: { ...subject.component.project, ...project } },
  };
}

describe('a filter', () => {
  it.each<[Partial<RuleFilter>, Subject, boolean]>([
    [{}, found({}), true],
    [{ min_severity: 'HIGH' }, found({}), true],
    [{ min_severity: 'CRITICAL' }, found({}), false],
    [{ min_severity: 'CRITICAL' }, found({ effectiveSeverity: 'CRITICAL' }), true],
    [{ min_severity: 'INFO' }, found({ effectiveSeverity: 'UNASSIGNED' }), false],
    [{ min_epss: 0.5 }, found({ epss: 0.5 }), true],
    [{ min_epss: 0.5 }, found({ epss: 0.49 }), false],
    [{ min_epss: 0.5 }, found({}), false],
    [{ exploited_only: true }, found({ exploited: true }), true],
    [{ exploited_only: true }, found({}), false],
    [{ direct_only: true }, found({}, { direct: true }), true],
    [{ direct_only: true }, found({}, { direct: false }), false],
    [{ latest_only: true }, found({}, {}, { latest: true }), true],
    [{ latest_only: true }, found({}), false],
    [{ min_severity: 'HIGH', exploited_only: true }, found({}), false],
  ])('%o of a vulnerability', (filter, subject, expected) => {
    expect(passes({ ...open, ...filter }, subject)).toBe(expected);
  });

  it('lets a dependency through that has one vulnerability that passes', () => {
    const subject = subjectOf('NEW_VULNERABLE_DEPENDENCY');
    if (subject?.kind !== 'dependency') throw new Error('The sample is another');
    const [one] = subject.vulnerabilities;
    if (!one) throw new Error('The sample is empty');
    const low = { ...one, severity: 'LOW' };
    const filter = { ...open, min_severity: 'HIGH' } as const;
    expect(passes(filter, { ...subject, vulnerabilities: [low, one] })).toBe(true);
    expect(passes(filter, { ...subject, vulnerabilities: [low] })).toBe(false);
  });

  it('by policies is about violations alone', () => {
    const violation = subjectOf('POLICY_VIOLATION');
    const own = violation?.kind === 'violation' ? violation.policyViolation.policy.uuid : '';
    const other = crypto.randomUUID();
    expect(passes({ ...open, policies: [other, own] }, violation)).toBe(true);
    expect(passes({ ...open, policies: [other] }, violation)).toBe(false);
    expect(passes({ ...open, policies: [other] }, found({}))).toBe(true);
  });

  it('says nothing about events that do not have what it asks for', () => {
    const strict = {
      ...open,
      min_severity: 'CRITICAL',
      min_epss: 1,
      exploited_only: true,
      direct_only: true,
      policies: [crypto.randomUUID()],
    } as const;
    for (const group of ['BOM_PROCESSED', 'PROJECT_CREATED', 'USER_CREATED', 'ANALYZER'] as const)
      expect(passes(strict, subjectOf(group)), group).toBe(true);
  });
});
