import * as v from 'valibot';
import { textSearch } from '../../lib/url-flag.ts';

export const whySearch = v.object({
  /** The uuid of a component. */
  component: textSearch,
  /** Source and id, such as `NVD/CVE-2021-44228`. */
  vulnerability: textSearch,
});
export type WhySearch = v.InferOutput<typeof whySearch>;
