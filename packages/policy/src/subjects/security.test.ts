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
