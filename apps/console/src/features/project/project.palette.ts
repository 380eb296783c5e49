import type { PaletteSearch } from '../../lib/palette.ts';
import { paths } from '../../lib/paths.ts';
import { bestProjectsQuery } from './project.data.ts';

const count = 6;

/** Active projects, as their list finds them. */
export const search: PaletteSearch = async ({ text, queryClient }) => {
  const projects = await queryClient.fetchQuery(bestProjectsQuery(text, count));
  return projects.map(({ uuid, name, version }) => ({
    label: name,
    detail: version,
    path: paths.project(uuid),
  }));
};
