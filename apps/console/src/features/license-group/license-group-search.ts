import * as v from 'valibot';
import { textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

export const licenseGroupListSearch = v.object({
  ...tableSearchEntries,
  dialog: wordSearch(['create']),
  /** The group whose panel is open. */
  group: textSearch,
});
export type LicenseGroupListSearch = v.InferOutput<typeof licenseGroupListSearch>;
