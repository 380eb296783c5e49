import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, holds, problemOf } from '../../test/facts.ts';
import { distant, publishedOn } from '../testing/operational-cases.ts';

const TODAY = '2026-11-20';

function coordinates(parts: Record<string, unknown>): string {
  return JSON.stringify(parts);
}

describe('VERSION', () => {
  it('says nothing of a version that its ecosystem cannot order', () => {
    const npm = { version: 'not a version', purl: 'pkg:npm/lib@not%20a%20version' };
    expect(evaluate(['VERSION', 'NUMERIC_LESS_THAN', '2.0.0'], npm)).toEqual({
      outcome: 'skipped',
      reason: { code: 'fact_unreadable', fact: 'version', actual: 'not a version' },
    });
  });

  it('takes no version for the earliest where there is no package URL either', () => {
    expect(holds(['VERSION', 'NUMERIC_LESS_THAN', '0.1'], { version: null, purl: null })).toBe(true);
    expect(holds(['VERSION', 'NUMERIC_LESS_THAN', '0.1'], { version: null, purl: 'pkg:npm/lib' })).toBe(
      false,
    );
  });
});

describe('COORDINATES', () => {
  const facts = { group: 'org.acme', name: 'lib', version: '1.5' };

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

  it('tells each part that keeps it from matching, and the comparison that was made', () => {
    const value = '{"group":"acme","name":"else","version":"<1.5"}';
    const name = { fact: 'name', actual: 'lib', expected: 'else' };
    const version = { fact: 'version', actual: '1.5', expected: '1.5' };
    expect(evaluate(['COORDINATES', 'NO_MATCH', value], facts)).toEqual({
      outcome: 'held',
      checks: [
        { ...name, operator: 'NO_MATCH', held: true },
        { ...version, operator: 'NUMERIC_GREATER_THAN_OR_EQUAL', held: true },
      ],
      more: 0,
    });
    expect(evaluate(['COORDINATES', 'MATCHES', value], facts)).toMatchObject({
      outcome: 'not_held',
      checks: [
        { fact: 'group', operator: 'MATCHES', held: true },
        { ...name, operator: 'MATCHES', held: false },
        { ...version, operator: 'NUMERIC_LESS_THAN', held: false },
      ],
    });
  });

  it('either matches or does not', () => {
    const part = fc.option(fc.constantFrom('a', 'b', 'ab', '*', '^a$', '>1', '!=1', '1'), { nil: null });
    const text = fc.option(fc.constantFrom('a', 'b', 'ab', '1', '2'), { nil: null });
    fc.assert(
      fc.property(part, part, part, text, text, text, (group, name, version, ...actual) => {
        const value = coordinates({ group, name, version });
        const component = { group: actual[0], name: actual[1], version: actual[2] };
        const [matches, isNoMatch] = ['MATCHES', 'NO_MATCH'].map((operator) =>
          holds(['COORDINATES', operator, value], component),
        );
        expect(isNoMatch).toBe(!matches);
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

describe('VERSION', () => {
  it('is skipped without a version', () => {
    expect(evaluate(['VERSION', 'NUMERIC_NOT_EQUAL', '1'], { version: null, purl: 'pkg:npm/lib' })).toEqual({
      outcome: 'skipped',
      reason: { code: 'fact_missing', fact: 'version' },
    });
  });
});

describe('IS_OUTDATED', () => {
  it.each([
    ['pkg:maven/org.pear/pearhat@2.0.0.Final-redhat-00001', '2.0.0.Final-redhat-00001', '1.0.0.Final', false],
    ['pkg:npm/lib@2.0.0-rc.1', '2.0.0-rc.1', '1.9.0', false],
    ['pkg:npm/lib@2.0.0-rc.1', '2.0.0-rc.1', '2.0.0', true],
    ['pkg:maven/a/b@1.0-SNAPSHOT', '1.0-SNAPSHOT', '1.0', true],
    ['pkg:golang/a/b@v1.2.0', 'v1.2.0', '1.2.0', false],
    ['pkg:pypi/lib@1.0', '1.0', '1.0.0', false],
    ['pkg:npm/lib@odd', 'odd', '1.0.0', true],
    ['pkg:npm/lib@odd', 'odd', 'odd', false],
  ])('of %s at %s with the latest %s is %s', (purl, version, latestVersion, outdated) => {
    expect(holds(['IS_OUTDATED', 'IS', 'true'], { purl, version, latestVersion })).toBe(outdated);
    expect(holds(['IS_OUTDATED', 'IS_NOT', 'true'], { purl, version, latestVersion })).toBe(!outdated);
  });
});

describe('COMPONENT_HASH', () => {
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
  it('tells the days that were compared', () => {
    expect(evaluate(['AGE', 'NUMERIC_GREATER_THAN', ' P1M '], publishedOn('2026-01-31'))).toMatchObject({
      outcome: 'held',
      checks: [{ actual: '2026-01-31', expected: 'P1M', details: { due: '2026-02-28', today: TODAY } }],
    });
  });

  it('is skipped where nobody tells the date', () => {
    const facts = { version: '1', latestVersion: '2', publishedMs: null };
    expect(evaluate(['AGE', 'NUMERIC_NOT_EQUAL', 'P1D'], facts)).toEqual({
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
  it('tells the distances that made it hold, or all', () => {
    const value = '{"major":"1","minor":"1"}';
    expect(evaluate(['VERSION_DISTANCE', 'NUMERIC_EQUAL', value], distant(['1.0', '1.1']))).toMatchObject({
      outcome: 'held',
      checks: [
        { actual: '0:0.1.?', expected: '0:0.1.?', held: true, details: { version: '1.0', latest: '1.1' } },
      ],
    });
    const evaluation = evaluate(['VERSION_DISTANCE', 'NUMERIC_EQUAL', value], distant(['1.0', '1.2']));
    expect(evaluation).toMatchObject({ checks: [{ expected: '0:1.?.?' }, { expected: '0:0.1.?' }] });
  });

  it.each([
    [{ ...distant(['1', '2']), isDirectDependency: false }, { code: 'not_a_direct_dependency' }],
    [distant([null, '2']), { code: 'fact_missing', fact: 'version' }],
    [distant(['1', null]), { code: 'fact_missing', fact: 'latest_version' }],
    [distant(['1a', '2']), { code: 'fact_unreadable', fact: 'version', actual: '1a' }],
    [distant(['1', '2-rc1']), { code: 'fact_unreadable', fact: 'latest_version', actual: '2-rc1' }],
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
  it('refuses other words', () => {
    expect(problemOf('IS_INTERNAL', 'IS', 'yes')).toBe('value_not_listed');
  });
});

describe('IS_OUTDATED', () => {
  it('tells the versions that were compared', () => {
    expect(evaluate(['IS_OUTDATED', 'IS', 'true'], distant(['1.0', '1.1']))).toMatchObject({
      checks: [{ fact: 'is_outdated', actual: 'true', details: { version: '1.0', latest: '1.1' } }],
    });
  });

  it.each([
    [distant([null, '2']), 'version'],
    [distant(['1', null]), 'latest_version'],
  ])('is skipped with %j', (facts, fact) => {
    const reason = { code: 'fact_missing', fact };
    expect(evaluate(['IS_OUTDATED', 'IS_NOT', 'true'], facts)).toEqual({ outcome: 'skipped', reason });
  });

  it('refuses other words', () => {
    expect(problemOf('IS_OUTDATED', 'IS', 'yes')).toBe('value_not_listed');
  });
});
