import * as v from 'valibot';
import { wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

export const tagListSearch = v.object({ ...tableSearchEntries, dialog: wordSearch(['create']) });
export type TagListSearch = v.InferOutput<typeof tagListSearch>;
