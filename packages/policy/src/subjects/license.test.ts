import { describe, expect, it } from 'vitest';
import { evaluate, holds, problemOf } from '../../test/facts.ts';
import type { LicenseFacts } from '../facts.ts';

const MIT = '11111111-1111-4111-8111-111111111111';
const GPL = '22222222-2222-4222-8222-222222222222';
const COPYLEFT = '33333333-3333-4333-8333-333333333333';
const GONE = '44444444-4444-4444-8444-444444444444';

const context = {
  licenses: {
    idsByUuid: new Map([
      [MIT, 'MIT'],
      [GPL, 'GPL-2.0-only'],
    ]),
    ids: new Set(['MIT', 'GPL-2.0-only', 'Apache-2.0']),
  },
  licenseGroups: new Map([[COPYLEFT, { name: 'Copyleft', licenseIds: new Set(['GPL-2.0-only']) }]]),
};

function licensed(license: Partial<LicenseFacts>) {
  return { license: { resolvedLicenseId: null, expression: null, name: null, ...license } };
}

describe('LICENSE', () => {
  it.each([
    ['IS', MIT, { resolvedLicenseId: 'MIT' }, true],
    ['IS', MIT, { resolvedLicenseId: 'Apache-2.0' }, false],
    ['IS', MIT.toUpperCase().toLowerCase(), { name: 'MIT' }, true],
    ['IS', MIT, { name: 'My own' }, false],
    ['IS', MIT, { expression: 'MIT OR Apache-2.0' }, false],
    ['IS', MIT, { expression: 'MIT AND Apache-2.0' }, true],
    ['IS', MIT, {}, false],
    ['IS_NOT', MIT, { resolvedLicenseId: 'MIT' }, false],
    ['IS_NOT', MIT, { resolvedLicenseId: 'Apache-2.0' }, true],
    ['IS_NOT', MIT, { expression: 'MIT OR Apache-2.0' }, false],
    ['IS_NOT', MIT, { expression: 'MIT AND Apache-2.0' }, true],
    ['IS_NOT', MIT, { name: 'My own' }, true],
    ['IS_NOT', MIT, {}, true],
    ['IS', 'unresolved', {}, true],
    ['IS', 'unresolved', { name: 'My own' }, true],
    ['IS', 'unresolved', { resolvedLicenseId: 'MIT' }, false],
    ['IS', 'unresolved', { expression: 'MIT OR Unheard-1.0' }, false],
    ['IS', 'unresolved', { expression: 'MIT AND Unheard-1.0' }, true],
    ['IS_NOT', 'unresolved', {}, false],
    ['IS_NOT', 'unresolved', { name: 'My own' }, false],
    ['IS_NOT', 'unresolved', { resolvedLicenseId: 'MIT' }, true],
  ])('%s %s of %j: %s', (operator, value, license, expected) => {
    expect(holds(['LICENSE', operator, value], licensed(license), context)).toBe(expected);
  });

  it('looks at the resolved licence before the expression, and at that before the name', () => {
    const all = { resolvedLicenseId: 'MIT', expression: 'Apache-2.0', name: 'GPL-2.0-only' };
    expect(holds(['LICENSE', 'IS', MIT], licensed(all), context)).toBe(true);
    const unreadable = { expression: 'no (expression', name: 'GPL-2.0-only' };
    expect(evaluate(['LICENSE', 'IS', GPL], licensed(unreadable), context)).toMatchObject({
      outcome: 'held',
      checks: [{ actual: 'GPL-2.0-only', details: { source: 'name' } }],
    });
  });

  it('tells which licences of an expression decided', () => {
    const facts = licensed({ expression: 'Apache-2.0 AND (MIT OR GPL-2.0-only) AND GPL-2.0-only' });
    expect(evaluate(['LICENSE', 'IS', GPL.toUpperCase()], facts, context)).toMatchObject({
      outcome: 'held',
      checks: [
        {
          fact: 'license',
          expected: 'GPL-2.0-only',
          held: true,
          details: { source: 'expression', decidedBy: ['GPL-2.0-only'] },
        },
      ],
    });
  });

  it('skips a licence that no longer exists', () => {
    expect(evaluate(['LICENSE', 'IS_NOT', GONE], licensed({ name: 'MIT' }), context)).toEqual({
      outcome: 'skipped',
      reason: { code: 'license_unknown' },
    });
  });

  it.each(['MIT', 'Unresolved', '123'])('refuses %s', (value) => {
    expect(problemOf('LICENSE', 'IS', value)).toBe('value_unreadable');
  });
});

describe('LICENSE_GROUP', () => {
  it.each([
    ['IS', { resolvedLicenseId: 'GPL-2.0-only' }, true],
    ['IS', { resolvedLicenseId: 'MIT' }, false],
    ['IS', { expression: 'MIT OR GPL-2.0-only' }, false],
    ['IS', {}, false],
    ['IS_NOT', { resolvedLicenseId: 'GPL-2.0-only' }, false],
    ['IS_NOT', { resolvedLicenseId: 'MIT' }, true],
    ['IS_NOT', {}, true],
  ])('%s of %j: %s', (operator, license, expected) => {
    expect(holds(['LICENSE_GROUP', operator, COPYLEFT], licensed(license), context)).toBe(expected);
  });

  it('skips a group that no longer exists', () => {
    expect(evaluate(['LICENSE_GROUP', 'IS_NOT', GONE], licensed({}), context)).toEqual({
      outcome: 'skipped',
      reason: { code: 'license_group_unknown' },
    });
  });

  it('refuses what is no UUID', () => {
    expect(problemOf('LICENSE_GROUP', 'IS', 'Copyleft')).toBe('value_unreadable');
    expect(problemOf('LICENSE_GROUP', 'IS', 'unresolved')).toBe('value_unreadable');
  });
});
