import { expect, test } from 'vitest';
import { parseLayout } from './table-preferences.ts';

test('a stored layout is read as it was written', () => {
  const layout = { order: ['b', 'a'], widths: { a: 12.5 }, density: 'compact' };
  expect(parseLayout(JSON.stringify(layout))).toEqual(layout);
});

test.each(['', 'null', '[]', '7', '{"order":3,"widths":[],"density":"tiny"}', '{"widths":{"a":"x","b":-1}}'])(
  'nothing is made of %s',
  (stored) => {
    const { order, widths = {}, density } = parseLayout(stored);
    expect([order, widths, density]).toEqual([undefined, {}, undefined]);
  },
);
