import { expect, it } from 'vitest';
import { isWithin } from './place.ts';

it.each([
  ['/tags/a', '/tags/a', true, true],
  ['/tags/a/alerts', '/tags/a', true, false],
  ['/tags/ab', '/tags/a', false, false],
  ['/tags', '/tags/a', false, false],
  ['/tags/crown <b>', '/tags/crown%20%3Cb%3E', true, true],
  ['/tags/crown%20%3Cb%3E/alerts', '/tags/crown%20%3Cb%3E', true, false],
  ['/tags/a%2Fb', '/tags/a', false, false],
  ['/tags/100%', '/tags/100%25', true, true],
])('%s is within %s: %s, and exactly: %s', (pathname, place, within, exactly) => {
  expect(isWithin(pathname, place)).toBe(within);
  expect(isWithin(pathname, place, true)).toBe(exactly);
});
