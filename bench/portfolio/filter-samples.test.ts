import { expect, it } from 'vitest';
import { vulnerabilitySamples } from '../runs/portfolio/lists.ts';
import { filtersOf } from './filter-samples.ts';
import { findingSamples, portfolioSamples } from './finding-samples.ts';

const sample = { component: 'c', identity: 'i', flaw: 'f', vulnerability: 'v', project: 'p', tag: 't' };
const { everyRecord: _, ...samplesOfGroups } = findingSamples(sample);

it.each([
  ['GET /api/waybill/v1/project/{uuid}/findings', findingSamples(sample)],
  ['GET /api/waybill/v1/project/{uuid}/findings/groups', samplesOfGroups],
  ['GET /api/waybill/v1/findings', portfolioSamples(sample)],
  ['GET /api/waybill/v1/vulnerabilities', vulnerabilitySamples],
] as const)('every filter of %s is measured', (key, samples) => {
  const queries = filtersOf(key, samples, ['text']);
  expect(queries.length).toBeGreaterThan(Object.keys(samples).length);
  expect(queries.at(-1)).toBe('searchText=text');
});
