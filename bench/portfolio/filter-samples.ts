import type { Endpoints } from '@waybill/api-contract';
import { endpointTable } from '@waybill/api-contract/server';

/** Values that a list is filtered by, for each parameter of its endpoint. Several where they differ in how they are read. */
export type FilterSamples = Readonly<Record<string, readonly string[]>>;

/** Parameters that are not filters. */
const notFilters = ['by'];

/**
 * A query for each filter of an endpoint, and for texts that are searched for.
 * @throws where a filter has no sample, or a sample no filter: then nobody would notice that it is slow
 */
export function filtersOf(key: keyof Endpoints, samples: FilterSamples, texts: readonly string[]): string[] {
  const names = endpointTable[key].query.map(({ name }) => name).filter((name) => !notFilters.includes(name));
  const missing = names.filter((name) => !samples[name]?.length);
  const unknown = Object.keys(samples).filter((name) => !names.includes(name));
  if (missing.length + unknown.length > 0)
    throw new Error(
      `${key}: no sample of ${missing.join(', ') || 'none'}, no such filter ${unknown.join(', ') || 'none'}`,
    );
  return [
    ...names.flatMap((name) => (samples[name] ?? []).map((value) => `${name}=${encodeURIComponent(value)}`)),
    ...texts.map((text) => `searchText=${encodeURIComponent(text)}`),
  ];
}
