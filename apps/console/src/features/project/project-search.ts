import { classifiers } from '@waybill/api-contract';
import * as v from 'valibot';
import { flagSearch, textSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** What is open on top of a project. */
const projectDialogs = ['details', 'coverage', 'upload'] as const;
export type ProjectDialog = (typeof projectDialogs)[number];

/** The part of the address that every tab of a project has. */
export const projectSearch = v.object({
  dialog: v.fallback(v.optional(v.picklist(projectDialogs)), undefined),
  /** Token of the upload whose progress the dialog shows. */
  task: textSearch,
});
export type ProjectSearch = v.InferOutput<typeof projectSearch>;

export const projectListSearch = v.object({
  ...tableSearchEntries,
  tag: textSearch,
  classifier: v.fallback(v.optional(v.picklist(classifiers)), undefined),
  inactive: flagSearch,
  flat: flagSearch,
  dialog: v.fallback(v.optional(v.picklist(['create', 'upload'])), undefined),
  task: textSearch,
});
export type ProjectListSearch = v.InferOutput<typeof projectListSearch>;
