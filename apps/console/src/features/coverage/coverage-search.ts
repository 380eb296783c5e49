import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

const listed = filterKinds<FilterQuery<'GET /api/waybill/v1/coverage/components'>>();

export const coverageFilters = {
  cause: listed.oneOffered('cause'),
  ecosystem: listed.oneOffered('ecosystem'),
  project: listed.givenUuid('project'),
};

/** The address of the page: `?cause=ecosystem_not_enabled:npm&project=…`. */
export const coverageSearch = v.object({ ...tableSearchEntries, ...filterEntries(coverageFilters) });
export type CoverageSearch = v.InferOutput<typeof coverageSearch>;
