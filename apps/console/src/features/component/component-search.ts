import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { flagSearch, textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** By what components of the portfolio can be looked up. */
export const componentSubjects = ['COORDINATES', 'PACKAGE_URL', 'CPE', 'SWID_TAGID', 'HASH'] as const;
export type ComponentSubject = (typeof componentSubjects)[number];

export const componentSearchSearch = v.object({
  ...tableSearchEntries,
  subject: wordSearch(componentSubjects),
  value: textSearch,
  group: textSearch,
  name: textSearch,
  version: textSearch,
});
export type ComponentSearchSearch = v.InferOutput<typeof componentSearchSearch>;

export const projectComponentFilters = {
  direct: filterKinds<FilterQuery<'GET /api/v1/component/project/{uuid}'>>().flag('onlyDirect'),
};

export const projectComponentsSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(projectComponentFilters),
  add: flagSearch,
});
export type ProjectComponentsSearch = v.InferOutput<typeof projectComponentsSearch>;

export const componentPageSearch = v.object({
  dialog: wordSearch(['details']),
});
export type ComponentPageSearch = v.InferOutput<typeof componentPageSearch>;

export const componentVulnerabilityFilters = {
  suppressed: filterKinds<FilterQuery<'GET /api/v1/vulnerability/component/{uuid}'>>().flag('suppressed', {
    widens: true,
  }),
};

export const componentVulnerabilitiesSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(componentVulnerabilityFilters),
});
export type ComponentVulnerabilitiesSearch = v.InferOutput<typeof componentVulnerabilitiesSearch>;
