import { call } from '../../lib/api.ts';
import type { PaletteSearch } from '../../lib/palette.ts';
import { paths } from '../../lib/paths.ts';

const pageSize = 6;

/** Tags by a part of their name. */
export const search: PaletteSearch = async ({ text, signal }) => {
  const found = await call('GET /api/v1/tag', {
    query: { searchText: text, pageNumber: 1, pageSize },
    signal,
    quiet: true,
  });
  return found.map(({ name }) => ({ label: name, path: paths.tag(name) }));
};
