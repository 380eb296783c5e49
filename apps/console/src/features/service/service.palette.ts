import type { PaletteSearch } from '../../lib/palette.ts';
import { paths } from '../../lib/paths.ts';
import { searchHitsQuery } from '../../lib/search-hits.data.ts';

export const search: PaletteSearch = async ({ text, queryClient }) => {
  const { services } = await queryClient.fetchQuery(searchHitsQuery(text));
  return services.map(({ id, label, detail, similar }) => ({
    label,
    detail,
    similar,
    path: paths.service(id),
  }));
};
