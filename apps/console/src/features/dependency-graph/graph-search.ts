import * as v from 'valibot';
import { flagSearch, textSearch } from '../../lib/url-flag.ts';

export const graphSearch = v.object({
  searchText: textSearch,
  /** Only what leads to components with findings. */
  vulnerable: flagSearch,
  /** The uuid of the selected component. */
  selected: textSearch,
});
export type GraphSearch = v.InferOutput<typeof graphSearch>;
