import { serviceGroupings, statedFacts } from '@waybill/api-contract';
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

const ofAll = filterKinds<FilterQuery<'GET /api/waybill/v1/services'>>();

export const portfolioServiceFilters = {
  authentication: ofAll.anyOf(statedFacts, 'authentication'),
  boundary: ofAll.anyOf(statedFacts, 'trustBoundary'),
  /** The uuid of a project. */
  project: ofAll.givenUuidIn('project'),
  tag: ofAll.textIn('tag'),
  active: ofAll.flag('excludeInactiveProjects'),
  latest: ofAll.flag('onlyLatestProjectVersions'),
  /** Exactly this name. */
  name: ofAll.givenText('name'),
  /** Exactly this provider. */
  provider: ofAll.givenText('provider'),
  noProvider: ofAll.flag('withoutProvider'),
};

export const portfolioServicesSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(portfolioServiceFilters),
  /** One row for each name, provider, or project. */
  by: wordSearch(serviceGroupings),
});
export type PortfolioServicesSearch = v.InferOutput<typeof portfolioServicesSearch>;

/** The dialogs that can be open on a service. */
export const servicePageSearch = v.object({ dialog: wordSearch(['details', 'delete']) });
export type ServicePageSearch = v.InferOutput<typeof servicePageSearch>;
