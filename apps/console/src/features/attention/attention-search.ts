import { attentionReasons } from '@waybill/api-contract';
import * as v from 'valibot';
import { wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** The address of the list: `?reason=NEW&sort=-newFindings`. */
export const attentionSearch = v.object({ ...tableSearchEntries, reason: wordSearch(attentionReasons) });
export type AttentionSearch = v.InferOutput<typeof attentionSearch>;
