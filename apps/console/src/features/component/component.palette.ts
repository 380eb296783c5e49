import { call } from '../../lib/api.ts';
import type { PaletteSearch } from '../../lib/palette.ts';
import { paths } from '../../lib/paths.ts';

/** Names of components, each leading to the search that lists where they are. */
export const search: PaletteSearch = async ({ text, signal }) => {
  const names = await call('GET /api/waybill/v1/components/names', {
    query: { searchText: text },
    signal,
    quiet: true,
  });
  return names.map(({ group, name }) => ({
    label: name,
    detail: group,
    path: paths.components({ subject: 'COORDINATES', group, name }),
  }));
};
