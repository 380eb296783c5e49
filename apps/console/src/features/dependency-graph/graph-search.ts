import * as v from 'valibot';
import { flagSearch, textSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

export const graphSearch = v.object({
  ...tableSearchEntries,
  /** Shows a table beside the picture, instead of the tree. */
  table: flagSearch,
  /** Only what leads to components with findings. */
  vulnerable: flagSearch,
  /** Only what leads to outdated components; with `vulnerable` to those that are both. */
  outdated: flagSearch,
  /** The uuid of the selected component. */
  selected: textSearch,
});
export type GraphSearch = v.InferOutput<typeof graphSearch>;
