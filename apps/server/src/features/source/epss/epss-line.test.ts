import { expect, it } from 'vitest';
import { parseScore } from './epss-line.ts';

it.each([
  ['CVE-2024-0001,0.5,0.97', ['CVE-2024-0001', 0.5, 0.97]],
  ['CVE-2024-0001,0.5,0.97\r', ['CVE-2024-0001', 0.5, 0.97]],
  ['cve,epss,percentile', undefined],
  ['#model_version:v2025.03.14,score_date:2026-01-30', undefined],
  ['', undefined],
  ['CVE-2024-0001,1.5,0.9', 'malformed'],
  ['CVE-2024-0001,,0.9', 'malformed'],
  ['CVE-2024-0001,x,0.9', 'malformed'],
  ['GHSA-1,0.1,0.1', 'malformed'],
])('reads the line "%s"', (line, expected) => {
  expect(parseScore(line)).toEqual(expected);
});
