import { expect, test } from 'vitest';
import { byPopularity } from './popular-ecosystems.ts';

test('popular ecosystems come first, in the order of their use', () => {
  expect(byPopularity(['AlmaLinux', 'Go', 'Hex', 'PyPI', 'npm'])).toEqual({
    first: ['npm', 'PyPI', 'Go'],
    rest: ['AlmaLinux', 'Hex'],
  });
});
