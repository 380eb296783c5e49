import { describe, expect, it } from 'vitest';
import { runVectors, type VectorCase } from './vector-set.ts';

const right: VectorCase = { case: '1 + 1', expected: { sum: [2] }, got: { sum: [2] } };
const wrong: VectorCase = { case: '1 + 2', expected: 3, got: 4 };
const bad: VectorCase = { case: '1 + 1 = 3', reason: 'It is 2.' };

const sourceOf = (cases: () => Iterable<VectorCase> | AsyncIterable<VectorCase>, count: number) => ({
  package: 'math',
  set: 'sums',
  count,
  cases,
});

describe('runVectors', () => {
  it('tells cases that passed from those that failed and those that are excluded', async () => {
    expect(await runVectors(sourceOf(() => [right, wrong, bad, right], 4))).toEqual({
      package: 'math',
      set: 'sums',
      cases: 4,
      passed: 2,
      failed: [wrong],
      excluded: [bad],
    });
  });

  it('takes cases that come one after the other', async () => {
    async function* cases() {
      yield right;
      yield bad;
    }
    expect(await runVectors(sourceOf(cases, 2))).toMatchObject({ cases: 2, passed: 1, failed: [] });
  });

  it('fails a set with another number of cases than it should have', async () => {
    expect(await runVectors(sourceOf(() => [right], 2))).toMatchObject({
      passed: 1,
      failed: [{ case: 'number of cases', expected: 2, got: 1 }],
    });
  });

  it('fails a set that cannot be tried to its end', async () => {
    function* cases() {
      yield right;
      throw new Error('no such file');
    }
    expect(await runVectors(sourceOf(cases, 2))).toMatchObject({
      cases: 2,
      passed: 1,
      failed: [{ case: 'the set as a whole', got: 'Error: no such file' }],
    });
  });
});
