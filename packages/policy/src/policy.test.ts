import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { componentFacts, policyContext, problemOf } from '../test/facts.ts';
import { evaluatePolicy, type PolicyOperator, preparePolicy } from './policy.ts';
import { conditionSubjects, getSubject, isConditionSubject } from './registry.ts';

const context = policyContext();

function named(id: number, value: string) {
  return { id, subject: 'CPE', operator: 'MATCHES', value };
}

function violations(operator: PolicyOperator, conditions: ReturnType<typeof named>[], cpe: string | null) {
  const verdict = evaluatePolicy(preparePolicy({ operator, conditions }), componentFacts({ cpe }), context);
  return verdict.violations.map(({ conditionId }) => conditionId);
}

describe('evaluatePolicy', () => {
  it('is violated by any one condition with ANY and gives those that hold', () => {
    const conditions = [named(1, 'a'), named(2, 'b'), named(3, 'c')];
    expect(violations('ANY', conditions, 'ac')).toEqual([1, 3]);
    expect(violations('ANY', conditions, 'x')).toEqual([]);
  });

  it('is violated by nothing less than all conditions with ALL', () => {
    const conditions = [named(1, 'a'), named(2, 'b')];
    expect(violations('ALL', conditions, 'ab')).toEqual([1, 2]);
    expect(violations('ALL', conditions, 'a')).toEqual([]);
  });

  it('is never violated without conditions', () => {
    expect(violations('ANY', [], 'a')).toEqual([]);
    expect(violations('ALL', [], 'a')).toEqual([]);
  });

  it('counts a condition once', () => {
    expect(violations('ALL', [named(1, 'a'), named(1, 'b')], 'a')).toEqual([1]);
  });

  it('counts conditions with the same content apart', () => {
    expect(violations('ALL', [named(1, 'a'), named(2, 'a')], 'a')).toEqual([1, 2]);
  });

  it('never holds a condition that cannot be read, and says why', () => {
    const policy = preparePolicy({ operator: 'ALL', conditions: [named(1, 'a'), named(2, '(')] });
    const verdict = evaluatePolicy(policy, componentFacts({ cpe: 'a' }), context);
    expect(verdict.violations).toEqual([]);
    expect(verdict.conditions[0]?.evaluation.outcome).toBe('held');
    expect(verdict.conditions[1]?.evaluation).toMatchObject({
      outcome: 'skipped',
      reason: { code: 'condition_unreadable', problem: { code: 'pattern_unreadable' } },
    });
    expect(violations('ANY', [named(1, 'a'), named(2, '(')], 'a')).toEqual([1]);
  });

  it('follows the laws of any and all', () => {
    const letters = fc.constantFrom<string>('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 5 }),
        fc.array(letters, { maxLength: 4 }),
        (values, text) => {
          const conditions = values.map((value, id) => named(id, value));
          const held = conditions.filter(({ value }) => text.includes(value)).map(({ id }) => id);
          const isAll = held.length === conditions.length;
          expect(violations('ANY', conditions, text.join(''))).toEqual(held);
          expect(violations('ALL', conditions, text.join(''))).toEqual(isAll ? held : []);
        },
      ),
    );
  });

  it('gives each violation the type of its subject', () => {
    const policy = preparePolicy({
      operator: 'ANY',
      conditions: [
        { id: 's', subject: 'SEVERITY', operator: 'IS', value: 'HIGH' },
        { id: 'l', subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
        { id: 'o', subject: 'IS_INTERNAL', operator: 'IS', value: 'false' },
      ],
    });
    const high = {
      vulnId: 'A',
      aliases: [],
      severity: 'HIGH',
      cwes: [],
      cvssScore: null,
      epssScore: null,
      isExploited: false,
      fixedIn: null,
      isSuppressed: false,
    };
    const facts = componentFacts({ vulnerabilities: [high] });
    expect(evaluatePolicy(policy, facts, context).violations).toEqual([
      { conditionId: 's', type: 'SECURITY' },
      { conditionId: 'l', type: 'LICENSE' },
      { conditionId: 'o', type: 'OPERATIONAL' },
    ]);
    expect([...policy.reads]).toEqual(['vulnerabilities', 'license', 'license_book', 'internal']);
  });
});

describe('readCondition', () => {
  it.each([
    ['COLOR', 'IS', 'red', 'subject_unknown'],
    ['toString', 'IS', 'red', 'subject_unknown'],
    ['SEVERITY', 'MATCHES', 'HIGH', 'operator_unsupported'],
    ['CPE', 'toString', 'a', 'operator_unsupported'],
    ['CPE', 'MATCHES', ' \n', 'value_blank'],
    ['CPE', 'MATCHES', 'a'.repeat(256), 'value_too_long'],
    ['CPE', 'MATCHES', 'a'.repeat(255), undefined],
  ])('%s %s %s: %s', (subject, operator, value, code) => {
    expect(problemOf(subject, operator, value)).toBe(code);
  });

  it('answers any text with a condition or a problem', () => {
    const word = fc.constantFrom(...conditionSubjects);
    const value = fc.oneof(fc.string({ maxLength: 40 }), fc.json({ maxDepth: 2 }));
    fc.assert(
      fc.property(word, value, (subject, text) => {
        for (const operator of getSubject(subject).operators) {
          const policy = preparePolicy({
            operator: 'ANY',
            conditions: [{ id: 0, subject, operator, value: text }],
          });
          expect(evaluatePolicy(policy, componentFacts(), context).conditions).toHaveLength(1);
        }
      }),
    );
  });
});

describe('the registry', () => {
  it('gives each subject its violation type', () => {
    const security = [
      'CVSS',
      'CWE',
      'EPSS',
      'FIX_AVAILABLE',
      'KNOWN_EXPLOITED',
      'SEVERITY',
      'VULNERABILITY_ID',
    ];
    const license = ['LICENSE', 'LICENSE_GROUP'];
    expect(conditionSubjects).toHaveLength(19);
    for (const name of conditionSubjects) {
      const type = security.includes(name) ? 'SECURITY' : license.includes(name) ? 'LICENSE' : 'OPERATIONAL';
      expect(getSubject(name).violationType).toBe(type);
    }
  });

  it('knows its subjects only', () => {
    expect(isConditionSubject('CPE')).toBe(true);
    expect(isConditionSubject('constructor')).toBe(false);
  });
});
