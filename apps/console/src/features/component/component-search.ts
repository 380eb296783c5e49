import * as v from 'valibot';
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

export const projectComponentsSearch = v.object({
  ...tableSearchEntries,
  direct: flagSearch,
  add: flagSearch,
});
export type ProjectComponentsSearch = v.InferOutput<typeof projectComponentsSearch>;

export const componentPageSearch = v.object({
  dialog: wordSearch(['details']),
});
export type ComponentPageSearch = v.InferOutput<typeof componentPageSearch>;

export const componentVulnerabilitiesSearch = v.object({ ...tableSearchEntries, suppressed: flagSearch });
export type ComponentVulnerabilitiesSearch = v.InferOutput<typeof componentVulnerabilitiesSearch>;
