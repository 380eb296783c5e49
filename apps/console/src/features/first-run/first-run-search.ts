import * as v from 'valibot';
import { textSearch, wordSearch } from '../../lib/url-flag.ts';

export const firstRunSearch = v.object({
  dialog: wordSearch(['upload']),
  /** The project and the token of the upload that is being processed. */
  project: textSearch,
  task: textSearch,
});
export type FirstRunSearch = v.InferOutput<typeof firstRunSearch>;
