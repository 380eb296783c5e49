import { describe, expect, it } from 'vitest';
import { evaluate, holds, problemOf } from '../../test/facts.ts';
import { GPL, LICENSE_CONTEXT, licensed, MIT } from '../testing/license-cases.ts';

const GONE = '44444444-4444-4444-8444-444444444444';

describe('LICENSE', () => {
  it('looks at the resolved license before the expression, and at that before the name', () => {
    const all = { resolvedLicenseId: 'MIT', expression: 'Apache-2.0', name: 'GPL-2.0-only' };
    expect(holds(['LICENSE', 'IS', MIT], licensed(all), LICENSE_CONTEXT)).toBe(true);
    const unreadable = { expression: 'no (expression', name: 'GPL-2.0-only' };
    expect(evaluate(['LICENSE', 'IS', GPL], licensed(unreadable), LICENSE_CONTEXT)).toMatchObject({
      outcome: 'held',
      checks: [{ actual: 'GPL-2.0-only', details: { source: 'name' } }],
    });
  });

  it('tells which licenses of an expression decided', () => {
    const facts = licensed({ expression: 'Apache-2.0 AND (MIT OR GPL-2.0-only) AND GPL-2.0-only' });
    expect(evaluate(['LICENSE', 'IS', GPL.toUpperCase()], facts, LICENSE_CONTEXT)).toMatchObject({
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

  it('skips a license that no longer exists', () => {
    expect(evaluate(['LICENSE', 'IS_NOT', GONE], licensed({ name: 'MIT' }), LICENSE_CONTEXT)).toEqual({
      outcome: 'skipped',
      reason: { code: 'license_unknown' },
    });
  });

  it.each(['MIT', 'Unresolved', '123'])('refuses %s', (value) => {
    expect(problemOf('LICENSE', 'IS', value)).toBe('value_unreadable');
  });
});

describe('LICENSE_GROUP', () => {
  it('skips a group that no longer exists', () => {
    expect(evaluate(['LICENSE_GROUP', 'IS_NOT', GONE], licensed({}), LICENSE_CONTEXT)).toEqual({
      outcome: 'skipped',
      reason: { code: 'license_group_unknown' },
    });
  });

  it('refuses what is no UUID', () => {
    expect(problemOf('LICENSE_GROUP', 'IS', 'Copyleft')).toBe('value_unreadable');
    expect(problemOf('LICENSE_GROUP', 'IS', 'unresolved')).toBe('value_unreadable');
  });
});
