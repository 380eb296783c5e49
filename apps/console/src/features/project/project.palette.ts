import type { PaletteSearch } from '../../lib/palette.ts';
import { paths } from '../../lib/paths.ts';
import { searchHitsQuery } from '../../lib/search-hits.data.ts';

/** Projects, active ones first. */
export const search: PaletteSearch = async ({ text, queryClient }) => {
  const { projects } = await queryClient.fetchQuery(searchHitsQuery(text));
  return projects.map(({ id, label, detail, similar }) => ({
    label,
    detail,
    similar,
    path: paths.project(id),
  }));
};
