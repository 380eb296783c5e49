import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';

test.each([
  ['P3Y', 'en', '3 years'],
  ['P1M', 'en', '1 month'],
  ['P1Y6M', 'en', '1 year, 6 months'],
  ['P2W', 'de', '2 Wochen'],
  ['P30D', 'ja', '30 日'],
  ['P', 'en', 'P'],
  ['3 years', 'en', '3 years'],
])('%s reads in %s as %s', (value, locale, text) => {
  expect(periodText(value, locale)).toBe(text);
});
