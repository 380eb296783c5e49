import { expect, test } from 'vitest';
import { shortenAddresses } from './shorten-addresses.ts';

test.each([
  ['https://nvd.test/feeds/2024.json.gz is not there (404)', '…/2024.json.gz is not there (404)'],
  ['http://a.test/x/1.zip differs from http://b.test/y/2.zip', '…/1.zip differs from …/2.zip'],
  ['https://nvd.test did not answer', 'https://nvd.test did not answer'],
  ['https://nvd.test/feeds/ did not answer', '…/feeds/ did not answer'],
  ['The record has no id', 'The record has no id'],
])('%s is %s', (message, short) => {
  expect(shortenAddresses(message)).toBe(short);
});
