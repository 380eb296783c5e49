import { foundGroupings } from '@waybill/api-contract';
import * as v from 'valibot';
import { rangeSearchEntries } from '../../lib/range-search.ts';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { flagSearch, textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { componentFilters } from './component-filter.ts';

const found = filterKinds<FilterQuery<'GET /api/waybill/v1/components/search'>>();

export const componentSearchFilters = {
  past: found.flag('past', { widens: true }),
  active: found.flag('excludeInactiveProjects'),
  latest: found.flag('onlyLatestProjectVersions'),
  outdated: found.flag('onlyOutdated'),
};

export const componentSearchSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(componentSearchFilters),
  /** The query, as `@waybill/query` reads it. */
  q: textSearch,
  by: wordSearch(foundGroupings),
});
export type ComponentSearchSearch = v.InferOutput<typeof componentSearchSearch>;

export const projectComponentsSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(componentFilters),
  add: flagSearch,
});
export type ProjectComponentsSearch = v.InferOutput<typeof projectComponentsSearch>;

export const dependantsSearch = v.object({ ...tableSearchEntries, ...filterEntries(componentFilters) });
export type DependantsSearch = v.InferOutput<typeof dependantsSearch>;

export const componentPageSearch = v.object({
  dialog: wordSearch(['details', 'download']),
});
export type ComponentPageSearch = v.InferOutput<typeof componentPageSearch>;

export const componentPropertiesSearch = v.object({ ...tableSearchEntries, add: flagSearch });
export type ComponentPropertiesSearch = v.InferOutput<typeof componentPropertiesSearch>;

export const componentOverviewSearch = v.object(rangeSearchEntries);
export type ComponentOverviewSearch = v.InferOutput<typeof componentOverviewSearch>;
