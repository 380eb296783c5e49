import { statedFacts } from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { flagSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

const listed = filterKinds<FilterQuery<'GET /api/v1/service/project/{uuid}'>>();

export const projectServiceFilters = {
  authentication: listed.anyOf(statedFacts, 'authentication'),
  boundary: listed.anyOf(statedFacts, 'trustBoundary'),
};

export const projectServicesSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(projectServiceFilters),
  add: flagSearch,
});
export type ProjectServicesSearch = v.InferOutput<typeof projectServicesSearch>;

/** What is open on top of a service. */
export const servicePageSearch = v.object({ dialog: wordSearch(['details', 'delete']) });
export type ServicePageSearch = v.InferOutput<typeof servicePageSearch>;
