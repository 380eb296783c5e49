import * as v from 'valibot';
import { textSearch } from '../../lib/url-flag.ts';

export const reportSearch = v.object({
  /** The recipient of the report. */
  for: textSearch,
});
export type ReportSearch = v.InferOutput<typeof reportSearch>;
