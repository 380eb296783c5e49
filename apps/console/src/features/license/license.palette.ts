import type { PaletteSearch } from '../../lib/palette.ts';
import { paths } from '../../lib/paths.ts';
import { searchHitsQuery } from '../../lib/search-hits.data.ts';

export const search: PaletteSearch = async ({ text, queryClient }) => {
  const { licenses } = await queryClient.fetchQuery(searchHitsQuery(text));
  return licenses.map(({ id, label, detail }) => ({ label, detail, path: paths.license(id) }));
};
