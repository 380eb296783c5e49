import { workMs } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { holds, isTelling, matchesPattern } from './claim-condition.ts';

describe('patterns of claims', () => {
  it.each([
    ['repo:acme/shop:ref:refs/heads/main', 'repo:acme/*:ref:refs/heads/main', true],
    ['repo:acme/shop:ref:refs/heads/main', 'repo:acme/*', true],
    ['repo:acme-evil/shop', 'repo:acme/*', false],
    ['xrepo:acme/shop', 'repo:acme/*', false],
    ['repo:acme/shop:ref:refs/heads/main2', 'repo:acme/*:ref:refs/heads/main', false],
    ['abc', 'a*b*c', true],
    ['aXbYc', 'a*b*c', true],
    ['acb', 'a*b*c', false],
    ['ab', 'ab*b', false],
    ['abb', 'ab*b', true],
    ['ab', 'a*b', true],
    ['', '*', true],
    ['a.c', 'a.c', true],
    ['abc', 'a.c', false],
    ['a*c', 'a*c', true],
  ])('%j fits %j: %s', (text, pattern, expected) => {
    expect(matchesPattern(text, pattern)).toBe(expected);
  });

  it('take no longer for a text that almost fits', () => {
    const text = 'a'.repeat(100_000);
    expect(workMs(() => expect(matchesPattern(text, `${'a*'.repeat(100)}b`)).toBe(false))).toBeLessThan(500);
  });
});

describe('a condition', () => {
  const exact = (claim: string, value: string) => ({ claim, value, isPattern: false });
  it.each([
    [exact('sub', 'x'), { sub: 'x' }, true],
    [exact('sub', 'x'), { sub: 'X' }, false],
    [exact('sub', 'x'), {}, false],
    [exact('sub', 'undefined'), {}, false],
    [exact('sub', 'null'), { sub: null }, false],
    [exact('run', '7'), { run: 7 }, true],
    [exact('protected', 'true'), { protected: true }, true],
    [exact('groups', 'b'), { groups: ['a', 'b'] }, true],
    [exact('groups', 'a,b'), { groups: ['a', 'b'] }, false],
    [exact('k8s', '[object Object]'), { k8s: {} }, false],
    [exact('toString', 'x'), {}, false],
    [exact('sub', 'a*'), { sub: 'ab' }, false],
  ])('%j of %j: %s', (condition, claims, expected) => {
    expect(holds(condition, claims)).toBe(expected);
  });

  it('leaves somebody out unless its pattern begins with a star', () => {
    expect(isTelling(exact('sub', '*'))).toBe(true);
    expect(isTelling({ claim: 'sub', value: 'a*', isPattern: true })).toBe(true);
    expect(isTelling({ claim: 'sub', value: '*:main', isPattern: true })).toBe(false);
  });
});
