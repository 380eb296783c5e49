import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, holds, problemOf } from '../../test/facts.ts';
import { holdsNumerically, NUMERIC_OPERATORS } from '../operator.ts';
import { vulnerable } from '../testing/security-cases.ts';

describe('SEVERITY', () => {
  it('passes over suppressed findings', () => {
    const facts = vulnerable({ severity: 'HIGH', isSuppressed: true }, { severity: 'LOW' });
    expect(holds(['SEVERITY', 'IS', 'HIGH'], facts)).toBe(false);
  });

  it('tells which vulnerabilities made it hold', () => {
    const facts = vulnerable({ vulnId: 'A', severity: 'LOW' }, { vulnId: 'B', severity: 'HIGH' });
    expect(evaluate(['SEVERITY', 'IS', 'HIGH'], facts)).toEqual({
      outcome: 'held',
      checks: [
        {
          fact: 'severity',
          actual: 'HIGH',
          operator: 'IS',
          expected: 'HIGH',
          held: true,
          details: { vulnerability: 'B' },
        },
      ],
      more: 0,
    });
  });

  it('tells at most 20 checks and counts the others', () => {
    const facts = vulnerable(...Array.from({ length: 50 }, () => ({ severity: 'LOW' })));
    const evaluation = evaluate(['SEVERITY', 'IS', 'HIGH'], facts);
    expect(evaluation).toMatchObject({ outcome: 'not_held', more: 30 });
    expect(evaluation).toHaveProperty('checks.length', 20);
  });

  it('can ask for a severity or a graver one', () => {
    const atLeastHigh = ['SEVERITY', 'NUMERIC_GREATER_THAN_OR_EQUAL', 'high'] as const;
    expect(holds(atLeastHigh, vulnerable({ severity: 'CRITICAL' }))).toBe(true);
    expect(holds(atLeastHigh, vulnerable({ severity: 'HIGH' }))).toBe(true);
    expect(holds(atLeastHigh, vulnerable({ severity: 'MEDIUM' }, { severity: null }))).toBe(false);
    expect(
      holds(['SEVERITY', 'NUMERIC_GREATER_THAN_OR_EQUAL', 'UNASSIGNED'], vulnerable({ severity: null })),
    ).toBe(true);
  });

  it('refuses what is no severity', () => {
    expect(problemOf('SEVERITY', 'IS', 'SEVERE')).toBe('value_not_listed');
  });
});

describe('CWE', () => {
  it('asks for all weaknesses in one vulnerability', () => {
    const facts = vulnerable({ cwes: [79] }, { cwes: [80] });
    expect(holds(['CWE', 'CONTAINS_ALL', '79,80'], facts)).toBe(false);
    expect(evaluate(['CWE', 'CONTAINS_ANY', '*'], facts)).toMatchObject({
      checks: [{ actual: 'CWE-79', expected: '*' }, {}],
    });
  });

  it.each(['XSS', '79 80', 'CWE-', ',', '79, *'])('refuses %j', (value) => {
    expect(problemOf('CWE', 'CONTAINS_ANY', value)).toBe('value_unreadable');
  });
});

describe('CVSS', () => {
  it('compares scores and passes over vulnerabilities without one', () => {
    const facts = vulnerable({ cvssScore: 6.9 }, { cvssScore: null });
    expect(holds(['CVSS', 'NUMERIC_GREATER_THAN_OR_EQUAL', '7'], facts)).toBe(false);
    expect(holds(['CVSS', 'NUMERIC_LESS_THAN', '7.0'], facts)).toBe(true);
    expect(holds(['CVSS', 'NUMERIC_NOT_EQUAL', '7'], vulnerable({ cvssScore: null }))).toBe(false);
  });

  it.each(['high', '10.1', '-1', '7,5', '1e1'])('refuses %s', (value) => {
    expect(problemOf('CVSS', 'NUMERIC_EQUAL', value)).toBe('value_unreadable');
  });
});

describe('KNOWN_EXPLOITED', () => {
  it('holds when one vulnerability is, or with the opposite when one is not', () => {
    const one = vulnerable({ isExploited: true }, { isExploited: false });
    expect(holds(['KNOWN_EXPLOITED', 'IS', 'true'], one)).toBe(true);
    expect(holds(['KNOWN_EXPLOITED', 'IS_NOT', 'true'], one)).toBe(true);
    expect(holds(['KNOWN_EXPLOITED', 'IS', 'TRUE'], vulnerable({}))).toBe(false);
    expect(
      holds(['KNOWN_EXPLOITED', 'IS', 'true'], vulnerable({ isExploited: true, isSuppressed: true })),
    ).toBe(false);
    expect(holds(['KNOWN_EXPLOITED', 'IS_NOT', 'true'], vulnerable())).toBe(false);
    expect(problemOf('KNOWN_EXPLOITED', 'IS', 'yes')).toBe('value_not_listed');
  });
});

describe('FIX_AVAILABLE', () => {
  it('tells the version with the fix', () => {
    const facts = vulnerable({ vulnId: 'A', fixedIn: '1.2.3' }, { vulnId: 'B' });
    expect(evaluate(['FIX_AVAILABLE', 'IS', 'true'], facts)).toMatchObject({
      outcome: 'held',
      checks: [{ actual: 'true', details: { vulnerability: 'A', fixedIn: '1.2.3' } }],
    });
    expect(evaluate(['FIX_AVAILABLE', 'IS', 'false'], facts)).toMatchObject({
      outcome: 'held',
      checks: [{ actual: 'false', details: { vulnerability: 'B' } }],
    });
  });
});

describe('EPSS', () => {
  it('compares as numbers do, with every operator', () => {
    const score = fc.integer({ min: 0, max: 100_000 }).map((units) => units / 100_000);
    fc.assert(
      fc.property(score, score, fc.constantFrom(...NUMERIC_OPERATORS), (epssScore, value, operator) => {
        const expected = {
          NUMERIC_GREATER_THAN: epssScore > value,
          NUMERIC_LESS_THAN: epssScore < value,
          NUMERIC_EQUAL: epssScore === value,
          NUMERIC_NOT_EQUAL: epssScore !== value,
          NUMERIC_GREATER_THAN_OR_EQUAL: epssScore >= value,
          NUMERIC_LESSER_THAN_OR_EQUAL: epssScore <= value,
        };
        const text = value.toFixed(5);
        expect(holds(['EPSS', operator, text], vulnerable({ epssScore }))).toBe(expected[operator]);
        expect(holdsNumerically(operator, epssScore - value)).toBe(expected[operator]);
      }),
    );
  });

  it('never holds without a score', () => {
    for (const operator of NUMERIC_OPERATORS) {
      expect(holds(['EPSS', operator, '0.5'], vulnerable({}))).toBe(false);
    }
  });

  it.each(['0.10', '.1', '+0.1', '0.1000'])('takes %s for 0.1', (value) => {
    expect(holds(['EPSS', 'NUMERIC_EQUAL', value], vulnerable({ epssScore: 0.1 }))).toBe(true);
  });

  it.each(['high', '1.1', '-0.1', '0,5', '1e-3', '.', 'NaN', '0.1234567890123456'])('refuses %s', (value) => {
    expect(problemOf('EPSS', 'NUMERIC_EQUAL', value)).toBe('value_unreadable');
  });
});
