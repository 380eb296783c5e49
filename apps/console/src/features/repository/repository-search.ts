import * as v from 'valibot';
import { textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { settingSearchEntries } from '../setting/settings-route.ts';

export const repositorySearch = v.object({
  ...tableSearchEntries,
  ...settingSearchEntries,
  dialog: wordSearch(['create', 'order']),
  /** The repository whose panel is open. */
  repository: textSearch,
});
export type RepositorySearch = v.InferOutput<typeof repositorySearch>;
