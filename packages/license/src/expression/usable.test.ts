import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LicenseExpression, LicenseRule } from '../index.ts';
import { isUsable, parseLicenseExpression, traceUsable } from '../index.ts';
import { names, plainExpressions } from '../testing/expressions.ts';

const known = ['MIT', 'GPL-2.0', 'GPL-2.0-or-later', 'GPL-2.0+', 'Apache-1.1', 'GPL-2.0-with-Font', 'Acme+'];

function rule(mode: LicenseRule['mode'], list: readonly string[], unresolved = false): LicenseRule {
  return { mode, unresolved, has: (id) => list.includes(id), isKnown: (id) => known.includes(id) };
}

function read(text: string): LicenseExpression {
  const expression = parseLicenseExpression(text);
  if (!expression) throw new Error(`'${text}' is no expression`);
  return expression;
}

describe('isUsable', () => {
  it.each<[text: string, forbidden: string[], usable: boolean]>([
    ['MIT', ['MIT'], false],
    ['MIT', ['GPL-2.0'], true],
    ['Unheard-of', ['MIT'], true],
    ['MIT OR GPL-2.0', ['GPL-2.0'], true],
    ['MIT AND GPL-2.0', ['GPL-2.0'], false],
    ['MIT AND (GPL-2.0 OR Apache-1.1)', ['GPL-2.0'], true],
    ['GPL-2.0 WITH Font', ['GPL-2.0'], true],
    ['GPL-2.0 WITH Font', ['GPL-2.0-with-Font'], false],
    ['GPL-2.0+', ['GPL-2.0'], true],
    ['GPL-2.0+', ['GPL-2.0', 'GPL-2.0-or-later'], false],
    ['GPL-2.0+', ['GPL-2.0+'], false],
    ['Apache-1.1+', ['Apache-1.1'], false],
    ['GPL-2.0+ WITH Font', ['GPL-2.0-with-Font'], false],
    ['Unheard-of+', ['MIT'], true],
    ['MIT WITH GCC-exception-3.1', ['MIT'], false],
    ['MIT WITH gcc-exception-3.1', ['GPL-2.0'], true],
    ['GPL-2.0-or-later WITH Bison-exception-2.2', ['GPL-2.0-or-later'], false],
    ['GPL-2.0+ WITH Bison-exception-2.2', ['GPL-2.0+'], false],
    ['MIT WITH Unheard-of', ['MIT'], false],
    ['MIT AND (GPL-2.0 WITH Bison-exception-2.2)', ['GPL-2.0'], false],
  ])('judges %j with %j forbidden as %j', (text, forbidden, usable) => {
    expect(isUsable(read(text), rule('forbidden', forbidden))).toBe(usable);
  });

  it.each<[text: string, allowed: string[], usable: boolean]>([
    ['MIT', ['MIT'], true],
    ['MIT', ['GPL-2.0'], false],
    ['Unheard-of', ['MIT'], false],
    ['MIT OR GPL-2.0', ['GPL-2.0'], true],
    ['MIT AND GPL-2.0', ['GPL-2.0'], false],
    ['GPL-2.0 WITH Font', ['GPL-2.0'], false],
    ['GPL-2.0 WITH Font', ['GPL-2.0-with-Font'], true],
    ['GPL-2.0+', ['GPL-2.0'], true],
    ['GPL-2.0+', ['GPL-2.0-or-later'], true],
    ['GPL-2.0+', ['GPL-2.0+'], true],
    ['GPL-2.0+', ['MIT'], false],
    ['MIT WITH GCC-exception-3.1', ['MIT'], true],
    ['MIT WITH GCC-exception-3.1', ['GPL-2.0'], false],
    ['MIT WITH Unheard-of', ['MIT'], false],
    ['MIT OR (GPL-2.0 WITH Unheard-of)', ['MIT'], true],
  ])('judges %j with only %j allowed as %j', (text, allowed, usable) => {
    expect(isUsable(read(text), rule('allowed', allowed))).toBe(usable);
  });

  it.each<[text: string, mode: LicenseRule['mode'], usable: boolean]>([
    ['MIT', 'forbidden', true],
    ['Unheard-of', 'forbidden', false],
    ['MIT OR Unheard-of', 'forbidden', true],
    ['Unheard-of+', 'forbidden', false],
    ['Acme+', 'forbidden', true],
    ['MIT', 'allowed', false],
    ['Unheard-of', 'allowed', true],
    ['MIT AND Unheard-of', 'allowed', false],
    ['GPL-2.0+', 'allowed', false],
  ])('judges %j with unresolved licenses %s as %j', (text, mode, usable) => {
    expect(isUsable(read(text), rule(mode, [], true))).toBe(usable);
  });

  it('is what trying all choices of sides comes to', () => {
    fc.assert(
      fc.property(plainExpressions, fc.subarray(names), fc.boolean(), (expression, list, forbidden) => {
        const judged = { mode: forbidden ? 'forbidden' : 'allowed', unresolved: false } as const;
        const has = (id: string) => list.includes(id);
        const acceptable = (id: string) => has(id) !== forbidden;
        const byChoice = choicesOf(expression).some((choice) => choice.every(acceptable));
        expect(isUsable(expression, { ...judged, has, isKnown: () => true })).toBe(byChoice);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('traceUsable', () => {
  it('names the first part that refuses', () => {
    expect(traceUsable(read('MIT AND GPL-2.0 AND Apache-1.1'), rule('forbidden', ['GPL-2.0']))).toEqual({
      usable: false,
      decidedBy: [{ licenseId: 'GPL-2.0', listing: 'on-list', usable: false }],
    });
  });

  it('names the choice that makes it usable', () => {
    expect(
      traceUsable(read('Unheard-of OR (MIT AND GPL-2.0+)'), rule('allowed', ['MIT', 'GPL-2.0'])),
    ).toEqual({
      usable: true,
      decidedBy: [
        { licenseId: 'MIT', listing: 'on-list', usable: true },
        { licenseId: 'GPL-2.0', listing: 'on-list', usable: true },
      ],
    });
  });

  it('names every choice when none will do', () => {
    expect(traceUsable(read('MIT OR Unheard-of'), rule('allowed', ['GPL-2.0'])).decidedBy).toEqual([
      { licenseId: 'MIT', listing: 'not-on-list', usable: false },
      { licenseId: 'Unheard-of', listing: 'unknown', usable: false },
    ]);
  });

  it('agrees with isUsable, and its verdicts alone lead to the answer', () => {
    fc.assert(
      fc.property(plainExpressions, fc.subarray(names), (expression, list) => {
        const judged = { ...rule('forbidden', list), isKnown: (id: string) => id !== 'A' };
        const trace = traceUsable(expression, judged);
        expect(trace.usable).toBe(isUsable(expression, judged));
        expect(trace.decidedBy.every(({ usable }) => usable === trace.usable)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});

/** Every set of licenses that satisfies an expression: its disjunctive normal form, by plain enumeration. */
function choicesOf(expression: LicenseExpression): string[][] {
  if (expression.kind === 'license') return [[expression.id]];
  const parts = expression.parts.map(choicesOf);
  if (expression.kind === 'or') return parts.flat();
  return parts.reduce<string[][]>(
    (joined, choices) => joined.flatMap((left) => choices.map((right) => [...left, ...right])),
    [[]],
  );
}
