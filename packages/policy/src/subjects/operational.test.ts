import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, holds, problemOf } from '../../test/facts.ts';
import { NUMERIC_OPERATORS } from '../operator.ts';

const TODAY = '2026-11-20';

function coordinates(parts: Record<string, unknown>): string {
  return JSON.stringify(parts);
}

describe('COORDINATES', () => {
  const facts = { group: 'org.acme', name: 'lib', version: '1.5' };

  it.each([
    [{ group: '*', name: '*', version: '*' }, true, false],
    [{ group: 'acme', name: 'lib', version: '1.5' }, true, false],
    [{ group: '^acme', name: 'lib', version: '1.5' }, false, false],
    [{ group: 'other', name: 'else', version: '2' }, false, true],
    [{ group: 'other', name: 'else', version: '1.5' }, false, false],
    [{ name: 'lib' }, false, false],
    [{ name: 'else' }, false, true],
    [{}, false, true],
    [{ group: ' ', name: 'lib', version: null }, false, false],
    [{ group: '*', name: 'lib', version: '>= 1.5' }, true, false],
    [{ group: '*', name: 'lib', version: '>1.5' }, false, false],
    [{ group: 'x', name: 'else', version: '>1.5' }, false, true],
    [{ group: 'x', name: 'else', version: '<=1.5' }, false, false],
    [{ group: 'x', name: 'else', version: '==1.5' }, false, false],
    [{ group: 'x', name: 'else', version: '!=1.5' }, false, true],
    [{ group: '*', name: 'lib', version: '<1.10' }, true, false],
    [{ group: '*', name: 'lib', version: '==1.5.0' }, true, false],
  ])('%j matches: %s, is no match: %s', (parts, matches, isNoMatch) => {
    expect(holds(['COORDINATES', 'MATCHES', coordinates(parts)], facts)).toBe(matches);
    expect(holds(['COORDINATES', 'NO_MATCH', coordinates(parts)], facts)).toBe(isNoMatch);
  });

  it('is satisfied by parts that neither side has, whatever the operator', () => {
    const nameOnly = { group: null, name: 'lib', version: null };
    expect(holds(['COORDINATES', 'MATCHES', '{"name":"lib"}'], nameOnly)).toBe(true);
    expect(holds(['COORDINATES', 'NO_MATCH', '{"name":"else"}'], nameOnly)).toBe(true);
    expect(holds(['COORDINATES', 'NO_MATCH', '{"name":"lib"}'], nameOnly)).toBe(false);
  });

  it('takes a component without version for no match of any comparison', () => {
    const versionless = { group: null, name: 'lib', version: null };
    expect(holds(['COORDINATES', 'MATCHES', '{"name":"*","version":"!=1"}'], versionless)).toBe(false);
    expect(holds(['COORDINATES', 'NO_MATCH', '{"name":"x","version":"!=1"}'], versionless)).toBe(true);
  });

  it('tells each part, and the comparison that was made', () => {
    const value = '{"group":"acme","name":"else","version":"<1.5"}';
    expect(evaluate(['COORDINATES', 'NO_MATCH', value], facts)).toEqual({
      outcome: 'not_held',
      checks: [
        { fact: 'group', actual: 'org.acme', operator: 'NO_MATCH', expected: 'acme', held: false },
        { fact: 'name', actual: 'lib', operator: 'NO_MATCH', expected: 'else', held: true },
        {
          fact: 'version',
          actual: '1.5',
          operator: 'NUMERIC_GREATER_THAN_OR_EQUAL',
          expected: '1.5',
          held: true,
        },
      ],
      more: 0,
    });
  });

  it('never matches and fails to match at once', () => {
    const part = fc.option(fc.constantFrom('a', 'b', 'ab', '*', '^a$', '>1', '!=1', '1'), { nil: null });
    const text = fc.option(fc.constantFrom('a', 'b', 'ab', '1', '2'), { nil: null });
    fc.assert(
      fc.property(part, part, part, text, text, text, (group, name, version, ...actual) => {
        const value = coordinates({ group, name, version });
        const component = { group: actual[0], name: actual[1], version: actual[2] };
        const both = ['MATCHES', 'NO_MATCH'].map((operator) =>
          holds(['COORDINATES', operator, value], component),
        );
        const isEmpty = [group, name, version, ...actual].every((one) => one === null);
        expect(both).not.toEqual(isEmpty ? [false, false] : [true, true]);
      }),
    );
  });

  it.each([
    ['org.acme:lib', 'value_not_json'],
    ['["lib"]', 'value_not_json'],
    ['null', 'value_not_json'],
    ['{"name":1}', 'member_unreadable'],
    ['{"group":true}', 'member_unreadable'],
    ['{"version":{}}', 'member_unreadable'],
    ['{"version":">="}', 'member_unreadable'],
    ['{"group":"(?=a)"}', 'pattern_unsupported'],
    ['{"name":"("}', 'pattern_unreadable'],
    ['{"version":"["}', 'pattern_unreadable'],
  ])('refuses %s: %s', (value, code) => {
    expect(problemOf('COORDINATES', 'MATCHES', value)).toBe(code);
  });
});

describe('PACKAGE_URL, CPE and SWID_TAGID', () => {
  it.each([
    ['PACKAGE_URL', { purl: 'pkg:npm/left-pad@1.3.0' }, '^pkg:npm/left-pad@', true],
    ['PACKAGE_URL', { purl: 'pkg:npm/left-pad@1.3.0' }, '^pkg:npm/right-pad@', false],
    ['PACKAGE_URL', { purl: null }, '*', false],
    ['CPE', { cpe: 'cpe:2.3:a:acme:lib:1:*:*:*:*:*:*:*' }, ':acme:', true],
    ['CPE', { purl: ':acme:' }, ':acme:', false],
    ['SWID_TAGID', { swidTagId: 'acme.org/lib' }, 'lib$', true],
    ['SWID_TAGID', { swidTagId: null }, 'lib$', false],
  ])('%s of %j matches %s: %s', (subject, facts, pattern, expected) => {
    expect(holds([subject, 'MATCHES', pattern], facts)).toBe(expected);
    expect(holds([subject, 'NO_MATCH', pattern], facts)).toBe(!expected);
  });
});

describe('VERSION', () => {
  it.each([
    ['NUMERIC_EQUAL', '1.0', true],
    ['NUMERIC_EQUAL', '1.0.0.0', false],
    ['NUMERIC_NOT_EQUAL', '1.1', true],
    ['NUMERIC_LESS_THAN', '1.10', true],
    ['NUMERIC_LESS_THAN', '1.0', false],
    ['NUMERIC_LESSER_THAN_OR_EQUAL', '1.0', true],
    ['NUMERIC_GREATER_THAN', '0.9.9', true],
    ['NUMERIC_GREATER_THAN', '1', false],
    ['NUMERIC_GREATER_THAN_OR_EQUAL', '1', true],
  ])('1.0 %s %s: %s', (operator, value, expected) => {
    expect(holds(['VERSION', operator, value], { version: '1.0' })).toBe(expected);
  });

  it('is skipped without a version', () => {
    expect(evaluate(['VERSION', 'NUMERIC_NOT_EQUAL', '1'], { version: null })).toEqual({
      outcome: 'skipped',
      reason: { code: 'fact_missing', fact: 'version' },
    });
  });
});

describe('COMPONENT_HASH', () => {
  const facts = { hashes: { 'SHA-1': 'ABCDEF', MD5: null } } as const;

  it.each([
    ['SHA-1', 'abcdef', true],
    ['sha1', 'AbCdEf', true],
    ['SHA-1', 'abcde0', false],
    ['MD5', 'abcdef', false],
    ['BLAKE3', 'abcdef', false],
  ])('is %s %s: %s', (algorithm, value, expected) => {
    const condition = JSON.stringify({ algorithm, value });
    expect(holds(['COMPONENT_HASH', 'IS', condition], facts)).toBe(expected);
    expect(holds(['COMPONENT_HASH', 'IS_NOT', condition], facts)).toBe(!expected);
  });

  it.each([
    ['abcdef', 'value_not_json'],
    ['{"algorithm":"CRC32","value":"00"}', 'value_not_listed'],
    ['{"value":"00"}', 'value_not_listed'],
    ['{"algorithm":1,"value":"00"}', 'member_unreadable'],
    ['{"algorithm":"MD5"}', 'member_unreadable'],
    ['{"algorithm":"MD5","value":7}', 'member_unreadable'],
  ])('refuses %s: %s', (value, code) => {
    expect(problemOf('COMPONENT_HASH', 'IS', value)).toBe(code);
  });
});

describe('AGE', () => {
  function latestOf(published: string) {
    return { latest: { version: '1', publishedMs: Date.parse(published) } };
  }

  it.each([
    ['2025-11-19', 'P1Y', 1],
    ['2025-11-20T23:59:59Z', 'P1Y', 0],
    ['2025-11-21', 'P1Y', -1],
    ['2024-02-29', 'P2Y8M22D', 0],
    ['2026-11-19', 'P1D', 0],
    ['2026-10-20', 'P1M', 0],
  ])('published on %s with %s compares as %i', (published, period, order) => {
    const expected = {
      NUMERIC_GREATER_THAN: order > 0,
      NUMERIC_LESS_THAN: order < 0,
      NUMERIC_EQUAL: order === 0,
      NUMERIC_NOT_EQUAL: order !== 0,
      NUMERIC_GREATER_THAN_OR_EQUAL: order >= 0,
      NUMERIC_LESSER_THAN_OR_EQUAL: order <= 0,
    };
    for (const operator of NUMERIC_OPERATORS) {
      expect(holds(['AGE', operator, period], latestOf(published))).toBe(expected[operator]);
    }
  });

  it('tells the days that were compared', () => {
    expect(evaluate(['AGE', 'NUMERIC_GREATER_THAN', ' P1M '], latestOf('2026-01-31'))).toMatchObject({
      outcome: 'held',
      checks: [{ actual: '2026-01-31', expected: 'P1M', details: { due: '2026-02-28', today: TODAY } }],
    });
  });

  it.each([null, { version: '1', publishedMs: null }])('is skipped with %j', (latest) => {
    expect(evaluate(['AGE', 'NUMERIC_NOT_EQUAL', 'P1D'], { latest })).toEqual({
      outcome: 'skipped',
      reason: { code: 'fact_missing', fact: 'age' },
    });
  });

  it('refuses a period that is none', () => {
    expect(problemOf('AGE', 'NUMERIC_EQUAL', '1 year')).toBe('value_unreadable');
    expect(problemOf('AGE', 'NUMERIC_EQUAL', 'P0D')).toBe('period_not_positive');
  });
});

describe('VERSION_DISTANCE', () => {
  function distant(version: string | null, latest: string | null) {
    return { version, isDirectDependency: true, latest: { version: latest, publishedMs: null } };
  }

  it.each([
    ['NUMERIC_GREATER_THAN', { major: '1' }, '1.0', '3.0', true],
    ['NUMERIC_GREATER_THAN', { major: '2' }, '1.0', '3.0', false],
    ['NUMERIC_GREATER_THAN_OR_EQUAL', { major: '2' }, '1.0', '3.7.1', true],
    ['NUMERIC_EQUAL', { major: '2', minor: '?', patch: '?' }, '1.0', '3.7.1', true],
    ['NUMERIC_EQUAL', { minor: 3 }, '1.0', '1.3.9', true],
    ['NUMERIC_EQUAL', { minor: 3, patch: 2 }, '1.0', '1.0.2', true],
    ['NUMERIC_EQUAL', { minor: 3, patch: 2 }, '1.0', '1.2.2', false],
    ['NUMERIC_NOT_EQUAL', { patch: 2 }, '1.0', '1.0.2', false],
    ['NUMERIC_GREATER_THAN', { patch: 2 }, '1.0', '1.1', true],
    ['NUMERIC_LESS_THAN', { epoch: '1' }, '1.0', '9.0', true],
    ['NUMERIC_EQUAL', { epoch: '1' }, '1.0', '1:1.0', true],
    ['NUMERIC_EQUAL', {}, '1.0', '1.0.0', true],
    ['NUMERIC_GREATER_THAN', { epoch: '0', major: '?', minor: null }, '1.0', '1.0.1', true],
    ['NUMERIC_GREATER_THAN', { major: '0' }, '1.0', '1.0', false],
  ])('%s %j from %s to %s: %s', (operator, parts, version, latest, expected) => {
    const value = JSON.stringify(parts);
    expect(holds(['VERSION_DISTANCE', operator, value], distant(version, latest))).toBe(expected);
  });

  it('tells the distances that made it hold, or all', () => {
    const value = '{"major":"1","minor":"1"}';
    expect(evaluate(['VERSION_DISTANCE', 'NUMERIC_EQUAL', value], distant('1.0', '1.1'))).toMatchObject({
      outcome: 'held',
      checks: [
        { actual: '0:0.1.?', expected: '0:0.1.?', held: true, details: { version: '1.0', latest: '1.1' } },
      ],
    });
    const evaluation = evaluate(['VERSION_DISTANCE', 'NUMERIC_EQUAL', value], distant('1.0', '1.2'));
    expect(evaluation).toMatchObject({ checks: [{ expected: '0:1.?.?' }, { expected: '0:0.1.?' }] });
  });

  it.each([
    [{ ...distant('1', '2'), isDirectDependency: false }, { code: 'not_a_direct_dependency' }],
    [distant(null, '2'), { code: 'fact_missing', fact: 'version' }],
    [distant('1', null), { code: 'fact_missing', fact: 'latest_version' }],
    [
      { ...distant('1', '2'), latest: null },
      { code: 'fact_missing', fact: 'latest_version' },
    ],
    [distant('1a', '2'), { code: 'fact_unreadable', fact: 'version', actual: '1a' }],
    [distant('1', '2-rc1'), { code: 'fact_unreadable', fact: 'latest_version', actual: '2-rc1' }],
  ])('is skipped with %j', (facts, reason) => {
    const value = '{"major":"?"}';
    expect(evaluate(['VERSION_DISTANCE', 'NUMERIC_NOT_EQUAL', value], facts)).toEqual({
      outcome: 'skipped',
      reason,
    });
  });

  it.each([
    ['1.0.0', 'value_not_json'],
    ['{"major":"one"}', 'member_unreadable'],
    ['{"major":-1}', 'member_unreadable'],
    ['{"minor":1.5}', 'member_unreadable'],
    ['{"patch":[]}', 'member_unreadable'],
    ['{"epoch":""}', 'member_unreadable'],
  ])('refuses %s: %s', (value, code) => {
    expect(problemOf('VERSION_DISTANCE', 'NUMERIC_EQUAL', value)).toBe(code);
  });
});

describe('IS_INTERNAL', () => {
  it.each([
    ['IS', 'true', true, true],
    ['IS', 'TRUE', null, false],
    ['IS', 'false', null, true],
    ['IS_NOT', 'true', null, true],
    ['IS_NOT', 'false', true, true],
    ['IS_NOT', 'false', false, false],
  ])('%s %s of %s: %s', (operator, value, isInternal, expected) => {
    expect(holds(['IS_INTERNAL', operator, value], { isInternal })).toBe(expected);
  });

  it('refuses other words', () => {
    expect(problemOf('IS_INTERNAL', 'IS', 'yes')).toBe('value_not_listed');
  });
});
