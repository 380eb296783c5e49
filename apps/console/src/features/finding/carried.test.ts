import { expect, test } from 'vitest';
import { readCarried } from './carried.ts';

test.each([
  ['Carried from version 1.2, the same component, decided by ada', { projectVersion: '1.2', by: 'ada' }],
  ['Carried from component version 4.17.20, decided by ada', { componentVersion: '4.17.20', by: 'ada' }],
  [
    'Carried from version 1.2, component version 4.17.20',
    { projectVersion: '1.2', componentVersion: '4.17.20' },
  ],
])('reads %s', (comment, carried) => {
  expect(readCarried(comment)).toEqual(carried);
});

test('leaves what people wrote', () => {
  expect(readCarried('Carried from the old project by hand')).toBeUndefined();
});
