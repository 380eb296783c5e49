import * as v from 'valibot';
import { textSearch } from '../../lib/url-flag.ts';

export const firstRunSearch = v.object({
  dialog: v.fallback(v.optional(v.literal('upload')), undefined),
  /** The project and the token of the upload that is being processed. */
  project: textSearch,
  task: textSearch,
});
export type FirstRunSearch = v.InferOutput<typeof firstRunSearch>;
