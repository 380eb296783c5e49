import { formatTerm, parseQuery } from '@waybill/query';
import { call } from '../../lib/api.ts';
import type { PaletteHit, PaletteSearch } from '../../lib/palette.ts';
import { paths } from '../../lib/paths.ts';
import { searchHitsQuery } from '../../lib/search-hits.data.ts';

const count = 6;

/** Names of components, each leading to the search that lists where they are; for a query with fields, components themselves. */
export const search: PaletteSearch = async ({ text, signal, queryClient }) => {
  const { terms, faults } = parseQuery(text);
  if (terms.some(({ field, negated }) => field !== undefined && !negated)) {
    return faults.length > 0 ? [] : findComponents(text, signal);
  }
  const { components } = await queryClient.fetchQuery(searchHitsQuery(text));
  return components.map(({ label, detail, similar }) => ({
    label,
    detail,
    similar,
    path: paths.components({ q: namedExactly(label, detail) }),
  }));
};

function namedExactly(name: string, group: string | undefined): string {
  const term = (field: 'name' | 'group', value: string) =>
    formatTerm({ field, comparison: '=', value, negated: false });
  return [term('name', name), ...(group === undefined ? [] : [term('group', group)])].join(' ');
}

async function findComponents(query: string, signal: AbortSignal): Promise<PaletteHit[]> {
  const found = await call('GET /api/waybill/v1/components/search', {
    query: { query, pageNumber: 1, pageSize: count },
    signal,
    quiet: true,
  });
  return found.map(({ uuid, name, version, project }) => ({
    label: [name, version].filter(Boolean).join(' '),
    detail: [project.name, project.version].filter(Boolean).join(' '),
    path: paths.component(uuid),
  }));
}
