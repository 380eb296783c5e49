import * as v from 'valibot';
import { textSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

const createDialog = v.fallback(v.optional(v.literal('create')), undefined);

export const userListSearch = v.object({
  ...tableSearchEntries,
  dialog: createDialog,
  /** The user whose panel is open. */
  user: textSearch,
});
export type UserListSearch = v.InferOutput<typeof userListSearch>;

export const groupListSearch = v.object({
  ...tableSearchEntries,
  dialog: createDialog,
  /** The group whose panel is open. */
  group: textSearch,
});
export type GroupListSearch = v.InferOutput<typeof groupListSearch>;

export const teamListSearch = v.object({
  ...tableSearchEntries,
  dialog: createDialog,
  /** The team whose panel is open. */
  team: textSearch,
});
export type TeamListSearch = v.InferOutput<typeof teamListSearch>;

export const permissionListSearch = v.object(tableSearchEntries);

export const portfolioAccessSearch = v.object({
  ...tableSearchEntries,
  /** The team whose projects are open. */
  team: textSearch,
});
export type PortfolioAccessSearch = v.InferOutput<typeof portfolioAccessSearch>;

export const accountListSearch = v.object({
  ...tableSearchEntries,
  dialog: createDialog,
  /** The service account whose panel is open. */
  account: textSearch,
});
export type AccountListSearch = v.InferOutput<typeof accountListSearch>;

export const tokenRuleListSearch = v.object({
  ...tableSearchEntries,
  dialog: createDialog,
  /** The rule whose panel is open. */
  rule: textSearch,
});
export type TokenRuleListSearch = v.InferOutput<typeof tokenRuleListSearch>;
