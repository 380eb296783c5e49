import { expect, test } from 'vitest';
import { readableMessage } from './progress-text.ts';

const format = {
  bytes: (value: number | null | undefined) => `${(value ?? 0) / 1_000_000} MB`,
  number: (value: number | null | undefined) => (value ?? 0).toLocaleString('en-US'),
};

test.each([
  ['nvdcve-2.0-2009: 3300000 bytes', 'nvdcve-2.0-2009: 3.3 MB'],
  ['epss.csv.gz: 31358 scores, 4000 changed', 'epss.csv.gz: 31,358 scores, 4000 changed'],
  ['CVE-2021-44228 was refused', 'CVE-2021-44228 was refused'],
])('%s', (message, expected) => {
  expect(readableMessage(message, format)).toBe(expected);
});
