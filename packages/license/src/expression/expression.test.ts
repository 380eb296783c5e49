import { describe, expect, it } from 'vitest';
import { isLicenseExpression, licenseIdsOf, parseLicenseExpression } from '../index.ts';

describe('parseLicenseExpression', () => {
  it('binds + before WITH before AND before OR', () => {
    expect(parseLicenseExpression('A OR B+ WITH X AND C')).toEqual({
      kind: 'or',
      parts: [
        { kind: 'license', id: 'A', orLater: false, exception: undefined },
        {
          kind: 'and',
          parts: [
            { kind: 'license', id: 'B', orLater: true, exception: 'X' },
            { kind: 'license', id: 'C', orLater: false, exception: undefined },
          ],
        },
      ],
    });
  });

  it('lets brackets change the order', () => {
    expect(parseLicenseExpression('(A OR B) AND C')).toMatchObject({
      kind: 'and',
      parts: [{ kind: 'or' }, { id: 'C' }],
    });
  });

  it.each([
    'MIT',
    'mit or apache-2.0',
    'LicenseRef-Mine',
    'DocumentRef-spdx:LicenseRef-1 AND MIT',
    '((MIT))',
    'GPL-2.0+',
    'GPL-2.0-or-later WITH Bison-exception-2.2',
  ])('reads %s', (text) => {
    expect(isLicenseExpression(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'MIT AND',
    'AND MIT',
    'MIT OR OR MIT',
    '(MIT',
    'MIT)',
    'MIT Apache-2.0',
    'MIT WITH',
    'MIT WITH (X)',
    'a, b',
    'GPL v2 / MIT',
    '+',
    'MIT WITH AND',
  ])('refuses %j', (text) => {
    expect(isLicenseExpression(text)).toBe(false);
  });

  it('refuses nesting that would exhaust the stack', () => {
    expect(isLicenseExpression(`${'('.repeat(50_000)}MIT${')'.repeat(50_000)}`)).toBe(false);
  });
});

describe('licenseIdsOf', () => {
  it('lists identifiers in order and leaves exceptions out', () => {
    const expression = parseLicenseExpression('MIT OR (GPL-2.0 WITH X AND BSD-2-Clause)');
    expect(expression && licenseIdsOf(expression)).toEqual(['MIT', 'GPL-2.0', 'BSD-2-Clause']);
  });
});
