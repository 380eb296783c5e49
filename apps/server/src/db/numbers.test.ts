import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countEach, distinct, numbered } from './numbers.ts';

const columns = fc.array(fc.integer({ min: 1, max: 40 })).map((numbers) => Int32Array.from(numbers));

it('numbers are each there once, upwards, and counted', () => {
  fc.assert(
    fc.property(columns, columns, (numbers, others) => {
      const once = [...new Set(numbers)].sort((a, b) => a - b);
      expect([...distinct(numbers)]).toEqual(once);
      const counts = once.map((number) => others.filter((other) => other === number).length);
      expect([...countEach(distinct(numbers), others)]).toEqual(counts);
    }),
  );
});

it('different numbers have a place each, also below zero and beyond 32 bits', () => {
  const numbers = Float64Array.from([7, -2, 2 ** 40, 7, -2]);
  expect(numbered(numbers)).toEqual({
    ids: Float64Array.from([7, -2, 2 ** 40]),
    places: Int32Array.from([0, 1, 2, 0, 1]),
  });
});
