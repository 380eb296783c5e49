import { describe, expect, test } from 'vitest';
import { orderOf, type RowOrder, type Surroundings, stepFrom, surroundingsOf } from './row-order.ts';

const idOf = (row: string) => row;
const list = (rows: string) => orderOf(rows.split(''));
const moving = (rows: string): RowOrder<string> => ({ ...list(rows), isSettled: false });
const standing = (rows: string, open: string): Surroundings<string> =>
  surroundingsOf(list(rows), idOf, rows.indexOf(open));

describe('in a list that stands still', () => {
  test.each([
    ['c', 1, { place: 3 }],
    ['c', -1, { place: 1 }],
    ['a', -1, undefined],
    ['e', 1, undefined],
  ] as const)('from %s by %i', (openId, step, target) => {
    const around = standing('abcde', openId);
    expect(stepFrom({ list: list('abcde'), openId, idOf, around }, step)).toEqual(target);
  });

  test.each([
    ['gh', { place: 0 }, undefined],
    ['bgh', { place: 1 }, { place: 0 }],
    ['xay', { place: 2 }, { place: 1 }],
    ['ab', undefined, { place: 1 }],
    ['xyz', { place: 0 }, undefined],
    ['', undefined, undefined],
  ] as const)('that is “%s” after the open row and others have gone', (rows, next, previous) => {
    const where = { list: list(rows), openId: 'e', idOf, around: standing('abcdefgh', 'e') };
    expect(stepFrom(where, 1)).toEqual(next);
    expect(stepFrom(where, -1)).toEqual(previous);
  });

  test('a row that was never in it is before the first', () => {
    expect(stepFrom({ list: list('ab'), openId: 'x', idOf, around: undefined }, 1)).toEqual({ place: 0 });
    expect(stepFrom({ list: list('ab'), openId: 'x', idOf, around: undefined }, -1)).toBe(undefined);
  });
});

describe('in a list that is being loaded anew', () => {
  test('the order of before counts', () => {
    const where = { list: moving('hgfeabc'), openId: 'e', idOf, around: standing('abcdefgh', 'c') };
    expect(stepFrom(where, 1)).toEqual({ row: 'f' });
    expect(stepFrom(where, -1)).toEqual({ row: 'd' });
  });

  test('a row that two of its parts have comes once', () => {
    const around = standing('abcdcdef', 'b');
    expect(around).toEqual({ first: 0, rows: ['a', 'b', 'c', 'd', 'e', 'f'] });
    const list = moving('abcdcdef');
    expect(stepFrom({ list, openId: 'd', idOf, around }, 1)).toEqual({ row: 'e' });
    expect(stepFrom({ list, openId: 'd', idOf, around }, -1)).toEqual({ row: 'c' });
  });

  test('what comes beyond it is told later', () => {
    const where = { list: moving('abcxyz'), openId: 'c', idOf, around: standing('abc', 'b') };
    expect(stepFrom(where, 1)).toBe('later');
    expect(stepFrom({ ...where, openId: 'a' }, -1)).toBe('later');
    expect(stepFrom({ ...where, openId: 'x' }, 1)).toBe('later');
    expect(stepFrom({ ...where, list: moving('') }, 1)).toBe(undefined);
  });
});
