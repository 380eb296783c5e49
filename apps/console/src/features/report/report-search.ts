import * as v from 'valibot';
import { textSearch } from '../../lib/url-flag.ts';

export const reportSearch = v.object({
  /** Who the report is for. */
  for: textSearch,
});
export type ReportSearch = v.InferOutput<typeof reportSearch>;
