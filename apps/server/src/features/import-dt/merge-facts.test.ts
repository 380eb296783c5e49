import { describe, expect, it } from 'vitest';
import { changedFacts, mergeFacts } from './merge-facts.ts';

const merge = (name: string, said: unknown, says: unknown, made: unknown, is: unknown) =>
  mergeFacts({ [name]: said }, { [name]: says }, { [name]: made }, { [name]: is });

describe('a fact that has changed there', () => {
  it('is taken where nobody has changed it here', () => {
    expect(merge('name', 'a', 'b', 'a', 'a')).toEqual({ taken: { name: 'b' }, kept: [], untold: [] });
    expect(merge('name', 'a', null, 'A', 'A')).toEqual({ taken: { name: null }, kept: [], untold: [] });
  });

  it('is kept where somebody has changed it here', () => {
    expect(merge('name', 'a', 'b', 'a', 'c')).toEqual({ taken: {}, kept: ['name'], untold: [] });
  });

  it('is neither where it was changed to the same here', () => {
    expect(merge('name', 'a', 'b', 'a', 'b')).toEqual({ taken: {}, kept: [], untold: [] });
  });

  it('is told where it cannot be followed', () => {
    expect(mergeFacts({ teams: [] }, { teams: ['a'] }, {}, { name: 'a' })).toEqual({
      taken: {},
      kept: [],
      untold: ['teams'],
    });
  });
});

describe('a fact that has not changed there', () => {
  it('stays what it is here', () => {
    expect(merge('name', 'a', 'a', 'a', 'c')).toEqual({ taken: {}, kept: [], untold: [] });
    expect(merge('who', { a: 1, b: null }, { b: undefined, a: 1 }, {}, {})).toEqual({
      taken: {},
      kept: [],
      untold: [],
    });
  });
});

it('says what somebody has changed here', () => {
  expect(changedFacts({ a: 1, b: [1] }, { a: 1, b: [2], c: null })).toEqual(['b']);
});
