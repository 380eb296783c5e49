import { describe, expect, it } from 'vitest';
import { findLoss } from './lost.ts';

describe('an answer after an upgrade', () => {
  it.each([
    ['more members', [{ a: 1 }], [{ a: 1, b: 2 }], undefined],
    ['fewer members', [{ a: 1, b: 2 }], [{ a: 1 }], '[0].b: 2 is now absent'],
    ['another value', { a: { b: 'x' } }, { a: { b: 'y' } }, '.a.b: "x" is now "y"'],
    ['fewer entries', { a: [1, 2] }, { a: [1] }, '.a had 2 entries and has 1'],
    ['more entries, among them the same', [{ a: 1 }, { a: 3 }], [{ a: 1 }, { a: 2 }, { a: 3 }], undefined],
    [
      'more entries, but not the same',
      [{ a: 1 }, { a: 4 }],
      [{ a: 1 }, { a: 2 }, { a: 3 }],
      '[1] {"a":4} is not there',
    ],
    ['another kind of value', { a: [1] }, { a: { 0: 1 } }, '.a: [1] is now {"0":1}'],
    ['null in place of a value', { a: 1 }, { a: null }, '.a: 1 is now null'],
  ])('with %s', (_what, before, after, loss) => {
    expect(findLoss(before, after)).toBe(loss);
  });
});
