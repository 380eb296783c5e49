import { parseSearch, stringifySearch } from './search.ts';

/** What of an address is none of a view's business, besides what is open on top of the page. */
const besides = ['page', 'pageSize', 'saved'];

/** What a view keeps of an address: filters, search, order and grouping, always written the same way. */
export function viewSearchOf(search: object, panels: readonly string[]): string {
  const kept = Object.entries(search).filter(([name]) => !besides.includes(name) && !panels.includes(name));
  return stringifySearch(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The search parameters of a view, with its own id. */
export function searchOfView(view: { uuid: string; search: string }): Record<string, unknown> {
  return { ...parseSearch(view.search), saved: view.uuid };
}
