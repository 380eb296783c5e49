import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalExpression,
  formatLicenseExpression,
  isLicenseExpression,
  type LicenseExpression,
  licenseIdsOf,
  licenseTermsOf,
  parseLicenseExpression,
  readLicenseExpression,
} from '../index.ts';
import { expressions } from '../testing/expressions.ts';

function read(text: string): LicenseExpression {
  const expression = readLicenseExpression(text);
  if ('error' in expression) throw new Error(expression.error);
  return expression;
}

describe('readLicenseExpression', () => {
  it('binds + before WITH before AND before OR', () => {
    expect(read('A OR B+ WITH X AND C')).toEqual({
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
    expect(read('(A OR B) AND C')).toMatchObject({ kind: 'and', parts: [{ kind: 'or' }, { id: 'C' }] });
  });

  it('joins what brackets part without need', () => {
    expect(read('A AND (B AND (C AND D))')).toEqual(read('A AND B AND C AND D'));
    expect(read('(A OR B) OR C')).toEqual(read('A OR B OR C'));
  });

  it.each([
    'MIT',
    ' MIT ',
    'mit or apache-2.0',
    'MIT And ISC',
    'LicenseRef-Mine',
    'LicenseRef-mine_1+',
    'DocumentRef-spdx:LicenseRef-1 AND MIT',
    '((MIT))',
    '( MIT )AND(ISC)',
    'MIT\n AND\tISC',
    'GPL-2.0+',
    'GPL-2.0-or-later WITH Bison-exception-2.2',
    'GPL-2.0-only WITH AdditionRef-Mine',
    'GPL-2.0-only WITH DocumentRef-other:AdditionRef-Mine',
    'GPL-2.0-only WITH LicenseRef-scanner-exception',
    'NONE',
    'NOASSERTION',
    'MIT AND NOASSERTION',
    'Android',
    'ORACLE',
  ])('reads %j', (text) => {
    expect(isLicenseExpression(text)).toBe(true);
  });

  it.each<[text: string, offset: number, error: string]>([
    ['', 0, 'A license is missing at the end'],
    [' ', 1, 'A license is missing at the end'],
    ['OR', 0, "A license is missing before 'OR'"],
    ['MIT AND', 7, 'A license is missing at the end'],
    ['AND MIT', 0, "A license is missing before 'AND'"],
    ['MIT OR or MIT', 7, "A license is missing before 'or'"],
    ['MIT OR ()', 8, "A license is missing before ')'"],
    ['(MIT', 0, "This '(' is not closed"],
    ['ISC OR (MIT', 7, "This '(' is not closed"],
    ['(MIT ISC)', 5, "'AND', 'OR' or 'WITH' is missing before 'ISC'"],
    ['MIT)', 3, "There is no '(' for this ')'"],
    ['MIT Apache-2.0', 4, "'AND', 'OR' or 'WITH' is missing before 'Apache-2.0'"],
    ['MIT WITH', 8, 'An exception is missing at the end'],
    ['MIT WITH (X)', 9, "An exception is missing before '('"],
    ['MIT WITH AND', 9, "An exception is missing before 'AND'"],
    ['MIT WITH X WITH Y', 11, "'AND', 'OR' or 'WITH' is missing before 'WITH'"],
    ['(MIT) WITH X', 6, "'AND', 'OR' or 'WITH' is missing before 'WITH'"],
    ['a, b', 1, "The character ',' is not for license expressions"],
    ['GPL v2 / MIT', 7, "The character '/' is not for license expressions"],
    ['MIT 😀', 4, "The character '😀' is not for license expressions"],
    ['+', 0, "A license is missing before '+'"],
    ['GPL-2.0 +', 8, "A '+' stands directly behind a license"],
    ['MIT++', 4, "A '+' stands directly behind a license"],
    ['-MIT', 0, "'-MIT' is not an identifier"],
    ['a:b', 0, "'a:b' is not an identifier"],
    ['DocumentRef-a:MIT', 0, "'DocumentRef-a:MIT' is not an identifier"],
    ['AdditionRef-X', 0, "'AdditionRef-X' stands only after 'WITH'"],
    ['MIT OR DocumentRef-a:AdditionRef-X', 7, "'DocumentRef-a:AdditionRef-X' stands only after 'WITH'"],
  ])('refuses %j at %i: %s', (text, offset, error) => {
    expect(readLicenseExpression(text)).toEqual({ error, offset });
    expect(parseLicenseExpression(text)).toBeUndefined();
  });

  it('reads a hundred nested brackets and refuses more', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}MIT${')'.repeat(depth)}`;
    expect(isLicenseExpression(nested(100))).toBe(true);
    const error = 'Brackets are nested more than 100 deep';
    expect(readLicenseExpression(nested(101))).toEqual({ error, offset: 100 });
    expect(readLicenseExpression(nested(100_000))).toEqual({ error, offset: 100 });
  });

  it('reads a hundred thousand licenses in a row, and refuses as many brackets', () => {
    const long = Array.from({ length: 100_000 }, (_, index) => `LicenseRef-${index}`).join(' OR ');
    expect(licenseIdsOf(read(long))).toHaveLength(100_000);
    expect(formatLicenseExpression(read(long))).toBe(long);
    expect(isLicenseExpression('('.repeat(100_000))).toBe(false);
    expect(isLicenseExpression('MIT'.concat(')'.repeat(100_000)))).toBe(false);
    expect(isLicenseExpression(`${' '.repeat(100_000)}x`)).toBe(true);
  });

  it('answers any text', () => {
    const words = fc.constantFrom(
      '(',
      ')',
      '+',
      ' ',
      'AND',
      ' or ',
      'WITH ',
      'MIT',
      'é',
      'LicenseRef-',
      ':',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('');
        const answer = readLicenseExpression(text);
        if ('error' in answer) expect(answer.offset).toBeLessThanOrEqual(text.length);
        else expect(read(formatLicenseExpression(answer))).toEqual(answer);
      }),
    );
  });
});

describe('formatLicenseExpression', () => {
  it.each([
    ['((mit)) or (isc and (x))', 'mit OR isc AND x'],
    ['(A or (B or C)) and (D and E)', '(A OR B OR C) AND D AND E'],
    ['gpl-2.0+ with font', 'gpl-2.0+ WITH font'],
  ])('writes %j as %j', (text, printed) => {
    expect(formatLicenseExpression(read(text))).toBe(printed);
  });

  it('writes what reads as the same tree', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const text = formatLicenseExpression(expression);
        const again = read(text);
        expect(formatLicenseExpression(again)).toBe(text);
        expect(licenseTermsOf(again)).toEqual(licenseTermsOf(expression));
        expect(read(formatLicenseExpression(again))).toEqual(again);
      }),
    );
  });

  it('writes no brackets that could be left out', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const text = formatLicenseExpression(expression);
        for (const { index } of text.matchAll(/\(/g)) {
          expect(readLicenseExpression(withoutPair(text, index))).not.toEqual(read(text));
        }
      }),
    );
  });
});

describe('canonicalExpression', () => {
  it.each([
    ['mit or apache-2.0', 'MIT OR Apache-2.0'],
    [
      'gpl-2.0+ with CLASSPATH-exception-2.0 and gpl-2.0',
      'GPL-2.0+ WITH Classpath-exception-2.0 AND GPL-2.0',
    ],
    ['licenseref-Mine or documentref-X:licenseref-Y', 'LicenseRef-Mine OR DocumentRef-X:LicenseRef-Y'],
    ['GPL-2.0-only with additionref-Z', 'GPL-2.0-only WITH AdditionRef-Z'],
    ['none', 'NONE'],
    ['NoAssertion or Some-Thing', 'NOASSERTION OR Some-Thing'],
  ])('spells %j as %j', (text, spelt) => {
    expect(formatLicenseExpression(canonicalExpression(read(text)))).toBe(spelt);
  });
});

/** A text without the bracket at an index and the one that closes it. */
function withoutPair(text: string, open: number): string {
  let depth = 0;
  const close = [...text].findIndex((character, index) => {
    if (index < open) return false;
    if (character === '(') depth++;
    if (character === ')') depth--;
    return depth === 0;
  });
  return text.slice(0, open) + text.slice(open + 1, close) + text.slice(close + 1);
}
