import { classifiers, severities } from '@waybill/api-contract';
import * as v from 'valibot';
import { rangeSearchEntries } from '../../lib/range-search.ts';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { flagSearch, textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** The dialogs that can be open on a project. */
const projectDialogs = [
  'details',
  'coverage',
  'upload',
  'download',
  'vex',
  'delete',
  'clone',
  'share',
  'owner',
  'properties',
  'integrations',
] as const;
export type ProjectDialog = (typeof projectDialogs)[number];

/** The part of the address that every tab of a project has. */
export const projectSearch = v.object({
  dialog: wordSearch(projectDialogs),
  /** Token of the upload whose progress the dialog shows. */
  task: textSearch,
});
export type ProjectSearch = v.InferOutput<typeof projectSearch>;

const listed = filterKinds<FilterQuery<'GET /api/v1/project'>>();

export const projectFilters = {
  tag: listed.text('tag'),
  classifier: listed.oneOf(classifiers, 'classifier'),
  severity: listed.anyOf(severities, 'severity'),
  imported: listed.days({ from: 'importedSince', to: 'importedUntil' }),
  owner: listed.text('owner'),
  notCovered: listed.flag('notCovered'),
  latest: listed.flag('latest'),
  collection: listed.flag('collection'),
  /** Includes inactive projects. */
  inactive: listed.unless('excludeInactive', { remember: 'ProjectListShowInactiveProjects' }),
};
/** The overview: the table of the projects below it, and how far back its charts go. */
export const projectOverviewSearch = v.object({ ...tableSearchEntries, ...rangeSearchEntries });
export type ProjectOverviewSearch = v.InferOutput<typeof projectOverviewSearch>;

export const projectListSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(projectFilters),
  /** All projects in one list; else children below their parents. */
  flat: flagSearch,
  /** Each name once, its versions below. */
  folded: flagSearch,
  dialog: wordSearch(['create', 'upload']),
  task: textSearch,
});
export type ProjectListSearch = v.InferOutput<typeof projectListSearch>;
