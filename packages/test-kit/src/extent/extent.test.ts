import { describe, expect, it } from 'vitest';
import { pairwise, product } from './pairwise.ts';

const dimensions = {
  sort: ['name', 'date', 'severity', 'score', 'project'],
  order: ['asc', 'desc'],
  filter: ['none', 'text', 'severity', 'state'],
  caller: ['admin', 'viewer', 'nobody'],
};

describe('pairwise', () => {
  it('has every pair of values of any two dimensions, in far fewer rows than there are combinations', () => {
    const rows = pairwise(dimensions, 1);
    const names = Object.keys(dimensions) as (keyof typeof dimensions)[];
    const missing = names.flatMap((first, index) =>
      names
        .slice(index + 1)
        .flatMap((second) =>
          dimensions[first].flatMap((a) =>
            dimensions[second].flatMap((b) =>
              rows.some((row) => row[first] === a && row[second] === b) ? [] : [`${a} ${b}`],
            ),
          ),
        ),
    );
    expect(missing).toEqual([]);
    expect(rows.length).toBeLessThanOrEqual(26);
    expect(product(dimensions)).toHaveLength(120);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(pairwise(dimensions, 7)).toEqual(pairwise(dimensions, 7));
    expect(pairwise(dimensions, 7)).not.toEqual(pairwise(dimensions, 8));
  });

  it('of two dimensions is their product, and of one its values', () => {
    const two = { a: [1, 2, 3], b: ['x', 'y'] };
    expect(new Set(pairwise(two, 1).map((row) => JSON.stringify(row)))).toEqual(
      new Set(product(two).map((row) => JSON.stringify(row))),
    );
    expect(pairwise({ a: [1, 2] }, 1)).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
