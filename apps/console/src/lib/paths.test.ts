import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('values are escaped, so that no id can leave its place in the path', () => {
  expect(paths.license('GPL-2.0+')).toBe('/licenses/GPL-2.0%2B');
  expect(paths.vulnerability('NVD', '../../x?y#z')).toBe('/vulnerabilities/NVD/..%2F..%2Fx%3Fy%23z');
  expect(paths.project('p', { searchText: 'a b' })).toBe('/projects/p?searchText=a+b');
});
