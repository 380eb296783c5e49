import { classifiers } from '@waybill/api-contract';
import * as v from 'valibot';
import { flagSearch, textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** What is open on top of a project. */
const projectDialogs = ['details', 'coverage', 'upload'] as const;
export type ProjectDialog = (typeof projectDialogs)[number];

/** The part of the address that every tab of a project has. */
export const projectSearch = v.object({
  dialog: wordSearch(projectDialogs),
  /** Token of the upload whose progress the dialog shows. */
  task: textSearch,
});
export type ProjectSearch = v.InferOutput<typeof projectSearch>;

export const projectListSearch = v.object({
  ...tableSearchEntries,
  tag: textSearch,
  classifier: wordSearch(classifiers),
  inactive: flagSearch,
  flat: flagSearch,
  dialog: wordSearch(['create', 'upload']),
  task: textSearch,
});
export type ProjectListSearch = v.InferOutput<typeof projectListSearch>;
