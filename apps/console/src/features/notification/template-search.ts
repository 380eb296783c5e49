import * as v from 'valibot';
import { wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { settingSearchEntries } from '../setting/settings-route.ts';

export const templateListSearch = v.object({
  ...tableSearchEntries,
  ...settingSearchEntries,
  dialog: wordSearch(['create', 'restore']),
});
export type TemplateListSearch = v.InferOutput<typeof templateListSearch>;
