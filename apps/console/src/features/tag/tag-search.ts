import { classifiers, policyViolationStates, tagUses } from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

const listed = filterKinds<FilterQuery<'GET /api/v1/tag'>>();

export const tagFilters = {
  use: listed.anyOf(tagUses, 'use'),
  /** The part of the name before the first `:`, `=` or `/`. */
  prefix: listed.text('prefix'),
  noPrefix: listed.flag('withoutPrefix'),
};

export const tagListSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(tagFilters),
  by: wordSearch(['PREFIX']),
  dialog: wordSearch(['create']),
});
export type TagListSearch = v.InferOutput<typeof tagListSearch>;

const tagged = filterKinds<FilterQuery<'GET /api/v1/tag/{name}/project'>>();

/** The filters of projects and of collections. */
export const taggedFilters = {
  active: tagged.flag('excludeInactive'),
  latest: tagged.flag('latest'),
  classifier: tagged.oneOf(classifiers, 'classifier'),
};

export const taggedSearch = v.object({ ...tableSearchEntries, ...filterEntries(taggedFilters) });
export type TaggedSearch = v.InferOutput<typeof taggedSearch>;

const policy = filterKinds<FilterQuery<'GET /api/v1/tag/{name}/policy'>>();

export const taggedPolicyFilters = { state: policy.anyOf(policyViolationStates, 'state') };

export const taggedPoliciesSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(taggedPolicyFilters),
});
export type TaggedPoliciesSearch = v.InferOutput<typeof taggedPoliciesSearch>;

export const taggedAlertsSearch = v.object({ ...tableSearchEntries, dialog: wordSearch(['add']) });
export type TaggedAlertsSearch = v.InferOutput<typeof taggedAlertsSearch>;
