import { describe, expect, it } from 'vitest';
import { shapeDifferences } from './shapes.ts';

describe('the shapes of two answers', () => {
  it('agree whatever the values are, and whichever item of a list has a member', () => {
    const recorded = [
      { name: 'a', tags: [], project: { uuid: '1' } },
      { name: 'b', tags: [{ name: 'x' }] },
    ];
    const actual = [{ name: 'c', tags: [{ name: 'y' }], project: { uuid: '2' } }];
    expect(shapeDifferences(recorded, actual)).toEqual([]);
  });

  it.each([
    ['a member is missing', { a: 1, b: 2 }, { a: 1 }, ['b: missing']],
    ['a member stands besides', { a: 1 }, { a: 1, b: 2 }, ['b: besides']],
    ['a type is another one', { a: { b: 1 } }, { a: { b: '1' } }, ['a.b: string instead of number']],
    ['null is no text', { a: null }, { a: '' }, ['a: string instead of null']],
    ['a list has no items', { a: [1] }, { a: [] }, ['a[]: no items']],
    ['a list has items where there were none', [], [1], ['[]: items where there were none']],
    ['items differ', [{ a: 1 }], [{ a: true }], ['[].a: boolean instead of number']],
    ['the whole is something else', [], {}, ['body: object instead of array']],
  ])('differ where %s', (_what, recorded, actual, differences) => {
    const found = shapeDifferences(recorded, actual);
    expect(found.map(({ text }) => text)).toEqual(differences);
    expect(found.map(({ isGained }) => isGained)).toEqual(
      differences.map((text) => text.endsWith('besides')),
    );
  });

  it('leave out members that cannot be there', () => {
    const isLeftOut = (member: string) => member === 'latestVersion';
    expect(shapeDifferences([{ a: 1, latestVersion: '2' }], [{ a: 1 }], isLeftOut)).toEqual([]);
  });
});
