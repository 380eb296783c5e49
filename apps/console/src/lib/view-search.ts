import { parseSearch, stringifySearch } from './search.ts';

/** Parameters that do not belong to a view, besides open panels. */
const besides = ['page', 'pageSize', 'saved'];

/** The parameters that a view stores: filters, search, order, and grouping, always in the same form. */
export function viewSearchOf(search: object, panels: readonly string[]): string {
  const kept = Object.entries(search).filter(([name]) => !besides.includes(name) && !panels.includes(name));
  return stringifySearch(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The search parameters of a view, with its own id. */
export function searchOfView(view: { uuid: string; search: string }): Record<string, unknown> {
  return { ...parseSearch(view.search), saved: view.uuid };
}
